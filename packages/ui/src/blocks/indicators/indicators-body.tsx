'use client'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Button } from '../../controls/button/button.tsx'
import { Notice } from '../../controls/notice/notice.tsx'
import { Paginator } from '../../controls/paginator/paginator.tsx'
import { NEED_AUTH } from '../../foundation/access/access.ts'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { useLabel, useUi } from '../../foundation/ui-provider.tsx'
import { OverflowBox } from '../../tables/data-table/window/overflow-box.tsx'
import type { DeletionFailure } from './indicators.reducer.ts'
import type { IndicatorRowsViewModel } from './indicators.view-model.ts'
import { IndicatorListRow } from './indicators-row.tsx'
import type { IndicatorListModel } from './use-indicators.ts'

export type IndicatorsBodyProps = Pick<IndicatorListModel, 'events'> & {
  viewModel: IndicatorRowsViewModel
  /** The name of the table and its paginator. */
  name: string
}

/** The indicators with their pages. */
export function IndicatorsBody({ viewModel, events, name }: IndicatorsBodyProps) {
  return (
    <>
      <IndicatorsNotices viewModel={viewModel} events={events} />
      <IndicatorsTable viewModel={viewModel} events={events} name={name} />
      <Footer viewModel={viewModel} events={events} name={name} />
    </>
  )
}

function Footer({ viewModel, events, name }: IndicatorsBodyProps) {
  const { label, lang } = useUi()
  const { page, pageSize, total, cut } = viewModel
  const number = (value: number) => formatDecimal(value, { lang }) ?? ''
  if (total <= pageSize && !cut) return null
  return (
    <div className="grid gap-1 border-t border-line px-5 py-3 max-desk:px-4 print:hidden">
      <Paginator
        className="-ms-2.5"
        page={page}
        total={total}
        limit={pageSize}
        onPageChange={events.page}
        aria-label={name}
      />
      {cut ? (
        <p data-slot="indicators-cut" className="text-12 text-ink-3">
          {label('forecast_cut', { shown: number(cut.shown), total: number(cut.total) })}
        </p>
      ) : null}
    </div>
  )
}

const head =
  'border-b border-line-strong px-3 py-2 text-12 font-[520] text-ink-3 first:ps-5 last:pe-5 max-desk:first:ps-4 max-desk:last:pe-4'

/** The indicators of one page. */
function IndicatorsTable({ viewModel, events, name }: IndicatorsBodyProps) {
  const label = useLabel()
  return (
    <OverflowBox name={name}>
      <table className="w-full border-separate border-spacing-0 text-13 text-ink">
        <caption className="sr-text">{name}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${head} text-start`}>
              {label('forecast_indicator')}
            </th>
            {viewModel.withDays ? (
              <th scope="col" className={`${head} text-end max-desk:hidden`}>
                {label('forecast_day')}
              </th>
            ) : null}
            <th scope="col" className={`${head} text-end`}>
              {label('forecast_value')}
            </th>
            {viewModel.withActions ? (
              <th scope="col" className={`${head} w-px`}>
                <span className="sr-text">{label('forecast_request')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {viewModel.rows.map(row => (
            <IndicatorListRow
              key={row.key}
              row={row}
              withDay={viewModel.withDays}
              withAction={viewModel.withActions}
              onDelete={events.askDelete}
            />
          ))}
        </tbody>
      </table>
    </OverflowBox>
  )
}

type Events = Pick<IndicatorListModel, 'events'>

/** Errors: requests that were not deleted, and a list that could not be refreshed. */
function IndicatorsNotices({ viewModel, events }: Events & { viewModel: IndicatorRowsViewModel }) {
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
