import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type GraphLabel,
  type LabelsRequest,
  NAME_SIZE,
  nameLabels,
  shareLabels,
  textWidth,
  withMarkedNames,
} from './graph-labels.shape.ts'
import { graphOf, type NetworkGraphRow, shareTexts } from './network-graph.shape.ts'

const main = { id: 1, name: 'Main' }
const row = (issuerId: number, more: Partial<NetworkGraphRow> = {}): NetworkGraphRow => ({
  ...{ issuerId, issuerName: `Company ${issuerId}`, relation: null, share: null },
  ...more,
})
const star = (count: number, share: string | null = null) =>
  graphOf(
    Array.from({ length: count }, (_, place) => row(place + 2, { share })),
    main,
  )
const placesAt = (spots: readonly (readonly [number, number])[], radius = 10) => ({
  x: Float64Array.from(spots, ([x]) => x),
  y: Float64Array.from(spots, ([, y]) => y),
  ...{ radius, scale: 1, centre: { x: 0, y: 0 } },
})
const request = (more: Partial<LabelsRequest>): LabelsRequest => ({
  ...{
    graph: star(1),
    places: placesAt([
      [0, 0],
      [200, 0],
    ]),
    frame: { width: 800, height: 400 },
    fitted: false,
    overlap: false,
    marked: [],
    shares: [],
  },
  ...more,
})
const texts = (labels: readonly GraphLabel[]) => labels.map(({ text }) => text)

describe('shared-blocks §9: names overlap in full screen or with 10 or fewer nodes, else some are left out', () => {
  // three markers in one place: no side of the later ones is free
  const crowd = {
    graph: star(2),
    places: placesAt(
      [
        [0, 0],
        [4, 0],
        [8, 0],
      ],
      60,
    ),
  }

  test('a crowd that may overlap has every name', () => {
    expect(texts(nameLabels(request({ ...crowd, overlap: true })))).toEqual([
      'Main',
      'Company 2',
      'Company 3',
    ])
  })

  test('a crowd that may not has as many as find room, and always the main one', () => {
    const tight = {
      graph: star(6),
      places: placesAt(
        Array.from({ length: 7 }, (_, at) => [at * 3, 0] as const),
        8,
      ),
    }
    const written = texts(nameLabels(request(tight)))
    expect(written).toContain('Main')
    expect(written.length).toBeLessThan(7)
  })

  test('the hovered or focused one is written whatever it covers', () => {
    const places = placesAt(
      Array.from({ length: 7 }, () => [0, 0] as const),
      40,
    )
    const crowded = request({ graph: star(6), places })
    expect(texts(nameLabels(crowded))).not.toContain('Company 6')
    expect(texts(nameLabels({ ...crowded, marked: [5] }))).toContain('Company 6')
  })

  test('companies with more links come before those with fewer', () => {
    const graph = graphOf([row(2), row(3), row(4, { relatedTo: 3 })], main)
    const places = placesAt(
      [
        [0, 300],
        [50, 0],
        [50, 4],
        [0, 600],
      ],
      8,
    )
    const written = texts(nameLabels(request({ graph, places })))
    expect(written).toContain('Company 3')
  })

  test('the same graph has the same names every time', () => {
    const asked = request({
      graph: star(30),
      places: placesAt(Array.from({ length: 31 }, (_, at) => [(at * 37) % 200, (at * 53) % 120] as const)),
    })
    expect(nameLabels(asked)).toEqual(nameLabels(asked))
  })

  test('a name stands where it covers the fewest of its links', () => {
    const graph = star(1)
    const above = nameLabels(
      request({
        graph,
        places: placesAt([
          [0, 0],
          [0, 100],
        ]),
      }),
    )
    expect(above.map(({ y }) => y)).toEqual([-18, 127])
  })

  test('a name does not leave a frame that the graph is fitted into', () => {
    const frame = { width: 700, height: 100 }
    const [name] = nameLabels(
      request({
        places: placesAt([
          [4, 50],
          [200, 50],
        ]),
        frame,
        fitted: true,
        overlap: true,
      }),
    )
    expect(name).toMatchObject({ anchor: 'start' })
  })
})

describe('in a narrow frame a long name is broken into two lines', () => {
  test.each([
    ['at the space that leaves them alike', 'Apple Operations Mexico', ['Apple Operations', 'Mexic…']],
    [
      'in the middle where a language has no spaces',
      '中国石油化工股份有限公司国际贸易',
      ['中国石油化工股份', '有限公司国际贸易'],
    ],
    ['not without a space', 'Tengizchevroilcompany', ['Tengizchevroilcompany']],
    ['not when it is short', 'Esso Norge', ['Esso Norge']],
  ])('%s', (_sentence, issuerName, lines) => {
    const graph = graphOf([row(2, { issuerName })], main)
    const names = nameLabels(request({ graph, frame: { width: 320, height: 400 } })).filter(
      ({ of }) => of === 1,
    )
    expect(texts(names)).toEqual(lines)
    expect(new Set(names.map(({ y }) => y)).size).toBe(lines.length)
  })

  test('in a wide one it is not', () => {
    expect(texts(nameLabels(request({})))).toEqual(['Main', 'Company 2'])
  })
})

describe('a marked name over a large graph', () => {
  const asked = request({
    graph: star(2),
    places: placesAt([
      [0, 0],
      [100, 0],
      [200, 0],
    ]),
  })
  const standing: GraphLabel[] = [{ of: 0, text: 'Main', x: 0, y: 0, anchor: 'middle' }]
  test.each([
    ['one that is missing is added', [2], ['Main', 'Company 3']],
    ['one that stands is not written twice', [0], ['Main']],
    ['one that is gone is not there', [9], ['Main']],
    ['nobody', [], ['Main']],
  ])('%s', (_sentence, marked, expected) => {
    expect(texts(withMarkedNames(standing, { ...asked, marked }))).toEqual(expected)
  })
})

describe('N1: the share is written on the link', () => {
  test.each<[string, Partial<LabelsRequest>, string[]]>([
    ['where there is room for it', { graph: star(1, '12,5') }, ['12.5%']],
    ['not where it is not disclosed', { graph: star(1) }, []],
    [
      'in a small graph even where there is none',
      {
        graph: star(1, '5'),
        places: placesAt([
          [0, 0],
          [26, 0],
        ]),
      },
      ['5%'],
    ],
    [
      'not in a large one',
      {
        graph: star(10, '5'),
        places: placesAt(Array.from({ length: 11 }, (_, at) => [at * 26, 0] as const)),
      },
      [],
    ],
    [
      'but for the company that is looked at',
      {
        graph: star(10, '5'),
        places: placesAt(Array.from({ length: 11 }, (_, at) => [at * 26, 0] as const)),
        marked: [3],
      },
      ['5%'],
    ],
  ])('%s', (_sentence, more, expected) => {
    const plain = request(more)
    const asked = { ...plain, shares: shareTexts(plain.graph, 'eng') }
    expect(texts(shareLabels(asked, nameLabels(asked)))).toEqual(expected)
  })
})

test.each([
  ['small letters', 'abcd', 26.4],
  ['capitals are wider', 'AB', 16.32],
  ['figures and the sign of a share', '10%', 26.16],
  ['Chinese ones are as wide as high', '中国', 24],
  ['nothing', '', 0],
])('about how wide a text is: %s', (_sentence, text, width) => {
  expect(textWidth(text, NAME_SIZE)).toBeCloseTo(width)
})

test('property: where names may not overlap, no two of them do, the main one’s apart', () => {
  const spot = fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 400 }))
  fc.assert(
    fc.property(fc.array(spot, { minLength: 15, maxLength: 15 }), spots => {
      const names = nameLabels(request({ graph: star(14), places: placesAt(spots) })).filter(
        ({ of }) => of !== 0,
      )
      const boxes = names.map(({ x, y, text, anchor }) => {
        const width = textWidth(text, NAME_SIZE)
        const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
        return { left, right: left + width, y }
      })
      boxes.forEach((one, index) => {
        for (const other of boxes.slice(index + 1)) {
          const apart =
            one.right <= other.left || other.right <= one.left || Math.abs(one.y - other.y) >= NAME_SIZE
          expect(apart).toBe(true)
        }
      })
    }),
  )
})
