import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { type Controllable, useControllable } from './use-controllable.ts'

const controllable = <T,>(props: Controllable<T>) =>
  renderHook(useControllable<T>, { initialProps: props, wrapper: StrictMode })

test('left to the widget, the value starts with the default and follows the setter', () => {
  const onValueChange = vi.fn()
  const { result } = controllable({ defaultValue: 1, onValueChange })
  expect(result.current[0]).toBe(1)
  act(() => result.current[1](2))
  expect(result.current[0]).toBe(2)
  expect(onValueChange.mock.calls).toEqual([[2]])
})

test('held by the parent, the value is what the parent says, and the parent is told', () => {
  const onValueChange = vi.fn()
  const { result, rerender } = controllable({ value: 1, defaultValue: 9, onValueChange })
  act(() => result.current[1](2))
  expect(result.current[0]).toBe(1)
  expect(onValueChange.mock.calls).toEqual([[2]])
  rerender({ value: 2, defaultValue: 9, onValueChange })
  expect(result.current[0]).toBe(2)
})

test('a parent that refused is told again the next time', () => {
  const onValueChange = vi.fn()
  const { result } = controllable({ value: 1, defaultValue: 9, onValueChange })
  act(() => result.current[1](2))
  act(() => result.current[1](2))
  expect(onValueChange).toHaveBeenCalledTimes(2)
})

test.each([
  ['held', { value: Number.NaN, defaultValue: 0 }],
  ['left to the widget', { defaultValue: Number.NaN }],
])('%s: setting what already is tells nobody', (_, props) => {
  const onValueChange = vi.fn()
  const { result } = controllable({ ...props, onValueChange })
  act(() => result.current[1](Number.NaN))
  expect(onValueChange).not.toHaveBeenCalled()
})

test('null and the empty text are values that a parent can hold', () => {
  expect(controllable<string | null>({ value: null, defaultValue: 'x' }).result.current[0]).toBeNull()
  expect(controllable({ value: '', defaultValue: 'x' }).result.current[0]).toBe('')
})
