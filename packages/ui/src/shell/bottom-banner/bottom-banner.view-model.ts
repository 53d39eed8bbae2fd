import { safeUrl } from '../../foundation/safe-url.ts'

/** Which of the two: by the window's width (shared-blocks §2; at or below 680 px it is `mobile`, readings #53). */
export type BottomBannerVariant = 'screen' | 'mobile'

/** What is advertised. Addresses come from outside and pass through `safeUrl`. */
export type BottomBannerContent = {
  title: string
  /** A sentence; may be empty. */
  text: string
  action: { title: string; href: string }
  /** Drawn in 160 × 48 px on a screen and in 44 × 44 px on a phone, cut to fit. */
  picture?: {
    screen: string
    mobile: string
    /** What it shows; empty if it says nothing that the words do not. */
    alt: string
  }
}

export type BottomBannerViewModel = {
  variant: BottomBannerVariant
  title: string
  text: string
  action: { title: string; href: string }
  picture: { src: string; alt: string } | null
}

/** The variant for a window. */
export function variantOf(mobile: boolean): BottomBannerVariant {
  return mobile ? 'mobile' : 'screen'
}

/** What of the content is drawn; null when there is nothing to advertise. A picture without a safe address is left out. */
export function toBottomBannerViewModel(
  content: BottomBannerContent | null,
  variant: BottomBannerVariant,
): BottomBannerViewModel | null {
  if (!content || content.title.trim() === '') return null
  const { title, text, action, picture } = content
  const src = picture ? safeUrl(picture[variant]) : null
  return { variant, title, text, action, picture: picture && src ? { src, alt: picture.alt } : null }
}
