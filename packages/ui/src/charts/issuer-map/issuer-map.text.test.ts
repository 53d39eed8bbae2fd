import { describe, expect, test } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { labelLookup } from '../../foundation/labels/labels.ts'
import {
  fieldsOf,
  type MapFormat,
  mapAppearance,
  mapData,
  mapDescription,
  mapNotes,
  mapRows,
  mapTooltipText,
  placeAmong,
  pointAnnouncement,
  restoredAnnouncement,
  trendText,
} from './issuer-map.text.ts'
import { type DrawnPoint, type MapPoint, mapContent, mapTrends } from './issuer-map.view-model.ts'

const label = labelLookup(english)
const open: MapFormat = { lang: 'en', label, unit: '%', masked: false }
const closed: MapFormat = { ...open, masked: true }

const LIST: MapPoint[] = [
  { name: 'UST 4% 2034', x: 6.81, y: 4.249, price: 98.34375, day: '2026-03-24', main: true },
  { name: 'Twin', x: 6.81, y: 4.249 },
  { name: '=SUM(A1)', x: 9.1, y: 4.5 },
]
const contentOf = (points: MapPoint[], masked = false) =>
  mapContent({
    series: [{ id: 'issues', name: 'US Treasury', points }],
    added: { name: 'Added', points: [] },
    curves: [],
    currencyId: null,
    venueId: null,
    masked,
    closed: false,
    removed: new Set(),
  })
const { points } = contentOf(LIST)
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
    expect(mapTooltipText(points, 0, closed).values.trim()).toBe('')
    expect(mapTooltipText(points, 0, closed).aside).not.toMatch(/2026/)
  })

  test('a point without a price has an empty field', () => {
    expect(fieldsOf(points[1] as DrawnPoint, open)[0]?.text).toBe('')
  })

  test('numbers are formatted in each language', () => {
    expect(fieldsOf(first, { ...open, lang: 'ru' })[2]?.text).toBe('4,249%')
  })

  test('a map with another unit, or without one', () => {
    expect(fieldsOf(first, { ...open, unit: '' })[2]?.text).toBe('4.249')
  })
})

describe('points at one place', () => {
  test.each([
    [0, { place: 1, count: 2 }],
    [1, { place: 2, count: 2 }],
    [2, { place: 1, count: 1 }],
    [9, { place: 0, count: 0 }],
  ])('the point %i', (index, expected) => expect(placeAmong(points, index)).toEqual(expected))

  test('the tooltip shows the number of other points', () => {
    expect(mapTooltipText(points, 0, open).aside).toBe('24 Mar 2026. + 1 more at this place')
    expect(mapTooltipText(points, 2, open).aside).toBe('')
    expect(mapTooltipText(points, 9, open)).toEqual({ values: '', aside: '' })
  })
})

describe('C22: announcements', () => {
  const announcement = (index: number, selected: boolean, format = open) =>
    pointAnnouncement(points, index, { key: points[index]?.key ?? '', selected }, format)
  test.each<[string, string, string]>([
    [
      'a point with all it has',
      announcement(0, false),
      'UST 4% 2034, Price 98.3438, Duration, years 6.81, Yield 4.249%, 24 Mar 2026, 1 of 2 at this place',
    ],
    ['a selected one', announcement(2, true), '=SUM(A1), Duration, years 9.10, Yield 4.500%, selected'],
    ['masked: no number', announcement(2, false, closed), '=SUM(A1), for subscribers'],
    ['no cursor: nothing', pointAnnouncement(points, 0, null, open), ''],
    ['a missing point: nothing', announcement(9, false), ''],
  ])('%s', (_, text, expected) => expect(text).toBe(expected))

  test('the description has the content of the map and its keys, with more keys in delete mode', () => {
    expect(mapDescription(contentOf(LIST), false, label)).toMatch(
      /^UST 4% 2034, US Treasury\. Points: 3\. Arrow keys/,
    )
    expect(mapDescription(contentOf(LIST), true, label)).toMatch(/Space or Enter selects the point/)
    expect(mapDescription(contentOf([]), false, label)).toBe('No data')
  })

  test.each<[string[], string]>([
    [[], ''],
    [['A'], 'Restored: A.'],
    [['A', 'B', 'C'], 'Restored: A, B, C.'],
    [['A', 'B', 'C', 'D'], 'Points restored: 4.'],
  ])('M4 undo restored %j', (names, text) => expect(restoredAnnouncement(names, label)).toBe(text))

  test('left out points are counted, with the reason why a series has no trend', () => {
    expect(mapNotes({ dropped: 2 }, [{ name: 'US Treasury', reason: 'notPositive' }], label)).toBe(
      'Points left out because they have no place on the map: 2. US Treasury: An exponential trend needs values above zero.',
    )
    expect(mapNotes({ dropped: 0 }, [], label)).toBe('')
  })
})

describe('the trend in the legend', () => {
  const textOf = (kind: 'linear' | 'logarithmic') => {
    const [trend] = mapTrends(contentOf(LIST), kind).trends
    return trend ? trendText(trend, open) : null
  }
  test('has its equation and R²', () => {
    expect(textOf('linear')?.name).toBe('Trend of US Treasury')
    expect(textOf('linear')?.note).toMatch(/^y = [\d.]+ \+ [\d.]+·x, R² = /)
  })
  test('a logarithmic trend has the origin of its x', () => {
    expect(textOf('logarithmic')?.note).toMatch(/ln x.*x: duration from 6\.81, which counts as 1/)
  })
})

describe('the frame', () => {
  const appearance = (
    status: Parameters<typeof mapAppearance>[0]['status'],
    list: MapPoint[],
    removed = false,
  ) =>
    mapAppearance({ status, drawable: contentOf(list).points.length > 0, removed, onUndo: () => {}, label })
  test('no points: the label no_data (bond-page §8)', () => {
    expect(appearance({ kind: 'ready' }, [])).toMatchObject({ status: 'empty', message: { text: 'No data' } })
    expect(appearance({ kind: 'empty' }, LIST)).toMatchObject({
      status: 'empty',
      message: { text: 'No data' },
    })
    expect(appearance({ kind: 'empty', text: 'Why' }, [])).toMatchObject({ message: { text: 'Why' } })
  })
  test('all points removed: a message with Undo (reliability §3.3)', () => {
    expect(appearance({ kind: 'ready' }, [], true).message).toMatchObject({
      text: 'All points are removed.',
      action: { label: 'Undo' },
    })
  })
  test('loading without points keeps axes and shows a skeleton', () => {
    expect(appearance({ kind: 'loading' }, [])).toMatchObject({ busy: true, skeleton: true, drawn: false })
    expect(appearance({ kind: 'loading' }, LIST)).toMatchObject({ busy: true, dimmed: true, drawn: true })
  })
  test('ready with points is live', () => expect(appearance({ kind: 'ready' }, LIST).live).toBe(true))
})

describe('C22: the data table', () => {
  test('every point is a row, by duration; the unit is in the header', () => {
    const { heads, rows } = mapRows(points, 99, open)
    expect(heads.map(({ text }) => text)).toEqual(['Price', 'Duration, years', 'Yield, %', 'Date'])
    expect(rows.map(({ name, cells }) => [name, ...cells.map(({ text }) => text)])).toEqual([
      ['UST 4% 2034', '98.3438', '6.81', '4.249', '24 Mar 2026'],
      ['Twin', '', '6.81', '4.249', ''],
      ['=SUM(A1)', '', '9.10', '4.500', ''],
    ])
  })
  test('the first hundred', () => expect(mapRows(points, 2, open).rows).toHaveLength(2))
  test('masked: no value anywhere', () => {
    const { heads, rows } = mapRows(contentOf(LIST, true).points, 99, closed)
    const texts = rows.flatMap(({ cells }) => cells.map(({ text }) => text))
    expect(new Set(texts)).toEqual(new Set(['for subscribers']))
    expect(heads.map(({ text }) => text)).toEqual(['Price', 'Duration, years', 'Yield'])
  })
})

describe('C16: the values inside a picture', () => {
  test('a row for each point; names are escaped against formulas', () => {
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
