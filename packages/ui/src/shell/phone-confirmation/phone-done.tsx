'use client'
import { Button } from '../../controls/button/button.tsx'
import { CircleCheck } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { PhoneConfirmationViewModel } from './phone-confirmation.view-model.ts'
import { usePhoneText } from './phone-parts.tsx'
import type { PhoneConfirmationEvents } from './use-phone-confirmation.ts'

export type PhoneDoneProps = {
  viewModel: Extract<PhoneConfirmationViewModel, { kind: 'done' }>
  events: PhoneConfirmationEvents
}

/** The number is confirmed. `data-slot` phone-done. */
export function PhoneDone({ viewModel, events }: PhoneDoneProps) {
  const label = useLabel()
  const text = usePhoneText()
  return (
    <div data-slot="phone-done" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p
        tabIndex={-1}
        data-focus="done"
        className="focus-ring flex min-w-0 items-center gap-2 rounded-tag pe-1 font-medium"
      >
        <CircleCheck aria-hidden className="size-4 shrink-0 stroke-[1.5] text-up" />
        {text(viewModel.text)}
      </p>
      <Button variant="link" onClick={events.changeNumber}>
        {label('phone_change')}
      </Button>
    </div>
  )
}
