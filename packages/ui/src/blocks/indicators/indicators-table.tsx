'use client'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { IndicatorRowsViewModel } from './indicators.view-model.ts'
import { IndicatorRow } from './indicators-row.tsx'
import type { IndicatorsModel } from './use-indicators.ts'

export type IndicatorsTableProps = Pick<IndicatorsModel, 'events'> & {
  viewModel: IndicatorRowsViewModel
  name: string
}

const head =
  'border-b border-line-strong px-3 py-2 text-12 font-[520] text-ink-3 first:ps-5 last:pe-5 max-desk:first:ps-4 max-desk:last:pe-4'

/** The indicators of one page. */
export function IndicatorsTable({ viewModel, events, name }: IndicatorsTableProps) {
  const label = useLabel()
  return (
    <div className="relative overflow-x-auto">
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
            <IndicatorRow
              key={row.key}
              row={row}
              withDay={viewModel.withDays}
              withAction={viewModel.withActions}
              onDelete={events.askDelete}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
