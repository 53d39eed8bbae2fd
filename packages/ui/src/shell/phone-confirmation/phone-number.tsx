'use client'
import { TextField } from '../../controls/text-field/text-field.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { PhoneWait } from './phone-confirmation.reducer.ts'
import type { PhoneConfirmationViewModel } from './phone-confirmation.view-model.ts'
import { PhoneErrorNotice, PhoneForm, PhoneSubmit, usePhoneText } from './phone-parts.tsx'
import type { PhoneConfirmationEvents } from './use-phone-confirmation.ts'

/** Maximum length of a number that servers accept. */
const MAX_PHONE_LENGTH = 40

export type PhoneNumberProps = {
  viewModel: Extract<PhoneConfirmationViewModel, { kind: 'phone' }>
  wait: PhoneWait | null
  events: PhoneConfirmationEvents
}

/** The first step: the number. `data-slot` phone-number. */
export function PhoneNumber({ viewModel: { field, notice, sending }, wait, events }: PhoneNumberProps) {
  const label = useLabel()
  const text = usePhoneText()
  return (
    <PhoneForm
      data-slot="phone-number"
      onSubmit={events.submit}
      buttons={<PhoneSubmit text={label('phone_send')} pending={sending} wait={wait} />}
    >
      <TextField
        label={label('phone_number')}
        hint={text(field.hint)}
        error={field.error ? text(field.error) : null}
        type="tel"
        name="phone"
        autoComplete="tel"
        dir="ltr"
        maxLength={MAX_PHONE_LENGTH}
        readOnly={field.readOnly}
        data-focus="phone"
        value={field.value}
        onValueChange={events.typePhone}
      />
      <PhoneErrorNotice notice={notice} onRetry={events.retry} />
    </PhoneForm>
  )
}
