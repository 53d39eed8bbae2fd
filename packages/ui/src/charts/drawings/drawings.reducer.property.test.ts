import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DataPoint, DRAWING_TOOLS, drawingId, MAX_DRAWINGS, pointCount } from './drawing.ts'
import {
  type DrawingsAction,
  type DrawingsState,
  drawingsReducer,
  INITIAL_DRAWINGS,
  UNDO_STEPS,
} from './drawings.reducer.ts'
import { MAX_STORED_LENGTH, readDrawings, STORED_STEPS, writeDrawings } from './stored-drawings.ts'

/** Any doubles, and a few fixed places, so that some points coincide. */
const anyPoint: fc.Arbitrary<DataPoint> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ at: fc.nat(5), value: fc.nat(5) }) },
  fc.record({ at: fc.double(), value: fc.double() }),
)
const anyId = fc.integer({ min: 1, max: 6 }).map(drawingId)
const anyMove = fc.record({ id: anyId, points: fc.array(anyPoint, { minLength: 1, maxLength: 3 }) })

const anyEvent: fc.Arbitrary<DrawingsAction> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(...DRAWING_TOOLS, null).map(tool => ({ type: 'toolChosen' as const, tool })),
  },
  { weight: 8, arbitrary: anyPoint.map(point => ({ type: 'placed' as const, point })) },
  { weight: 3, arbitrary: anyPoint.map(point => ({ type: 'previewed' as const, point })) },
  { weight: 3, arbitrary: anyMove.map(move => ({ type: 'moved' as const, ...move })) },
  { weight: 3, arbitrary: anyMove.map(move => ({ type: 'nudged' as const, ...move })) },
  anyId.map(id => ({ type: 'selected' as const, id })),
  anyId.map(id => ({ type: 'deleted' as const, id })),
  anyId.map(id => ({ type: 'textOpened' as const, id })),
  fc.string({ unit: 'binary' }).map(text => ({ type: 'textTyped' as const, text })),
  { weight: 8, arbitrary: fc.constantFrom<DrawingsAction>(...PLAIN()) },
)

function PLAIN(): DrawingsAction[] {
  const names = ['finished', 'cancelled', 'deselected', 'pointCycled', 'textCommitted'] as const
  const steps = ['undone', 'redone', 'undone', 'redone', 'cleared', 'snapToggled'] as const
  return [...names, ...steps].map(type => ({ type }))
}

const anyEvents = fc.array(anyEvent, { maxLength: 60 })
const after = (events: readonly DrawingsAction[]): DrawingsState =>
  events.reduce(drawingsReducer, INITIAL_DRAWINGS)

test('C20: after any commands points are finite, ids unique, and everything within its bounds', () => {
  fc.assert(
    fc.property(anyEvents, events => {
      let state = INITIAL_DRAWINGS
      const usedIds = new Set<string>()
      for (const event of events) {
        const before = state
        state = drawingsReducer(state, event)
        const ids = state.drawings.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        for (const { tool, points } of state.drawings) {
          expect(points).toHaveLength(pointCount(tool))
          expect(points.every(({ at, value }) => Number.isFinite(at) && Number.isFinite(value))).toBe(true)
        }
        expect(ids.length).toBeLessThanOrEqual(MAX_DRAWINGS)
        expect(state.past.length + state.future.length).toBeLessThanOrEqual(UNDO_STEPS)
        expect(state.selected === null || ids.includes(state.selected)).toBe(true)
        // a number is never reused for another drawing
        const isNew = state.nextNumber > before.nextNumber
        if (isNew) expect(usedIds.has(drawingId(before.nextNumber))).toBe(false)
        for (const id of ids) usedIds.add(id)
      }
    }),
  )
})

test('X6: redo after undo, and undo after redo, restore the drawings', () => {
  fc.assert(
    fc.property(anyEvents, fc.nat(12), (events, steps) => {
      const state = after([...events, { type: 'finished' }, { type: 'textCommitted' }])
      const back = Math.min(steps, state.past.length)
      let walked = state
      for (let i = 0; i < back; i++) walked = drawingsReducer(walked, { type: 'undone' })
      const middle = walked
      for (let i = 0; i < back; i++) walked = drawingsReducer(walked, { type: 'redone' })
      expect(walked.drawings).toEqual(state.drawings)
      expect([walked.past, walked.future]).toEqual([state.past, state.future])
      for (let i = 0; i < back; i++) walked = drawingsReducer(walked, { type: 'undone' })
      expect(walked.drawings).toEqual(middle.drawings)
    }),
  )
})

test('X6: undoing everything restores the first drawings after any commands', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), events => {
      let state = after(events)
      for (let i = 0; i <= UNDO_STEPS; i++) state = drawingsReducer(state, { type: 'undone' })
      expect(state.drawings).toEqual([])
    }),
  )
})

test('X6: saved drawings are read back unchanged, within the size limit', () => {
  fc.assert(
    fc.property(anyEvents, events => {
      const { drawings, past, future } = after([...events, { type: 'finished' }])
      const text = writeDrawings(drawings, { past, future })
      expect(text.length).toBeLessThan(MAX_STORED_LENGTH)
      const history = { past: past.slice(-STORED_STEPS), future: future.slice(-STORED_STEPS) }
      expect(readDrawings(text)).toEqual({ drawings, history, unreadable: 0 })
    }),
  )
})

test('X6: reading any stored text does not throw and returns drawings that a chart can show', () => {
  const anyStored = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(fc.jsonValue()).map(d => JSON.stringify({ v: 1, d })),
    fc
      .array(
        fc.record({
          i: anyId,
          t: fc.constantFrom(...DRAWING_TOOLS),
          p: fc.array(fc.tuple(fc.double(), fc.double())),
          l: fc.constant(['ink', 'solid']),
        }),
      )
      .chain(d =>
        fc.record({
          v: fc.constant(1),
          d: fc.constant(d),
          o: fc.constantFrom(d, [], 5),
          p: fc.array(fc.array(fc.integer({ min: -1, max: 4 }))),
          f: fc.jsonValue(),
        }),
      )
      .map(stored => JSON.stringify(stored)),
  )
  fc.assert(
    fc.property(anyStored, text => {
      const { drawings, history, unreadable } = readDrawings(text)
      expect(unreadable).toBeGreaterThanOrEqual(0)
      for (const step of [drawings, ...history.past, ...history.future])
        expect(new Set(step.map(({ id }) => id)).size).toBe(step.length)
      for (const { tool, points } of [drawings, ...history.past, ...history.future].flat()) {
        expect(points).toHaveLength(pointCount(tool))
        expect(points.every(({ at, value }) => Number.isFinite(at) && Number.isFinite(value))).toBe(true)
      }
    }),
  )
})
