import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fewDraws } from '../../../../../tests/properties.ts'
import { numeric, tradingRow } from '../../testing/facts.ts'
import { renderGraph, rowsOf } from '../../testing/render-graph.tsx'

type Choice = { kind: 'period' | 'venue'; name: string } | { kind: 'answer'; at: number }

/** A price of its own for each period and trading ground. */
const PRICES = new Map<string, string>()
const FIRST_DAYS = { '1M': '2025-06-11', '3M': '2025-04-11', '1Y': '2024-07-11', '3Y': '2022-07-11' }
const VENUES = { Estimation: 4, 'Price only': 7 }
for (const [at, from] of Object.values(FIRST_DAYS).entries())
  for (const venueId of Object.values(VENUES)) PRICES.set(`${venueId} ${from}`, `9${at}.${venueId}11`)

const choice: fc.Arbitrary<Choice> = fc.oneof(
  fc.record({ kind: fc.constant('period' as const), name: fc.constantFrom(...Object.keys(FIRST_DAYS)) }),
  fc.record({ kind: fc.constant('venue' as const), name: fc.constantFrom(...Object.keys(VENUES)) }),
  fc.record({ kind: fc.constant('answer' as const), at: fc.nat(5) }),
)

const section = () => screen.getByRole('region', { name: 'Chart and archive' })

test('C4, C5 in any order of choices and answers, the chart shows the last period on the last trading ground, and no other price', async () => {
  let reordered = 0
  await fc.assert(
    fc.asyncProperty(fc.array(choice, { minLength: 3, maxLength: 10 }), async choices => {
      cleanup()
      const { tradings } = renderGraph()
      // strict mode calls twice
      const open = [...tradings.calls.keys()]
      let last = open.length - 1
      const answer = async (index: number) => {
        const { request } = tradings.calls[index] ?? {}
        if (!request) throw new Error('There is no call to answer.')
        if (index < last) reordered++
        const price = PRICES.get(`${request.venueId} ${request.range.from}`) ?? ''
        await tradings.answerAt(
          index,
          rowsOf([
            tradingRow({ day: '2025-07-10', venueId: request.venueId, indicativePrice: numeric(price) }),
          ]),
        )
      }
      const chosen = { period: '3M', venue: 'Estimation' }
      for (const next of choices) {
        const before = tradings.calls.length
        if (next.kind === 'answer') {
          const [index] = open.splice(next.at % Math.max(1, open.length), 1)
          if (index !== undefined) await answer(index)
        } else if (next.kind === 'period') {
          fireEvent.click(within(section()).getByRole('radio', { name: next.name }))
          chosen.period = next.name
        } else {
          const field = screen.getByRole('combobox', { name: 'Trading ground' })
          const option = within(field).getByRole<HTMLOptionElement>('option', { name: next.name })
          fireEvent.change(field, { target: { value: option.value } })
          chosen.venue = next.name
        }
        for (let index = before; index < tradings.calls.length; index++) open.push(index)
        last = tradings.calls.length - 1
      }
      for (const index of open.splice(0)) await answer(index)
      const from = FIRST_DAYS[chosen.period as keyof typeof FIRST_DAYS]
      const price = PRICES.get(`${VENUES[chosen.venue as keyof typeof VENUES]} ${from}`) ?? ''
      expect(screen.getByRole('radio', { name: chosen.period })).toBeChecked()
      expect(await screen.findByRole('region', { name: /^Price, US Treasury/ })).toHaveTextContent(price)
      for (const other of PRICES.values()) if (other !== price) expect(section()).not.toHaveTextContent(other)
    }),
    fewDraws,
  )
  expect(reordered, 'late answers').toBeGreaterThan(fewDraws.numRuns / 4)
})
