import { describe, expect, test } from 'vitest'
import { type Act, EMPTY_HAND, type Finger, type HandEvent, handle } from './gesture.ts'

const mouse = (x: number): Finger => ({ id: 1, x, touch: false })
const touch = (x: number, id = 1): Finger => ({ id, x, touch: true })
const down = (finger: Finger, zoomed = false, shift = false): HandEvent => ({
  type: 'down',
  finger,
  zoomed,
  shift,
})
const move = (finger: Finger): HandEvent => ({ type: 'move', finger })
const up = (finger: Finger): HandEvent => ({ type: 'up', finger })

function acts(events: HandEvent[]): Act[] {
  let hand = EMPTY_HAND
  return events.map(event => {
    const [next, act] = handle(hand, event)
    hand = next
    return act
  })
}

describe('the hand on the plot', () => {
  test.each<[sentence: string, events: HandEvent[], acts: Act[]]>([
    ['a mouse that only moves points', [move(mouse(40))], [{ kind: 'point', x: 40 }]],
    [
      'dragging over the whole selects a stretch and shows it',
      [down(mouse(10)), move(mouse(60)), up(mouse(60))],
      [
        { kind: 'point', x: 10 },
        { kind: 'band', from: 10, to: 60 },
        { kind: 'choose', from: 10, to: 60 },
      ],
    ],
    [
      'dragging back selects the same stretch',
      [down(mouse(60)), up(mouse(10))],
      [
        { kind: 'point', x: 60 },
        { kind: 'choose', from: 10, to: 60 },
      ],
    ],
    [
      'a click selects nothing',
      [down(mouse(10)), up(mouse(12))],
      [{ kind: 'point', x: 10 }, { kind: 'dropBand' }],
    ],
    [
      'dragging a zoomed chart moves it',
      [down(mouse(10), true), move(mouse(25)), move(mouse(20))],
      [
        { kind: 'point', x: 10 },
        { kind: 'pan', by: 15 },
        { kind: 'pan', by: -5 },
      ],
    ],
    [
      'Shift selects on a zoomed chart',
      [down(mouse(10), true, true), move(mouse(25))],
      [
        { kind: 'point', x: 10 },
        { kind: 'band', from: 10, to: 25 },
      ],
    ],
    [
      'one finger reads along the whole',
      [down(touch(10)), move(touch(30)), up(touch(30))],
      [{ kind: 'point', x: 10 }, { kind: 'point', x: 30 }, { kind: 'nothing' }],
    ],
    [
      'two fingers pinch, told from the lower id to the higher',
      [down(touch(10, 7)), down(touch(50, 3)), move(touch(70, 3))],
      [{ kind: 'point', x: 10 }, { kind: 'dropBand' }, { kind: 'pinch', before: [50, 10], after: [70, 10] }],
    ],
    [
      'a finger lifted from a pinch leaves the other one panning',
      [down(touch(10, 1)), down(touch(50, 2)), up(touch(50, 2)), move(touch(15, 1))],
      [{ kind: 'point', x: 10 }, { kind: 'dropBand' }, { kind: 'nothing' }, { kind: 'pan', by: 5 }],
    ],
    [
      'a selection that the browser takes away is dropped',
      [down(mouse(10)), { type: 'lost', id: 1 }, move(mouse(70))],
      [{ kind: 'point', x: 10 }, { kind: 'dropBand' }, { kind: 'point', x: 70 }],
    ],
    [
      'of three fingers the first, let go of, lifts without a meaning: the other two pinch on',
      [down(touch(10, 1)), down(touch(50, 2)), down(touch(90, 3)), up(touch(10, 1)), move(touch(99, 3))],
      [
        { kind: 'point', x: 10 },
        { kind: 'dropBand' },
        { kind: 'dropBand' },
        { kind: 'nothing' },
        { kind: 'pinch', before: [50, 90], after: [50, 99] },
      ],
    ],
    [
      'a finger that is not the one that selects takes nothing away',
      [down(mouse(10)), { type: 'lost', id: 9 }, up(touch(80, 9)), move(mouse(70))],
      [
        { kind: 'point', x: 10 },
        { kind: 'nothing' },
        { kind: 'nothing' },
        { kind: 'band', from: 10, to: 70 },
      ],
    ],
    [
      'a pointer that never went down does not disturb a gesture',
      [down(touch(10, 1)), move({ id: 9, x: 80, touch: false })],
      [{ kind: 'point', x: 10 }, { kind: 'nothing' }],
    ],
  ])('%s', (_, events, expected) => {
    expect(acts(events)).toEqual(expected)
  })
})
