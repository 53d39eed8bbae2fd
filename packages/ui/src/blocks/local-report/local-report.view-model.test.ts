import { describe, expect, test } from 'vitest'
import { localFacts } from '../../testing/fixtures/reports.ts'
import { ACCESS } from '../../testing/sessions.ts'
import { reportLoadStart } from '../report-table/report-load.reducer.ts'
import {
  type LocalLoad,
  type LocalReportFacts,
  localHasData,
  toLocalReportViewModel,
} from './local-report.view-model.ts'

const FACTS = localFacts(ACCESS.desk)
const NO_TABLES = { balance: null, profitAndLoss: null, cashFlow: null }
const LOADING: LocalLoad = reportLoadStart({ subject: { reportId: 1 }, viewer: 'me' })
const load = (over: Partial<LocalReportFacts> = {}): LocalLoad => ({
  ...LOADING,
  phase: { kind: 'ready' },
  request: null,
  loaded: { query: LOADING.query, facts: { ...FACTS, ...over } },
})

describe('R3 the local-standard report', () => {
  test('balance 5, profit and loss 6, cash flow 5 and closed 7 (shared-blocks §9)', () => {
    const body = toLocalReportViewModel(load())?.body
    const tables = body?.kind === 'tables' ? body.tables : []
    expect(tables.map(({ titleKey, limit, closedLimit }) => [titleKey, limit, closedLimit])).toEqual([
      ['report_balance', undefined, undefined],
      ['report_profit_and_loss', 6, undefined],
      ['report_cash_flow', undefined, 7],
    ])
  })

  test('the archive link is that of the profit and loss', () => {
    expect(toLocalReportViewModel(load())?.archiveUrl).toBe('/company/3/')
  })

  test.each<[sentence: string, loaded: LocalLoad, hasData: boolean | null, body: string | null]>([
    ['loading', LOADING, null, 'loading'],
    ['loaded', load(), true, 'tables'],
    ['one table is enough', load({ ...NO_TABLES, cashFlow: FACTS.cashFlow, reports: [] }), true, 'tables'],
    ['without tables, another report may have some', load(NO_TABLES), true, 'nothing'],
    ['no tables, nothing to choose: nothing is drawn', load({ ...NO_TABLES, reports: [] }), false, null],
  ])('%s', (_sentence, loaded, hasData, body) => {
    expect(localHasData(loaded)).toBe(hasData)
    expect(toLocalReportViewModel(loaded)?.body.kind ?? null).toBe(body)
  })
})
