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

const requested = (overlay: WaitingOverlay): OverlayQueueEvent => ({ type: 'requested', overlay })
const closed = (overlay: WaitingOverlay): OverlayQueueEvent => ({ type: 'closed', overlay })
const withdrawn = (overlay: WaitingOverlay): OverlayQueueEvent => ({ type: 'withdrawn', overlay })
const layerOpened: OverlayQueueEvent = { type: 'layerOpened' }
const layerClosed: OverlayQueueEvent = { type: 'layerClosed' }
const pauseEnded: OverlayQueueEvent = { type: 'pauseEnded' }
const after = (...events: OverlayQueueEvent[]): OverlayQueueState =>
  events.reduce(overlayQueueReducer, EMPTY_QUEUE)

describe('H3 H4 on a phone only one overlay is visible at a time', () => {
  test.each<[sentence: string, events: OverlayQueueEvent[], active: WaitingOverlay | null]>([
    ['no requests', [], null],
    ['a single request is active at once', [requested('bottomBanner')], 'bottomBanner'],
    [
      'the active overlay stays active, whatever is requested',
      [requested('bottomBanner'), requested('registrationBanner'), requested('mobileOffer')],
      'bottomBanner',
    ],
    ['after a closing there is a pause', [requested('bottomBanner'), closed('bottomBanner')], null],
    [
      'a request during the pause waits',
      [requested('bottomBanner'), closed('bottomBanner'), requested('registrationBanner')],
      null,
    ],
    [
      'after the pause the next one is active',
      [requested('bottomBanner'), requested('registrationBanner'), closed('bottomBanner'), pauseEnded],
      'registrationBanner',
    ],
    [
      'of those who wait the most important comes first',
      [
        layerOpened,
        requested('bottomBanner'),
        requested('registrationBanner'),
        requested('mobileOffer'),
        layerClosed,
        pauseEnded,
      ],
      'mobileOffer',
    ],
    [
      'withdrawing starts no pause',
      [requested('mobileOffer'), requested('bottomBanner'), withdrawn('mobileOffer')],
      'bottomBanner',
    ],
    [
      'a waiting overlay can be withdrawn',
      [layerOpened, requested('bottomBanner'), withdrawn('bottomBanner'), layerClosed, pauseEnded],
      null,
    ],
    ['no overlay opens over a sheet', [layerOpened, requested('bottomBanner')], null],
    ['nor right after it', [layerOpened, requested('bottomBanner'), layerClosed], null],
    [
      'a dialog over a sheet: both must close',
      [layerOpened, layerOpened, requested('bottomBanner'), layerClosed, pauseEnded],
      null,
    ],
    [
      'the overlay behind the sheet is active after it',
      [requested('bottomBanner'), layerOpened, layerClosed],
      'bottomBanner',
    ],
    [
      'a repeated request counts once',
      [requested('bottomBanner'), requested('bottomBanner')],
      'bottomBanner',
    ],
  ])('%s', (_sentence, events, turn) => {
    expect(after(...events).active).toBe(turn)
  })

  test('the active overlay is always due, and none becomes active while something is open or during a pause', () => {
    const overlay = fc.constantFrom(...WAITING_OVERLAYS)
    const event = fc.oneof(
      overlay.map(requested),
      overlay.map(closed),
      overlay.map(withdrawn),
      fc.constantFrom(layerOpened, layerClosed, pauseEnded),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), events => {
        events.reduce((before, one) => {
          const now = overlayQueueReducer(before, one)
          if (now.active !== null) expect(now.waiting).toContain(now.active)
          if (now.active !== null && now.active !== before.active)
            expect({ open: now.open, paused: now.paused }).toEqual({ open: 0, paused: false })
          return now
        }, EMPTY_QUEUE)
      }),
    )
  })
})
