'use client'
import { AccessPrompt, ErrorState } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import type { AccessState } from './quote-access.model.ts'

export type RequestFaultProps = { access: AccessState; onRetry: (participantId: number) => void }

/** Why the last request did not go out: the session has ended, and the way back into it is here; or a fault, which can be tried again. */
export function RequestFault({ access: { message, phases }, onRetry }: RequestFaultProps) {
  const label = useLabel()
  if (!message || phases[message.participantId] !== 'failed') return null
  if (message.key === 'need_auth')
    return (
      <div className="px-4 py-3 desk:px-5">
        <AccessPrompt verdict={{ kind: 'needAuth', code: 'need_auth' }} />
      </div>
    )
  return <ErrorState message={label(message.key)} onRetry={() => onRetry(message.participantId)} />
}
