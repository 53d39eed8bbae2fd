import { describe, expect, test } from 'vitest'
import { type Args, badArgs, badValues, spreadSample } from './bad-props.ts'

describe('bad values', () => {
  test.each<[what: string, value: unknown, among: unknown]>([
    ['a number', 5, Number.NaN],
    ['a number', 5, -1],
    ['a text', 'UST', ''],
    ['a text', 'UST', 'javascript:alert(1)'],
    ['a day', '2025-07-11', '2025-02-31'],
    ['a day', '2025-07-11', ''],
    ['a list', ['a', 'b'], []],
    ['a list', ['a', 'b'], ['a', 'a', 'b']],
    ['a list', ['a', 'b'], ['b', 'a']],
    ['an empty list', [], []],
  ])('%s: %j may come as %j', (_, value, among) => {
    expect(badValues(value)).toContainEqual(among)
  })

  test.each([[null], [undefined], [true], [{ id: 1 }], [() => 1]])('%j has none', value => {
    expect(badValues(value)).toEqual([])
  })
})

describe('bad args', () => {
  const args: Args = { label: 'Price', series: [{ id: 'a', points: [['2025-07-11', 97.4]] }, { id: 'b' }] }
  const names = (options?: Parameters<typeof badArgs>[1]) => badArgs(args, options).map(({ name }) => name)

  test.each([
    'label = ""',
    'label = undefined',
    'label = null',
    'series = a list of 0',
    'series = a list of 3',
    'series.0.id = ""',
    'series.0.points = a list of 2',
  ])('have %s', name => {
    expect(names()).toContain(name)
  })

  test('only the first of like items is looked into', () => {
    expect(names().filter(name => name.startsWith('series.1'))).toEqual([])
  })

  test('each has one bad value; the rest, and the args themselves, stay', () => {
    const before = structuredClone(args)
    const nan = badArgs(args, { depth: 6 }).find(({ name }) => name === 'series.0.points.0.1 = NaN')
    expect(nan?.args).toEqual({
      label: 'Price',
      series: [{ id: 'a', points: [['2025-07-11', Number.NaN]] }, { id: 'b' }],
    })
    expect(args).toEqual(before)
  })

  test('props that are not among the args are set to null', () => {
    expect(names({ optional: ['label', 'unit'] })).toContain('unit = null')
    expect(names({ optional: ['label', 'unit'] })).not.toContain('unit = undefined')
  })

  test('the number of values and their depth have a limit', () => {
    expect(names({ leaves: 1 }).filter(name => name.startsWith('series.'))).toEqual([])
    expect(names({ depth: 2 }).filter(name => name.startsWith('series.'))).toEqual([])
  })

  test('elements and instances are not looked into', () => {
    const element = { $$typeof: Symbol.for('react.element'), key: 'a' }
    expect(badArgs({ element, at: new Date(0) }).map(({ name }) => name)).toEqual([
      'element = undefined',
      'element = null',
      'at = undefined',
      'at = null',
    ])
  })
})

test.each([
  [0, []],
  [2, [2, 7]],
  [3, [1, 5, 8]],
  [10, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [20, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
])('a sample of %i is spread evenly', (count, sample) => {
  expect(spreadSample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], count)).toEqual(sample)
})
