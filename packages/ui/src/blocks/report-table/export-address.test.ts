import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Day } from '../../foundation/calendar/day.ts'
import { type ExportAddress, exportAddress, filledLink } from './export-address.ts'

const FILLING = { archive: true, from: '2020-01-01', to: '2025-07-11' } as const
const TODAY: Day = '2025-07-11'

describe('R7 the placeholders of an export link (shared-blocks §7)', () => {
  test.each<[sentence: string, link: string, filled: string]>([
    [
      'all three are replaced',
      '/api/x/?a=%archive%&f=%from%&t=%to%',
      '/api/x/?a=1&f=2020-01-01&t=2025-07-11',
    ],
    ['a link without any stays as it is', '/api/x/?id=5', '/api/x/?id=5'],
    ['a placeholder that occurs twice is replaced twice', '/%from%/?f=%from%', '/2020-01-01/?f=2020-01-01'],
    ['two adjacent placeholders are both replaced', '/%from%%to%', '/2020-01-012025-07-11'],
    ['in any case', '/?a=%ARCHIVE%&f=%From%&t=%tO%', '/?a=1&f=2020-01-01&t=2025-07-11'],
    ['with encoded percent signs', '/?f=%25from%25&t=%25to%25', '/?f=2020-01-01&t=2025-07-11'],
    ['what is already encoded stays encoded', '/?q=a%26b%20c&f=%from%', '/?q=a%26b%20c&f=2020-01-01'],
    ['a placeholder of another name stays', '/?f=%until%', '/?f=%until%'],
    ['the empty link stays empty', '', ''],
  ])('%s', (_sentence, link, filled) => expect(filledLink(link, FILLING)).toBe(filled))

  test.each<[sentence: string, value: string, filled: string]>([
    ['replacement patterns are plain text', "$&$1$'", "/?f=%24%26%241%24'"],
    ['a separator of parameters is encoded', '2020&admin=1', '/?f=2020%26admin%3D1'],
    ['a value that looks like a placeholder is not replaced again', '%to%', '/?f=%25to%25'],
  ])('%s', (_sentence, value, filled) =>
    expect(filledLink('/?f=%from%', { ...FILLING, from: value as Day })).toBe(filled),
  )

  test('no placeholder remains, in any spelling and at any position', () => {
    const placeholder = fc
      .tuple(fc.constantFrom('archive', 'from', 'to'), fc.boolean(), fc.boolean())
      .map(([name, upper, encoded]) => {
        const mark = encoded ? '%25' : '%'
        return `${mark}${upper ? name.toUpperCase() : name}${mark}`
      })
    const link = fc.array(fc.oneof(placeholder, fc.constantFrom('/', '?a=', '&b=', 'x')))
    fc.assert(
      fc.property(link, parts => {
        expect(filledLink(parts.join(''), FILLING)).not.toMatch(/%(25)?(archive|from|to)%/i)
      }),
    )
  })
})

describe('R7 the address of an export', () => {
  const link = '/api/report-export/msfo/2/?from=%from%&to=%to%'
  const at = (range: { start: Day | null; end: Day | null }, exportLink: string | null = link) =>
    exportAddress({ link: exportLink, archive: false, range, today: TODAY })
  const ready = (from: string, to: string): ExportAddress => ({
    kind: 'ready',
    href: `/api/report-export/msfo/2/?from=${from}&to=${to}`,
  })

  test.each<[sentence: string, start: Day | null, end: Day | null, address: ExportAddress]>([
    ['both days', '2020-01-01', '2024-12-31', ready('2020-01-01', '2024-12-31')],
    ['an empty start is 1970-01-01 (readings #45)', null, '2024-12-31', ready('1970-01-01', '2024-12-31')],
    ['an empty end is today', '2020-01-01', null, ready('2020-01-01', TODAY)],
    ['both empty', null, null, ready('1970-01-01', TODAY)],
    ['one day', '2024-12-31', '2024-12-31', ready('2024-12-31', '2024-12-31')],
    ['a start after the end is refused', '2025-01-01', '2024-12-31', { kind: 'reversed' }],
    ['a start after today with an empty end too', '2025-07-12', null, { kind: 'reversed' }],
    ['an end before 1970 with an empty start too', null, '1969-12-31', { kind: 'reversed' }],
  ])('%s', (_sentence, start, end, address) => expect(at({ start, end })).toEqual(address))

  test.each<[sentence: string, link: string | null]>([
    ['there is none', null],
    ['it is empty', ''],
    ['it leads to another site', 'https://evil.example/api/?from=%from%'],
    ['it leads there without a scheme', '//evil.example/api/?from=%from%'],
    ['or by backslashes', '\\\\evil.example/api/'],
    ['it is a script', 'javascript:alert(1)'],
    ['it is data', 'data:text/html,%from%'],
    ['it is a page, not an API path', '/company/2/?from=%from%'],
    ['it leaves the API path by ..', '/api/../company/?from=%from%'],
  ])('there is no export when %s', (_sentence, exportLink) =>
    expect(at({ start: null, end: null }, exportLink)).toEqual({ kind: 'none' }),
  )

  test.each([
    [true, 'archive=1'],
    [false, 'archive=0'],
  ])('R1 %%archive%% of the archive tab %s is %s', (archive, expected) => {
    const address = exportAddress({
      link: '/api/report-export/bank/5/?archive=%archive%',
      archive,
      range: { start: null, end: null },
      today: TODAY,
    })
    expect(address).toEqual({ kind: 'ready', href: `/api/report-export/bank/5/?${expected}` })
  })
})
