import { expect, test, vi } from 'vitest'
import { takeTurn } from './sounding.ts'

test('who begins stops who sounds', () => {
  const [one, other] = [vi.fn(), vi.fn()]
  takeTurn(one)
  const done = takeTurn(other)
  expect(one).toHaveBeenCalledOnce()
  expect(other).not.toHaveBeenCalled()
  done()
})

test('who is done is not stopped', () => {
  const [one, other] = [vi.fn(), vi.fn()]
  takeTurn(one)()
  takeTurn(other)()
  expect(one).not.toHaveBeenCalled()
})

test('who was stopped and says so late does not take the turn of the next', () => {
  const [one, other, third] = [vi.fn(), vi.fn(), vi.fn()]
  const late = takeTurn(one)
  takeTurn(other)
  late()
  takeTurn(third)()
  expect(other).toHaveBeenCalledOnce()
})
