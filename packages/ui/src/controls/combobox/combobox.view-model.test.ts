import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterItems, type ItemReader, toComboboxOptions } from './combobox.view-model.ts'

type Bond = { id: number; name: string; issuer?: string; matured?: boolean }
const bund: Bond = { id: 1, name: 'Bund 2034', issuer: 'Germany' }
const treasury: Bond = { id: 2, name: 'Treasury 4% 2034', issuer: 'United States' }
const bobl: Bond = { id: 3, name: 'Bobl 2029', issuer: 'Germany' }
const basket: Bond = { id: 4, name: 'Ågrenska', matured: true }
const bonds = [bund, treasury, bobl, basket]

const reader: ItemReader<Bond> = {
  itemToString: ({ name }) => name,
  itemToKey: ({ id }) => id,
  itemToGroup: () => null,
  isItemDisabled: ({ matured }) => matured === true,
}
const optionsOf = (input: Partial<Parameters<typeof toComboboxOptions<Bond>>[0]>) =>
  toComboboxOptions({ ...reader, items: bonds, query: '', creatable: false, failed: false, ...input })
const drawn = (input: Parameters<typeof optionsOf>[0]) =>
  optionsOf(input).groups.map(({ heading, options }) => [
    heading,
    ...options.map(({ option, index }) => `${index} ${option.kind === 'item' ? option.text : option.kind}`),
  ])

describe('items that match a text', () => {
  test.each([
    ['all for no text', '', bonds],
    ['all for spaces', '  ', bonds],
    ['a part of the text', '34', [bund, treasury]],
    ['capitals do not count', 'BUND', [bund]],
    ['accents do not count', 'agren', [basket]],
    ['accents that are typed do not count', 'ágren', [basket]],
    ['every word, in any order', '2034 treas', [treasury]],
    ['nothing', 'gilt', []],
    ['signs are no patterns', '4%', [treasury]],
    ['… and a point is a point', '.', []],
  ])('%s: %j', (_sentence, query, expected) =>
    expect(filterItems(bonds, query, reader.itemToString)).toEqual(expected),
  )
})

describe('the list', () => {
  test('without groups is one', () => {
    expect(drawn({})).toEqual([[null, '0 Bund 2034', '1 Treasury 4% 2034', '2 Bobl 2029', '3 Ågrenska']])
  })

  test('items are grouped by heading, headings in the order of their first items', () => {
    expect(drawn({ itemToGroup: ({ issuer }) => issuer ?? null })).toEqual([
      ['Germany', '0 Bund 2034', '1 Bobl 2029'],
      ['United States', '2 Treasury 4% 2034'],
      [null, '3 Ågrenska'],
    ])
  })

  test('an empty heading counts as none', () => {
    expect(drawn({ items: [bund, bobl], itemToGroup: () => '' })).toEqual([
      [null, '0 Bund 2034', '1 Bobl 2029'],
    ])
  })

  test('a disabled item has disabled set', () => {
    expect(optionsOf({}).options.map(({ disabled }) => disabled)).toEqual([false, false, false, true])
  })

  test.each([
    ['offered for a new text', ' Gilt ', true, [[null, '0 create']]],
    ['not for spaces', '  ', true, []],
    ['not when creating is disabled', 'Gilt', false, []],
  ])('creating is %s', (_sentence, query, creatable, expected) =>
    expect(drawn({ items: [], query, creatable })).toEqual(expected),
  )

  test('creating is not offered for the text of an existing item, in any case', () => {
    expect(drawn({ items: [bund], query: 'bund 2034', creatable: true })).toEqual([[null, '0 Bund 2034']])
  })

  test('the create option is a group of its own, with trimmed text', () => {
    const { options, groups } = optionsOf({ items: [bund], query: ' Bun ', creatable: true })
    expect(groups.map(group => group.options.length)).toEqual([1, 1])
    expect(options.at(-1)).toEqual({ kind: 'create', key: 'create', text: 'Bun', disabled: false })
  })

  test('a failed search offers a retry', () => {
    expect(drawn({ items: [], failed: true })).toEqual([[null, '0 retry']])
  })

  test('for any items the groups contain every option once, in the order of the list', () => {
    const item = fc.record({
      id: fc.nat(20),
      name: fc.constantFrom('', 'Bund', 'Bobl'),
      issuer: fc.constantFrom('', 'Germany', '__proto__'),
    })
    fc.assert(
      fc.property(fc.array(item, { maxLength: 8 }), fc.boolean(), (items, creatable) => {
        const { options, groups } = optionsOf({
          items,
          creatable,
          query: 'Gilt',
          itemToGroup: ({ issuer }) => issuer ?? null,
        })
        const flat = groups.flatMap(group => group.options)
        expect(flat.map(({ option }) => option)).toEqual(options)
        expect(flat.map(({ index }) => index)).toEqual(options.map((_, index) => index))
        expect(options).toHaveLength(items.length + (creatable ? 1 : 0))
      }),
    )
  })
})
