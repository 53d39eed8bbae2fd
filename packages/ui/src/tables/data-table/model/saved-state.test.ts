import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildTable } from '../../../testing/build-table.ts'
import { createColumns } from '../columns/columns.ts'
import { orderedIds } from '../columns/leaf-columns.ts'
import { readParams, writeParams } from './saved-params.ts'
import {
  formerParams,
  readSlice,
  SAVED_SLICES,
  type SavedSlice,
  type SavedState,
  savedColumns,
  writeSlice,
} from './saved-state.ts'

type Bond = { name: string; price: number; maturity: string; country: string; note: string }
const column = createColumns<Bond>()
const table = buildTable<Bond>({
  columns: [
    column.text('name', { header: 'Bond', enableHiding: false, enableColumnFilter: false }),
    column.number('price', { header: 'Price' }),
    column.day('maturity', { header: 'Maturity' }),
    column.text('country', { header: 'Country', filter: 'set' }),
    column.text('note', {
      header: 'Note',
      enableSorting: false,
      enablePinning: false,
      enableResizing: false,
      enableGrouping: false,
    }),
  ],
  data: [],
})
const columns = savedColumns(table)
const beginning: SavedState = { ...table.initialState, density: null }
const initial = Object.fromEntries(SAVED_SLICES.map(slice => [slice, beginning[slice]])) as SavedState

/** The whole state, written to an address and read back. */
function afterVisit(
  state: SavedState,
  {
    from = initial,
    of = columns,
    key = 'quotes',
  }: { from?: SavedState; of?: typeof columns; key?: string } = {},
): SavedState {
  const params = new Map(SAVED_SLICES.flatMap(slice => [...writeSlice(slice, state[slice], from, of)]))
  const query = writeParams('?lang=ru&tab=archive', params, `${key}.`)
  expect(query).toMatch(/^\?lang=ru&tab=archive/)
  return stateIn(query, { from, of, prefix: `${key}.` })
}

function stateIn(
  query: string,
  {
    from = initial,
    of = columns,
    prefix = '',
  }: { from?: SavedState; of?: typeof columns; prefix?: string } = {},
): SavedState {
  const params = readParams(query, prefix)
  const read = <Slice extends SavedSlice>(slice: Slice) => readSlice(slice, params, from, of)
  return Object.fromEntries(SAVED_SLICES.map(slice => [slice, read(slice)])) as SavedState
}

/** The parameters for a state with these slices. */
function written(slices: Partial<SavedState>, from = initial): string {
  const state = { ...from, ...slices }
  const params = SAVED_SLICES.flatMap(slice => [...writeSlice(slice, state[slice], from, columns)])
  return writeParams('', new Map(params), 'quotes.')
}

describe('T6 saved state is short and readable', () => {
  test.each<[Partial<SavedState>, string]>([
    [{}, ''],
    [
      {
        sorting: [
          { id: 'price', desc: true },
          { id: 'name', desc: false },
        ],
      },
      'sort=-price,name',
    ],
    [{ globalFilter: 'apple' }, 'q=apple'],
    [{ globalFilter: '' }, ''],
    [{ columnFilters: [{ id: 'price', value: [90, 100] }] }, 'filter.price=90..100'],
    [{ columnFilters: [{ id: 'price', value: [undefined, -1.5] }] }, 'filter.price=..-1.5'],
    [{ columnFilters: [{ id: 'price', value: [undefined, undefined] }] }, ''],
    [
      { columnFilters: [{ id: 'maturity', value: ['2030-01-01', undefined] }] },
      'filter.maturity=2030-01-01..',
    ],
    [{ columnFilters: [{ id: 'country', value: ['US', 'DE'] }] }, 'filter.country=US,DE'],
    [{ columnFilters: [{ id: 'country', value: [''] }] }, 'filter.country=~'],
    [{ columnFilters: [{ id: 'note', value: 'A, B: c' }] }, 'filter.note=A,%20B:%20c'],
    [{ columnVisibility: { price: false, note: true } }, 'hide=price'],
    [{ columnOrder: ['name', 'note', 'price'] }, 'order=name,note,price,maturity,country'],
    [{ columnOrder: ['name', 'price', 'maturity'] }, ''],
    [{ columnPinning: { start: ['name'], end: ['price'] } }, 'pin=name,price:end'],
    [{ columnSizing: { price: 120.4 } }, 'width=price:120'],
    [{ grouping: ['country'] }, 'group=country'],
    [{ pagination: { pageIndex: 0, pageSize: 50 } }, 'rows=50'],
    [{ density: 'compact' }, 'density=compact'],
  ])('%j is %s', (slices, text) => {
    expect(written(slices)).toBe(text && `?quotes.${text}`)
  })

  test('a removed initial value is written too', () => {
    const from: SavedState = {
      ...initial,
      sorting: [{ id: 'price', desc: true }],
      columnFilters: [{ id: 'country', value: ['US'] }],
      columnVisibility: { note: false },
      pagination: { pageIndex: 0, pageSize: 5 },
    }
    const text = '?quotes.sort=&quotes.filter.country=&quotes.hide=!note&quotes.rows=all'
    expect(written(initial, from)).toBe(text)
    expect(stateIn(text, { from, prefix: 'quotes.' })).toEqual({
      ...initial,
      columnVisibility: { note: true },
    })
  })

  test('a column that is hidden in a later version stays hidden next to those that the user hid', () => {
    const later = { ...initial, columnVisibility: { note: false } }
    expect(stateIn('hide=price', { from: later }).columnVisibility).toEqual({ note: false, price: false })
  })
})

describe('T6 bad and old input is dropped piece by piece', () => {
  test.each<[string, Partial<SavedState>]>([
    ['sort=-gone,price', { sorting: [{ id: 'price', desc: false }] }],
    ['sort=price,-price', { sorting: [{ id: 'price', desc: false }] }],
    ['sort=note', {}],
    ['sort=gone', {}],
    ['sort=constructor,__proto__', {}],
    ['sort=name&sort=price', { sorting: [{ id: 'name', desc: false }] }],
    ['filter.gone=1..2&filter.price=90..100', { columnFilters: [{ id: 'price', value: [90, 100] }] }],
    ['filter.price=low..100', { columnFilters: [{ id: 'price', value: [undefined, 100] }] }],
    ['filter.price=cheap', {}],
    ['filter.price=1..2..3', {}],
    ['filter.price=Infinity..1e999', {}],
    ['filter.price=..', {}],
    [
      'filter.maturity=2030-02-30..2031-01-01',
      { columnFilters: [{ id: 'maturity', value: [undefined, '2031-01-01'] }] },
    ],
    ['filter.name=UST', {}],
    ['hide=name,gone,price', { columnVisibility: { price: false } }],
    ['order=gone,note,name,name', { columnOrder: ['name', 'note', 'price', 'maturity', 'country'] }],
    ['order=gone', {}],
    ['pin=note,name,price:middle', { columnPinning: { start: ['name'], end: [] } }],
    ['pin=price,price:end', { columnPinning: { start: ['price'], end: [] } }],
    ['width=price:wide,name:-5,note:100,country:99999', {}],
    ['width=price:0,maturity:90', { columnSizing: { maturity: 90 } }],
    ['group=note,country', { grouping: ['country'] }],
    ['rows=0', {}],
    ['rows=-5', {}],
    ['rows=5.5', {}],
    ['rows=many', {}],
    [`q=${'a'.repeat(5000)}`, {}],
    [`sort=price,${'-gone,'.repeat(5000)}`, {}],
    ['%E0%A4%A=1&sort=%', {}],
    ['{"sort":"price"}', {}],
    ['=&&&=sort', {}],
  ])('%s', (text, slices) => {
    expect(stateIn(text)).toEqual({ ...initial, ...slices })
  })

  test('a table never loses all its columns, nor all but the one that names its rows', () => {
    const free = new Map([...columns].map(([id, each]) => [id, { ...each, canHide: true }]))
    const hidden = (all: typeof columns) => stateIn(`hide=${[...all.keys()].join(',')}`, { of: all })
    expect(hidden(free).columnVisibility).toEqual({})
    expect(hidden(columns).columnVisibility).toEqual({})
  })

  test('columns added since the last visit follow their neighbour by definition', () => {
    expect(stateIn('order=name,country,price').columnOrder).toEqual([
      'name',
      'country',
      'note',
      'price',
      'maturity',
    ])
  })

  test('a fixed first column stays first', () => {
    expect(stateIn('order=country,price,name,maturity,note').columnOrder[0]).toBe('name')
    const free = new Map([...columns].map(([id, each]) => [id, { ...each, canHide: true }]))
    expect(stateIn('order=country,price,name,maturity,note', { of: free }).columnOrder[0]).toBe('country')
  })

  test('any text yields a state that can be written again', () => {
    const names = fc.constantFrom(
      'sort',
      'q',
      'hide',
      'order',
      'pin',
      'width',
      'group',
      'rows',
      'filter.price',
    )
    const pieces = fc.constantFrom(
      'price',
      'name',
      'gone',
      ',',
      ':',
      '~',
      '-',
      '!',
      '..',
      '1',
      '%',
      '&',
      'end',
    )
    const text = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' })), { maxLength: 12 })
    fc.assert(
      fc.property(fc.array(fc.tuple(names, text), { maxLength: 4 }), params => {
        const state = stateIn(params.map(([name, parts]) => `${name}=${parts.join('')}`).join('&'))
        expect(normal(afterVisit(state), columns)).toEqual(normal(state, columns))
      }),
    )
  })

  test('a value of the wrong kind for its column is not written', () => {
    for (const value of [{ from: 1 }, Symbol('x'), () => 1, [[]], null, 5, Number.NaN])
      expect(written({ columnFilters: [...columns.keys()].map(id => ({ id, value })) })).toBe('')
  })

  test('a lone surrogate, which no address can contain, is written as a replacement character', () => {
    expect(written({ globalFilter: 'a\uD800' })).toBe(`?quotes.q=a${encodeURIComponent('\uFFFD')}`)
  })
})

/**
 * Normalises equivalent states: visible columns need not be listed, nor columns in their default order; the order of filters does
 * not matter, and no search equals an empty one.
 */
function normal(state: SavedState, of: typeof columns): SavedState {
  const hidden = Object.entries(state.columnVisibility).filter(([, visible]) => !visible)
  return {
    ...state,
    globalFilter: state.globalFilter || undefined,
    columnVisibility: Object.fromEntries(hidden),
    columnOrder: orderedIds(state.columnOrder, [...of.keys()]),
    columnFilters: state.columnFilters.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  }
}

describe('T6 written state is restored unchanged', () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc
      .array(fc.constantFrom('a', ',', ':', '~', '-', '!', '.', '..', '&', '=', '+', '%', '#', ' ', 'ё'), {
        maxLength: 4,
      })
      .map(parts => parts.join('')),
    fc.constantFrom('__proto__', 'constructor', 'toString', 'filter', 'end'),
  )
  const day = fc
    .date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10))
  const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map(value => value + 0)
  const range = <Bound>(bound: fc.Arbitrary<Bound>) =>
    fc
      .tuple(fc.option(bound, { nil: undefined }), fc.option(bound, { nil: undefined }))
      .filter(bounds => bounds.some(each => each !== undefined))
  const value = {
    text: fc.string({ unit: 'binary', minLength: 1 }),
    range: range(number),
    days: range(day),
    set: fc.uniqueArray(name, { minLength: 1, maxLength: 4 }),
  }

  /** Columns with any names, and a state for them. */
  const table = fc.uniqueArray(name, { minLength: 2, maxLength: 6 }).chain(ids => {
    const some = fc.shuffledSubarray(ids)
    const filter = fc.constantFrom('text', 'range', 'days', 'set')
    const free = {
      canSort: true,
      canFilter: true,
      canHide: true,
      canPin: true,
      canResize: true,
      canGroup: true,
    }
    return fc.tuple(...ids.map(() => filter)).chain(kinds => {
      const of = new Map(ids.map((id, at) => [id, { ...free, filter: kinds[at] ?? 'text' }]))
      const filters = ids.map(id =>
        fc.record({ id: fc.constant(id), value: value[of.get(id)?.filter ?? 'text'] }),
      )
      const state: fc.Arbitrary<SavedState> = fc.record({
        sorting: some.chain(each =>
          fc.tuple(...each.map(id => fc.record({ id: fc.constant(id), desc: fc.boolean() }))),
        ),
        globalFilter: fc.oneof(value.text, fc.constant(undefined)),
        columnFilters: fc.tuple(...filters).chain(all => fc.subarray(all)),
        columnVisibility: fc
          .subarray(ids, { maxLength: ids.length - 1 })
          .map(hidden => Object.fromEntries(hidden.map(id => [id, false]))),
        columnOrder: some,
        columnPinning: some.chain(all =>
          fc.nat(all.length).map(at => ({ start: all.slice(0, at), end: all.slice(at) })),
        ),
        columnSizing: fc
          .tuple(some, fc.integer({ min: 1, max: 10_000 }))
          .map(([each, width]) => Object.fromEntries(each.map((id, at) => [id, Math.max(1, width - at)]))),
        grouping: some,
        pagination: fc
          .oneof(fc.integer({ min: 1, max: 1_000_000 }), fc.constant(Number.POSITIVE_INFINITY))
          .map(pageSize => ({ pageIndex: 0, pageSize })),
        density: fc.constantFrom('compact', 'normal', 'comfortable', null),
      })
      return fc.record({ of: fc.constant(of), state, from: fc.oneof(fc.constant(initial), state), key: name })
    })
  })

  test('any state of any columns, for any initial one', () => {
    fc.assert(
      fc.property(table, ({ of, state, from, key }) => {
        expect(normal(afterVisit(state, { of, from, key }), of)).toEqual(normal(state, of))
      }),
    )
  })
})

describe('T6 columns saved by versions before 0.3', () => {
  const stateOf = (text: string, from = initial) => {
    const params = formerParams(text)
    return {
      visibility: readSlice('columnVisibility', params, from, columns),
      order: readSlice('columnOrder', params, from, columns),
    }
  }

  test('have the same order, with the same columns hidden', () => {
    const text = '{"order":["name","note","price","maturity","country"],"off":["price"]}'
    expect(stateOf(text)).toEqual({
      visibility: expect.objectContaining({ price: false, note: true }),
      order: ['name', 'note', 'price', 'maturity', 'country'],
    })
  })

  test('unknown columns have their default, known ones were shown', () => {
    const from = { ...initial, columnVisibility: { note: false, country: false } }
    const { visibility } = stateOf('{"order":["name","price","note"],"off":[]}', from)
    expect(visibility).toEqual({ price: true, note: true, country: false })
  })

  test.each([
    '',
    'evil',
    'null',
    '7',
    '[[[',
    '{}',
    '{"order":["a"]}',
    '{"order":"a","off":[]}',
    '{"order":[1],"off":[]}',
    '{"order":["<b>"],"off":["note"]}',
    '{"order":["<b>"],"off":["name","price","maturity","country","note"]}',
  ])('%j changes nothing', text => {
    expect(stateOf(text)).toEqual({ visibility: {}, order: [] })
  })
})
