import { describe, expect, test } from 'vitest'
import { type MapFigure, mapFigure, prepareMap, wholeView } from './issuer-map.shape.ts'
import { groupMarks, halfOf, lineText, markerPath, ringsPath } from './map-marks.shape.ts'

const prepared = prepareMap({
  series: [
    {
      id: 'issues',
      name: 'Issuer',
      points: [
        { name: 'main', x: 1, y: 4, main: true, id: 'm' },
        { name: 'a', x: 2, y: 5, id: 'a' },
        { name: 'b', x: 9, y: 6, id: 'b' },
      ],
    },
  ],
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
const size = { width: 600, height: 400, fontSize: 12, lang: 'eng', labels: 'on' as const }
const figure = mapFigure({ prepared, view: wholeView(prepared), ...size })
const near = mapFigure({ prepared, view: { x: { from: 0, to: 3 }, y: { from: 3, to: 5.5 } }, ...size })
const countIn = (d: string | undefined) => d?.match(/M/g)?.length ?? 0

describe('readings #28: markers', () => {
  test('a group is one path, the main issue drawn last: in front', () => {
    const marks = groupMarks(prepared.points, prepared.groups, figure)
    expect(marks.map(({ id, d }) => [id, countIn(d)])).toEqual([
      ['issues', 2],
      ['main', 1],
    ])
  })

  test('what is out of sight is not drawn', () => {
    const marks = groupMarks(prepared.points, prepared.groups, near)
    expect(marks.map(({ d }) => countIn(d))).toEqual([1, 1])
  })

  test('five markers, five outlines, each of its size', () => {
    const looks = (['circle', 'square', 'diamond', 'triangle', 'cross'] as const).map(marker => ({
      ...{ marker, paint: 'main' as const, size: 2 },
    }))
    expect(new Set(looks.map(markerPath)).size).toBe(5)
    for (const look of looks) expect(halfOf(look)).toBe(2 * halfOf({ ...look, size: 1 }))
  })
})

describe('M4: rings', () => {
  test.each<[string, MapFigure, string[], number]>([
    ['around what is selected', figure, ['issues:m', 'issues:b'], 2],
    ['not around what is out of sight', near, ['issues:m', 'issues:b'], 1],
    ['nor around what is not there', figure, ['gone'], 0],
  ])('%s', (_, on, keys, count) => {
    expect(countIn(ringsPath(prepared.points, new Set(keys), on))).toBe(count)
  })
})

describe('lines', () => {
  test.each<[string, { x: number; y: number }[], RegExp]>([
    ['none of nothing', [], /^$/],
    ['none of one point', [{ x: 1, y: 4 }], /^$/],
    [
      'from point to point',
      [
        { x: 1, y: 4 },
        { x: 2, y: 5 },
      ],
      /^M[\d.]+,[\d.]+L[\d.]+,[\d.]+$/,
    ],
  ])('%s', (_, points, expected) => expect(lineText(points, figure)).toMatch(expected))
})

describe('a line ends where the plot does', () => {
  const flat: MapFigure = {
    ...figure,
    box: { left: 0, top: 0, width: 100, height: 100 },
    mapping: { ...figure.mapping, kx: 1, bx: 0, ky: 1, by: 0 },
  }

  test.each<[string, [number, number][], string]>([
    [
      'inside it is whole',
      [
        [10, 10],
        [50, 90],
        [90, 10],
      ],
      'M10,10L50,90L90,10',
    ],
    [
      'through it: the part in it',
      [
        [-50, 50],
        [150, 50],
      ],
      'M0,50L100,50',
    ],
    [
      'out and in again: two parts',
      [
        [50, 50],
        [150, 50],
        [150, 80],
        [50, 80],
      ],
      'M50,50L100,50M100,80L50,80',
    ],
    [
      'beside it: nothing',
      [
        [110, 0],
        [110, 100],
      ],
      '',
    ],
    [
      'round its corner: nothing',
      [
        [-60, 50],
        [50, -60],
      ],
      '',
    ],
    [
      'along its edge: all of it',
      [
        [0, 100],
        [100, 100],
      ],
      'M0,100L100,100',
    ],
  ])('%s', (_, places, text) => {
    expect(
      lineText(
        places.map(([x, y]) => ({ x, y })),
        flat,
      ),
    ).toBe(text)
  })
})
