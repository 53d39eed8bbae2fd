import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { memoryAddress } from './address.ts'
import { type AddressCodec, useAddressState } from './use-address-state.ts'

/** A codec for one parameter of the query. */
const wordOf = (key: string): AddressCodec<string> => ({
  read: search => new URLSearchParams(search).get(key) ?? '',
  write(search, word) {
    const query = new URLSearchParams(search)
    if (word) query.set(key, word)
    else query.delete(key)
    const text = query.toString()
    return text && `?${text}`
  },
})
const PERIOD = wordOf('period')
const SORT = wordOf('sort')

const show = (initial = '') => {
  const address = memoryAddress(initial)
  const { result } = renderHook(() => ({
    period: useAddressState(address, PERIOD),
    sort: useAddressState(address, SORT),
  }))
  const choose = (part: 'period' | 'sort', word: string, step?: 'push' | 'replace') =>
    act(() => result.current[part][1](() => word, step))
  return { address, result, choose }
}

test('X1 the initial state is that of the address', () => {
  expect(show('?period=3Y&lang=ru').result.current.period[0]).toBe('3Y')
})

test('X1 a change adds a history entry and keeps other parameters', () => {
  const { address, result, choose } = show('?lang=ru')
  choose('period', '3Y')
  choose('sort', '-price')
  expect(result.current.period[0]).toBe('3Y')
  expect(result.current.sort[0]).toBe('-price')
  expect(address.steps()).toEqual(['?lang=ru', '?lang=ru&period=3Y', '?lang=ru&period=3Y&sort=-price'])
})

test('X1 the back button restores the previous state', () => {
  const { address, result, choose } = show()
  choose('period', '3Y')
  act(() => address.back())
  expect(result.current.period[0]).toBe('')
})

test('neither a correction nor an equal state adds a history entry', () => {
  const { address, choose } = show('?period=1Y')
  choose('period', '1Y')
  choose('period', '3M', 'replace')
  expect(address.steps()).toEqual(['?period=3M'])
})

test('two changes in one event build on each other', () => {
  const { address, result } = show()
  act(() => {
    result.current.period[1](now => `${now}a`)
    result.current.period[1](now => `${now}b`)
  })
  expect(result.current.period[0]).toBe('ab')
  expect(address.steps()).toEqual(['', '?period=a', '?period=ab'])
})
