'use client'
import type { ReactNode } from 'react'
import { Link } from '../../controls/link/link.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useIsMobile } from '../../foundation/state/use-media.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { Strip, type StripProps } from '../strip/strip.tsx'
import {
  type BottomBannerContent,
  type BottomBannerVariant,
  type BottomBannerViewModel,
  toBottomBannerViewModel,
  variantOf,
} from './bottom-banner.view-model.ts'
import { type BottomBannerModel, type BottomBannerOptions, useBottomBanner } from './use-bottom-banner.ts'

type BottomBannerDisplayProps = Omit<
  StripProps,
  'label' | 'edge' | 'fixed' | 'tone' | 'closeLabel' | 'onClose' | 'children' | 'data-slot'
> & {
  /** The advertisement; null shows nothing. */
  banner?: BottomBannerContent | null
  /** Renders the advertisement instead of `banner`; null shows nothing. Its links must set `rel="sponsored"` themselves. */
  children?: (variant: BottomBannerVariant) => ReactNode
}

export type BottomBannerProps = BottomBannerDisplayProps &
  ((Omit<BottomBannerOptions, 'empty'> & { model?: undefined }) | { model: BottomBannerModel })

/**
 * Advertises at the lower edge of the window, 3 seconds after page load; once closed it stays away for a day
 * (H3, shared-blocks §2, §4 and §9). Put it last in the page, where it reserves the height that it covers. It does not take focus.
 * Parts: `data-slot` bottom-banner, strip-box, bottom-banner-text; state: `data-variant` screen or mobile, `data-fixed`.
 */
export const BottomBanner = forwardRef(function BottomBanner(props: BottomBannerProps) {
  return props.model ? <WithModel {...props} /> : <WithOptions {...props} />
})

/** Creates the model from the options; the other props are for the markup. */
const WithOptions = forwardRef(function WithOptions(
  props: BottomBannerDisplayProps & Omit<BottomBannerOptions, 'empty'>,
) {
  const { onClose, ...display } = props
  const empty = !display.children && !display.banner
  return <WithModel {...display} model={useBottomBanner({ onClose, empty })} />
})

type ViewProps = BottomBannerDisplayProps & { model: BottomBannerModel }

const WithModel = forwardRef(function WithModel({
  banner = null,
  children,
  model: { state, events },
  ...rest
}: ViewProps) {
  const label = useLabel()
  const variant = variantOf(useIsMobile())
  const viewModel = toBottomBannerViewModel(banner, variant)
  if (state.kind !== 'shown') return null
  const content = children ? children(variant) : viewModel && <BottomBannerText viewModel={viewModel} />
  if (!content) return null
  const saysItself = variant === 'mobile' && !children
  return (
    <Strip
      {...rest}
      data-slot="bottom-banner"
      data-variant={variant}
      edge="end"
      label={label('advertisement')}
      closeLabel={label('bottom_banner_close')}
      onClose={events.close}
    >
      <div className="max-desk:pb-1 desk:flex desk:items-center desk:gap-5 desk:py-2">
        {saysItself ? null : (
          <p className="shrink-0 text-11 text-ink-3 desk:rounded-tag desk:border desk:border-line desk:px-1.5">
            {label('advertisement')}
          </p>
        )}
        <div className="min-w-0 flex-1">{content}</div>
      </div>
    </Strip>
  )
})

/** The advertisement: picture, text and link. On phones, where it is a single row, it includes its own advertisement label. */
function BottomBannerText({
  viewModel: { variant, title, text, action, picture },
}: {
  viewModel: BottomBannerViewModel
}) {
  const label = useLabel()
  return (
    <div
      data-slot="bottom-banner-text"
      data-variant={variant}
      className="group/words flex flex-wrap items-center gap-x-3 gap-y-2 desk:gap-x-5"
    >
      {picture ? (
        <img
          src={picture.src}
          alt={picture.alt}
          className="shrink-0 rounded-field object-cover group-data-[variant=mobile]/words:size-11 group-data-[variant=screen]/words:h-12 group-data-[variant=screen]/words:w-40"
        />
      ) : null}
      <div className="min-w-0 flex-1 basis-10 desk:min-w-40 desk:basis-40">
        {variant === 'mobile' ? (
          <p className="text-11 leading-3 text-ink-3">{label('advertisement')}</p>
        ) : null}
        <p className="text-14 font-strong text-balance text-ink group-data-[variant=mobile]/words:line-clamp-2 group-data-[variant=mobile]/words:text-13 group-data-[variant=mobile]/words:leading-4">
          {title}
        </p>
        {text ? (
          <p className="text-pretty text-ink-2 group-data-[variant=mobile]/words:hidden">{text}</p>
        ) : null}
      </div>
      <Link
        variant="secondary"
        size={variant === 'mobile' ? 's' : 'm'}
        href={action.href}
        sponsored
        // on phones in two lines, so that two lines of the title are enough
        className="shrink-0 text-balance group-data-[variant=mobile]/words:max-w-32 group-data-[variant=mobile]/words:leading-4"
      >
        {action.title}
      </Link>
    </div>
  )
}
