import { describe, expect, test } from 'vitest'
import { bankFacts, NO_BANK_REPORT } from '../../testing/fixtures/reports.ts'
import { ACCESS } from '../../testing/sessions.ts'
import { type ReportPhase, reportLoadStart } from '../report-table/report-load.reducer.ts'
import {
  type BankLoad,
  type BankReportFacts,
  type BankTab,
  bankHasData,
  toBankReportViewModel,
} from './bank-report.view-model.ts'

const FULL = bankFacts(ACCESS.desk, false)

function load(kind: 'empty' | 'bare' | ReportPhase['kind'], archive = false): BankLoad {
  const start: BankLoad = reportLoadStart({ subject: { issuerId: 5, archive }, viewer: 'me' })
  const ready = (facts: BankReportFacts): BankLoad => ({
    ...start,
    phase: { kind: 'ready' },
    request: null,
    loaded: { query: start.query, facts },
  })
  switch (kind) {
    case 'ready':
      return ready(FULL)
    case 'empty':
      return ready(NO_BANK_REPORT)
    case 'bare':
      return ready({ ...NO_BANK_REPORT, empty: false, tables: [] })
    case 'refused':
      return { ...start, phase: { kind, code: 'not_found' }, request: null }
    case 'failed':
      return { ...start, phase: { kind }, request: null }
    case 'loading':
      return start
  }
}

type Kind = Parameters<typeof load>[0]

describe('R1 Actual and Archive (shared-blocks §4)', () => {
  type Case = [
    sentence: string,
    actual: Kind,
    archive: Kind,
    chosen: BankTab | null,
    expected: { tabs: BankTab[]; active: BankTab; body: string } | null,
  ]
  const both: BankTab[] = ['actual', 'archive']
  test.each<Case>([
    ['both are loading', 'loading', 'loading', null, { tabs: both, active: 'actual', body: 'loading' }],
    [
      'both have loaded: Actual first',
      'ready',
      'ready',
      null,
      { tabs: both, active: 'actual', body: 'tables' },
    ],
    [
      'the user chose Archive',
      'ready',
      'ready',
      'archive',
      { tabs: both, active: 'archive', body: 'tables' },
    ],
    [
      'without actual data its tab is hidden and the archive is active',
      'empty',
      'ready',
      null,
      { tabs: ['archive'], active: 'archive', body: 'tables' },
    ],
    [
      'without actual data while the archive is still loading',
      'empty',
      'loading',
      null,
      { tabs: ['archive'], active: 'archive', body: 'loading' },
    ],
    [
      'the archive arrived first: Actual is loading',
      'loading',
      'ready',
      null,
      { tabs: both, active: 'actual', body: 'loading' },
    ],
    [
      'without an archive its tab is hidden',
      'ready',
      'empty',
      null,
      { tabs: ['actual'], active: 'actual', body: 'tables' },
    ],
    [
      'a chosen archive that is empty is replaced',
      'ready',
      'empty',
      'archive',
      { tabs: ['actual'], active: 'actual', body: 'tables' },
    ],
    [
      'a report without tables counts as empty',
      'bare',
      'ready',
      null,
      { tabs: ['archive'], active: 'archive', body: 'tables' },
    ],
    [
      'Actual failed: its tab shows the error',
      'failed',
      'ready',
      null,
      { tabs: both, active: 'actual', body: 'failed' },
    ],
    [
      'Actual failed, Archive works',
      'failed',
      'ready',
      'archive',
      { tabs: both, active: 'archive', body: 'tables' },
    ],
    [
      'Archive failed, and Actual works',
      'ready',
      'failed',
      null,
      { tabs: both, active: 'actual', body: 'tables' },
    ],
    [
      'one empty, the other failed: it may have data',
      'empty',
      'failed',
      null,
      { tabs: ['archive'], active: 'archive', body: 'failed' },
    ],
    [
      'a refusal is no empty report',
      'refused',
      'empty',
      null,
      { tabs: ['actual'], active: 'actual', body: 'failed' },
    ],
    ['both failed', 'failed', 'failed', null, { tabs: both, active: 'actual', body: 'failed' }],
    ['both empty: nothing is drawn', 'empty', 'empty', 'archive', null],
  ])('%s', (_sentence, actual, archive, chosen, expected) => {
    const viewModel = toBankReportViewModel({ actual: load(actual), archive: load(archive, true), chosen })
    expect(
      viewModel && { tabs: viewModel.tabs, active: viewModel.active, body: viewModel.body.kind },
    ).toEqual(expected)
  })

  test.each<[sentence: string, actual: Kind, archive: Kind, hasData: boolean | null]>([
    ['unknown before an answer', 'loading', 'loading', null],
    ['yes with an actual report', 'ready', 'loading', true],
    ['yes with an archive report', 'loading', 'ready', true],
    ['unknown with one empty report', 'empty', 'loading', null],
    ['unknown with one empty and one failed report', 'empty', 'failed', null],
    ['no with two empty reports', 'empty', 'empty', false],
  ])('whether the bank has a report: %s', (_sentence, actual, archive, hasData) =>
    expect(bankHasData({ actual: load(actual), archive: load(archive, true) })).toBe(hasData),
  )

  test('tables have the server’s titles, and label keys as a fallback', () => {
    const { body } =
      toBankReportViewModel({ actual: load('ready'), archive: load('ready', true), chosen: null }) ?? {}
    const tables = body?.kind === 'tables' ? body.tables : []
    expect(tables.map(({ title, titleKey }) => [title, titleKey])).toEqual([
      ['Balance sheet', 'report_balance'],
      ['Profit and loss', 'report_profit_and_loss'],
      ['Capital adequacy', 'report_capital_adequacy'],
      ['Ratios', 'report_ratios'],
    ])
  })
})
