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

function load(kind: 'here' | 'empty' | 'bare' | ReportPhase['kind'], archive = false): BankLoad {
  const start: BankLoad = reportLoadStart({ subject: { issuerId: 5, archive }, viewer: 'me' })
  const ready = (facts: BankReportFacts): BankLoad => ({
    ...start,
    phase: { kind: 'ready' },
    request: null,
    got: { query: start.query, facts },
  })
  switch (kind) {
    case 'here':
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
    case 'asking':
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
    ['both are on their way', 'asking', 'asking', null, { tabs: both, active: 'actual', body: 'loading' }],
    ['both are here: Actual first', 'here', 'here', null, { tabs: both, active: 'actual', body: 'tables' }],
    ['the user chose Archive', 'here', 'here', 'archive', { tabs: both, active: 'archive', body: 'tables' }],
    [
      'without actual data its tab is gone and the archive is active',
      'empty',
      'here',
      null,
      { tabs: ['archive'], active: 'archive', body: 'tables' },
    ],
    [
      'which it is while the archive is still on its way',
      'empty',
      'asking',
      null,
      { tabs: ['archive'], active: 'archive', body: 'loading' },
    ],
    [
      'the archive came first: Actual is waited for',
      'asking',
      'here',
      null,
      { tabs: both, active: 'actual', body: 'loading' },
    ],
    [
      'without an archive its tab is gone',
      'here',
      'empty',
      null,
      { tabs: ['actual'], active: 'actual', body: 'tables' },
    ],
    [
      'a chosen archive that turns out empty gives way',
      'here',
      'empty',
      'archive',
      { tabs: ['actual'], active: 'actual', body: 'tables' },
    ],
    [
      'not said to be empty, and no table in it, is empty',
      'bare',
      'here',
      null,
      { tabs: ['archive'], active: 'archive', body: 'tables' },
    ],
    [
      'Actual failed: its tab has the error',
      'failed',
      'here',
      null,
      { tabs: both, active: 'actual', body: 'failed' },
    ],
    ['and Archive works', 'failed', 'here', 'archive', { tabs: both, active: 'archive', body: 'tables' }],
    [
      'Archive failed, and Actual works',
      'here',
      'failed',
      null,
      { tabs: both, active: 'actual', body: 'tables' },
    ],
    [
      'nothing in one, and the other failed: there may be something',
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
    ['nothing exists: nothing is drawn', 'empty', 'empty', 'archive', null],
  ])('%s', (_sentence, actual, archive, chosen, expected) => {
    const figure = toBankReportViewModel({ actual: load(actual), archive: load(archive, true), chosen })
    expect(figure && { tabs: figure.tabs, active: figure.active, body: figure.body.kind }).toEqual(expected)
  })

  test.each<[sentence: string, actual: Kind, archive: Kind, hasData: boolean | null]>([
    ['nothing is known yet', 'asking', 'asking', null],
    ['one report is enough to know', 'here', 'asking', true],
    ['in the archive too', 'asking', 'here', true],
    ['one empty report is not enough to know', 'empty', 'asking', null],
    ['nor beside one that failed', 'empty', 'failed', null],
    ['both are empty', 'empty', 'empty', false],
  ])('whether the bank has a report: %s', (_sentence, actual, archive, hasData) =>
    expect(bankHasData({ actual: load(actual), archive: load(archive, true) })).toBe(hasData),
  )

  test('tables keep the server’s titles, with ours in reserve', () => {
    const { body } =
      toBankReportViewModel({ actual: load('here'), archive: load('here', true), chosen: null }) ?? {}
    const tables = body?.kind === 'tables' ? body.tables : []
    expect(tables.map(({ title, titleKey }) => [title, titleKey])).toEqual([
      ['Balance sheet', 'report_balance'],
      ['Profit and loss', 'report_profit_and_loss'],
      ['Capital adequacy', 'report_capital_adequacy'],
      ['Ratios', 'report_ratios'],
    ])
  })
})
