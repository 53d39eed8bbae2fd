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

describe('what stands below the head of a block', () => {
  type Got = { query: typeof query; facts: boolean } | null
  const here: Got = { query, facts: true }
  const bare: Got = { query, facts: false }
  test.each<[sentence: string, phase: ReportPhase, got: Got, expected: ReportBodyViewModel]>([
    ['nothing is here yet', { kind: 'asking' }, null, { kind: 'loading' }],
    ['a report is here', { kind: 'ready' }, here, { kind: 'tables', tables: [plan], busy: false }],
    ['another one is on its way', { kind: 'asking' }, here, { kind: 'tables', tables: [plan], busy: true }],
    [
      'after a report without tables another one is on its way',
      { kind: 'asking' },
      bare,
      { kind: 'loading' },
    ],
    ['a report without tables', { kind: 'ready' }, bare, { kind: 'nothing' }],
    ['it failed, and the one before is not shown for it', { kind: 'failed' }, here, { kind: 'failed' }],
    [
      'a refusal for want of access has its prompt',
      { kind: 'refused', code: 'need_get_access' },
      here,
      { kind: 'refused', verdict: { kind: 'needAccess', code: 'need_get_access' } },
    ],
    [
      'any other refusal may be tried again',
      { kind: 'refused', code: 'not_found' },
      null,
      { kind: 'failed' },
    ],
    [
      'a code like a word of objects is no prompt',
      { kind: 'refused', code: 'toString' },
      null,
      { kind: 'failed' },
    ],
  ])('%s', (_sentence, phase, got, expected) =>
    expect(reportBody({ phase, got }, facts => (facts ? [plan] : []))).toEqual(expected),
  )
})

describe('planning a table', () => {
  const empty = reportView(['2024'], [])
  const closed = reportView(['2024'], [reportRow('a', ['Assets', 1])])
  test.each([
    ['with open rows it has a place', reportTable({ open: closed }), 1],
    ['with closed rows alone as well', reportTable({ closed, open: empty }), 1],
    ['without rows it has none', reportTable({ closed: empty, open: empty }), 0],
    ['without views it has none', reportTable(), 0],
    ['without a table there is none', null, 0],
  ])('%s', (_sentence, given, count) =>
    expect(planned({ id: 'a', titleKey: 'report_balance', table: given })).toHaveLength(count),
  )
})

describe('small decisions', () => {
  const reports = [
    { id: 11, text: 'Annual' },
    { id: 12, text: 'Quarterly' },
  ]
  test.each([
    ['the report that was asked for is chosen', reports, 12, 12],
    ['an issuer that was asked for stands for the first one', reports, 2, 11],
    ['without reports none is', [], 2, null],
  ])('%s', (_sentence, given, asked, chosen) => expect(chosenReport(given, asked)).toBe(chosen))

  test('the first address of earlier reports counts', () => {
    const of = (archiveUrl: string | null) => reportTable({ archiveUrl })
    expect(archiveUrlOf([null, of(null), of('/one/'), of('/two/')])).toBe('/one/')
    expect(archiveUrlOf([null, of(null)])).toBeNull()
  })

  test.each<[sentence: string, phase: ReportPhase, link: string | null]>([
    ['a report that is here has its export', { kind: 'ready' }, '/api/x/'],
    ['its link waits with it while another is on its way', { kind: 'asking' }, '/api/x/'],
    ['a report that failed does not export the one before', { kind: 'failed' }, null],
    ['nor one that was refused', { kind: 'refused', code: 'need_auth' }, null],
  ])('%s', (_sentence, phase, link) =>
    expect(exportLinkOf({ phase, got: { query, facts: { exportLink: '/api/x/' } } })).toBe(link),
  )
})
