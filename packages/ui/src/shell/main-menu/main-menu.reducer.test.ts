import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  MAIN_MENU_START,
  type MainMenuEvent,
  type MainMenuState,
  type MenuFocus,
  type MenuMove,
  mainMenuReducer,
  menuMove,
  pendingClose,
  pendingOpen,
} from './main-menu.reducer.ts'

const run = (...events: MainMenuEvent[]) => events.reduce(mainMenuReducer, MAIN_MENU_START)
const over = (key: string): MainMenuEvent => ({ type: 'over', key })
const away = (key: string): MainMenuEvent => ({ type: 'away', key })
const rested = (key: string): MainMenuEvent => ({ type: 'rested', key })
const gone = (key: string): MainMenuEvent => ({ type: 'gone', key })
const focusEntered = (key: string): MainMenuEvent => ({ type: 'focusEntered', key })
const click = (key: string): MainMenuEvent => ({ type: 'pressed', key, by: 'pointer' })
const enter = (key: string): MainMenuEvent => ({ type: 'pressed', key, by: 'keyboard' })
const dismissed: MainMenuEvent = { type: 'dismissed' }
const sheet = (open: boolean): MainMenuEvent => ({ type: 'sheetTurned', open })

type Seen = { open: string | null; opens: string | null; closes: string | null }
const seen = (state: MainMenuState): Seen => ({
  open: state.open?.key ?? null,
  opens: pendingOpen(state),
  closes: pendingClose(state),
})

describe('H1 which panel is open, which one is about to open, and which one is about to close', () => {
  test.each<[string, MainMenuEvent[], Partial<Seen>]>([
    ['nothing at first', [], {}],
    ['the pointer comes over an entry: its panel is waited for', [over('a')], { opens: 'a' }],
    ['it leaves before the time is up', [over('a'), away('a')], {}],
    ['it rests there', [over('a'), rested('a')], { open: 'a' }],
    [
      'it leaves: the panel is about to close',
      [over('a'), rested('a'), away('a')],
      { open: 'a', closes: 'a' },
    ],
    ['it returns in time', [over('a'), rested('a'), away('a'), over('a')], { open: 'a' }],
    ['it does not', [over('a'), rested('a'), away('a'), gone('a')], {}],
    [
      'it goes to another entry: the panel stays until the next one opens',
      [over('a'), rested('a'), away('a'), over('b')],
      { open: 'a', opens: 'b' },
    ],
    ['and it rests there', [over('a'), rested('a'), away('a'), over('b'), rested('b')], { open: 'b' }],
    [
      'crossing another entry on the way into the panel',
      [over('a'), rested('a'), away('a'), over('b'), away('b'), over('a')],
      { open: 'a' },
    ],
    ['entries come and go in the wrong order', [over('a'), over('b'), away('a')], { opens: 'b' }],
    ['a rest that is over already opens nothing', [over('a'), away('a'), rested('a')], {}],
    ['a grace that is over already closes nothing', [over('a'), rested('a'), gone('a')], { open: 'a' }],
    ['a press opens at once', [over('a'), click('a')], { open: 'a' }],
    ['a second press closes', [over('a'), click('a'), click('a')], {}],
    [
      'a click just after the delay keeps it open, also when the pointer leaves',
      [over('a'), rested('a'), click('a'), away('a')],
      { open: 'a' },
    ],
    ['Enter on a panel that the pointer opened closes it', [over('a'), rested('a'), enter('a')], {}],
    ['a pressed panel stays when the pointer leaves', [over('a'), click('a'), away('a')], { open: 'a' }],
    ['a press elsewhere in the row opens the other one', [click('a'), click('b')], { open: 'b' }],
    [
      'a pointer that rests on another entry opens that after a press',
      [over('a'), click('a'), away('a'), over('b')],
      { open: 'a', opens: 'b' },
    ],
    [
      'but takes nothing away that the keyboard opened while it lay there',
      [over('b'), enter('a')],
      { open: 'a' },
    ],
    [
      'nor from under the focus',
      [over('a'), rested('a'), focusEntered('a'), away('a'), over('b')],
      { open: 'a' },
    ],
    ['focus in a panel that is not open is of no account', [focusEntered('a')], {}],
    [
      'dismissed under the pointer, it does not come again by itself',
      [over('a'), rested('a'), dismissed],
      {},
    ],
    ['dismissed before it opened', [over('a'), dismissed, rested('a')], {}],
    ['only a new visit opens it', [over('a'), rested('a'), dismissed, away('a'), over('a')], { opens: 'a' }],
    ['the sheet opens with all entries closed', [click('a'), sheet(true)], {}],
    ['in the sheet an entry opens by a press', [sheet(true), enter('a')], { open: 'a' }],
    ['closing the sheet closes it too', [sheet(true), enter('a'), sheet(false)], {}],
  ])('%s', (_sentence, events, expected) => {
    expect(seen(run(...events))).toEqual({ open: null, opens: null, closes: null, ...expected })
  })

  test.each<[string, MainMenuEvent]>([
    ['the pointer is where it was', over('a')],
    ['it leaves where it is not', away('b')],
    ['the focus stays in the panel', focusEntered('a')],
  ])('events without effect return the same state: %s', (_sentence, event) => {
    const state = run(over('a'), rested('a'), focusEntered('a'))
    expect(mainMenuReducer(state, event)).toBe(state)
  })
})

test('H1 in any order of events: an open panel is never pending, and nothing opens without a request', () => {
  const key = fc.constantFrom('a', 'b')
  const event = fc.oneof(
    fc.record({ type: fc.constantFrom('over', 'away', 'rested', 'gone', 'focusEntered'), key }),
    fc.record({ type: fc.constant('pressed' as const), key, by: fc.constantFrom('pointer', 'keyboard') }),
    fc.constant(dismissed),
    fc.record({ type: fc.constant('sheetTurned' as const), open: fc.boolean() }),
  ) as fc.Arbitrary<MainMenuEvent>
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), events => {
      let before = MAIN_MENU_START
      for (const each of events) {
        const state = mainMenuReducer(before, each)
        const { open, opens, closes } = seen(state)
        if (opens !== null) expect(opens).not.toBe(open)
        if (closes !== null) expect([closes, opens]).toEqual([open, null])
        if (open !== null && open !== before.open?.key)
          expect(each.type === 'pressed' || pendingOpen(before) === open).toBe(true)
        if (before.open?.reason === 'focus' && open === null)
          expect(['pressed', 'dismissed', 'sheetTurned']).toContain(each.type)
        before = state
      }
    }),
  )
})

describe('H1 arrows, Home and End (disclosure navigation)', () => {
  const row = (at: number, within = 0): MenuFocus => ({ place: 'row', at, count: 4, within })
  const panel = (at: number): MenuFocus => ({ place: 'panel', at, count: 3 })

  test.each<[string, string, MenuFocus, MenuMove | null]>([
    ['to the next of the row', 'ArrowRight', row(0), { to: 'row', at: 1 }],
    ['not beyond the last', 'ArrowRight', row(3), null],
    ['to the one before', 'ArrowLeft', row(2), { to: 'row', at: 1 }],
    ['not before the first', 'ArrowLeft', row(0), null],
    ['to the last', 'End', row(1), { to: 'row', at: 3 }],
    ['to the first', 'Home', row(2), { to: 'row', at: 0 }],
    ['from the button of an open panel into it', 'ArrowDown', row(1, 3), { to: 'panel', at: 0 }],
    ['from one that is closed nowhere: the page scrolls', 'ArrowDown', row(1), null],
    ['up from the row nowhere', 'ArrowUp', row(1, 3), null],
    ['down in the panel', 'ArrowDown', panel(0), { to: 'panel', at: 1 }],
    ['not below its end', 'ArrowDown', panel(2), null],
    ['up in the panel', 'ArrowUp', panel(2), { to: 'panel', at: 1 }],
    ['up from its first link to the button', 'ArrowUp', panel(0), { to: 'button' }],
    ['to its last link', 'End', panel(0), { to: 'panel', at: 2 }],
    ['to its first link', 'Home', panel(2), { to: 'panel', at: 0 }],
    ['sideways in a panel nowhere', 'ArrowRight', panel(0), null],
    ['any other key is the browser’s', 'a', row(0), null],
  ])('%s', (_sentence, key, focus, expected) => {
    expect(menuMove(key, focus, false)).toEqual(expected)
  })

  test('from right to left the arrows of the row are inverted', () => {
    expect(menuMove('ArrowLeft', row(0), true)).toEqual({ to: 'row', at: 1 })
    expect(menuMove('ArrowRight', row(1), true)).toEqual({ to: 'row', at: 0 })
    expect(menuMove('ArrowDown', panel(0), true)).toEqual({ to: 'panel', at: 1 })
  })
})
