import { describe, expect, test } from 'vitest'
import {
  decodeCompareSearch,
  decodeCompareVenues,
  decodeSuggestions,
  type NamePart,
  namePartsOf,
} from './search.ts'

const plain = (text: string): NamePart => ({ text, match: false })
const match = (text: string): NamePart => ({ text, match: true })

describe('highlighting is decoded to segments, never HTML (G2)', () => {
  test.each<[string, string, string, NamePart[]]>([
    ['one match', '<em>UST</em> 4%', 'UST 4%', [match('UST'), plain(' 4%')]],
    ['a match in the middle', 'a <em>b</em> c', 'a b c', [plain('a '), match('b'), plain(' c')]],
    ['two matches', '<em>a</em>-<em>b</em>', 'a-b', [match('a'), plain('-'), match('b')]],
    ['no marks', 'UST', 'UST', [plain('UST')]],
    ['no highlighting', '', 'UST', [plain('UST')]],
    ['a mark that does not close', '<em>UST', 'UST', [plain('UST')]],
    ['marks in the wrong order', '</em>UST<em>', 'UST', [plain('UST')]],
    ['a mark that opens twice', '<em>UST<em>', 'UST', [plain('UST')]],
    ['nested marks', '<em><em>UST</em></em>', 'UST', [plain('UST')]],
    [
      'other markup is text',
      '<img src=x onerror=a()> <em>b</em>',
      '<img src=x onerror=a()> b',
      [plain('<img src=x onerror=a()> '), match('b')],
    ],
    ['entities are decoded', 'A&amp;B <em>C</em>', 'A&B C', [plain('A&B '), match('C')]],
    ['a highlighting of another text', '<em>evil</em>', 'UST', [plain('UST')]],
    ['no name at all', '<em>UST</em> 4%', '', [match('UST'), plain(' 4%')]],
    ['no marks and no name', 'UST', '', [plain('UST')]],
    ['nothing', '', '', []],
    ['a mark that does not close, and no name', '<em>UST', '', []],
  ])('%s', (_, marked, name, expected) => {
    expect(namePartsOf(marked, name)).toEqual(expected)
  })
})

describe('compare search', () => {
  const tab = {
    name: 'Bonds',
    count: 1,
    selected: true,
    showList: true,
    withTradingGrounds: true,
    model: 'bonds',
    items: [{ id: 2, name: 'UST' }],
  }
  test('groups of hits', () => {
    const items = [{ id: 2, name: 'UST', highlighting: '<em>UST</em>' }]
    expect(decodeCompareSearch({ hash: 7, tabs: [{ ...tab, items }] }, 7)).toEqual([
      {
        kind: 'bonds',
        name: 'Bonds',
        count: 1,
        selected: true,
        withVenues: true,
        items: [{ id: 2, name: 'UST', nameParts: [match('UST')] }],
      },
    ])
  })
  test.each<[string, unknown[], (boolean | undefined)[]]>([
    ['two are marked: the first', [tab, tab], [true, false]],
    ['the second is marked', [{ ...tab, selected: false }, tab], [false, true]],
    [
      'one without hits is marked',
      [
        { ...tab, items: [] },
        { ...tab, selected: false },
      ],
      [true, false],
    ],
    [
      'none is marked: the first with hits',
      [
        { ...tab, selected: false, items: [] },
        { ...tab, selected: false },
      ],
      [false, true],
    ],
  ])('exactly one group is selected; %s', (_, tabs, expected) => {
    expect(decodeCompareSearch({ hash: 7, tabs }, 7).map(group => group.selected)).toEqual(expected)
  })
  test.each<[string, unknown, number]>([
    ['a count as text', '3', 3],
    ['a count below the hits', 0, 1],
    ['no count', null, 1],
  ])('%s', (_, count, expected) => {
    expect(decodeCompareSearch({ hash: 7, tabs: [{ ...tab, count }] }, 7)[0]?.count).toBe(expected)
  })
  test('a group of an unknown model is skipped', () => {
    expect(decodeCompareSearch({ hash: 7, tabs: [{ ...tab, model: 'stocks' }] }, 7)).toEqual([])
  })
  test.each<[string, { hash?: number }]>([
    ['with the hash of another request', { hash: 8 }],
    ['without a hash', {}],
  ])('an answer %s is ignored (shared-blocks §5)', (_, hash) => {
    expect(() => decodeCompareSearch({ ...hash, tabs: [tab] }, 7)).toThrow('another request')
    expect(() => decodeCompareVenues({ ...hash, result: 1, items: [{ id: 4, name: 'x' }] }, 7)).toThrow(
      'another request',
    )
  })
  test.each<[unknown, unknown, number]>([
    [1, [{ id: 4, name: 'Estimation' }], 1],
    ['1', [{ id: 4, name: 'Estimation' }], 1],
    [0, [{ id: 4, name: 'Estimation' }], 0],
    [1, [], 0],
    [1, null, 0],
  ])('result %j with trading grounds %j: %i found', (result, items, expected) => {
    expect(decodeCompareVenues({ hash: 7, result, items }, 7)).toHaveLength(expected)
  })
})

describe('suggestions (G1)', () => {
  test.each<[string, unknown, number]>([
    ['25', '25', 25],
    ['a number', 25, 25],
    ['a worded count', '25 bonds', 25],
    ['thousands separated by commas', '1,234', 1234],
    ['thousands separated by spaces', '12 345 678 hits', 12_345_678],
    ['a number that ends before a word', '25 3rd', 25],
    ['as many hits as are counted', '123456789', 123_456_789],
    ['too many hits', '12345678901234567890', 1],
    ['a fraction', '2.5', 1],
    ['no count', null, 1],
    ['text', 'many', 1],
    ['below the items', '0', 1],
  ])('count: %s', (_, counter_title, expected) => {
    expect(decodeSuggestions({ items: [{ id: 1, ttl: 'UST' }], counter_title }).count).toBe(expected)
  })
  test.each<[unknown, string[]]>([
    [
      ['A', 'B'],
      ['A', 'B'],
    ],
    ['A', ['A']],
    [null, []],
    [undefined, []],
  ])('ticker %j → %j', (ticker, expected) => {
    expect(decodeSuggestions({ items: [{ id: 1, ttl: 'x', ticker }] }).items[0]?.tickers).toEqual(expected)
  })
  test('an item without a whole id is skipped: it has no page', () => {
    expect(decodeSuggestions({ items: [{ id: '1/2', ttl: 'x' }] }).items).toEqual([])
  })
})
