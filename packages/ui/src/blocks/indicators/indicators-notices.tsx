'use client'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Button } from '../../controls/button/button.tsx'
import { Notice } from '../../controls/notice/notice.tsx'
import { NEED_AUTH } from '../../foundation/access/access.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { DeletionFailure } from './indicators.reducer.ts'
import type { IndicatorRowsViewModel } from './indicators.view-model.ts'
import type { IndicatorListModel } from './use-indicators.ts'

type Events = Pick<IndicatorListModel, 'events'>

/** Errors: requests that were not deleted, and a list that could not be refreshed. */
export function IndicatorsNotices({ viewModel, events }: Events & { viewModel: IndicatorRowsViewModel }) {
  const label = useLabel()
  if (viewModel.failures.length === 0 && !viewModel.outdated) return null
  return (
    <div className="grid gap-2 px-5 pt-3 max-desk:px-4">
      {viewModel.outdated ? (
        <Notice tone="warn" action={<RetryButton text={label('retry')} onClick={events.reload} />}>
          {label('forecast_outdated')}
        </Notice>
      ) : null}
      {viewModel.failures.map(failure => (
        <Failure key={failure.requestId} failure={failure} events={events} />
      ))}
    </div>
  )
}

function RetryButton({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <Button variant="link" onClick={onClick}>
      {text}
    </Button>
  )
}

function Failure({ failure: { requestId, name, why }, events }: Events & { failure: DeletionFailure }) {
  const label = useLabel()
  const message = label(`forecast_delete_${MESSAGES[why]}`, { name })
  const action =
    why === 'gone' ? (
      <RetryButton text={label('forecast_reload')} onClick={events.reload} />
    ) : (
      <RetryButton text={label('retry')} onClick={() => events.retryDelete(requestId)} />
    )
  return (
    <div data-slot="indicators-failure" data-why={why}>
      <Notice
        tone="down"
        action={why === 'needAuth' ? null : action}
        onClose={() => events.closeFailure(requestId)}
      >
        {why === 'needAuth' ? (
          <AccessPrompt variant="inline" verdict={NEED_AUTH} message={message} />
        ) : (
          message
        )}
      </Notice>
    </div>
  )
}

/** Label key of each result, after `forecast_delete_`. */
const MESSAGES = {
  refused: 'refused',
  gone: 'gone',
  needAuth: 'signed_out',
  fault: 'failed',
} as const satisfies Record<DeletionFailure['why'], string>
