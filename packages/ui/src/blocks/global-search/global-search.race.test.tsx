import { act, fireEvent } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fewDraws } from '../../../../../tests/properties.ts'
import { sameSearch } from '../../testing/fixtures/global-search.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import type { GlobalAnswer } from './global-search.reducer.ts'
import { GlobalSearch, LazyGlobalPopup } from './global-search.tsx'
import { GLOBAL_DEBOUNCE } from './use-global-search.ts'

beforeAll(() => LazyGlobalPopup.load())
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** An answer whose only hit is named after the term. */
const answerTo = (term: string): GlobalAnswer => ({
  items: [{ id: 1, title: term, tickers: [], status: null }],
  count: 1,
  error: null,
})

const shown = () => [...document.querySelectorAll('[role=option]')].map(option => option.textContent)

test('G1 through the hook: with five answers to each request in any order, results of another text are never shown', async () => {
  let options = 0
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(
        fc.record({
          text: fc.constantFrom('ust', 'ust 4', 'ust 4%', 'us', 'dbr'),
          pause: fc.constantFrom(100, GLOBAL_DEBOUNCE, 500),
        }),
        { minLength: 2, maxLength: 5 },
      ),
      async (scheduler, steps) => {
        const port = scheduler.scheduleFunction(async ({ term }: { term: string }) => answerTo(term))
        const view = renderWithUi(<GlobalSearch kinds={sameSearch(port)} />)
        const field = view.container.querySelector('input') as HTMLInputElement
        const faults: string[] = []
        scheduler.scheduleSequence(
          steps.map(step => ({
            label: `type ${step.text}, wait ${step.pause}`,
            builder: async () => {
              fireEvent.change(field, { target: { value: step.text } })
              await vi.advanceTimersByTimeAsync(step.pause)
            },
          })),
        )
        while (scheduler.count() > 0) {
          await act(() => scheduler.waitNext(1))
          for (const title of shown()) if (title !== field.value) faults.push(`${title} for ${field.value}`)
          options += shown().length
        }
        view.unmount()
        expect(faults).toEqual([])
      },
    ),
    fewDraws,
  )
  expect(options, 'the schedules reach results').toBeGreaterThan(fewDraws.numRuns / 2)
})
