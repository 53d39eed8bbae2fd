import { describe, expect, test } from 'vitest'
import { type GraphAct, type GraphHandEvent, handleGraph, IDLE_HAND } from './graph-gesture.ts'

const finger = (x: number, y: number, id = 1, touch = false) => ({ id, x, y, touch })
const down = (
  x: number,
  y: number,
  node: number | null = null,
  more: { id?: number; touch?: boolean; marked?: boolean } = {},
): GraphHandEvent => ({
  ...{ type: 'down', finger: finger(x, y, more.id, more.touch), node, marked: more.marked ?? false },
})
const move = (x: number, y: number, id = 1, touch = false): GraphHandEvent => ({
  type: 'move',
  finger: finger(x, y, id, touch),
})
const up = (x: number, y: number, id = 1, touch = false): GraphHandEvent => ({
  type: 'up',
  finger: finger(x, y, id, touch),
})

function acts(events: readonly GraphHandEvent[]): GraphAct[] {
  let hand = IDLE_HAND
  return events.flatMap(event => {
    const [next, act] = handleGraph(hand, event)
    hand = next
    return act.kind === 'nothing' ? [] : [act]
  })
}

describe('what a hand on the graph means', () => {
  test.each<[string, GraphHandEvent[], GraphAct[]]>([
    ['a pointer without a button looks', [move(5, 6)], [{ kind: 'look', at: { x: 5, y: 6 } }]],
    ['a press on a company', [down(0, 0, 3), move(2, 2), up(2, 2)], [{ kind: 'press', node: 3 }]],
    ['a press beside all companies', [down(0, 0), up(0, 0)], [{ kind: 'press', node: null }]],
    [
      'a drag of the ground moves the graph',
      [down(0, 0), move(10, 0), move(15, 5), up(15, 5)],
      [
        { kind: 'pan', by: { x: 10, y: 0 } },
        { kind: 'pan', by: { x: 5, y: 5 } },
      ],
    ],
    [
      'a drag of a company moves the company',
      [down(0, 0, 3), move(10, 0), up(10, 0)],
      [{ kind: 'drag', node: 3, to: { x: 10, y: 0 } }],
    ],
    [
      'a finger on a company moves the graph',
      [down(0, 0, 3, { touch: true }), move(10, 0, 1, true)],
      [{ kind: 'pan', by: { x: 10, y: 0 } }],
    ],
    [
      'after a tap it moves the company',
      [down(0, 0, 3, { touch: true, marked: true }), move(10, 0, 1, true)],
      [{ kind: 'drag', node: 3, to: { x: 10, y: 0 } }],
    ],
    [
      'two fingers pinch, and the one that stays moves the graph',
      [down(0, 0), down(10, 0, null, { id: 2 }), move(20, 0, 2), up(20, 0, 2), move(0, 7)],
      [
        {
          kind: 'pinch',
          before: [
            { x: 0, y: 0 },
            { x: 10, y: 0 },
          ],
          after: [
            { x: 0, y: 0 },
            { x: 20, y: 0 },
          ],
        },
        { kind: 'pan', by: { x: 0, y: 7 } },
      ],
    ],
    ['a pinch is no press', [down(0, 0, 3), down(10, 0, 3, { id: 2 }), up(10, 0, 2), up(0, 0)], []],
    [
      'what the browser takes away for scrolling is no press',
      [down(0, 0, 3), { type: 'lost', id: 1 }, up(0, 0)],
      [],
    ],
    ['a finger that came down elsewhere does nothing', [move(5, 5, 9, true), up(5, 5, 9, true)], []],
    [
      'a third finger takes the place of the first',
      [down(0, 0), down(1, 0, null, { id: 2 }), down(2, 0, null, { id: 3 }), move(9, 9, 1)],
      [],
    ],
  ])('%s', (_sentence, events, expected) => {
    expect(acts(events)).toEqual(expected)
  })
})
