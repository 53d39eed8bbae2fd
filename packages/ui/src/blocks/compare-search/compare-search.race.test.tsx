import { act, fireEvent, screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fewDraws } from '../../../../../tests/properties.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import type { CompareGroup } from './compare-search.reducer.ts'
import { CompareSearch } from './compare-search.tsx'
import { COMPARE_DEBOUNCE } from './use-compare-search.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const noVenues = async () => []

/** An answer whose only hit is named after the term. */
const answerTo = (term: string): CompareGroup[] => [
  {
    kind: 'bonds',
    name: 'Bonds',
    count: 1,
    selected: true,
    withVenues: true,
    items: [{ id: 1, name: term }],
  },
]

const shownOptions = () => [...document.querySelectorAll('[role=option]')]

/** The shown options belong to the text in the field. */
function checkOptions() {
  const text = document.querySelector('input')?.value.trim()
  for (const option of shownOptions()) expect(option.textContent).toBe(text)
}

test('G2 through the hook: answers in any order never show results of another text', async () => {
  const text = fc.constantFrom('ust', 'ust 4', 'ust 4%', 'us', 'dbr', '')
  let shown = 0
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.record({ text, pause: fc.constantFrom(100, COMPARE_DEBOUNCE, 900) }), {
        minLength: 2,
        maxLength: 6,
      }),
      async (scheduler, steps) => {
        const search = scheduler.scheduleFunction(async ({ term }: { term: string }) => answerTo(term))
        const view = renderWithUi(<CompareSearch search={search} venues={noVenues} onAdd={() => {}} />, {
          session: SESSIONS.pro,
        })
        const faults: unknown[] = []
        scheduler.scheduleSequence(
          steps.map(step => ({
            label: `type ${JSON.stringify(step.text)}, wait ${step.pause}`,
            builder: async () => {
              fireEvent.change(screen.getByLabelText('Compare with'), { target: { value: step.text } })
              await vi.advanceTimersByTimeAsync(step.pause)
            },
          })),
        )
        while (scheduler.count() > 0) {
          await act(() => scheduler.waitNext(1))
          try {
            checkOptions()
          } catch (fault) {
            faults.push(fault)
          }
          shown += shownOptions().length
        }
        view.unmount()
        if (faults.length > 0) throw faults[0]
      },
    ),
    fewDraws,
  )
  expect(shown, 'the schedules reach results').toBeGreaterThan(fewDraws.numRuns / 6)
})
