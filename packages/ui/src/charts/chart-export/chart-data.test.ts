import { describe, expect, test } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { labelLookup } from '../../foundation/labels/labels.ts'
import { HOSTILE_TEXTS } from '../../testing/fixtures/hostile-texts.ts'
import type { TimeSeries } from '../series/time-series.ts'
import { chartData } from './chart-data.ts'

const label = labelLookup(english, false)
const main: TimeSeries = {
  id: 'main',
  name: 'UST 4% 2034',
  unit: '%',
  points: [
    { day: '2025-07-10', value: 101.53125 },
    { day: '2025-07-09', value: 101.09375 },
    { day: '2025-07-11', value: null },
  ],
}
const other: TimeSeries = { id: 'other', name: 'Sample, bond', points: [{ day: '2025-07-10', value: 99 }] }
const written = (series: readonly TimeSeries[], masked = false) => chartData({ series, label, masked })

describe('C16 the data inside a picture', () => {
  test('dates ascending, a column per series, 3 decimals, gaps empty', () => {
    expect(written([main, other])).toBe(
      [
        'Date,"UST 4% 2034, %","Sample, bond"',
        '2025-07-09,101.094,',
        '2025-07-10,101.531,99.000',
        '2025-07-11,,',
      ].join('\n'),
    )
  })

  test('instants are written at UTC+3 (C19)', () => {
    const quote: TimeSeries = {
      id: 'q',
      name: 'Mid',
      points: [{ at: Date.UTC(2025, 6, 9, 22, 30), value: 1 }],
    }
    expect(written([quote])).toBe('Date,Mid\n2025-07-10 01:30,1.000')
  })

  test.each<[string, readonly TimeSeries[], boolean]>([
    ['P7 a masked chart', [main, other], true],
    ['P7 a masked series', [{ ...main, masked: true }], false],
    ['a trend alone', [{ ...main, variant: 'trend' }], false],
    ['no series', [], false],
  ])('%s has no data', (_, series, masked) => {
    expect(written(series, masked)).toBe('')
  })

  test('P7 next to a masked series the other series are written', () => {
    expect(written([{ ...main, masked: true }, other])).toBe('Date,"Sample, bond"\n2025-07-10,99.000')
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '  =1'])('a name like %s is no formula', name => {
    expect(written([{ ...other, name }])).toMatch(/^Date,"?'/)
  })

  test('a value that cannot be drawn is left out', () => {
    expect(written([{ ...other, points: [{ day: '2025-07-10', value: Number.POSITIVE_INFINITY }] }])).toBe(
      'Date,"Sample, bond"\n2025-07-10,',
    )
  })
})

describe('C16 hostile names in the data (reliability §2.7: parsed again)', () => {
  test.each(HOSTILE_TEXTS.map(text => [JSON.stringify(text), text]))(
    '%s stays one cell, no formula',
    (_, name) => {
      const csv = written([{ ...other, name }])
      const cell = csv.slice('Date,'.length, -'\n2025-07-10,99.000'.length)
      // RFC 4180: a cell with a comma, a quote or a line end is quoted, and its own quotes are doubled
      const quoted = /^"((?:[^"]|"")*)"$/.exec(cell)?.[1]
      if (quoted === undefined) expect(cell).not.toMatch(/[",\r\n]/)
      const read = quoted?.replaceAll('""', '"') ?? cell
      expect(read.replace(/^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/, '')).toBe(name)
      expect(read).not.toMatch(/^\s*[=+\-@＝＋－＠]/)
    },
  )
})
