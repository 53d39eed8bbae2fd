import { describe, expect, test } from 'vitest'
import {
  type DragKind,
  type Gesture,
  gestureReducer,
  NO_GESTURE,
  type PlotPointer,
  type PointerAction,
} from './gestures.reducer.ts'

const mouse = (x: number, y = 0): PlotPointer => ({ id: 1, x, y, touch: false })
const finger = (x: number, id = 1, y = 0): PlotPointer => ({ id, x, y, touch: true })
const at = (x: number, y = 0) => ({ x, y })
const down = (pointer: PlotPointer, drag: DragKind = 'select'): PointerAction => ({
  type: 'down',
  pointer,
  drag,
})
const move = (pointer: PlotPointer): PointerAction => ({ type: 'move', pointer })
const up = (pointer: PlotPointer): PointerAction => ({ type: 'up', pointer })
const lost = (id: number): PointerAction => ({ type: 'lost', id })

const point = (x: number, touch = false): Gesture => ({ type: 'point', at: at(x), touch })
const press = (x: number, touch = false): Gesture => ({ type: 'press', at: at(x), touch })
const drag = (kind: DragKind, from: number, to: number, by: number): Gesture => ({
  type: 'drag',
  drag: kind,
  from: at(from),
  to: at(to),
  by: at(by),
})
const drop = (kind: DragKind, from: number, to: number): Gesture => ({
  type: 'drop',
  drag: kind,
  from: at(from),
  to: at(to),
})
const pinch = (before: [number, number], after: [number, number]): Gesture => ({
  type: 'pinch',
  before: [at(before[0]), at(before[1])],
  after: [at(after[0]), at(after[1])],
})

function gestures(actions: PointerAction[]): (Gesture | null)[] {
  let state = NO_GESTURE
  return actions.map(action => {
    const [next, gesture] = gestureReducer(state, action)
    state = next
    return gesture
  })
}

describe('pointers on a plot', () => {
  test.each<[sentence: string, actions: PointerAction[], expected: (Gesture | null)[]]>([
    ['a mouse that only moves points', [move(mouse(40))], [point(40)]],
    [
      'a drag selects from where it began',
      [down(mouse(10)), move(mouse(60)), move(mouse(70)), up(mouse(70))],
      [point(10), drag('select', 10, 60, 50), drag('select', 10, 70, 10), drop('select', 10, 70)],
    ],
    [
      'a release far away that was not seen to move selects too',
      [down(mouse(60)), up(mouse(10))],
      [point(60), drop('select', 60, 10)],
    ],
    ['a click presses', [down(mouse(10)), up(mouse(12))], [point(10), press(12)]],
    [
      'less than the distance of a drag is a press still',
      [down(mouse(10)), move(mouse(14)), up(mouse(14))],
      [point(10), null, press(14)],
    ],
    [
      'panning loses none of the way',
      [down(mouse(10), 'pan'), move(mouse(25)), move(mouse(20))],
      [point(10), drag('pan', 10, 25, 15), drag('pan', 10, 20, -5)],
    ],
    [
      'a pan released far away without a move does nothing',
      [down(mouse(10), 'pan'), up(mouse(90))],
      [point(10), null],
    ],
    [
      'a finger that reads points at once, and lifts without a meaning',
      [down(finger(10), 'read'), move(finger(12)), move(finger(30)), up(finger(30))],
      [point(10, true), point(12, true), point(30, true), null],
    ],
    ['a tap presses', [down(finger(10), 'read'), up(finger(11))], [point(10, true), press(11, true)]],
    [
      'two fingers pinch, from the lower id to the higher',
      [down(finger(10, 7)), down(finger(50, 3)), move(finger(70, 3))],
      [point(10, true), null, pinch([50, 10], [70, 10])],
    ],
    [
      'a second finger cancels what the first one selects',
      [down(finger(10, 1)), move(finger(40, 1)), down(finger(50, 2))],
      [point(10, true), drag('select', 10, 40, 30), { type: 'cancel', drag: 'select' }],
    ],
    [
      'a finger lifted from a pinch leaves the other one panning',
      [down(finger(10, 1)), down(finger(50, 2)), up(finger(50, 2)), move(finger(15, 1))],
      [point(10, true), null, null, drag('pan', 10, 15, 5)],
    ],
    [
      'a selection whose pointer the browser cancels is cancelled',
      [down(mouse(10)), move(mouse(30)), lost(1), move(mouse(70))],
      [point(10), drag('select', 10, 30, 20), { type: 'cancel', drag: 'select' }, point(70)],
    ],
    [
      'of three fingers the first no longer counts: the other two pinch on',
      [down(finger(10, 1)), down(finger(50, 2)), down(finger(90, 3)), up(finger(10, 1)), move(finger(99, 3))],
      [point(10, true), null, null, null, pinch([50, 90], [50, 99])],
    ],
    [
      'a pointer that never went down does not disturb a gesture',
      [down(mouse(10)), lost(9), up(finger(80, 9)), move(finger(80, 9)), move(mouse(70))],
      [point(10), null, null, null, drag('select', 10, 70, 60)],
    ],
  ])('%s', (_, actions, expected) => {
    expect(gestures(actions)).toEqual(expected)
  })
})
