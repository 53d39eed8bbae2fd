import { safeUrl } from '../../foundation/safe-url.ts'

/** The variant by window width (shared-blocks §2; at or below 680 px it is `mobile`, readings #53). */
export type BottomBannerVariant = 'screen' | 'mobile'

/** The advertisement. Addresses come from outside and pass through `safeUrl`. */
export type BottomBannerContent = {
  title: string
  /** A sentence; may be empty. */
  text: string
  action: { title: string; href: string }
  /** Shown at 160 × 48 px on a screen and at 44 × 44 px on a phone, cropped to fit. */
  picture?: {
    screen: string
    mobile: string
    /** Alternative text; empty if the picture adds nothing to the text. */
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

/** The content to render; null if there is no advertisement. A picture without a safe address is left out. */
export function toBottomBannerViewModel(
  content: BottomBannerContent | null,
  variant: BottomBannerVariant,
): BottomBannerViewModel | null {
  if (!content || content.title.trim() === '') return null
  const { title, text, action, picture } = content
  const src = picture ? safeUrl(picture[variant]) : null
  return { variant, title, text, action, picture: picture && src ? { src, alt: picture.alt } : null }
}
