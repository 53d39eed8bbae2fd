import { expect, test } from 'vitest'
import { roundings } from './leaks.ts'

test('roundings have every number of decimals, with a point and with a comma', () => {
  expect(roundings(101.09375)).toEqual(
    expect.arrayContaining(['101.1', '101.09', '101.094', '101.0938', '101.09375', '101,094']),
  )
  expect(roundings(3.860872)).toEqual(expect.arrayContaining(['3.9', '3.86', '3.861', '3.8609', '3.860872']))
})
