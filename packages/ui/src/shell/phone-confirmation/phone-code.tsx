'use client'
import { useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { LiveRegion } from '../../controls/live-region/live-region.tsx'
import { TextField } from '../../controls/text-field/text-field.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { PhoneConfirmationState, PhoneWait } from './phone-confirmation.reducer.ts'
import {
  type CountdownMark,
  countdownMark,
  type PhoneConfirmationViewModel,
  waitText,
} from './phone-confirmation.view-model.ts'
import { PhoneErrorNotice, PhoneForm, PhoneSubmit, usePhoneText } from './phone-parts.tsx'
import type { PhoneConfirmationEvents } from './use-phone-confirmation.ts'
import { useWait } from './use-wait.ts'

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

type PhoneResendProps = { wait: PhoneWait | null; pending: boolean; onResend: () => void }

/** When a new code can be sent, then the button that sends it. `data-slot` phone-resend; state: `data-waiting`. */
function PhoneResend({ wait, pending, onResend }: PhoneResendProps) {
  const label = useLabel()
  const left = useWait(wait)
  return (
    <div data-slot="phone-resend" data-waiting={left > 0 ? '' : undefined} className="text-13 text-ink-2">
      {left > 0 ? (
        <p className="num">{label('phone_resend_in', { time: waitText(left) })}</p>
      ) : (
        <Button variant="link" pending={pending} onClick={onResend}>
          {label('phone_resend')}
        </Button>
      )}
      <CountdownAnnouncer left={left} />
    </div>
  )
}

type Spoken = { id: number; mark: CountdownMark | null; left: number }

/** Announces the countdown at 30, 10 and 0 seconds only: every second would be noise. */
function CountdownAnnouncer({ left }: { left: number }) {
  const label = useLabel()
  const [spoken, setSpoken] = useState<Spoken>({ id: 0, mark: null, left: 0 })
  const mark = countdownMark(left)
  if (mark !== spoken.mark) setSpoken({ id: spoken.id + 1, mark, left })
  return (
    <LiveRegion message={spoken.mark === null ? null : { id: spoken.id, text: announcementText(spoken) }} />
  )

  function announcementText({ mark: passed, left: n }: Spoken): string {
    return passed === 0 ? label('phone_resend_now') : label('phone_resend_soon', { n })
  }
}
