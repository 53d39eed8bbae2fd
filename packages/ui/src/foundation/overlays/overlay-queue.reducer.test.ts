import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  EMPTY_QUEUE,
  type OverlayQueueEvent,
  type OverlayQueueState,
  overlayQueueReducer,
  WAITING_OVERLAYS,
  type WaitingOverlay,
} from './overlay-queue.reducer.ts'

const asked = (overlay: WaitingOverlay): OverlayQueueEvent => ({ type: 'asked', overlay })
const closed = (overlay: WaitingOverlay): OverlayQueueEvent => ({ type: 'closed', overlay })
const withdrawn = (overlay: WaitingOverlay): OverlayQueueEvent => ({ type: 'withdrawn', overlay })
const opened: OverlayQueueEvent = { type: 'opened' }
const shut: OverlayQueueEvent = { type: 'shut' }
const rested: OverlayQueueEvent = { type: 'rested' }
const after = (...events: OverlayQueueEvent[]): OverlayQueueState =>
  events.reduce(overlayQueueReducer, EMPTY_QUEUE)

describe('H3 H4 on a phone only one overlay is visible at a time', () => {
  test.each<[sentence: string, events: OverlayQueueEvent[], turn: WaitingOverlay | null]>([
    ['no requests', [], null],
    ['a single request is active at once', [asked('bottomBanner')], 'bottomBanner'],
    [
      'the active overlay stays active, whatever is requested',
      [asked('bottomBanner'), asked('registrationBanner'), asked('mobileOffer')],
      'bottomBanner',
    ],
    ['after a closing there is a pause', [asked('bottomBanner'), closed('bottomBanner')], null],
    [
      'a request during the pause waits',
      [asked('bottomBanner'), closed('bottomBanner'), asked('registrationBanner')],
      null,
    ],
    [
      'after the pause the next one is active',
      [asked('bottomBanner'), asked('registrationBanner'), closed('bottomBanner'), rested],
      'registrationBanner',
    ],
    [
      'of those who wait the most important comes first',
      [opened, asked('bottomBanner'), asked('registrationBanner'), asked('mobileOffer'), shut, rested],
      'mobileOffer',
    ],
    [
      'withdrawing starts no pause',
      [asked('mobileOffer'), asked('bottomBanner'), withdrawn('mobileOffer')],
      'bottomBanner',
    ],
    [
      'a waiting overlay can be withdrawn',
      [opened, asked('bottomBanner'), withdrawn('bottomBanner'), shut, rested],
      null,
    ],
    ['no overlay opens over a sheet', [opened, asked('bottomBanner')], null],
    ['nor right after it', [opened, asked('bottomBanner'), shut], null],
    ['a dialog over a sheet: both must close', [opened, opened, asked('bottomBanner'), shut, rested], null],
    [
      'the overlay behind the sheet is active after it',
      [asked('bottomBanner'), opened, shut],
      'bottomBanner',
    ],
    ['a repeated request counts once', [asked('bottomBanner'), asked('bottomBanner')], 'bottomBanner'],
  ])('%s', (_sentence, events, turn) => {
    expect(after(...events).turn).toBe(turn)
  })

  test('the active overlay is always due, and none becomes active while something is open or during a pause', () => {
    const overlay = fc.constantFrom(...WAITING_OVERLAYS)
    const event = fc.oneof(
      overlay.map(asked),
      overlay.map(closed),
      overlay.map(withdrawn),
      fc.constantFrom(opened, shut, rested),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), events => {
        events.reduce((before, one) => {
          const now = overlayQueueReducer(before, one)
          if (now.turn !== null) expect(now.waiting).toContain(now.turn)
          if (now.turn !== null && now.turn !== before.turn)
            expect({ open: now.open, resting: now.resting }).toEqual({ open: 0, resting: false })
          return now
        }, EMPTY_QUEUE)
      }),
    )
  })
})
