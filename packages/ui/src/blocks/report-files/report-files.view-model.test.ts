import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ACCESS } from '../../testing/sessions.ts'
import type { Loaded } from '../loaded/loaded.reducer.ts'
import {
  formatOf,
  hasReportFiles,
  type ReportFilesInput,
  type ReportFilesViewModel,
  toReportFilesViewModel,
} from './report-files.view-model.ts'
import type { ReportFile, ReportQuarter, ReportYear } from './report-files-facts.ts'

const ALLOWED = { kind: 'allowed' } as const
const pdf = (url: string | null = '/api/files/report/1/'): ReportFile => ({
  url,
  mimeType: 'application/pdf',
})
const quarter = (number: number, over: Partial<ReportQuarter> = {}): ReportQuarter => ({
  quarter: number,
  ru: null,
  en: pdf(),
  ...over,
})
const year = (number: number, ...quarters: ReportQuarter[]): ReportYear => ({ year: number, quarters })
const ready = (facts: readonly ReportYear[]): Loaded<readonly ReportYear[]> => ({
  kind: 'ready',
  facts,
  outdated: false,
})
const viewModelOf = (facts: readonly ReportYear[], over: Partial<ReportFilesInput> = {}) =>
  toReportFilesViewModel({ loaded: ready(facts), verdict: ALLOWED, expanded: false, lang: 'en', ...over })

function years(drawn: ReportFilesViewModel) {
  if (drawn.kind !== 'years') throw new Error(drawn.kind)
  return drawn
}
const fileOf = (file: ReportFile | null, over: Partial<ReportFilesInput> = {}) =>
  years(viewModelOf([year(2025, quarter(1, { en: file, ru: pdf() }))], over)).years[0]?.quarters[0]?.files[0]
    ?.file

describe('R5 grouped by year with quarter rows I to IV (shared-blocks §2)', () => {
  test('the latest year first, quarters in their order', () => {
    const facts = [year(2023, quarter(4)), year(2025, quarter(2), quarter(1), quarter(3), quarter(4))]
    expect(
      years(viewModelOf(facts)).years.map(one => [
        one.year,
        one.quarters.map(({ numeral }) => numeral).join(),
      ]),
    ).toEqual([
      [2025, 'I,II,III,IV'],
      [2023, 'IV'],
    ])
  })

  test.each<[string, ReportYear[], object]>([
    [
      'quarters 0 and 5 are ignored (readings #62)',
      [year(2025, quarter(0), quarter(5), quarter(2))],
      { numerals: ['II'] },
    ],
    [
      'a quarter without files has no row',
      [year(2025, quarter(1, { en: null }), quarter(3))],
      { numerals: ['III'] },
    ],
    ['a duplicate quarter is one row', [year(2025, quarter(1), quarter(1))], { numerals: ['I'] }],
    ['a duplicate year is one group', [year(2025, quarter(1)), year(2025, quarter(2))], { numerals: ['I'] }],
    ['1.5 is no quarter', [year(2025, quarter(1.5), quarter(4))], { numerals: ['IV'] }],
  ])('%s', (_, facts, { numerals }: { numerals?: string[] }) => {
    const drawn = years(viewModelOf(facts))
    expect(drawn.years).toHaveLength(1)
    expect(drawn.years[0]?.quarters.map(({ numeral }) => numeral)).toEqual(numerals)
  })

  test.each<[string, Loaded<readonly ReportYear[]>, string, boolean | null]>([
    ['no years', ready([]), 'empty', false],
    ['a year without quarters', ready([year(2025)]), 'empty', false],
    ['a year that is NaN', ready([year(Number.NaN, quarter(1))]), 'empty', false],
    ['loading', { kind: 'loading' }, 'loading', null],
    ['a fault', { kind: 'failed' }, 'failed', null],
    ['a refusal', { kind: 'gate', verdict: { kind: 'needAuth', code: 'need_auth' } }, 'gate', true],
  ])('%s', (_, loaded, kind, hasData) => {
    const drawn = toReportFilesViewModel({ loaded, verdict: ALLOWED, expanded: false, lang: 'en' })
    expect(drawn.kind).toBe(kind)
    expect(hasReportFiles(drawn)).toBe(hasData)
  })

  test.each([
    ['ru', ['ru', 'en']],
    ['uk', ['ru', 'en']],
    ['en', ['en', 'ru']],
    ['zh', ['en', 'ru']],
  ])('a reader of %s has the columns %s', (lang, languages) => {
    expect(years(viewModelOf([year(2025, quarter(1))], { lang })).languages).toEqual(languages)
  })
})

describe('R5 two years until "show more" (shared-blocks §9)', () => {
  const facts = [2025, 2024, 2023, 2022, 2021].map(number => year(number, quarter(1)))
  test.each([
    [1, false, 1, 0],
    [2, false, 2, 0],
    [3, false, 2, 1],
    [5, false, 2, 3],
    [5, true, 5, 3],
  ])('of %i years, expanded %s, %i are shown and %i can be expanded', (count, expanded, shown, others) => {
    const drawn = years(viewModelOf(facts.slice(0, count), { expanded }))
    expect([drawn.years.length, drawn.others]).toEqual([shown, others])
  })
})

describe('R5 links only for those who may have the files (shared-blocks §5, access row 10)', () => {
  test.each<[string, keyof typeof ACCESS, 'reportFiles' | 'reporting', string | null]>([
    ['a visitor', 'visitor', 'reportFiles', 'need_auth'],
    ['signed in', 'reader', 'reportFiles', 'need_get_access'],
    ['full access', 'pro', 'reportFiles', null],
    ['a visitor on the bond page', 'visitor', 'reporting', 'need_auth'],
    ['signed in on the bond page', 'reader', 'reporting', 'access_denied_auth'],
    ['full access without the grant on the bond page', 'pro', 'reporting', 'access_denied_auth'],
    ['full access with the grant on the bond page', 'desk', 'reporting', null],
  ])('%s', (_, user, gate, code) => {
    // a link that should not have been sent must not be drawn
    const drawn = years(viewModelOf([year(2025, quarter(1))], { verdict: ACCESS[user].verdict(gate) }))
    expect(drawn.locked?.code ?? null).toBe(code)
    expect(drawn.years[0]?.quarters[0]?.files.map(({ file }) => file.kind)).toEqual([
      code === null ? 'link' : 'locked',
      'none',
    ])
  })

  test('a locked file shows its format', () => {
    const verdict = ACCESS.reader.verdict('reportFiles')
    expect(fileOf(pdf(), { verdict })).toEqual({ kind: 'locked', format: 'PDF' })
  })

  test.each<[string, ReportFile | null, object]>([
    ['a file', pdf(), { kind: 'link', href: '/api/files/report/1/', format: 'PDF' }],
    ['no file: a dash', null, { kind: 'none' }],
    ['a file without an address: a dash', pdf(null), { kind: 'none' }],
    ['an empty address: a dash', pdf(''), { kind: 'none' }],
    ['an unsafe address: a dash', pdf('javascript:alert(1)'), { kind: 'none' }],
    ['another host by two slashes: a dash', pdf('//evil.test/a.pdf'), { kind: 'none' }],
    [
      'an unknown media type: a file of some format',
      { url: '/a/', mimeType: 'banana' },
      { kind: 'link', href: '/a/', format: null },
    ],
  ])('%s', (_, file, expected) => {
    expect(fileOf(file)).toEqual(expected)
  })
})

test.each([
  ['application/pdf', 'PDF'],
  ['APPLICATION/PDF; charset=binary', 'PDF'],
  ['pdf', 'PDF'],
  ['application/vnd.ms-excel', 'XLS'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'XLSX'],
  ['application/msword', 'DOC'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'DOCX'],
  ['application/vnd.ms-powerpoint', 'PPT'],
  ['application/zip', 'ZIP'],
  ['text/html', 'HTML'],
  ['text/csv', 'CSV'],
  ['application/rtf', 'RTF'],
  ['application/xml', 'XML'],
  ['text/plain', 'TXT'],
  ['application/octet-stream', null],
  ['banana', null],
  ['', null],
  [null, null],
])('the media type %s is the format %s', (type, format) => {
  expect(formatOf(type)).toBe(format)
})

test('for any facts: no link without access, no unsafe link, unique rows in order', () => {
  const url = fc.constantFrom(
    null,
    '',
    '/api/files/report/7/',
    'javascript:alert(1)',
    '\\\\evil',
    'https://a.test/x',
  )
  const file = fc.option(fc.record({ url, mimeType: fc.constantFrom(null, 'application/pdf', '<b>') }))
  const quarters = fc.array(
    fc.record({ quarter: fc.constantFrom(-1, 0, 1, 2, 3, 4, 5, 1.5, Number.NaN), ru: file, en: file }),
    { maxLength: 6 },
  )
  const facts = fc.array(fc.record({ year: fc.constantFrom(2023, 2024, 2025, Number.NaN), quarters }), {
    maxLength: 5,
  })
  const policy = fc.constantFrom(...Object.values(ACCESS))
  fc.assert(
    fc.property(facts, policy, fc.boolean(), (reportYears, user, expanded) => {
      const access = user.verdict('reportFiles')
      const drawn = viewModelOf(reportYears, { verdict: access, expanded })
      if (drawn.kind !== 'years') return
      const shown = drawn.years.map(one => one.year)
      expect(shown).toEqual([...new Set(shown)].sort((a, b) => b - a))
      for (const { quarters: rows } of drawn.years) {
        const order = rows.map(({ numeral }) => ['I', 'II', 'III', 'IV'].indexOf(numeral))
        expect(order).toEqual([...new Set(order)].sort())
        for (const { files } of rows)
          for (const { file: one } of files) {
            expect(one.kind === 'link' && access.kind !== 'allowed').toBe(false)
            if (one.kind === 'link') expect(one.href).toMatch(/^\/api|^https:/)
          }
      }
    }),
  )
})
