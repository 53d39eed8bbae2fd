import { act, fireEvent } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fewDraws } from '../../../../../tests/properties.ts'
import { memoryStore } from '../../foundation/state/safe-storage.ts'
import { withHashLinks, withSearches } from '../../testing/fixtures/global-search.ts'
import { hits } from '../../testing/fixtures/global-search-states.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import type { GlobalAnswer } from './global-search.reducer.ts'
import { GlobalSearch, LazyGlobalPopup } from './global-search.tsx'

beforeAll(() => LazyGlobalPopup.load())
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Act =
  | { do: 'key'; key: string; altKey: boolean }
  | { do: 'type'; text: string }
  | { do: 'wait'; milliseconds: number }
  | { do: 'hover' | 'click' | 'tab'; place: number }
  | { do: 'over' | 'out' | 'blur' | 'focus' | 'outside' | 'press' | 'clear' }

const KEYS = [
  'ArrowDown',
  'ArrowUp',
  'ArrowDown',
  'ArrowUp',
  'Home',
  'End',
  'PageDown',
  'PageUp',
  'ArrowLeft',
  'Enter',
  'Escape',
]
const place = fc.integer({ min: 0, max: 12 })

const action: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('key' as const),
      key: fc.constantFrom('ArrowDown', ...KEYS),
      altKey: fc.constantFrom(false, false, false, true),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      text: fc.constantFrom('ust', 'ust 4', 'us', ''),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), milliseconds: fc.constantFrom(50, 300, 400) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('hover', 'click', 'tab'), place }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('over', 'out', 'blur', 'focus', 'outside', 'press', 'clear'),
    }),
  },
)

const field = () => document.querySelector('input') as HTMLInputElement
const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)]

/** Every run starts with shown results. */
const BEGINNING: readonly Act[] = [
  { do: 'focus' },
  { do: 'type', text: 'ust' },
  { do: 'wait', milliseconds: 300 },
  { do: 'wait', milliseconds: 300 },
  { do: 'key', key: 'ArrowDown', altKey: false },
]

/** The ARIA attributes of the field agree with the shown options and list, and refer to existing elements. */
function mustAgree(done: Act): boolean {
  const activeId = field().getAttribute('aria-activedescendant')
  const drawn = all('[role=option][data-active]').map(option => option.id)
  const selected = all('[role=option][aria-selected=true]').map(option => option.id)
  const list = field().getAttribute('aria-controls')
  const lists = all('[role=listbox]').map(one => one.id)
  const facts = { drawn, selected, lists, expanded: field().getAttribute('aria-expanded') }
  const expected = {
    drawn: activeId === null ? [] : [activeId],
    selected: activeId === null ? [] : [activeId],
    lists: list === null ? [] : [list],
    expanded: String(list !== null),
  }
  if (JSON.stringify(facts) !== JSON.stringify(expected))
    throw new Error(
      `after ${JSON.stringify(done)}: expected ${JSON.stringify(expected)}, is ${JSON.stringify(facts)}`,
    )
  if (activeId !== null && !document.getElementById(activeId))
    throw new Error(`${activeId} is not in the document`)
  return activeId !== null
}

async function perform(done: Act): Promise<void> {
  const panel = all('[data-slot=global-search-panel]')[0]
  switch (done.do) {
    case 'key':
      return void fireEvent.keyDown(field(), { key: done.key, altKey: done.altKey })
    case 'type':
      return void fireEvent.change(field(), { target: { value: done.text } })
    case 'wait':
      return act(() => vi.advanceTimersByTimeAsync(done.milliseconds)) as unknown as Promise<void>
    case 'hover':
      return void fireEvent.pointerMove(all('[role=option]')[done.place] ?? document.body)
    case 'click':
      return void fireEvent.click(all('[role=option]')[done.place] ?? document.body)
    case 'tab':
      return void fireEvent.click(all('[role=tab]')[done.place % 5] ?? document.body)
    case 'over':
      return void (panel && fireEvent.pointerEnter(panel))
    case 'out':
      return void (panel && fireEvent.pointerLeave(panel))
    case 'blur':
      return act(() => field().blur())
    case 'focus':
      return act(() => field().focus())
    case 'outside':
      fireEvent.pointerDown(document.body)
      return void fireEvent.pointerUp(document.body)
    case 'press':
      return void fireEvent.click(field())
    case 'clear':
      return void (all('button[aria-label="Clear search"]')[0] as HTMLElement | undefined)?.click?.()
  }
}

/** A port that answers with this many hits after this delay. */
const late = (count: number, delay: number) => () =>
  new Promise<GlobalAnswer>(resolve => setTimeout(() => resolve(hits(count)), delay))

test('G1 after every event aria-activedescendant is the id of the highlighted option, and exists', async () => {
  let pointed = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(action, { minLength: 8, maxLength: 24 }),
      fc.boolean(),
      async (actions, withOnSelect) => {
        const onSelect = withOnSelect ? () => {} : undefined
        const { unmount } = renderWithUi(
          <GlobalSearch
            kinds={withHashLinks(
              withSearches({
                bonds: late(0, 120),
                stocks: late(3, 20),
                indexes: late(12, 60),
                companies: () => Promise.reject(new Error('connection refused')),
                etfs: late(1, 200),
              }),
            )}
            onSelect={onSelect}
          />,
          { stores: { local: memoryStore(), cookie: memoryStore() } },
        )
        try {
          for (const done of [...BEGINNING, ...actions]) {
            await perform(done)
            if (mustAgree(done)) pointed++
          }
        } finally {
          unmount()
        }
      },
    ),
    fewDraws,
  )
  expect(pointed, 'the runs reach options').toBeGreaterThan(fewDraws.numRuns * 2.5)
})
