import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type GraphLabel,
  graphTextWidth,
  type LabelsRequest,
  labelBox,
  NAME_SIZE,
  nameLabels,
  SHARE_SIZE,
  shareLabels,
  withMarkedNames,
} from './graph-labels.view-model.ts'
import { graphOf, type NetworkGraphRow, shareTexts } from './network-graph.view-model.ts'

const main = { id: 1, name: 'Main' }
const row = (issuerId: number, more: Partial<NetworkGraphRow> = {}): NetworkGraphRow => ({
  issuerId,
  issuerName: `Company ${issuerId}`,
  relation: null,
  share: null,
  ...more,
})
const star = (count: number, share: string | null = null) =>
  graphOf(
    Array.from({ length: count }, (_, place) => row(place + 2, { share })),
    main,
  )
const positionsAt = (spots: readonly (readonly [number, number])[], radius = 10) => ({
  x: Float64Array.from(spots, ([x]) => x),
  y: Float64Array.from(spots, ([, y]) => y),
  radius,
  scale: 1,
  centre: { x: 0, y: 0 },
})
const request = (more: Partial<LabelsRequest>): LabelsRequest => ({
  graph: star(1),
  positions: positionsAt([
    [0, 0],
    [200, 0],
  ]),
  frame: { width: 800, height: 400 },
  fitted: false,
  overlap: false,
  marked: [],
  shares: [],
  ...more,
})
const texts = (labels: readonly GraphLabel[]) => labels.map(({ text }) => text)

describe('shared-blocks §9: names may overlap in full screen or with 10 or fewer nodes, else some are left out', () => {
  // three markers at one place: the later ones have no free side
  const crowd = {
    graph: star(2),
    positions: positionsAt(
      [
        [0, 0],
        [4, 0],
        [8, 0],
      ],
      60,
    ),
  }

  test('if names may overlap, a crowd has every name', () => {
    expect(texts(nameLabels(request({ ...crowd, overlap: true })))).toEqual([
      'Main',
      'Company 2',
      'Company 3',
    ])
  })

  test('if names may not overlap, a crowd has the names that fit, and always the main one', () => {
    const tight = {
      graph: star(6),
      positions: positionsAt(
        Array.from({ length: 7 }, (_, at) => [at * 3, 0] as const),
        8,
      ),
    }
    const written = texts(nameLabels(request(tight)))
    expect(written).toContain('Main')
    expect(written.length).toBeLessThan(7)
  })

  test('the name of the hovered or focused node is always written', () => {
    const positions = positionsAt(
      Array.from({ length: 7 }, () => [0, 0] as const),
      40,
    )
    const crowded = request({ graph: star(6), positions })
    expect(texts(nameLabels(crowded))).not.toContain('Company 6')
    expect(texts(nameLabels({ ...crowded, marked: [5] }))).toContain('Company 6')
  })

  test('companies with more links come before those with fewer', () => {
    const graph = graphOf([row(2), row(3), row(4, { relatedTo: 3 })], main)
    const positions = positionsAt(
      [
        [0, 300],
        [50, 0],
        [50, 4],
        [0, 600],
      ],
      8,
    )
    const written = texts(nameLabels(request({ graph, positions })))
    expect(written).toContain('Company 3')
  })

  test('the same graph always has the same names', () => {
    const options = request({
      graph: star(30),
      positions: positionsAt(
        Array.from({ length: 31 }, (_, at) => [(at * 37) % 200, (at * 53) % 120] as const),
      ),
    })
    expect(nameLabels(options)).toEqual(nameLabels(options))
  })

  test('a name is where it covers the fewest of its links', () => {
    const graph = star(1)
    const above = nameLabels(
      request({
        graph,
        positions: positionsAt([
          [0, 0],
          [0, 100],
        ]),
      }),
    )
    expect(above.map(({ y }) => y)).toEqual([-18, 127])
  })

  test('a name does not leave the frame of a fitted graph', () => {
    const frame = { width: 700, height: 100 }
    const [name] = nameLabels(
      request({
        positions: positionsAt([
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

describe('in a narrow frame a long name has two lines', () => {
  test.each([
    ['at the space that leaves them alike', 'Apple Operations Mexico', ['Apple Operations', 'Mexic…']],
    [
      'in the middle in a language without spaces',
      '中国石油化工股份有限公司国际贸易',
      ['中国石油化工股份', '有限公司国际贸易'],
    ],
    ['not without a space', 'Tengizchevroilcompany', ['Tengizchevroilcompany']],
    ['not when it is short', 'Esso Norge', ['Esso Norge']],
  ])('%s', (_sentence, issuerName, lines) => {
    const graph = graphOf([row(2, { issuerName })], main)
    const names = nameLabels(request({ graph, frame: { width: 320, height: 400 } })).filter(
      ({ index }) => index === 1,
    )
    expect(texts(names)).toEqual(lines)
    expect(new Set(names.map(({ y }) => y)).size).toBe(lines.length)
  })

  test('in a wide frame it has one line', () => {
    expect(texts(nameLabels(request({})))).toEqual(['Main', 'Company 2'])
  })
})

/** Overlapping labels; names and shares have different font sizes. */
function overlapping(labels: readonly (readonly [GraphLabel, size: number])[]): string[] {
  const boxes = labels.map(([label, size]) => ({
    text: label.text,
    index: label.index,
    box: labelBox(label, size),
  }))
  return boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        other =>
          other.index !== one.index &&
          other.box.left < one.box.right &&
          other.box.right > one.box.left &&
          other.box.top < one.box.bottom &&
          other.box.bottom > one.box.top,
      )
      .map(other => `${one.text} × ${other.text}`),
  )
}

/** A hub with companies in a ring around it, too close for all names, and others further outside. */
function hub(links: number) {
  const rows = Array.from({ length: links }, (_, at) => row(at + 2, { share: 10 + at }))
  const others = Array.from({ length: 60 }, (_, at) => row(at + 200, { relatedTo: 2 + (at % 3) }))
  const graph = graphOf([...rows, ...others], main)
  const positions = positionsAt(
    graph.nodes.map((_, at): [number, number] => {
      if (at === 0) return [400, 200]
      const angle = (at / links) * 2 * Math.PI
      const size = at <= links ? 1 : 5
      return [400 + Math.cos(angle) * 200 * size, 200 + Math.sin(angle) * 100 * size]
    }),
    8,
  )
  return { graph, positions, frame: { width: 800, height: 400 }, shares: shareTexts(graph, 'en') }
}

describe('N1: the names around a marked hub are readable', () => {
  test.each([
    ['in the page', false],
    ['in full screen, where names may overlap (shared-blocks §9)', true],
  ])('names of its 60 neighbours and the shares on its links never overlap: %s', (_sentence, overlap) => {
    const options = request({ ...hub(60), overlap, marked: [0] })
    const neighbours = new Set([0, ...(options.graph.nodes[0]?.linked ?? [])])
    const names = nameLabels(options)
    const shares = shareLabels(options, names)
    const read = names.filter(({ index }) => neighbours.has(index))
    expect(read.length).toBeGreaterThan(10)
    expect(shares.length).toBeGreaterThan(5)
    expect(overlapping(read.map(name => [name, NAME_SIZE]))).toEqual([])
    expect(overlapping(shares.map(share => [share, SHARE_SIZE]))).toEqual([])
  })

  test('the name of another company never covers one of them', () => {
    const options = request({ ...hub(60), overlap: true, marked: [0] })
    const neighbours = new Set([0, ...(options.graph.nodes[0]?.linked ?? [])])
    const names = nameLabels(options)
    const covered = overlapping(names.map(name => [name, NAME_SIZE])).filter(pair =>
      pair.split(' × ').some(text => names.some(name => name.text === text && neighbours.has(name.index))),
    )
    expect(covered).toEqual([])
  })

  test('neighbours with the most links come first, then the nearest, before companies that are not linked with it', () => {
    const graph = graphOf(
      [
        ...Array.from({ length: 12 }, (_, at) => row(at + 2)),
        row(20, { relatedTo: 3 }),
        row(21, { relatedTo: 3 }),
        row(30, { relatedTo: 31 }),
        row(32, { relatedTo: 31 }),
        row(33, { relatedTo: 31 }),
      ],
      main,
    )
    const place = new Map([
      [3, 4],
      [31, 0],
      [7, 2],
      [9, 6],
    ])
    // four markers at one place, where one name has a free side
    const positions = positionsAt(
      graph.nodes.map(({ id }, at): [number, number] =>
        place.has(id) ? [400 + (place.get(id) ?? 0), 200] : [at * 900, 4000],
      ),
      1,
    )
    const named = (marked: number[]) =>
      nameLabels(request({ graph, positions, marked }))
        .map(({ index }) => graph.nodes[index]?.id ?? 0)
        .filter(id => place.has(id))
    expect(named([])).toContain(31)
    expect(named([0])).toEqual([3, 7])
  })

  test('the shares on a hub’s links do not cover markers', () => {
    const options = request({ ...hub(60), marked: [0] })
    const { x, y, radius } = options.positions
    for (const share of shareLabels(options, nameLabels(options))) {
      const { left, right, top, bottom } = labelBox(share, SHARE_SIZE)
      const under = [...x].filter((at, index) => {
        const level = y[index] ?? 0
        return at + radius > left && at - radius < right && level + radius > top && level - radius < bottom
      })
      expect(under).toEqual([])
    }
  })

  test('in a small graph every name stays', () => {
    const positions = positionsAt(Array.from({ length: 10 }, (_, at) => [at * 6, 0] as const))
    expect(nameLabels(request({ graph: star(9), positions, overlap: true, marked: [0] }))).toHaveLength(10)
  })
})

describe('marked names over a large graph', () => {
  const options = request({
    graph: star(2),
    positions: positionsAt([
      [0, 0],
      [100, 0],
      [200, 0],
    ]),
  })
  const known: GraphLabel[] = [{ index: 0, text: 'Main', x: 0, y: -300, anchor: 'middle' }]
  test.each([
    ['one that is missing is added, and the company it is linked with', [2], ['Main', 'Company 3']],
    ['one that is there is not written twice', [0], ['Main']],
    ['a missing node has none', [9], ['Main']],
    ['nobody', [], ['Main']],
  ])('%s', (_sentence, marked, expected) => {
    const names = texts(withMarkedNames(known, { ...options, marked }))
    expect(names).toEqual(expect.arrayContaining(expected))
    expect(new Set(names).size).toBe(names.length)
  })

  test('names of a hub’s neighbours do not overlap each other or existing names', () => {
    const large = request({ ...hub(60), marked: [0] })
    const before = nameLabels({ ...large, marked: [] })
    const names = withMarkedNames(before, large)
    expect(names.length).toBeGreaterThan(10)
    expect(overlapping(names.map(name => [name, NAME_SIZE]))).toEqual([])
  })
})

describe('N1: the share is written on the link', () => {
  test.each<[string, Partial<LabelsRequest>, string[]]>([
    ['if there is space for it', { graph: star(1, '12,5') }, ['12.5%']],
    ['not if it is undisclosed', { graph: star(1) }, []],
    [
      'in a small graph even without space',
      {
        graph: star(1, '5'),
        positions: positionsAt([
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
        positions: positionsAt(Array.from({ length: 11 }, (_, at) => [at * 26, 0] as const)),
      },
      [],
    ],
    [
      'but for the company that is looked at',
      {
        graph: star(10, '5'),
        positions: positionsAt(Array.from({ length: 11 }, (_, at) => [at * 26, 0] as const)),
        marked: [3],
      },
      ['5%'],
    ],
  ])('%s', (_sentence, more, expected) => {
    const plain = request(more)
    const options = { ...plain, shares: shareTexts(plain.graph, 'en') }
    expect(texts(shareLabels(options, nameLabels(options)))).toEqual(expected)
  })
})

test.each([
  ['small letters', 'abcd', 26.4],
  ['capitals are wider', 'AB', 16.32],
  ['figures and the sign of a share', '10%', 26.16],
  ['Chinese ones are as wide as high', '中国', 24],
  ['nothing', '', 0],
])('estimated width of a text: %s', (_sentence, text, width) => {
  expect(graphTextWidth(text, NAME_SIZE)).toBeCloseTo(width)
})

test('property: if names may not overlap, no two of them do, except the main one', () => {
  const spot = fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 400 }))
  fc.assert(
    fc.property(fc.array(spot, { minLength: 15, maxLength: 15 }), spots => {
      const names = nameLabels(request({ graph: star(14), positions: positionsAt(spots) })).filter(
        ({ index }) => index !== 0,
      )
      const boxes = names.map(({ x, y, text, anchor }) => {
        const width = graphTextWidth(text, NAME_SIZE)
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
