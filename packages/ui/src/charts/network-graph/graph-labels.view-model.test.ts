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
    ['at the first space if the lines are shorter', 'Petroleum Oil and Gas', ['Petroleum', 'Oil and Gas']],
    ['not up to twelve characters', 'Esso Norge A', ['Esso Norge A']],
    ['but with one more', 'Esso Norge AS', ['Esso', 'Norge AS']],
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

  test.each([
    [559, ['Esso Norge', 'Trading']],
    [560, ['Esso Norge Trading']],
    [800, ['Esso Norge Trading']],
  ])('only in a narrow frame: %s pixels', (width, lines) => {
    const graph = graphOf([row(2, { issuerName: 'Esso Norge Trading' })], main)
    const names = nameLabels(request({ graph, frame: { width, height: 400 } }))
    expect(texts(names.filter(({ index }) => index === 1))).toEqual(lines)
  })
})

describe('the sides of a marker, at 200,100 with a radius of 10', () => {
  const [right, left, down, up] = [
    [600, 100],
    [-200, 100],
    [200, 500],
    [200, -300],
  ] as const
  const far = [600, 900] as const
  const narrow = { width: 320, height: 400 }

  test.each<
    [
      sentence: string,
      spots: (readonly [number, number])[],
      anchor: string,
      x: number,
      y: number,
      two: number,
    ]
  >([
    ['below it', [right], 'middle', 200, 127, 127],
    ['above it, if a link leads down', [down], 'middle', 200, 82, 68],
    ['to the right, if links lead up and down', [down, up], 'start', 217, 104.2, 97.2],
    ['to the left, if only that side has no link', [down, up, right], 'end', 183, 104.2, 97.2],
    ['below it, if every side has a link', [down, up, right, left], 'middle', 200, 127, 127],
  ])('a name is %s', (_sentence, spots, anchor, x, y, two) => {
    const graph = (name: string) =>
      graphOf(
        spots.map((_, at) => row(at + 2)),
        { id: 1, name },
      )
    const positions = positionsAt([[200, 100], ...spots])
    const named = (more: Partial<LabelsRequest>) =>
      nameLabels(request({ positions, ...more })).filter(({ index }) => index === 0)
    expect(named({ graph: graph('Main') })).toEqual([{ index: 0, text: 'Main', x, y, anchor }])
    expect(named({ graph: graph('Main Companies'), frame: narrow })).toEqual([
      { index: 0, text: 'Main', x, y: two, anchor },
      { index: 0, text: 'Companies', x, y: two + 14, anchor },
    ])
  })

  test.each<[string, name: string, marker: readonly [number, number], y: number]>([
    ['a marker below the only line is not covered', 'Main', [220, 150], 127],
    ['one at the second line is', 'Main Companies', [220, 150], 68],
    ['one beside a short line is not covered', 'Main', [235, 130], 127],
    ['one beside the longer of two lines is', 'Main Companies', [235, 130], 68],
  ])('%s', (_sentence, name, marker, y) => {
    const graph = graphOf([row(2), row(3, { relatedTo: 2 })], { id: 1, name })
    const positions = positionsAt([[200, 100], right, marker])
    expect(nameLabels(request({ graph, positions, frame: narrow }))[0]).toMatchObject({ index: 0, y })
  })

  test.each([
    ['24 links count: the name is not on them', 24, 82],
    ['a hub with more has links everywhere: the first side is its side', 25, 127],
  ])('%s', (_sentence, links, y) => {
    const below = Array.from({ length: links }, (_, at) => [200, 1000 + 40 * at] as const)
    const positions = positionsAt([[200, 100], ...below])
    expect(nameLabels(request({ graph: star(links), positions }))[0]).toMatchObject({ index: 0, y })
  })

  const wide = (spots: readonly (readonly [number, number])[], more: Partial<LabelsRequest> = {}) => {
    const graph = graphOf([row(2), ...spots.slice(2).map((_, at) => row(at + 3, { relatedTo: 2 }))], {
      id: 1,
      name: '中国',
    })
    return nameLabels(request({ graph, positions: positionsAt(spots), fitted: true, ...more }))[0]
  }
  test.each<[string, at: readonly [number, number], link: readonly [number, number], anchor: string]>([
    ['2 pixels from the left edge there is space', [14, 200], far, 'middle'],
    ['closer there is not', [13.5, 200], far, 'start'],
    ['2 pixels from the right edge there is space', [786, 200], [400, 200], 'middle'],
    ['closer there is not', [786.5, 200], [400, 200], 'end'],
    ['2 pixels from the top edge there is space', [400, 32], [400, 300], 'middle'],
    ['closer there is not', [400, 31.5], [400, 300], 'start'],
  ])('in a fitted graph a name of 24 pixels stays in the frame: %s', (_sentence, at, link, anchor) => {
    expect(wide([at, link])).toMatchObject({ index: 0, anchor })
  })

  test.each([
    ['with space below', 367, 394],
    ['without space below', 368, 350],
  ])('in a fitted graph a name near the bottom edge: %s', (_sentence, level, y) => {
    expect(
      wide([
        [400, level],
        [600, level],
      ]),
    ).toMatchObject({ anchor: 'middle', y })
  })

  test('leaving the frame is worse than covering markers, of which it covers the least', () => {
    // above is outside of the frame, and every other side has a marker
    const spots = [
      [100, 20],
      [700, 20],
      [100, 58],
      [130, 20],
      [70, 20],
    ] as const
    expect(wide(spots)).toMatchObject({ anchor: 'middle', x: 100, y: 47 })
  })
})

describe('the order of the names', () => {
  const crowd = request({
    graph: star(6),
    positions: positionsAt(
      Array.from({ length: 7 }, () => [300, 200] as const),
      40,
    ),
  })

  test('of companies with as many links the first ones have the space', () => {
    expect(texts(nameLabels(crowd))).toEqual(['Main', 'Company 2', 'Company 3', 'Company 4'])
  })

  test('they are written in the order of the companies, not in the order of their placement', () => {
    const names = nameLabels({ ...crowd, marked: [6, 4] })
    expect(names.map(({ index }) => index)).toEqual([0, 1, 4, 6])
  })

  test('if names may overlap, others are never on that of a marked company', () => {
    const names = nameLabels({ ...crowd, overlap: true, marked: [5] })
    expect(names).toHaveLength(7)
    const one = names.find(({ index }) => index === 5)
    expect(names.filter(({ y, anchor }) => y === one?.y && anchor === one?.anchor)).toEqual([one])
  })

  test.each([[7], [8]])('a mark of a company that is gone (%s) changes nothing', index => {
    expect(nameLabels({ ...crowd, marked: [index] })).toEqual(nameLabels(crowd))
    const known = nameLabels(crowd)
    expect(withMarkedNames(known, { ...crowd, marked: [index] })).toBe(known)
  })

  test('of neighbours: the most links, then the nearest, then the first', () => {
    const graph = graphOf([row(2), row(3), row(4), row(5, { relatedTo: 4 }), row(6)], main)
    const positions = positionsAt([
      [300, 200],
      [300, 20],
      [400, 200],
      [300, 800],
      [900, 900],
      [200, 200],
    ])
    expect(texts(withMarkedNames([], request({ graph, positions, marked: [0] })))).toEqual([
      'Main',
      'Company 4',
      'Company 3',
      'Company 6',
      'Company 2',
    ])
  })

  test('a neighbour of two marked companies is as near as the nearer one', () => {
    const graph = graphOf([row(2), row(3), row(4), row(4, { relatedTo: 2 }), row(3, { relatedTo: 5 })], main)
    const place = new Map<number, readonly [number, number]>([
      [1, [0, 0]],
      [2, [900, 0]],
      [3, [0, 300]],
      [4, [800, 0]],
      [5, [0, 900]],
    ])
    const positions = positionsAt(graph.nodes.map(({ id }) => place.get(id) ?? [0, 0]))
    expect(texts(withMarkedNames([], request({ graph, positions, marked: [0, 1] })))).toEqual([
      'Main',
      'Company 2',
      'Company 4',
      'Company 3',
    ])
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

  const third = (text: string, x: number, y: number): GraphLabel => ({
    index: 2,
    text,
    x,
    y,
    anchor: 'middle',
  })
  test.each([
    ['a name below the new one goes', [third('Third', 100, 27)], []],
    [
      'with both of its lines, whichever is covered',
      [third('Third', 100, 27), third('Company', 500, 300)],
      [],
    ],
    ['one elsewhere stays', [third('Third', 500, 300)], ['Third']],
  ])('%s', (_sentence, before, expected) => {
    const names = withMarkedNames(before, { ...options, marked: [1] })
    expect(names.filter(({ index }) => index === 2).map(({ text }) => text)).toEqual(expected)
    expect(texts(names)).toEqual(expect.arrayContaining(['Main', 'Company 2']))
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

describe('where shares are written', () => {
  /** Links of the main company at 300,200; the other ends that are not given are far away. */
  const sharesOf = (
    nodes: number,
    spots: readonly (readonly [number, number])[],
    more: Partial<LabelsRequest> = {},
    names: readonly GraphLabel[] = [],
  ) => {
    const others = Array.from(
      { length: nodes - 1 },
      (_, at) => spots[at] ?? ([9000 + 100 * at, 9000] as const),
    )
    const positions = positionsAt([[300, 200], ...others])
    return shareLabels(request({ graph: star(nodes - 1), positions, shares: ['5%'], ...more }), names)
  }

  // the marker's radius, the arrow head and its gap are not free: 29 pixels of a link
  test.each<[string, text: string, across: number, down: number, length: number, expected: boolean]>([
    ['level: as wide as the text and 8 pixels', '5%', 1, 0, 54, true],
    ['level: a little shorter', '5%', 1, 0, 53.5, false],
    ['level: the longer text', '12.5%', 1, 0, 54, false],
    ['level, to the left', '5%', -1, 0, 54, true],
    ['upright: as high as the text and 8 pixels', '5%', 0, 1, 51.5, true],
    ['upright: a little shorter', '5%', 0, 1, 51, false],
    ['upright: the width of the text does not matter', '12.5%', 0, 1, 51.5, true],
    ['upright, upwards', '5%', 0, -1, 51.5, true],
    ['steep: the height decides', '5%', 0.6, 0.8, 55, true],
    ['steep: a little shorter', '5%', 0.6, 0.8, 54.5, false],
    ['gentle: the width decides', '5%', 0.8, 0.6, 58.5, true],
    ['gentle: a little shorter', '5%', 0.8, 0.6, 58, false],
    ['without length', '5%', 1, 0, 0, false],
  ])(
    'in a large graph only where a link has space: %s',
    (_sentence, text, across, down, length, expected) => {
      const end = [300 + across * length, 200 + down * length] as const
      const positions = positionsAt([
        [300, 200],
        end,
        ...Array.from({ length: 10 }, (_, at) => [9000 + 100 * at, 9000] as const),
      ])
      const labels = shareLabels(request({ graph: star(11), positions, shares: [text] }), [])
      expect(texts(labels)).toEqual(expected ? [text] : [])
    },
  )

  const covering = (x: number): GraphLabel => ({ index: 0, text: 'Name', x, y: 204, anchor: 'middle' })
  test.each<[string, spot: readonly [number, number], names: GraphLabel[], x: number, y: number]>([
    ['in the middle of a level one', [700, 200], [], 495.5, 203.9],
    ['in the middle of an upright one', [300, 600], [], 300, 399.4],
    ['further on if a name is there', [700, 200], [covering(495)], 551.2, 203.9],
    ['then nearer', [700, 200], [covering(495), covering(551)], 439.9, 203.9],
  ])('on the visible part of the link: %s', (_sentence, spot, names, x, y) => {
    const [share] = sharesOf(12, [spot], {}, names)
    expect(share).toMatchObject({ index: 0, text: '5%', anchor: 'middle' })
    expect(Math.abs((share?.x ?? 0) - x)).toBeLessThan(0.2)
    expect(Math.abs((share?.y ?? 0) - y)).toBeLessThan(0.2)
  })

  test.each([
    ['ten companies are few: without space too', 10, ['5%']],
    ['eleven are not', 11, []],
  ])('%s', (_sentence, nodes, expected) => {
    expect(texts(sharesOf(nodes, [[326, 200]]))).toEqual(expected)
  })

  test('those of a marked company come first, and all are in the order of the links', () => {
    const spots = [
      [700, 200],
      [700, 204],
    ] as const
    const shares = ['5%', '7%']
    const placed = (marked: number[]) =>
      sharesOf(12, spots, { shares, marked }).map(({ index, x }) => [index, Math.abs(x - 495.5) < 1])
    expect(placed([])).toEqual([
      [0, true],
      [1, false],
    ])
    expect(placed([2])).toEqual([
      [0, false],
      [1, true],
    ])
  })

  // markers all along the first link
  const covered = [
    [400, 200],
    [320, 200],
    [340, 200],
    [360, 200],
    [380, 200],
  ] as const
  test.each<[string, nodes: number, marked: number[], string[]]>([
    ['nobody looks at it: it stays clear of markers', 12, [], []],
    ['a company with ten links: on markers too', 11, [0], ['5%']],
    ['a hub: not on markers', 12, [0], []],
    ['its other end: on markers', 12, [1], ['5%']],
  ])('a share among markers: %s', (_sentence, nodes, marked, expected) => {
    expect(texts(sharesOf(nodes, covered, { marked }))).toEqual(expected)
  })
})

test.each([
  ['small letters', 'abcd', 26.4],
  ['capitals are wider', 'AB', 16.32],
  ['from the first to the last', 'AZ', 16.32],
  ['signs beside them are not', '@[', 13.2],
  ['Cyrillic capitals too', 'АЯ', 16.32],
  ['small Cyrillic letters are not', 'ая', 13.2],
  ['figures from the first to the last', '09', 15.36],
  ['signs beside them are narrower', '/:', 13.2],
  ['Korean ones are as wide as high', '\u1100', 12],
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
