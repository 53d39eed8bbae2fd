'use client'
import { Button } from '../../controls/button/button.tsx'
import { TextField } from '../../controls/text-field/text-field.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { PhoneConfirmationState } from './phone-confirmation.reducer.ts'
import type { PhoneConfirmationViewModel } from './phone-confirmation.view-model.ts'
import { PhoneErrorNotice, PhoneForm, PhoneSubmit, usePhoneText } from './phone-parts.tsx'
import { PhoneResend } from './phone-resend.tsx'
import type { PhoneConfirmationEvents } from './use-phone-confirmation.ts'

export type PhoneCodeProps = {
  viewModel: Extract<PhoneConfirmationViewModel, { kind: 'code' }>
  waits: PhoneConfirmationState['waits']
  events: PhoneConfirmationEvents
}

/** The second step: the code. `data-slot` phone-code. */
export function PhoneCode({ viewModel, waits, events }: PhoneCodeProps) {
  const label = useLabel()
  const text = usePhoneText()
  const { field, notice } = viewModel
  return (
    <PhoneForm
      data-slot="phone-code"
      onSubmit={events.submit}
      buttons={
        <>
          <PhoneSubmit text={label('phone_confirm')} pending={viewModel.confirming} wait={waits.confirm} />
          <Button variant="quiet" onClick={events.changeNumber}>
            {label('phone_change')}
          </Button>
        </>
      }
    >
      <TextField
        label={label('phone_code')}
        hint={text(field.hint)}
        error={field.error ? text(field.error) : null}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        readOnly={field.readOnly}
        data-focus="code"
        value={field.value}
        onChange={({ target, nativeEvent }) =>
          events.typeCode(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
        }
        onCompositionEnd={({ currentTarget }) => events.typeCode(currentTarget.value)}
      />
      <PhoneErrorNotice notice={notice} onRetry={events.retry} />
      <PhoneResend wait={waits.send} pending={viewModel.resending} onResend={events.resend} />
    </PhoneForm>
  )
}
