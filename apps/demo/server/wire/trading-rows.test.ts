import { expect, test } from 'vitest'
import { testMarket } from '../testing/app.ts'
import { bondRows } from './trading-rows.ts'

test('P7 a masked line of prices computes no whole row', () => {
  const market = testMarket()
  const issue = market.bond(1)
  const series = issue && market.seriesOn(issue, 4)
  if (!issue || !series) throw new Error('No estimation of the note')
  const row = (index: number): never => {
    throw new Error(`row ${index} was computed`)
  }
  const { coarse, days } = bondRows(issue, { ...series, row })
  const last = days.length - 1
  expect(coarse(last, 'price')).not.toBeNull()
  expect(() => coarse(last, 'yield')).toThrow('was computed')
})
