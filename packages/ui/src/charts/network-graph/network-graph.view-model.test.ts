import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { APPLE, APPLE_ROWS, EXXON, EXXON_ROWS } from '../../testing/fixtures/relations.ts'
import {
  graphOf,
  graphSizes,
  linkEnds,
  mainLinkOf,
  NAME_LIMIT,
  type NetworkGraphRow,
  readShare,
  shareText,
  shareTexts,
} from './network-graph.view-model.ts'

const main = { id: 1, name: 'Alpha' }
const row = (more: Partial<NetworkGraphRow>): NetworkGraphRow => ({
  issuerId: 2,
  issuerName: 'Beta',
  relation: 'subsidiary',
  share: null,
  ...more,
})

describe('N1: a share is a percentage from 0 to 100, or a dash', () => {
  test.each<[string, NetworkGraphRow['share'], string | null]>([
    ['a number', 87.5, '87.5%'],
    ['a text with a comma', '12,5', '12.5%'],
    ['a text with a point and a zero too many', '7.50', '7.5%'],
    ['a text with its sign', '40 %', '40%'],
    ['a text with spaces around it', '  40% ', '40%'],
    ['a text with its sign and several spaces', '40   %', '40%'],
    ['a sign inside of it', '4%0', null],
    ['two signs', '40%%', null],
    ['as many digits as a share may have', `7.${'0'.repeat(62)}`, '7%'],
    ['a digit more', `7.${'0'.repeat(63)}`, null],
    ['zero', 0, '0%'],
    ['all of it', '100', '100%'],
    ['a decoded figure', { kind: 'value', text: '30.517' }, '30.517%'],
    ['more decimals than anybody reads', '33.333333333', '33.3333%'],
    ['more than all', 100.01, null],
    ['negative', -1, null],
    ['not disclosed: null', null, null],
    ['not disclosed: empty text', '', null],
    ['no number: NaN', Number.NaN, null],
    ['no number: Infinity', Number.POSITIVE_INFINITY, null],
    ['no number: a word', 'most', null],
    ['no number: two commas', '1,2,3', null],
    ['no number: a hundred digits', '1'.repeat(100), null],
    ['a figure that is bad', { kind: 'bad', text: '12' }, null],
    ['a figure that is withheld', { kind: 'masked' }, null],
  ])('%s', (_sentence, share, expected) => {
    expect(shareText(readShare(share), 'en')).toBe(expected)
  })

  test('is formatted in the language', () => {
    expect(shareText(readShare('12.5'), 'ru')).toBe('12,5%')
  })

  test('all shares of a graph, in the order of its links', () => {
    const graph = graphOf([row({ share: '12,5' }), row({ issuerId: 3 })], main)
    expect(shareTexts(graph, 'de')).toEqual(['12,5%', null])
  })

  test.each([['-1'], ['101'], ['most'], ['']])('what is no share is unknown: "%s"', share => {
    expect(readShare(share)).toEqual({ kind: 'unknown' })
  })

  test('withheld shares differ from undisclosed ones', () => {
    expect(readShare({ kind: 'masked' }).kind).toBe('masked')
    expect(readShare({ kind: 'blank' }).kind).toBe('unknown')
  })
})

describe('N1: rows become a graph', () => {
  test('the main company is the first node, and the only one without rows', () => {
    expect(graphOf([], main)).toEqual({
      nodes: [{ id: 1, name: 'Alpha', short: 'Alpha', main: true, url: null, linked: [] }],
      links: [],
    })
  })

  test.each([
    ['from: the main company holds the row', 'from', [0, 1]],
    ['to: the row holds the main company', 'to', [1, 0]],
  ] as const)('%s', (_sentence, direction, ends) => {
    expect([...linkEnds(graphOf([row({})], main, direction))]).toEqual(ends)
  })

  test('a link to itself is dropped', () => {
    expect(graphOf([row({ issuerId: 1 }), row({ issuerId: 5, relatedTo: 5 })], main).links).toEqual([])
  })

  test('the same pair twice is one link with the data of both rows', () => {
    const { nodes, links } = graphOf(
      [
        row({ share: '30' }),
        row({ share: null }),
        row({ share: 30.517, relation: 'affiliate' }),
        row({ share: 30 }),
      ],
      main,
    )
    expect(nodes).toHaveLength(2)
    expect(links).toHaveLength(1)
    expect(links[0]).toMatchObject({ relation: 'subsidiary, affiliate', share: { values: ['30.517', '30'] } })
  })

  test('a cycle of three has three links, and two companies that hold each other have two parallel links', () => {
    const { nodes, links } = graphOf(
      [
        row({}),
        row({ issuerId: 3, relatedTo: 2 }),
        row({ issuerId: 1, relatedTo: 3 }),
        row({ issuerId: 1, relatedTo: 2 }),
      ],
      main,
    )
    expect(nodes).toHaveLength(3)
    expect(links.map(({ source, target, mutual }) => [source, target, mutual])).toEqual([
      [0, 1, true],
      [1, 2, false],
      [2, 0, false],
      [1, 0, true],
    ])
    expect(nodes[0]?.linked).toEqual([1, 2])
  })

  test('spaces around names and kinds are no part of them, and a blank kind is none', () => {
    const { nodes, links } = graphOf(
      [
        row({ issuerName: ' Beta ', relation: ' subsidiary ' }),
        row({ relation: '  ' }),
        row({ relation: '' }),
      ],
      { id: 1, name: ' Alpha ' },
    )
    expect(nodes.map(({ name }) => name)).toEqual(['Alpha', 'Beta'])
    expect(links.map(({ relation }) => relation)).toEqual(['subsidiary'])
  })

  test.each<[string, urls: (string | null)[], expected: string | null]>([
    ['that of its row', ['/2/'], '/2/'],
    ['that of a later row, if the first has none', [null, '/2/'], '/2/'],
    ['that of the first of two', ['/2/', '/two/'], '/2/'],
    ['none', [null], null],
  ])('the address of a company: %s', (_sentence, urls, expected) => {
    const { nodes } = graphOf(
      urls.map(url => row({ url })),
      main,
    )
    expect(nodes[1]?.url).toBe(expected)
  })

  test('a company that was only related gets the name and the address of its own row', () => {
    const { nodes } = graphOf(
      [row({ relatedTo: 77 }), row({ issuerId: 77, issuerName: 'Gamma', url: '/77/' })],
      main,
    )
    expect(nodes[2]).toMatchObject({ id: 77, name: 'Gamma', url: '/77/' })
  })

  test('linked companies are in the order of the companies, not of the links', () => {
    const { nodes } = graphOf(
      [
        row({}),
        row({ issuerId: 3 }),
        row({ issuerId: 4 }),
        row({ issuerId: 4, relatedTo: 3 }),
        row({ issuerId: 3, relatedTo: 2 }),
      ],
      main,
    )
    expect(nodes.map(({ linked }) => linked)).toEqual([
      [1, 2, 3],
      [0, 2],
      [0, 1, 3],
      [0, 2],
    ])
  })

  test('a related company without its own row is named by its number', () => {
    expect(graphOf([row({ relatedTo: 77 })], main).nodes.map(node => node.name)).toEqual([
      'Alpha',
      'Beta',
      '#77',
    ])
  })

  test.each([
    ['22 characters stand whole', 'a'.repeat(22), 'a'.repeat(22)],
    ['23 characters show 22 and an ellipsis', 'a'.repeat(23), `${'a'.repeat(22)}…`],
    ['22 families are 22 characters (readings #56)', '👩‍👩‍👧‍👦'.repeat(22), '👩‍👩‍👧‍👦'.repeat(22)],
    ['300 characters', 'ab'.repeat(150), `${'ab'.repeat(11)}…`],
    ['a blank name is replaced by the number', '   ', '#2'],
  ])('labels are cut at 22 characters, the full name stays: %s', (_sentence, issuerName, short) => {
    const node = graphOf([row({ issuerName })], main).nodes[1]
    expect(node?.short).toBe(short)
    expect(node?.name).toBe(issuerName.trim() || '#2')
    expect(NAME_LIMIT).toBe(22)
  })

  test('a node is described by its link with the main company, else by its first link', () => {
    const graph = graphOf(
      [row({ issuerId: 3, relatedTo: 2, relation: 'far' }), row({ issuerId: 3, relation: 'near' })],
      main,
    )
    expect(mainLinkOf(graph, 1)?.relation).toBe('near')
    expect(mainLinkOf(graph, 2)?.relation).toBe('far')
    // as a holder of the main company too
    const reversed = graphOf(
      [row({ issuerId: 3, relatedTo: 2, relation: 'far' }), row({ relation: 'near' })],
      main,
      'to',
    )
    expect(mainLinkOf(reversed, 2)?.relation).toBe('near')
    expect(mainLinkOf(graphOf([], main), 0)).toBeNull()
  })

  test('real lists: Apple has 19 companies without shares, Exxon 115 of 116 rows, as one company is in two of them', () => {
    const apple = graphOf(APPLE_ROWS, APPLE)
    expect([apple.nodes.length, apple.links.every(link => link.share.kind === 'unknown')]).toEqual([20, true])
    const exxon = graphOf(EXXON_ROWS, EXXON)
    expect([EXXON_ROWS.length, exxon.nodes.length, exxon.links.length]).toEqual([116, 116, 115])
    const twice = exxon.links.find(link => exxon.nodes[link.target]?.name === 'QatarEnergy LNG S')
    expect(twice && shareText(twice.share, 'en')).toBe('30.517%, 30%')
  })
})

describe('shared-blocks §9: marker radius 15 to 25, link length 25 to 45, overlap in full screen or with 10 or fewer nodes', () => {
  test.each([
    ['10 nodes in the page', 10, false, { radius: 20, distance: 35, overlap: true }],
    ['11 nodes in the page', 11, false, { radius: 15, distance: 25, overlap: false }],
    ['10 nodes in full screen', 10, true, { radius: 25, distance: 45, overlap: true }],
    ['11 nodes in full screen', 11, true, { radius: 20, distance: 35, overlap: true }],
    ['300 nodes in full screen', 300, true, { radius: 20, distance: 35, overlap: true }],
    ['more than can be read', 301, true, { radius: 20, distance: 35, overlap: false }],
  ])('%s', (_sentence, count, fullscreen, sizes) => {
    expect(graphSizes(count, fullscreen)).toEqual(sizes)
  })
})

const anyRow: fc.Arbitrary<NetworkGraphRow> = fc.record({
  issuerId: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY)),
  issuerName: fc.string({ unit: 'grapheme', maxLength: 40 }),
  relation: fc.option(fc.string({ maxLength: 8 })),
  share: fc.oneof(
    fc.double(),
    fc.string(),
    fc.constantFrom(null, '12,5', 100, { kind: 'value', text: '7' } as const),
  ),
  relatedTo: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
})

test('property: for any rows links connect two different nodes, each pair once, and shares are from 0 to 100', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 30 }), fc.constantFrom('from', 'to'), (rows, direction) => {
      const { nodes, links } = graphOf(rows, main, direction)
      expect(new Set(nodes.map(node => node.id)).size).toBe(nodes.length)
      expect(new Set(links.map(link => `${link.source} ${link.target}`)).size).toBe(links.length)
      for (const { source, target, share } of links) {
        expect(source).not.toBe(target)
        expect([nodes[source], nodes[target]]).not.toContain(undefined)
        expect(nodes[source]?.linked).toContain(target)
        if (share.kind === 'known')
          for (const value of share.values) expect(Number(value) >= 0 && Number(value) <= 100).toBe(true)
      }
      for (const node of nodes)
        expect([...new Intl.Segmenter().segment(node.short)].length).toBeLessThanOrEqual(NAME_LIMIT + 1)
    }),
  )
})
