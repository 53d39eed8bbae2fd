import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crowd } from '../../testing/fixtures/issuer-map.ts'
import type { Rect } from '../plot/geometry.ts'
import { type LabelsRequest, mapLabels, placeAllLabels, placeLabels, textWidth } from './issuer-map.layout.ts'
import type { MapLabels } from './issuer-map.model.ts'
import { mapFigure, prepareMap, wholeView } from './issuer-map.shape.ts'

const plot = { left: 0, top: 0, width: 600, height: 400 }
const request = (points: readonly (readonly [string, number, number])[]): LabelsRequest => ({
  names: points.map(([name]) => name),
  px: Float64Array.from(points, ([, x]) => x),
  py: Float64Array.from(points, ([, , y]) => y),
  order: [...points.keys()],
  sizes: points.map(() => 5),
  plot,
  fontSize: 12,
  lines: [],
})

const meets = (one: Rect, other: Rect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

describe('M5: labels on', () => {
  test('a free point is named after it', () => {
    const [label] = placeLabels(request([['UST 4% 2034', 100, 100]]))
    expect(label).toMatchObject({ index: 0, anchor: 'start', y: 100 })
    expect(label?.x).toBeGreaterThan(105)
  })

  test.each<[string, [string, number, number][], string]>([
    ['at the end of the plot: before it', [['UST 4% 2034', 590, 100]], 'end'],
    [
      'another point stands after it: before it',
      [
        ['UST 4% 2034', 300, 100],
        ['Other', 330, 100],
      ],
      'end',
    ],
    [
      'points on both sides: above it',
      [
        ['UST 4% 2034', 300, 100],
        ['Other', 330, 100],
        ['Third', 270, 100],
      ],
      'middle',
    ],
  ])('%s', (_, points, anchor) => {
    expect(placeLabels(request(points)).find(({ index }) => index === 0)?.anchor).toBe(anchor)
  })

  test('a name keeps off lines', () => {
    const free = placeLabels(request([['UST 4% 2034', 300, 200]]))[0]
    const crossed = placeLabels({
      ...request([['UST 4% 2034', 300, 200]]),
      lines: [
        [
          { x: 310, y: 0 },
          { x: 310, y: 400 },
        ],
      ],
    })[0]
    expect([free?.anchor, crossed?.anchor]).toEqual(['start', 'end'])
  })

  test('where there is no room there is no name', () => {
    const points = Array.from(
      { length: 400 },
      (_, i) => ['X', 8 + (i % 40) * 15, 8 + Math.floor(i / 40) * 15] as const,
    )
    expect(placeLabels(request([['UST 4% 2034', 300, 80], ...points])).some(({ index }) => index === 0)).toBe(
      false,
    )
  })

  test('the more important of two that want one place has it', () => {
    const points = [
      ['First', 200, 200],
      ['Second', 200, 200],
    ] as const
    const places = (order: number[]) => placeLabels({ ...request(points), order })[0]?.index
    expect([places([0, 1]), places([1, 0])]).toEqual([0, 1])
  })

  test('a point without a name has none', () => expect(placeLabels(request([['', 100, 100]]))).toEqual([]))
})

const name = fc.constantFrom(
  'UST 4% 2034',
  'ОФЗ 26243',
  '国债 2034',
  'W',
  'A very long name of a bond indeed',
  '',
)
const spot = fc.tuple(
  name,
  fc.double({ min: 0, max: 600, noNaN: true }),
  fc.double({ min: 0, max: 400, noNaN: true }),
)

describe('properties of labels that are on', () => {
  test('no name lies on another, on a point of another name, or outside of the plot; the same points give the same names', () => {
    fc.assert(
      fc.property(fc.array(spot, { maxLength: 60 }), points => {
        const asked = request(points)
        const labels = placeLabels(asked)
        labels.forEach(({ box, index }, i) => {
          for (const other of labels.slice(i + 1)) expect(meets(box, other.box)).toBe(false)
          expect(box.left >= 0 && box.right <= 600 && box.top >= 0 && box.bottom <= 400).toBe(true)
          points.forEach(([, x, y], place) => {
            const marker = { left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 }
            if (place !== index) expect(meets(box, marker)).toBe(false)
          })
        })
        expect(placeLabels(asked)).toEqual(labels)
      }),
    )
  })
})

describe('M5: all labels', () => {
  test('every point is named, however names lie', () => {
    const points = [
      ['First', 300, 200],
      ['Second', 300, 200],
      ['Third', 302, 200],
    ] as const
    const labels = placeAllLabels(request(points))
    expect(labels.map(({ index }) => index)).toEqual([0, 1, 2])
    expect(
      meets((labels[0] as never as { box: (typeof labels)[0] }).box as never, labels[2]?.box as never),
    ).toBe(true)
  })

  test('a name at the edge stays on the map', () => {
    for (const x of [0, 600]) {
      const [label] = placeAllLabels(request([['UST 4% 2034', x, 200]]))
      expect(label?.box.left).toBeGreaterThanOrEqual(0)
      expect(label?.box.right).toBeLessThanOrEqual(600)
    }
  })
})

describe('widths', () => {
  test.each<[string, string, string]>([
    ['wide scripts take more than Latin', '国债国债', 'bond'],
    ['capitals more than small letters', 'MWMW', 'lili'],
  ])('%s', (_, more, less) => expect(textWidth(more, 12)).toBeGreaterThan(textWidth(less, 12)))
  test('no text takes none', () => expect(textWidth('', 12)).toBe(0))
})

describe('the names of a map', () => {
  const namesOf = (count: number, mode: MapLabels) => {
    const prepared = prepareMap({
      series: [crowd(count)],
      added: { name: 'Added', points: [] },
      ...{
        curves: [],
        currencyId: null,
        groundId: null,
        masked: false,
        closed: false,
        removed: new Set<string>(),
      },
    })
    const figure = mapFigure({
      ...{
        prepared,
        view: wholeView(prepared),
        width: 1200,
        height: 650,
        fontSize: 12,
        lang: 'eng',
        labels: mode,
      },
    })
    return { prepared, labels: mapLabels({ prepared, figure, fontSize: 12, mode, trends: [] }) }
  }

  test.each<[MapLabels, (count: number) => boolean]>([
    ['off', count => count === 0],
    ['on', count => count > 20 && count < 500],
    ['all', count => count === 500],
  ])('%s of 500 points', (mode, isRight) => expect(isRight(namesOf(500, mode).labels.length)).toBe(true))

  test('of 20 points the main issue has a name', () => {
    const { prepared, labels } = namesOf(20, 'on')
    expect(labels.some(({ index }) => prepared.points[index]?.main)).toBe(true)
  })

  test('5,000 points are placed at once', () => {
    const start = process.cpuUsage()
    expect(namesOf(5_000, 'on').labels.length).toBeGreaterThan(0)
    expect(process.cpuUsage(start).user).toBeLessThan(2e6)
  })
})
