import { describe, expect, test } from 'vitest'
import { internationalFacts } from '../../testing/fixtures/reports.ts'
import { ACCESS } from '../../testing/sessions.ts'
import { reportLoadStart } from '../report-table/report-load.reducer.ts'
import {
  type InternationalLoad,
  type InternationalReportFacts,
  type InternationalReportQuery,
  internationalHasData,
  toInternationalReportViewModel,
} from './international-report.view-model.ts'

const FACTS = internationalFacts(ACCESS.desk)
const NO_TABLES = { balanceSheet: null, profitAndLoss: null, cashFlow: null, parameters: null }

function load(
  over: Partial<InternationalReportFacts> = {},
  query: InternationalReportQuery = { reportId: 1 },
): InternationalLoad {
  const start: InternationalLoad = reportLoadStart({ subject: query, viewer: 'me' })
  return {
    ...start,
    phase: { kind: 'ready' },
    request: null,
    loaded: { query, facts: { ...FACTS, ...over } },
  }
}
const viewModelOf = (loaded: InternationalLoad, lang = 'en', alternativeBrand = false) =>
  toInternationalReportViewModel({ load: loaded, lang, alternativeBrand })

describe('R2 the methodology (shared-blocks §2)', () => {
  type Case = [
    sentence: string,
    documents: InternationalReportFacts['methodology'],
    lang: string,
    alternativeBrand: boolean,
    expected: string | null,
  ]
  const both = { ru: '/ru.pdf', en: '/en.pdf' }
  test.each<Case>([
    ['Russian readers have the Russian document', both, 'ru', false, '/ru.pdf ru'],
    ['English readers the English one', both, 'en', false, '/en.pdf en'],
    ['all other readers the English one', both, 'it', false, '/en.pdf en'],
    ['unknown languages too', both, '', false, '/en.pdf en'],
    [
      'a missing document is replaced by the other, with its language',
      { ...both, ru: null },
      'ru',
      false,
      '/en.pdf en',
    ],
    ['the other way round too', { ...both, en: null }, 'en', false, '/ru.pdf ru'],
    ['without documents there is no link', { ru: null, en: '' }, 'en', false, null],
    ['the alternative brand has none', both, 'ru', true, null],
  ])('%s', (_sentence, methodology, lang, alternativeBrand, expected) => {
    const found = viewModelOf(load({ methodology }), lang, alternativeBrand)?.methodology
    expect(found ? `${found.url} ${found.lang}` : null).toBe(expected)
  })
})

describe('R2 tables and choices', () => {
  test('balance sheet, profit and loss, cash flow and parameters; the closed cash flow has seven rows', () => {
    const body = viewModelOf(load())?.body
    const tables = body?.kind === 'tables' ? body.tables : []
    expect(tables.map(({ titleKey, limit, closedLimit }) => [titleKey, limit, closedLimit])).toEqual([
      ['report_balance', undefined, undefined],
      ['report_profit_and_loss', undefined, undefined],
      ['report_cash_flow', undefined, 7],
      ['report_parameters', undefined, undefined],
    ])
  })

  test.each<
    [sentence: string, query: InternationalReportQuery, sources: ('own' | 'partner')[], source: string]
  >([
    ['the first source when none is requested', { reportId: 1 }, ['own', 'partner'], 'own'],
    ['the first source, also if that is the partner', { reportId: 1 }, ['partner'], 'partner'],
    ['the requested one', { reportId: 1, source: 'partner' }, ['own', 'partner'], 'partner'],
    [
      'another one if the report lacks the requested source',
      { reportId: 1, source: 'partner' },
      ['own'],
      'own',
    ],
    ['the own one by default', { reportId: 1 }, [], 'own'],
  ])('the source: %s', (_sentence, query, sources, source) =>
    expect(viewModelOf(load({ sources }, query))?.source).toBe(source),
  )

  test('the archive link is that of the parameters', () => {
    expect(viewModelOf(load())?.archiveUrl).toBe('/company/2/')
  })

  test.each<[sentence: string, loaded: InternationalLoad, hasData: boolean | null]>([
    ['unknown before an answer', reportLoadStart({ subject: { reportId: 1 }, viewer: 'me' }), null],
    ['tables are data', load({ reports: [], sources: [] }), true],
    ['without tables, another report may have some', load({ ...NO_TABLES, sources: [] }), true],
    ['without tables, another source may have some', load({ ...NO_TABLES, reports: [] }), true],
    [
      'no tables, one report, one source: nothing',
      load({ ...NO_TABLES, reports: [], sources: ['own'] }),
      false,
    ],
  ])('whether there is a report: %s', (_sentence, loaded, hasData) => {
    expect(internationalHasData(loaded)).toBe(hasData)
    expect(viewModelOf(loaded) === null).toBe(hasData === false)
  })

  test('a report without tables shows the empty state while another can be chosen', () => {
    expect(viewModelOf(load(NO_TABLES))?.body).toEqual({ kind: 'nothing' })
  })
})
