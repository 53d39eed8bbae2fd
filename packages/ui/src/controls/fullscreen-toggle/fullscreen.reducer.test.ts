import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type FullscreenEvent,
  type FullscreenState,
  fullscreenAnnouncementOf,
  fullscreenClosed,
  fullscreenCookie,
  fullscreenReducer,
  isFullscreenOpen,
  requestFor,
} from './fullscreen.reducer.ts'

const stateAfter = (...events: FullscreenEvent[]) => events.reduce(fullscreenReducer, fullscreenClosed)
const window: FullscreenState = { kind: 'window', recalled: false }
const recalled: FullscreenState = { kind: 'window', recalled: true }

describe('U5 entering and leaving full screen', () => {
  test.each<[sentence: string, events: FullscreenEvent[], state: FullscreenState]>([
    ['a press requests full screen', ['pressed'], { kind: 'requested' }],
    ['the browser enters full screen', ['pressed', 'granted'], { kind: 'screen' }],
    ['a browser without full screen: the window', ['pressed', 'refused'], window],
    [
      'a second press while the request is pending changes nothing',
      ['pressed', 'pressed'],
      { kind: 'requested' },
    ],
    ['another element leaves while the request is pending', ['pressed', 'left'], { kind: 'requested' }],
    ['a press on the screen waits for the browser', ['pressed', 'granted', 'pressed'], { kind: 'screen' }],
    ['the browser leaves full screen', ['pressed', 'granted', 'left'], fullscreenClosed],
    ['a press leaves the window', ['pressed', 'refused', 'pressed'], fullscreenClosed],
    ['Escape leaves the window', ['pressed', 'refused', 'escaped'], fullscreenClosed],
    [
      'another element that leaves the screen does not close the window',
      ['pressed', 'refused', 'left'],
      window,
    ],
    ['full screen without a request', ['granted'], fullscreenClosed],
    ['after a reload: the window', ['recalled'], recalled],
    ['restoring does not affect an open element', ['pressed', 'granted', 'recalled'], { kind: 'screen' }],
    ['Escape when it is closed', ['escaped'], fullscreenClosed],
    ['a refusal without a request', ['refused'], fullscreenClosed],
  ])('%s', (_sentence, events, state) => {
    expect(stateAfter(...events)).toEqual(state)
  })

  test('from any state, at most two steps close it', () => {
    const event = fc.constantFrom<FullscreenEvent>(
      'pressed',
      'granted',
      'refused',
      'left',
      'escaped',
      'recalled',
    )
    fc.assert(
      fc.property(fc.array(event), events => {
        const state = stateAfter(...events)
        const way: FullscreenEvent[] =
          state.kind === 'requested' ? ['refused', 'escaped'] : ['left', 'escaped']
        expect(way.reduce(fullscreenReducer, state)).toEqual(fullscreenClosed)
      }),
    )
  })

  test.each<[FullscreenState, ReturnType<typeof requestFor>]>([
    [fullscreenClosed, 'enter'],
    [{ kind: 'requested' }, null],
    [{ kind: 'screen' }, 'leave'],
    [window, null],
  ])('a press in %o requests from the browser: %s', (state, browserRequest) => {
    expect(requestFor(state)).toBe(browserRequest)
  })

  test.each<
    [
      sentence: string,
      before: FullscreenState,
      now: FullscreenState,
      announced: ReturnType<typeof fullscreenAnnouncementOf>,
    ]
  >([
    ['opened on the screen', { kind: 'requested' }, { kind: 'screen' }, 'fullscreen_on'],
    ['opened in the window', { kind: 'requested' }, window, 'fullscreen_on'],
    ['closed', window, fullscreenClosed, 'fullscreen_off'],
    ['requested', fullscreenClosed, { kind: 'requested' }, null],
    ['restored with the page: no user action', fullscreenClosed, recalled, null],
    ['left after it was restored', recalled, fullscreenClosed, 'fullscreen_off'],
  ])('announced when %s', (_sentence, before, now, announced) => {
    expect(fullscreenAnnouncementOf(before, now)).toBe(announced)
  })

  test('both the screen and the window count as open', () => {
    expect(
      [fullscreenClosed, { kind: 'requested' } as const, { kind: 'screen' } as const, window].map(
        isFullscreenOpen,
      ),
    ).toEqual([false, false, true, true])
  })

  test('each element has its own cookie (shared-blocks §4)', () => {
    expect(fullscreenCookie('chart')).not.toBe(fullscreenCookie('map'))
  })
})
