'use client'
import { Link } from '../../controls/link/link.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Smartphone } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { Strip, type StripProps } from '../strip/strip.tsx'
import { type MobileOfferModel, type MobileOfferOptions, useMobileOffer } from './use-mobile-offer.ts'

type MobileOfferDisplayProps = Omit<
  StripProps,
  'label' | 'edge' | 'fixed' | 'tone' | 'closeLabel' | 'onClose' | 'children' | 'data-slot'
>

export type MobileOfferProps = MobileOfferDisplayProps &
  ((MobileOfferOptions & { model?: undefined }) | { model: MobileOfferModel })

/**
 * Offers the mobile app at the upper edge of the window to signed-in users of a Huawei, Android or Apple device, until they
 * close it (H3, shared-blocks §2 and §4). Put it first in the page, where it reserves the height that it covers.
 * Parts: `data-slot` mobile-offer, strip-box; state: `data-device`, `data-fixed`.
 */
export const MobileOffer = forwardRef(function MobileOffer(props: MobileOfferProps) {
  return props.model ? <WithModel {...props} /> : <WithOptions {...props} />
})

/** Creates the model from the options; the other props are for the markup. */
const WithOptions = forwardRef(function WithOptions(props: MobileOfferDisplayProps & MobileOfferOptions) {
  const { stores, agent, onClose, ...display } = props
  return <WithModel {...display} model={useMobileOffer(props)} />
})

type ViewProps = MobileOfferDisplayProps & { model: MobileOfferModel }

const WithModel = forwardRef(function WithModel({ model: { state, events }, ...rest }: ViewProps) {
  const label = useLabel()
  if (state.kind !== 'shown') return null
  return (
    <Strip
      {...rest}
      data-slot="mobile-offer"
      data-device={state.device}
      edge="start"
      label={label('mobile_offer')}
      closeLabel={label('mobile_offer_close')}
      onClose={events.close}
    >
      <div className="flex items-center gap-3 py-2">
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-field bg-accent-soft text-accent max-[359px]:hidden [&_svg]:size-5 [&_svg]:stroke-[1.5]"
        >
          <Smartphone />
        </span>
        <div className="min-w-0 flex-1">
          <p className="font-strong text-balance">{label('mobile_offer_title')}</p>
          <p className="text-12 text-pretty text-ink-2 max-[359px]:hidden">{label('mobile_offer_text')}</p>
        </div>
        <Link variant="secondary" size="s" href={state.href} className="shrink-0">
          {label(`mobile_offer_${state.device}`)}
        </Link>
      </div>
    </Strip>
  )
})
