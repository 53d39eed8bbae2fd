import { describe, expect, test } from 'vitest'
import { memoryAddress } from '../../../foundation/address/address.ts'
import { memoryStore } from '../../../foundation/state/safe-storage.ts'
import { addressParams, readParams, storedParams, writeParams } from './saved-params.ts'

const sort = new Map([['sort', '-price,name']])

describe('T6 a table’s parameters in an address', () => {
  test.each([
    ['', '?quotes.sort=-price,name'],
    ['?lang=ru', '?lang=ru&quotes.sort=-price,name'],
    ['?quotes.sort=name&lang=ru', '?quotes.sort=-price,name&lang=ru'],
    ['?a=%2c+%zz&quotes.q=x&b', '?a=%2c+%zz&quotes.sort=-price,name&b'],
    ['?quotes%2Esort=name', '?quotes.sort=-price,name'],
    ['?other.sort=name&sort=name', '?other.sort=name&sort=name&quotes.sort=-price,name'],
    ['?quotes.page=2', '?quotes.page=2&quotes.sort=-price,name'],
  ])('%s becomes %s, and the others stay letter by letter', (query, written) => {
    expect(writeParams(query, sort, 'quotes.')).toBe(written)
  })

  test('without any, none of them remain', () => {
    expect(writeParams('?quotes.sort=name', new Map(), 'quotes.')).toBe('')
    expect(writeParams('?quotes.sort=name&lang=ru', new Map(), 'quotes.')).toBe('?lang=ru')
  })

  test('of two with one name the first is used, and other parameters are ignored', () => {
    expect(readParams('?quotes.sort=a&quotes.sort=b&quotes.page=2', 'quotes.')).toEqual(
      new Map([['sort', 'a']]),
    )
  })

  test('keys with a common prefix are two tables', () => {
    const address = memoryAddress()
    const [short, long] = [addressParams(address, 'a'), addressParams(address, 'a.filter')]
    long.write(sort)
    expect(short.read()).toEqual(new Map())
    short.write(new Map([['filter.sort', '1..2']]))
    expect(long.read()).toEqual(sort)
    expect(short.read()).toEqual(new Map([['filter.sort', '1..2']]))
  })

  test('the address is replaced, and only if it changes', () => {
    const address = memoryAddress('?lang=ru')
    addressParams(address, 'quotes').write(sort)
    expect(address.steps()).toEqual(['?lang=ru&quotes.sort=-price,name'])
  })
})

describe('T6 a table’s parameters in a store', () => {
  test('are restored', () => {
    const store = memoryStore()
    storedParams(store, 'quotes').write(sort)
    expect(store.get('table.quotes')).toBe('sort=-price,name')
    expect(storedParams(store, 'quotes').read()).toEqual(sort)
  })

  test('an empty state leaves nothing behind', () => {
    const store = memoryStore({ 'table.quotes': 'sort=name', 'table.archive': 'sort=name' })
    storedParams(store, 'quotes').write(new Map())
    expect(store.names?.()).toEqual(['table.archive'])
  })

  test('columns saved by an earlier version apply until something is written', () => {
    const store = memoryStore({ 'columns.quotes': '{"order":["bid","ask"],"off":["ask"]}' })
    const params = storedParams(store, 'quotes')
    expect(params.read()).toEqual(
      new Map([
        ['hide', '!bid,ask'],
        ['order', 'bid,ask'],
      ]),
    )
    params.write(new Map())
    expect(store.names?.()).toEqual([])
  })

  test("the current version's value has priority over it", () => {
    const store = memoryStore({
      'columns.quotes': '{"order":["bid","ask"],"off":["ask"]}',
      'table.quotes': 'sort=bid',
    })
    expect(storedParams(store, 'quotes').read()).toEqual(new Map([['sort', 'bid']]))
  })
})
