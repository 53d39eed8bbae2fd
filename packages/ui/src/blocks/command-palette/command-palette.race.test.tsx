import { act, fireEvent } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fewDraws } from '../../../../../tests/properties.ts'
import { sameSearch } from '../../testing/fixtures/global-search.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import type { GlobalAnswer } from '../global-search/global-search.reducer.ts'
import { GLOBAL_DEBOUNCE } from '../global-search/use-global-search.ts'
import { CommandPalette } from './command-palette.tsx'
import type { PaletteCommand } from './command-rank.view-model.ts'
import { useCommandPalette } from './use-command-palette.ts'

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

const COMMANDS: PaletteCommand[] = [{ id: 'ust', title: 'Ust-Luga', group: 'Page', run: () => {} }]

function Page({ port }: { port: (query: { term: string }) => Promise<GlobalAnswer> }) {
  const palette = useCommandPalette({ platform: 'other' })
  return <CommandPalette kinds={sameSearch(port)} commands={COMMANDS} palette={palette} />
}

const field = () => document.querySelector<HTMLInputElement>('[role=combobox]')
const names = () => [...document.querySelectorAll('[role=option]')].map(one => one.getAttribute('aria-label'))
const hitsShown = () => names().filter(name => name !== 'Ust-Luga')

/** A text to type, or null for the shortcut that closes and opens. */
type Step = { text: string | null; pause: number }

async function play({ text, pause }: Step) {
  const input = field()
  if (text === null || !input) fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true })
  else fireEvent.change(input, { target: { value: text } })
  await vi.advanceTimersByTimeAsync(pause)
}

test('X8 in any order of answers, typing, closing and opening, no hit of another text is shown, and options are only appended', async () => {
  let seen = 0
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(
        fc.record({
          text: fc.constantFrom('ust', 'ust 4', 'dbr', 'us', null),
          pause: fc.constantFrom(100, GLOBAL_DEBOUNCE, 500),
        }),
        { minLength: 3, maxLength: 6 },
      ),
      async (scheduler, steps) => {
        const port = scheduler.scheduleFunction(async ({ term }: { term: string }) => answerTo(term))
        const view = renderWithUi(<Page port={port} />)
        const faults: string[] = []
        scheduler.scheduleSequence(
          [{ text: null, pause: 0 }, ...steps].map(step => ({
            label: `${step.text ?? 'the shortcut'}, wait ${step.pause}`,
            builder: () => play(step),
          })),
        )
        while (scheduler.count() > 0) {
          const before = { text: field()?.value, shown: names() }
          await act(() => scheduler.waitNext(1))
          for (const title of hitsShown())
            if (title !== field()?.value) faults.push(`${title} for ${field()?.value}`)
          if (before.text !== undefined && before.text === field()?.value && before.text !== '')
            expect(names().slice(0, before.shown.length), 'options are only appended').toEqual(before.shown)
          seen += hitsShown().length
        }
        view.unmount()
        expect(faults).toEqual([])
      },
    ),
    fewDraws,
  )
  expect(seen, 'the schedules reach results').toBeGreaterThan(fewDraws.numRuns)
})
