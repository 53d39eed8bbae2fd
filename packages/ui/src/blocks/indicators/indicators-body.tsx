'use client'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { CardBody } from '../../controls/card/card.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { ErrorState } from '../../controls/error-state/error-state.tsx'
import { Paginator } from '../../controls/paginator/paginator.tsx'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { Busy } from '../../foundation/state/busy-scope.ts'
import { useLabel, useUi } from '../../foundation/ui-provider.tsx'
import { OverflowBox } from '../../tables/data-table/window/overflow-box.tsx'
import type { IndicatorRowsViewModel } from './indicators.view-model.ts'
import { IndicatorsNotices } from './indicators-notices.tsx'
import { IndicatorListRow } from './indicators-row.tsx'
import type { IndicatorListModel } from './use-indicators.ts'

export type IndicatorsBodyProps = {
  model: IndicatorListModel
  /** The name of the table and its paginator. */
  name: string
}

/** The indicators with their pages, or why there are none. */
export function IndicatorsBody({ model: { viewModel, events }, name }: IndicatorsBodyProps) {
  const label = useLabel()
  switch (viewModel.kind) {
    case 'loading':
      return (
        <CardBody>
          <Busy />
          <Skeleton lines={6} className="gap-5" />
        </CardBody>
      )
    case 'failed':
      return <ErrorState message={label('forecast_failed')} onRetry={events.reload} />
    case 'empty':
      return <EmptyState message={label('forecast_none')} />
    case 'gate':
      return (
        <CardBody>
          <AccessPrompt verdict={viewModel.verdict} />
        </CardBody>
      )
    case 'rows':
      return (
        <>
          <IndicatorsNotices viewModel={viewModel} events={events} />
          <IndicatorsTable viewModel={viewModel} events={events} name={name} />
          <Footer viewModel={viewModel} events={events} name={name} />
        </>
      )
  }
}

type FooterProps = Pick<IndicatorListModel, 'events'> & { viewModel: IndicatorRowsViewModel; name: string }

function Footer({ viewModel, events, name }: FooterProps) {
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

type IndicatorsTableProps = Pick<IndicatorListModel, 'events'> & {
  viewModel: IndicatorRowsViewModel
  name: string
}

const head =
  'border-b border-line-strong px-3 py-2 text-12 font-[520] text-ink-3 first:ps-5 last:pe-5 max-desk:first:ps-4 max-desk:last:pe-4'

/** The indicators of one page. */
function IndicatorsTable({ viewModel, events, name }: IndicatorsTableProps) {
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
