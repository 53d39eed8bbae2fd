import { describe, expect, test } from 'vitest'
import { reportRow, reportTable, reportView } from '../../testing/fixtures/reports.ts'
import {
  archiveUrlOf,
  chosenReport,
  exportLinkOf,
  planned,
  type ReportBodyViewModel,
  reportBody,
} from './report-block.view-model.ts'
import type { ReportPhase } from './report-load.reducer.ts'

const table = reportTable({ open: reportView(['2024'], [reportRow('a', ['Assets', 1])]) })
const plan = { id: 'balance', titleKey: 'report_balance', table }
const query = { reportId: 1 }

describe('the body of a report block', () => {
  type Loaded = { query: typeof query; facts: boolean } | null
  const shown: Loaded = { query, facts: true }
  const bare: Loaded = { query, facts: false }
  test.each<[sentence: string, phase: ReportPhase, loaded: Loaded, expected: ReportBodyViewModel]>([
    ['no answer yet', { kind: 'loading' }, null, { kind: 'loading' }],
    ['a report has loaded', { kind: 'ready' }, shown, { kind: 'tables', tables: [plan], busy: false }],
    ['another report is loading', { kind: 'loading' }, shown, { kind: 'tables', tables: [plan], busy: true }],
    ['another report is loading after one without tables', { kind: 'loading' }, bare, { kind: 'loading' }],
    ['a report without tables', { kind: 'ready' }, bare, { kind: 'nothing' }],
    [
      'it failed, and the previous report is not shown instead',
      { kind: 'failed' },
      shown,
      { kind: 'failed' },
    ],
    [
      'missing access shows its prompt',
      { kind: 'refused', code: 'need_get_access' },
      shown,
      { kind: 'refused', verdict: { kind: 'needAccess', code: 'need_get_access' } },
    ],
    ['any other refusal can be retried', { kind: 'refused', code: 'not_found' }, null, { kind: 'failed' }],
    [
      'a code equal to an object property is no prompt',
      { kind: 'refused', code: 'toString' },
      null,
      { kind: 'failed' },
    ],
  ])('%s', (_sentence, phase, loaded, expected) =>
    expect(reportBody({ phase, loaded }, facts => (facts ? [plan] : []))).toEqual(expected),
  )
})

describe('plans of tables', () => {
  const empty = reportView(['2024'], [])
  const closed = reportView(['2024'], [reportRow('a', ['Assets', 1])])
  test.each([
    ['open rows: one plan', reportTable({ open: closed }), 1],
    ['only closed rows: one plan', reportTable({ closed, open: empty }), 1],
    ['no rows: none', reportTable({ closed: empty, open: empty }), 0],
    ['no views: none', reportTable(), 0],
    ['no table: none', null, 0],
  ])('%s', (_sentence, table, count) =>
    expect(planned({ id: 'a', titleKey: 'report_balance', table })).toHaveLength(count),
  )
})

describe('report, archive and export link', () => {
  const reports = [
    { id: 11, text: 'Annual' },
    { id: 12, text: 'Quarterly' },
  ]
  test.each([
    ['the requested report is chosen', reports, 12, 12],
    ['the id of an issuer chooses the first report', reports, 2, 11],
    ['without reports none is chosen', [], 2, null],
  ])('%s', (_sentence, options, requested, chosen) => expect(chosenReport(options, requested)).toBe(chosen))

  test('the first address of earlier reports is used', () => {
    const of = (archiveUrl: string | null) => reportTable({ archiveUrl })
    expect(archiveUrlOf([null, of(null), of('/one/'), of('/two/')])).toBe('/one/')
    expect(archiveUrlOf([null, of(null)])).toBeNull()
  })

  test.each<[sentence: string, phase: ReportPhase, link: string | null]>([
    ['a loaded report has its export', { kind: 'ready' }, '/api/x/'],
    ['its link stays while another report is loading', { kind: 'loading' }, '/api/x/'],
    ['a failed report does not export the previous one', { kind: 'failed' }, null],
    ['nor does a refused one', { kind: 'refused', code: 'need_auth' }, null],
  ])('%s', (_sentence, phase, link) =>
    expect(exportLinkOf({ phase, loaded: { query, facts: { exportLink: '/api/x/' } } })).toBe(link),
  )
})
