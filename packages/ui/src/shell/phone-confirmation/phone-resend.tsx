'use client'
import { useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { LiveRegion } from '../../controls/live-region/live-region.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { PhoneWait } from './phone-confirmation.reducer.ts'
import { type CountdownMark, countdownMark, waitText } from './phone-confirmation.view-model.ts'
import { useWait } from './use-wait.ts'

export type PhoneResendProps = { wait: PhoneWait | null; pending: boolean; onResend: () => void }

/** When a new code can be sent, then the button that sends it. `data-slot` phone-resend; state: `data-waiting`. */
export function PhoneResend({ wait, pending, onResend }: PhoneResendProps) {
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
