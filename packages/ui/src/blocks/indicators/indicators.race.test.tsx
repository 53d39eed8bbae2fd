import { act, fireEvent } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fewDraws } from '../../../../../tests/properties.ts'
import { STATE_FORECASTS } from '../../testing/fixtures/indicators.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import type { DeleteRequestAnswer, IndicatorsQuery } from './indicators.reducer.ts'
import { Indicators } from './indicators.tsx'

const DELETED: DeleteRequestAnswer = { kind: 'ok', data: { deleted: true } }
const NOT_DELETED: DeleteRequestAnswer = { kind: 'ok', data: { deleted: false } }
const GONE: DeleteRequestAnswer = { kind: 'refused', code: 'not_found' }

/** Clicks a button by name or text; role queries would be too slow for thousands of clicks. */
function click(name: string) {
  const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent ?? ''
  const found = [...document.querySelectorAll('button')].find(button => nameOf(button).startsWith(name))
  if (found) fireEvent.click(found)
}

/** Presses Delete in the dialog. */
const confirm = () => {
  const [, yes] = document.querySelectorAll('[role=dialog] [data-request]')
  if (yes) fireEvent.click(yes)
}

const ask = 'Delete the request for '

test('R8 through the hook: each confirmed request is deleted once, and only status 1 removes a row', async () => {
  let removed = 0
  const request = fc.constantFrom('Policy', 'Ten-year', 'Budget').map(name => ask + name)
  const scene = fc.oneof(
    // Delete is pressed twice, like an impatient user does
    { weight: 4, arbitrary: request.map(name => [name, 'yes', 'yes']) },
    { weight: 1, arbitrary: fc.constantFrom(['Retry'], ['Reload the list'], ['Cancel']) },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(scene, { minLength: 2, maxLength: 4 }),
      fc.array(fc.constantFrom(DELETED, DELETED, NOT_DELETED, GONE), { minLength: 3, maxLength: 3 }),
      async (scheduler, scenes, outcomes) => {
        const calls: number[] = []
        const pending = new Set<number>()
        const gone = new Set<number>()
        const faults: string[] = []
        const list = scheduler.scheduleFunction(async (_: IndicatorsQuery) => ({
          kind: 'ok' as const,
          data: STATE_FORECASTS,
        }))
        const deleteRequest = async ({ id }: { id: number }) => {
          if (pending.has(id)) faults.push(`${id} is deleted twice at a time`)
          if (gone.has(id)) faults.push(`${id} is gone and deleted again`)
          pending.add(id)
          calls.push(id)
          const answer = outcomes[calls.length % outcomes.length] ?? DELETED
          await scheduler.schedule(Promise.resolve(), `the answer to ${id}`)
          pending.delete(id)
          if (answer === DELETED) gone.add(id)
          return answer
        }
        const view = renderWithUi(
          <Indicators issuerId={1} pageSize={30} list={list} deleteRequest={deleteRequest} />,
          { session: SESSIONS.reader },
        )
        scheduler.scheduleSequence(
          scenes
            .flat()
            .map(name => ({ label: name, builder: async () => (name === 'yes' ? confirm() : click(name)) })),
        )
        while (scheduler.count() > 0) {
          await act(() => scheduler.waitNext(1))
          const rows = document.querySelectorAll('[data-slot=indicators-row]').length
          if (rows > 0 && rows !== STATE_FORECASTS.length - gone.size)
            faults.push(`${rows} rows, and ${gone.size} are gone`)
        }
        removed += gone.size
        view.unmount()
        expect(faults).toEqual([])
      },
    ),
    fewDraws,
  )
  expect(removed, 'the schedules reach deletions').toBeGreaterThan(fewDraws.numRuns / 3)
})
