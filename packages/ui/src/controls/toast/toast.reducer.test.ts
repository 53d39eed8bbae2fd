import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ALERT_MS,
  MIN_TOAST_MS,
  NO_TOASTS,
  nextEnd,
  overAt,
  TOAST_MS,
  type ToastOrder,
  type ToastPause,
  type ToastsEvent,
  type ToastsState,
  toastsReducer,
} from './toast.reducer.ts'

const shown = (id: number, at: number, order: Partial<ToastOrder> = {}): ToastsEvent => ({
  type: 'shown',
  id,
  at,
  order: { message: `message ${id}`, ...order },
})
const closed = (id: number, at: number): ToastsEvent => ({ type: 'closed', id, at })
const paused = (by: ToastPause, at: number): ToastsEvent => ({ type: 'paused', by, at })
const resumed = (by: ToastPause, at: number): ToastsEvent => ({ type: 'resumed', by, at })
const ticked = (at: number): ToastsEvent => ({ type: 'ticked', at })
const cleared: ToastsEvent = { type: 'cleared' }
const run = (...events: ToastsEvent[]): ToastsState => events.reduce(toastsReducer, NO_TOASTS)
const ids = ({ toasts }: ToastsState) => toasts.map(({ id }) => id).join(' ')

test('of several messages the next end is that of the first to close', () => {
  expect(nextEnd(run(shown(1, 0), shown(2, 0, { duration: 3000 }), shown(3, 0)))).toBe(3000)
})

describe('H5 durations of the specification', () => {
  test('an alert is shown for 3 s, anything else for 5 s (shared-blocks §9)', () => {
    expect([ALERT_MS, TOAST_MS]).toEqual([3000, 5000])
  })

  test.each<[string, Partial<ToastOrder>, number | null]>([
    ['by default 5 s', {}, 5000],
    ['the given duration', { duration: 3000 }, 3000],
    ['with persist: unlimited (shared-blocks §4)', { persist: true }, null],
    ['persist outweighs a duration', { persist: true, duration: 3000 }, null],
    ['for ever is for good', { duration: Number.POSITIVE_INFINITY }, null],
    ['longer than a timer can wait is for good', { duration: 2 ** 31 }, null],
    ['not shorter than the minimum', { duration: 1 }, MIN_TOAST_MS],
    ['zero counts as the default', { duration: 0 }, 5000],
    ['a negative duration counts as the default', { duration: -3000 }, 5000],
    ['an invalid number counts as the default', { duration: Number.NaN }, 5000],
  ])('%s', (_sentence, order, end) => {
    expect(nextEnd(run(shown(1, 0, order)))).toBe(end)
  })
})

describe('H5 visible messages', () => {
  test.each<[string, ToastsEvent[], string]>([
    ['two at once stack, the oldest first', [shown(1, 0), shown(2, 0)], '1 2'],
    ['a message closes when its time is over', [shown(1, 0), shown(2, 10), ticked(5000)], '2'],
    ['just before, it is visible', [shown(1, 0), ticked(4999)], '1'],
    ['a closed message is removed', [shown(1, 0), shown(2, 0), closed(1, 5)], '2'],
    ['closed twice is closed once', [shown(1, 0), shown(2, 0), closed(1, 5), closed(1, 6)], '2'],
    ['all are cleared', [shown(1, 0), shown(2, 0, { persist: true }), cleared], ''],
    ['one that persists outlasts any time', [shown(1, 0, { persist: true }), ticked(1e15)], '1'],
    [
      'an equal text replaces the message',
      [shown(1, 0, { message: 'No connection' }), shown(2, 9, { message: 'No connection' })],
      '2',
    ],
    [
      'an equal text in another tone is a second message',
      [shown(1, 0, { message: 'Saved' }), shown(2, 9, { message: 'Saved', tone: 'warn' })],
      '1 2',
    ],
    ['the same id replaces the message', [shown(1, 0), shown(1, 9, { message: 'Saved' })], '1'],
    ['an empty text shows no message', [shown(1, 0, { message: '' })], ''],
    ['a blank text shows no message', [shown(1, 0, { message: ' \n ' })], ''],
  ])('%s', (_sentence, events, expected) => {
    expect(ids(run(...events))).toBe(expected)
  })

  test('markup is ordinary text', () => {
    expect(run(shown(1, 0, { message: '<b>No</b>' })).toasts[0]?.message).toBe('<b>No</b>')
  })
})

describe('H5 timers pause while someone may be reading', () => {
  test.each<[string, ToastsEvent[], number | null]>([
    ['under the pointer', [shown(1, 0), paused('hover', 1000)], null],
    ['for the remaining time', [shown(1, 0), paused('hover', 1000), resumed('hover', 60_000)], 64_000],
    ['for every message at once', [shown(1, 0), shown(2, 500), paused('focus', 1000)], null],
    [
      'the leaving pointer does not resume while focus is inside',
      [shown(1, 0), paused('hover', 1), paused('focus', 2), resumed('hover', 3)],
      null,
    ],
    [
      'until no pause is left',
      [shown(1, 0), paused('hover', 0), paused('focus', 9), resumed('hover', 10), resumed('focus', 20)],
      5020,
    ],
    [
      'two enterings are one',
      [shown(1, 0), paused('hover', 0), paused('hover', 9), resumed('hover', 9)],
      5009,
    ],
    ['leaving without entering changes nothing', [shown(1, 0), resumed('hover', 9)], 5000],
    ['a message shown meanwhile is paused too', [paused('hidden', 0), shown(1, 100)], null],
    [
      'a tab that was never visible has lost no time',
      [paused('hidden', 0), shown(1, 100), resumed('hidden', 15_000)],
      20_000,
    ],
    [
      'after a pause at least a second is left',
      [shown(1, 0), paused('hover', 4999), resumed('hover', 9000)],
      10_000,
    ],
    [
      'a message closed under the pointer does not pause the others forever',
      [shown(1, 0), shown(2, 0), paused('hover', 1000), closed(1, 2000)],
      6000,
    ],
    [
      'nor do cleared messages pause the next one',
      [shown(1, 0), paused('hover', 1), paused('focus', 2), cleared, shown(2, 100)],
      5100,
    ],
    [
      'a hidden tab still pauses the next one',
      [shown(1, 0), paused('hidden', 1), cleared, shown(2, 100)],
      null,
    ],
  ])('%s', (_sentence, events, end) => {
    expect(nextEnd(run(...events))).toBe(end)
  })

  test('a message whose time ended during the pause stays until the pause ends', () => {
    expect(ids(run(shown(1, 0), paused('hover', 10), ticked(99_000)))).toBe('1')
  })
})

describe('for any sequence of messages', () => {
  const pause = fc.constantFrom<ToastPause>('hover', 'focus', 'hidden')
  const order = fc.record({
    message: fc.constantFrom('a', 'b', 'c', ''),
    persist: fc.boolean(),
    duration: fc.oneof(fc.double(), fc.integer({ min: -10, max: 9000 })),
  })
  const happening = fc.oneof(
    order.map(order => ({ type: 'shown' as const, order })),
    fc.nat(20).map(id => ({ type: 'closed' as const, id })),
    fc.constant({ type: 'cleared' as const }),
    pause.map(by => ({ type: 'paused' as const, by })),
    pause.map(by => ({ type: 'resumed' as const, by })),
    fc.constant({ type: 'ticked' as const }),
  )
  const story = fc.array(fc.tuple(fc.nat(4000), happening), { maxLength: 40 }).map(parts => {
    let at = 0
    return parts.map(([later, part], id): ToastsEvent => {
      at += later
      return { id, ...part, at } as ToastsEvent
    })
  })

  test('no timer runs during a pause, and all run without one', () => {
    fc.assert(
      fc.property(story, events => {
        const { toasts, pauses } = run(...events)
        const kinds = new Set(toasts.map(({ time }) => time.kind))
        expect(kinds.has(pauses.length > 0 ? 'runs' : 'waits')).toBe(false)
      }),
    )
  })

  test('no message closes by time before its unpaused time is over', () => {
    fc.assert(
      fc.property(story, events => {
        const shownFor = new Map<number, number>()
        let state = NO_TOASTS
        let before = 0
        for (const event of events) {
          const at = 'at' in event ? event.at : before
          if (state.pauses.length === 0)
            for (const { id } of state.toasts) shownFor.set(id, (shownFor.get(id) ?? 0) + at - before)
          before = at
          if (event.type === 'ticked')
            for (const { id } of overAt(state, at))
              expect(shownFor.get(id) ?? 0).toBeGreaterThanOrEqual(MIN_TOAST_MS)
          state = toastsReducer(state, event)
        }
      }),
    )
  })

  test('after a tick at the next end, that message is closed and the next end is later', () => {
    fc.assert(
      fc.property(story, events => {
        const state = run(...events)
        const end = nextEnd(state)
        if (end === null) return
        const over = overAt(state, end)
        const after = toastsReducer(state, ticked(end))
        expect(over.length).toBeGreaterThan(0)
        expect(after.toasts).toHaveLength(state.toasts.length - over.length)
        expect(nextEnd(after) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(end)
      }),
    )
  })

  test('ids and texts are distinct', () => {
    fc.assert(
      fc.property(story, events => {
        const { toasts } = run(...events)
        expect(new Set(toasts.map(({ id }) => id)).size).toBe(toasts.length)
        expect(new Set(toasts.map(({ message }) => message)).size).toBe(toasts.length)
      }),
    )
  })
})
