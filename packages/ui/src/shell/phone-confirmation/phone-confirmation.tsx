'use client'
import { type ComponentProps, useRef } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { cx } from '../../foundation/tokens/cx.ts'
import { useSession } from '../../foundation/ui-provider.tsx'
import { PhoneCode } from './phone-code.tsx'
import { PhoneDone } from './phone-done.tsx'
import { PhoneNumber } from './phone-number.tsx'
import { useFocusMoves } from './use-focus-moves.ts'
import {
  type PhoneConfirmationModel,
  type PhoneConfirmationOptions,
  usePhoneConfirmation,
} from './use-phone-confirmation.ts'

export type PhoneConfirmationLooks = Omit<ComponentProps<'div'>, 'children' | 'ref'>

export type PhoneConfirmationProps = PhoneConfirmationLooks &
  ((PhoneConfirmationOptions & { model?: undefined }) | { model: PhoneConfirmationModel })

/**
 * Saves a phone number and confirms it by a code that is sent to it (H7, shared-blocks §2 "Phone and code confirmation
 * form with a resend timer"). Visitors see the sign-in prompt (access row 33).
 * Parts: `data-slot` phone-confirmation, phone-number, phone-code, phone-resend, phone-error, phone-done; state: `data-step`
 * locked, phone, code or done.
 */
export function PhoneConfirmation(props: PhoneConfirmationProps) {
  const { userId } = useSession()
  if (props.model) return <PhoneConfirmationView {...props} />
  // a new user starts with new state
  return <PhoneConfirmationAlone key={userId} {...props} />
}

function PhoneConfirmationAlone({
  updatePhone,
  sendCode,
  confirmPhone,
  defaultPhone,
  defaultConfirmed,
  onConfirmed,
  newKey,
  ...looks
}: PhoneConfirmationLooks & PhoneConfirmationOptions) {
  const ports = { updatePhone, sendCode, confirmPhone }
  const model = usePhoneConfirmation({ ...ports, defaultPhone, defaultConfirmed, onConfirmed, newKey })
  return <PhoneConfirmationView {...looks} model={model} />
}

type ViewProps = PhoneConfirmationLooks & { model: PhoneConfirmationModel }

function PhoneConfirmationView({ model, className, ...rest }: ViewProps) {
  const root = useRef<HTMLDivElement>(null)
  const { state, viewModel } = model
  useFocusMoves(root, state.focus)
  return (
    <div
      {...rest}
      ref={root}
      data-ui=""
      data-slot="phone-confirmation"
      data-step={viewModel.kind}
      className={cx('grid max-w-96 grid-cols-1 gap-3 text-13 text-ink', className)}
    >
      <Step model={model} />
    </div>
  )
}

function Step({ model }: { model: PhoneConfirmationModel }) {
  const { state, viewModel, events } = model
  switch (viewModel.kind) {
    case 'locked':
      return <AccessPrompt verdict={viewModel.gate} />
    case 'phone':
      return <PhoneNumber viewModel={viewModel} wait={state.waits.update} events={events} />
    case 'code':
      return <PhoneCode viewModel={viewModel} waits={state.waits} events={events} />
    case 'done':
      return <PhoneDone viewModel={viewModel} events={events} />
  }
}
