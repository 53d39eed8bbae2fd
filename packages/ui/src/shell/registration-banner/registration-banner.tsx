'use client'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { RegistrationBannerCard, type RegistrationBannerDisplayProps } from './registration-banner-card.tsx'
import {
  type RegistrationBannerModel,
  type RegistrationBannerOptions,
  useRegistrationBanner,
} from './use-registration-banner.ts'

/** A model has its own. */
type NoOptions = { [Name in keyof RegistrationBannerOptions]?: undefined }

export type RegistrationBannerProps = RegistrationBannerDisplayProps &
  ((RegistrationBannerOptions & { model?: undefined }) | ({ model: RegistrationBannerModel } & NoOptions))

/**
 * Invites anonymous English-language visitors to register, once in 24 hours (H4, shared-blocks §4).
 * Put it once on a page, anywhere: it decides whether and when to show, takes no focus, and does not affect layout.
 * Parts: `data-slot` registration-banner; state: `data-variant` odd or even, `data-edge` end or start, `data-aside`.
 */
export function RegistrationBanner({
  model,
  onRegister,
  onClose,
  watch,
  ...display
}: RegistrationBannerProps) {
  if (model) return <RegistrationBannerView {...display} model={model} />
  return <RegistrationBannerAlone {...display} onRegister={onRegister} onClose={onClose} watch={watch} />
}

function RegistrationBannerAlone({
  onRegister,
  onClose,
  watch,
  ...display
}: RegistrationBannerDisplayProps & RegistrationBannerOptions) {
  return <RegistrationBannerView {...display} model={useRegistrationBanner({ onRegister, onClose, watch })} />
}

type ViewProps = RegistrationBannerDisplayProps & { model: RegistrationBannerModel }

function RegistrationBannerView({ model: { state, events }, ...display }: ViewProps) {
  const label = useLabel()
  if (state.kind !== 'armed' && state.kind !== 'due' && state.kind !== 'shown') return null
  return (
    <>
      {/* mounted before the banner, so that screen readers announce it */}
      <p role="status" className="sr-text">
        {state.kind === 'shown' ? label(`registration_banner_${state.variant}_title`) : ''}
      </p>
      {state.kind === 'shown' ? (
        <RegistrationBannerCard {...display} variant={state.variant} events={events} />
      ) : null}
    </>
  )
}
