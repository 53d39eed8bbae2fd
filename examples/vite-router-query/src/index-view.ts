import type { ChartPeriod, ChartPeriodTab, ValuesMode } from '@accrue/ui/charts'
import type { AddressCodec } from '@accrue/ui/foundation'
import { parseIsoDay } from '@accrue/ui/foundation/calendar'
import { TODAY } from './sample-data.ts'

export type IndexView = { period: ChartPeriod; values: ValuesMode }

export const PERIODS: readonly ChartPeriodTab[] = [
  { id: '1m', text: '1M', name: 'one month', from: '2025-06-11', to: TODAY },
  { id: '6m', text: '6M', name: 'six months', from: '2025-01-11', to: TODAY },
  { id: '1y', text: '1Y', name: 'one year', from: '2024-07-11', to: TODAY },
]
const USUAL = '6m'

/** `?period=1y`, `?period=2025-01-02..2025-03-04`, `?values=percent`; what cannot be read counts as absent. */
export const INDEX_VIEW: AddressCodec<IndexView> = {
  read(search) {
    const query = new URLSearchParams(search)
    return {
      period: readPeriod(query.get('period') ?? ''),
      values: query.get('values') === 'percent' ? 'percent' : 'absolute',
    }
  },
  write(search, { period, values }) {
    const query = new URLSearchParams(search)
    query.delete('period')
    query.delete('values')
    const text = period.kind === 'tab' ? period.id : `${period.from}..${period.to}`
    if (text !== USUAL) query.set('period', text)
    if (values === 'percent') query.set('values', values)
    return query.size > 0 ? `?${query}` : ''
  },
}

function readPeriod(text: string): ChartPeriod {
  const [from, to] = text.split('..').map(parseIsoDay)
  if (from && to && from <= to) return { kind: 'range', from, to }
  return { kind: 'tab', id: PERIODS.some(({ id }) => id === text) ? text : USUAL }
}
