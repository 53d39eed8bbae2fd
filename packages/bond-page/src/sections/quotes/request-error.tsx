'use client'
import { AccessPrompt, ErrorState } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { gateOf } from '@accrue/ui/foundation/access'
import type { AccessState } from './quote-access.reducer.ts'

export type RequestErrorProps = { access: AccessState; onRetry: (participantId: number) => void }

/** Why the last access request failed: an access prompt, or an error with Retry. */
export function RequestError({ access: { message, phases }, onRetry }: RequestErrorProps) {
  const label = useLabel()
  if (!message || phases[message.participantId] !== 'failed') return null
  const verdict = gateOf(message.key)
  if (verdict)
    return (
      <div className="px-4 py-3 desk:px-5">
        <AccessPrompt verdict={verdict} />
      </div>
    )
  return <ErrorState message={label(message.key)} onRetry={() => onRetry(message.participantId)} />
}
