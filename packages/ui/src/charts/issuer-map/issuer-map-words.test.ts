import { describe, expect, test } from 'vitest'
import english from '../../../labels/eng.json' with { type: 'json' }
import { labelLookup } from '../../foundation/labels/labels.ts'
import { type DrawnPoint, prepareMap } from './issuer-map.shape.ts'
import {
  fieldsOf,
  type MapWriting,
  mapData,
  mapFace,
  mapNotes,
  mapRows,
  mapSaid,
  mapTold,
  mapTrendWords,
  placeAmong,
  tipOf,
} from './issuer-map-words.ts'
import type { MapPoint } from './map-point.ts'
import { mapTrends } from './map-trend.shape.ts'

const label = labelLookup(english)
const open: MapWriting = { lang: 'eng', label, unit: '%', masked: false }
const closed: MapWriting = { ...open, masked: true }

const LIST: MapPoint[] = [
  { name: 'UST 4% 2034', x: 6.81, y: 4.249, price: 98.34375, day: '2026-03-24', main: true },
  { name: 'Twin', x: 6.81, y: 4.249 },
  { name: '=SUM(A1)', x: 9.1, y: 4.5 },
]
const prepare = (points: MapPoint[], masked = false) =>
  prepareMap({
    series: [{ id: 'issues', name: 'US Treasury', points }],
    added: { name: 'Added', points: [] },
    ...{ curves: [], currencyId: null, groundId: null, masked, closed: false, removed: new Set<string>() },
  })
const { points } = prepare(LIST)
const first = points[0] as DrawnPoint

describe('shared-blocks §6: price, duration, yield at full access; below, the fields without values', () => {
  test('full access', () => {
    expect(fieldsOf(first, open).map(({ name, text }) => `${name}: ${text}`)).toEqual([
      'Price: 98.3438',
      'Duration, years: 6.81',
      'Yield: 4.249%',
    ])
  })

  test('below it', () => {
    expect(fieldsOf(first, closed).map(({ name, text }) => `${name}: ${text}`)).toEqual([
      'Price: ',
      'Duration, years: ',
      'Yield: ',
    ])
    expect(tipOf(points, 0, closed).values.trim()).toBe('')
    expect(tipOf(points, 0, closed).aside).not.toMatch(/2026/)
  })

  test('a point without price has an empty field', () => {
    expect(fieldsOf(points[1] as DrawnPoint, open)[0]?.text).toBe('')
  })

  test('each language writes its own numbers', () => {
    expect(fieldsOf(first, { ...open, lang: 'rus' })[2]?.text).toBe('4,249%')
  })

  test('a map of another unit, or none', () => {
    expect(fieldsOf(first, { ...open, unit: '' })[2]?.text).toBe('4.249')
  })
})

describe('points at one place', () => {
  test.each([
    [0, { place: 1, at: 2 }],
    [1, { place: 2, at: 2 }],
    [2, { place: 1, at: 1 }],
    [9, { place: 0, at: 0 }],
  ])('the point %i', (index, expected) => expect(placeAmong(points, index)).toEqual(expected))

  test('the tooltip says how many more there are', () => {
    expect(tipOf(points, 0, open).aside).toBe('24 Mar 2026. + 1 more at this place')
    expect(tipOf(points, 2, open).aside).toBe('')
    expect(tipOf(points, 9, open)).toEqual({ values: '', aside: '' })
  })
})

describe('C22: what is said', () => {
  const said = (index: number, selected: boolean, writing = open) =>
    mapSaid(points, index, { key: points[index]?.key ?? '', selected }, writing)
  test.each<[string, string, string]>([
    [
      'a point with all it has',
      said(0, false),
      'UST 4% 2034, Price 98.3438, Duration, years 6.81, Yield 4.249%, 24 Mar 2026, 1 of 2 at this place',
    ],
    ['a selected one', said(2, true), '=SUM(A1), Duration, years 9.10, Yield 4.500%, selected'],
    ['masked: no number', said(2, false, closed), '=SUM(A1), for subscribers'],
    ['no cursor: nothing', mapSaid(points, 0, null, open), ''],
    ['a point that is gone: nothing', said(9, false), ''],
  ])('%s', (_, text, expected) => expect(text).toBe(expected))

  test('the figure tells what it shows and its keys, in delete mode more of them', () => {
    expect(mapTold(prepare(LIST), false, label)).toMatch(/^UST 4% 2034, US Treasury\. Points: 3\. Arrow keys/)
    expect(mapTold(prepare(LIST), true, label)).toMatch(/Space or Enter selects the point/)
    expect(mapTold(prepare([]), false, label)).toBe('No data')
  })

  test('what was left out is counted, and why a series has no trend', () => {
    expect(mapNotes({ dropped: 2 }, [{ name: 'US Treasury', reason: 'notPositive' }], label)).toBe(
      'Points left out because they have no place on the map: 2. US Treasury: An exponential trend needs values above zero.',
    )
    expect(mapNotes({ dropped: 0 }, [], label)).toBe('')
  })
})

describe('the trend in the legend', () => {
  const words = (kind: 'linear' | 'logarithmic') => {
    const [trend] = mapTrends(prepare(LIST), kind).trends
    return trend ? mapTrendWords(trend, open) : null
  }
  test('says its equation and R²', () => {
    expect(words('linear')?.name).toBe('Trend of US Treasury')
    expect(words('linear')?.note).toMatch(/^y = [\d.]+ \+ [\d.]+·x, R² = /)
  })
  test('a logarithm says what its x is counted from', () => {
    expect(words('logarithmic')?.note).toMatch(/ln x.*x: duration from 6\.81, which counts as 1/)
  })
})

describe('the frame', () => {
  const face = (status: Parameters<typeof mapFace>[0]['status'], list: MapPoint[], removed = false) =>
    mapFace({ status, prepared: prepare(list), removed, onUndo: () => {}, label })
  test('no points: the label no_data (bond-page §8)', () => {
    expect(face({ kind: 'ready' }, [])).toMatchObject({ status: 'empty', message: { text: 'No data' } })
    expect(face({ kind: 'empty' }, LIST)).toMatchObject({ status: 'empty', message: { text: 'No data' } })
    expect(face({ kind: 'empty', text: 'Why' }, [])).toMatchObject({ message: { text: 'Why' } })
  })
  test('all points removed: it says so and offers the way back (reliability §3.3)', () => {
    expect(face({ kind: 'ready' }, [], true).message).toMatchObject({
      text: 'All points are removed.',
      wayOut: { label: 'Undo' },
    })
  })
  test('loading without points keeps axes and shows a skeleton', () => {
    expect(face({ kind: 'loading' }, [])).toMatchObject({ busy: true, skeleton: true, drawn: false })
    expect(face({ kind: 'loading' }, LIST)).toMatchObject({ busy: true, dimmed: true, drawn: true })
  })
  test('ready with points is live', () => expect(face({ kind: 'ready' }, LIST).live).toBe(true))
})

describe('C22: the table twin', () => {
  test('every point is a row, by duration; the unit stands in the head', () => {
    const { heads, rows } = mapRows(points, 99, open)
    expect(heads.map(({ text }) => text)).toEqual(['Price', 'Duration, years', 'Yield, %', 'Date'])
    expect(rows.map(({ name, cells }) => [name, ...cells.map(({ text }) => text)])).toEqual([
      ['UST 4% 2034', '98.3438', '6.81', '4.249', '24 Mar 2026'],
      ['Twin', '', '6.81', '4.249', ''],
      ['=SUM(A1)', '', '9.10', '4.500', ''],
    ])
  })
  test('the first hundred', () => expect(mapRows(points, 2, open).rows).toHaveLength(2))
  test('masked: no number of a value anywhere', () => {
    const { heads, rows } = mapRows(prepare(LIST, true).points, 99, closed)
    const texts = rows.flatMap(({ cells }) => cells.map(({ text }) => text))
    expect(new Set(texts)).toEqual(new Set(['for subscribers']))
    expect(heads.map(({ text }) => text)).toEqual(['Price', 'Duration, years', 'Yield'])
  })
})

describe('C16: the values inside a picture', () => {
  test('a row for each point; a name is no formula', () => {
    expect(mapData(points, open).split('\n')).toEqual([
      'Issue,"Duration, years","Yield, %",Price,Date',
      'UST 4% 2034,6.81,4.249,98.3438,2026-03-24',
      'Twin,6.81,4.249,,',
      "'=SUM(A1),9.10,4.500,,",
    ])
  })
  test('P7 masked: nothing', () => expect(mapData(points, closed)).toBe(''))
  test('no points: nothing', () => expect(mapData([], open)).toBe(''))
})
