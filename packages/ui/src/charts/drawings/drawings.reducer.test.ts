import { describe, expect, test } from 'vitest'
import { type DataPoint, type Drawing, defaultStyle, drawingId, MAX_DRAWINGS } from './drawing.ts'
import {
  type DrawingsAction,
  type DrawingsState,
  drawingsReducer,
  INITIAL_DRAWINGS,
  NO_HISTORY,
  selectedDrawing,
  UNDO_STEPS,
} from './drawings.reducer.ts'

const A: DataPoint = { at: Date.UTC(2024, 2, 1), value: 101.2 }
const B: DataPoint = { at: Date.UTC(2024, 4, 5), value: 99.8 }
const C: DataPoint = { at: Date.UTC(2024, 5, 1), value: 98 }
const NOWHERE: DataPoint = { at: Number.NaN, value: 1 }

const run = (...events: DrawingsAction[]) => events.reduce(drawingsReducer, INITIAL_DRAWINGS)
const on = (state: DrawingsState, ...events: DrawingsAction[]) => events.reduce(drawingsReducer, state)
const choose = (tool: Drawing['tool']): DrawingsAction => ({ type: 'toolChosen', tool })
const place = (point: DataPoint): DrawingsAction => ({ type: 'placed', point })
const preview = (point: DataPoint): DrawingsAction => ({ type: 'previewed', point })
const typed = (text: string): DrawingsAction => ({ type: 'textTyped', text })
const move = (id: string, ...points: DataPoint[]): DrawingsAction => ({ type: 'moved', id, points })
const nudge = (id: string, ...points: DataPoint[]): DrawingsAction => ({ type: 'nudged', id, points })
const FINISH: DrawingsAction = { type: 'finished' }
const CANCEL: DrawingsAction = { type: 'cancelled' }
const UNDO: DrawingsAction = { type: 'undone' }
const REDO: DrawingsAction = { type: 'redone' }
const LEAVE: DrawingsAction = { type: 'textCommitted' }
const CLEAR: DrawingsAction = { type: 'cleared' }

const line = [choose('trend'), place(A), place(B)]
const text = (typedText: string) => [choose('text'), place(A), typed(typedText), LEAVE]
const shown = ({ drawings }: DrawingsState) => drawings.map(({ id, tool, points }) => [id, tool, ...points])

const drawing = (number: number): Drawing => ({
  id: drawingId(number),
  tool: 'trend',
  points: [A, B],
  style: defaultStyle('trend'),
})
const full = () =>
  on(INITIAL_DRAWINGS, {
    type: 'restored',
    storageKey: 'k',
    drawings: Array.from({ length: MAX_DRAWINGS }, (_, i) => drawing(i + 1)),
    history: NO_HISTORY,
    unreadable: 0,
  })

describe('C20: drawing', () => {
  test.each<[string, DrawingsAction[], unknown[]]>([
    ['a trend line takes two clicks', line, [['d1', 'trend', A, B]]],
    ['… or one drag', [choose('trend'), place(A), preview(B), FINISH], [['d1', 'trend', A, B]]],
    ['a ray takes two clicks', [choose('ray'), place(A), place(B)], [['d1', 'ray', A, B]]],
    ['a rectangle takes two clicks', [choose('rectangle'), place(A), place(B)], [['d1', 'rectangle', A, B]]],
    [
      'a retracement takes two clicks',
      [choose('fibonacci'), place(A), place(B)],
      [['d1', 'fibonacci', A, B]],
    ],
    ['a measure takes two clicks', [choose('measure'), place(A), place(B)], [['d1', 'measure', A, B]]],
    ['a horizontal line takes one click', [choose('horizontal'), place(A)], [['d1', 'horizontal', A]]],
    ['a vertical line takes one click', [choose('vertical'), place(A)], [['d1', 'vertical', A]]],
    ['a text takes one click and typing', text('call'), [['d1', 'text', A]]],
    ['a blank text is dropped', text('  '), []],
    ['a point that is nowhere is not placed', [choose('horizontal'), place(NOWHERE)], []],
    [
      'with two clicks at one place the second point keeps following the pointer',
      [choose('trend'), place(A), place(A)],
      [],
    ],
    ['without a tool nothing is placed', [place(A), place(B)], []],
    ['a preview alone draws nothing', [choose('trend'), place(A), preview(B)], []],
    ['another tool forgets the open point', [choose('trend'), place(A), choose('ray'), place(B)], []],
    ['the tool is deselected after one drawing', [...line, place(C)], [['d1', 'trend', A, B]]],
  ])('%s', (_, events, drawings) => {
    expect(shown(run(...events))).toEqual(drawings)
  })

  test('a new drawing is selected, and the tool is deselected', () => {
    expect(run(...line)).toMatchObject({ selected: 'd1', tool: null, draft: null })
  })

  test('times are whole milliseconds', () => {
    const [only] = run(choose('vertical'), place({ at: 12.4, value: 1 })).drawings
    expect(only?.points).toEqual([{ at: 12, value: 1 }])
  })

  test('a full chart accepts no tool and no point', () => {
    expect(on(full(), choose('trend')).tool).toBeNull()
    const almost = on(full(), { type: 'deleted', id: 'd1' }, choose('horizontal'), UNDO)
    expect(on(almost, place(A)).drawings).toHaveLength(MAX_DRAWINGS)
  })
})

describe('X6: Escape cancels one step at a time', () => {
  test.each<[string, DrawingsAction[], Partial<DrawingsState>]>([
    ['the text field', [choose('text'), place(A), typed('x'), CANCEL], { entry: null, drawings: [] }],
    ['then a drag', [...line, move('d1', A, C), CANCEL], { drag: null, selected: 'd1' }],
    [
      'then the open point, with the tool still chosen',
      [choose('ray'), place(A), CANCEL],
      { draft: null, tool: 'ray' },
    ],
    ['then the tool', [choose('ray'), CANCEL], { tool: null }],
    [
      'then the point that arrows move',
      [...line, { type: 'pointCycled' }, CANCEL],
      { activePoint: null, selected: 'd1' },
    ],
    ['then the selection', [...line, CANCEL], { selected: null }],
  ])('%s', (_, events, after) => {
    expect(run(...events)).toMatchObject(after)
  })

  test('a cancelled drag leaves no undo step', () => {
    const state = run(...line, move('d1', A, C), CANCEL)
    expect(shown(state)).toEqual([['d1', 'trend', A, B]])
    expect(state.past).toHaveLength(1)
  })

  test('cancelling an edit restores the text', () => {
    const state = run(...text('call'), { type: 'textOpened', id: 'd1' }, typed('put'), CANCEL)
    expect(state.drawings[0]?.text).toBe('call')
  })
})

describe('C20: selecting, moving, deleting', () => {
  test.each<[string, DrawingsAction[], unknown[]]>([
    ['dragging moves the points', [...line, move('d1', B, C), FINISH], [['d1', 'trend', B, C]]],
    ['a point that is nowhere stops the drag', [...line, move('d1', NOWHERE, C)], [['d1', 'trend', A, B]]],
    ['a line cannot shrink to a point', [...line, move('d1', A, A)], [['d1', 'trend', A, B]]],
    ['another number of points is refused', [...line, move('d1', C)], [['d1', 'trend', A, B]]],
    ['an unknown drawing is not moved', [...line, move('d9', B, C)], [['d1', 'trend', A, B]]],
    ['an arrow key moves', [...line, nudge('d1', B, C)], [['d1', 'trend', B, C]]],
    ['Delete removes', [...line, { type: 'deleted', id: 'd1' }], []],
    ['an unknown drawing is not removed', [...line, { type: 'deleted', id: 'd9' }], [['d1', 'trend', A, B]]],
    ['all are removed at once', [...line, ...line, CLEAR], []],
    [
      '… and undo restores them',
      [...line, ...line, CLEAR, UNDO],
      [
        ['d1', 'trend', A, B],
        ['d2', 'trend', A, B],
      ],
    ],
    ['an id is not reused', [...line, UNDO, ...line], [['d2', 'trend', A, B]]],
    ['redo after a new drawing has nothing', [...line, UNDO, ...line, REDO], [['d2', 'trend', A, B]]],
  ])('%s', (_, events, drawings) => {
    expect(shown(run(...events))).toEqual(drawings)
  })

  test('only the drawing of the action changes, whichever is selected', () => {
    const two = [...line, ...line]
    const style = { colour: 'down', weight: 'thick', dash: 'dashed' } as const
    expect(shown(run(...two, move('d1', B, C), FINISH))).toEqual([
      ['d1', 'trend', B, C],
      ['d2', 'trend', A, B],
    ])
    expect(shown(run(...two, nudge('d2', B, C)))).toEqual([
      ['d1', 'trend', A, B],
      ['d2', 'trend', B, C],
    ])
    expect(run(...two, { type: 'restyled', id: 'd2', style }).drawings.map(one => one.style)).toEqual([
      defaultStyle('trend'),
      style,
    ])
    expect(shown(run(...two, { type: 'deleted', id: 'd1' }))).toEqual([['d2', 'trend', A, B]])
    expect(run(...two, { type: 'deleted', id: 'd1' }).selected).toBe('d2')
  })

  test('an older drawing is selected, which deselects the tool and its point', () => {
    const before = run(...line, ...line, { type: 'pointCycled' }, choose('ray'))
    const state = on(before, { type: 'selected', id: 'd1' })
    expect(state).toMatchObject({ selected: 'd1', activePoint: null, tool: null })
    expect(selectedDrawing(state)?.id).toBe('d1')
    expect(on(state, { type: 'selected', id: 'd1' })).toBe(state)
    expect(on(state, { type: 'deselected' }, { type: 'deselected' })).toEqual({ ...state, selected: null })
  })

  test('a drag of one drawing after another is a step of each', () => {
    const state = run(...line, ...line, move('d1', B, C), move('d2', B, C), FINISH)
    expect(shown(on(state, UNDO, UNDO))).toEqual([
      ['d1', 'trend', A, B],
      ['d2', 'trend', A, B],
    ])
  })

  test.each<[string, DrawingsAction[]]>([
    ['a drag to where it is', [...line, move('d1', A, B)]],
    ['arrow keys that do not move', [...line, nudge('d1', A, B)]],
    ['the end of no drag', line],
  ])('%s is no step', (_, events) => {
    const state = run(...events, FINISH)
    expect(state.past).toHaveLength(1)
    expect(shown(state)).toEqual([['d1', 'trend', A, B]])
  })

  test.each<[string, DrawingsAction[], number]>([
    ['a drag of many moves', [...line, move('d1', A, C), move('d1', B, C), FINISH], 2],
    ['a drag that ends where it began', [...line, move('d1', A, C), move('d1', A, B), FINISH], 1],
    ['a run of arrow keys', [...line, nudge('d1', A, C), nudge('d1', B, C)], 2],
    ['arrow keys with something between', [...line, nudge('d1', A, C), CANCEL, nudge('d1', B, C)], 3],
    ['a drag that undo interrupts', [...line, move('d1', A, C), UNDO], 1],
    ['an edit without a change', [...text('call'), { type: 'textOpened', id: 'd1' }, LEAVE], 1],
    ['a removal of nothing', [CLEAR], 0],
  ])('undo steps after %s: one for each change', (_, events, steps) => {
    expect(run(...events).past).toHaveLength(steps)
  })

  test('the arrow keys move the first point, the second, then the whole drawing again', () => {
    const turn: DrawingsAction = { type: 'pointCycled' }
    const activePoints = [1, 2, 3].map(times => run(...line, ...Array(times).fill(turn)).activePoint)
    expect(activePoints).toEqual([0, 1, null])
    expect(run(choose('horizontal'), place(A), turn).activePoint).toBeNull()
  })

  test('a deleted drawing is no longer selected; undo does not select', () => {
    const gone = run(...line, { type: 'deleted', id: 'd1' })
    expect([gone.selected, on(gone, UNDO).selected]).toEqual([null, null])
  })

  test('another style is an undo step', () => {
    const style = { colour: 'down', weight: 'thick', dash: 'dashed' } as const
    const styled = run(...line, { type: 'restyled', id: 'd1', style })
    expect(styled.drawings[0]?.style).toEqual(style)
    expect(on(styled, UNDO).drawings[0]?.style).toEqual(defaultStyle('trend'))
    // choosing the current style is no step
    expect(on(styled, { type: 'restyled', id: 'd1', style: { ...style } })).toBe(styled)
  })

  test('only an existing drawing can be selected', () => {
    expect(run(...line, { type: 'selected', id: 'd9' }).selected).toBe('d1')
    expect(selectedDrawing(run(...line, { type: 'deselected' }))).toBeNull()
    expect(selectedDrawing(run(...line))?.id).toBe('d1')
  })

  test(`at most ${UNDO_STEPS} steps are remembered`, () => {
    const events = Array.from({ length: 150 }, (_, i) => place({ at: i, value: i }))
    const state = run(...events.flatMap(event => [choose('horizontal'), event]).slice(0, 190))
    const many = on(
      state,
      ...Array.from({ length: 60 }, (_, i) => [nudge('d1', { at: i + 900, value: 1 }), CANCEL]).flat(),
    )
    expect(many.past).toHaveLength(UNDO_STEPS)
    expect(on(many, ...Array(150).fill(UNDO)).past).toHaveLength(0)
  })
})

describe('C20: text', () => {
  test.each<[string, DrawingsAction[], string | undefined]>([
    ['blur saves the typed text', text('call 2026'), 'call 2026'],
    ['… and choosing another tool', [choose('text'), place(A), typed('put'), choose('ray')], 'put'],
    ['… and undoing something else is not it', [choose('text'), place(A), typed('put'), CLEAR, UNDO], 'put'],
    ['it can be edited', [...text('call'), { type: 'textOpened', id: 'd1' }, typed('put'), LEAVE], 'put'],
    [
      'a blank edit leaves the text',
      [...text('call'), { type: 'textOpened', id: 'd1' }, typed(' '), LEAVE],
      'call',
    ],
    ['line ends and invisible signs become spaces', text('a\nb\u0000c'), 'a b c'],
    ['it is cut at 120 characters, never within a surrogate pair', text('😀'.repeat(200)), '😀'.repeat(120)],
    ['a lone surrogate is removed', text('a\ud800'), 'a'],
  ])('%s', (_, events, expected) => {
    expect(run(...events).drawings[0]?.text).toBe(expected)
  })

  test('the text of one of two is edited', () => {
    const state = run(...text('call'), ...text('put'), { type: 'textOpened', id: 'd1' })
    expect(state.entry).toMatchObject({ id: 'd1', text: 'call' })
    expect(on(state, typed('hold'), LEAVE).drawings.map(one => one.text)).toEqual(['hold', 'put'])
  })

  test('only texts have a field', () => {
    expect(run(...line, { type: 'textOpened', id: 'd1' }).entry).toBeNull()
  })
})

describe('X6: saved drawings are restored', () => {
  const restore = (...drawings: Drawing[]): DrawingsAction => ({
    type: 'restored',
    storageKey: 'k',
    drawings,
    history: NO_HISTORY,
    unreadable: 2,
  })

  test('with their undo steps, and with new ids for new drawings', () => {
    const history = { past: [[], [drawing(9)]], future: [[drawing(8)]] }
    const back = run({ type: 'restored', storageKey: 'k', drawings: [drawing(7)], history, unreadable: 0 })
    expect(back).toMatchObject({ ...history, nextNumber: 10 })
    expect(on(back, UNDO).drawings).toEqual([drawing(9)])
    expect(on(back, REDO).drawings).toEqual([drawing(8)])
  })

  test('with their ids, and without the history of another chart', () => {
    const state = run(...line, restore(drawing(7)))
    expect(state).toMatchObject({ storageKey: 'k', past: [], future: [], selected: null, unreadable: 2 })
    expect(shown(on(state, choose('horizontal'), place(C)))).toEqual([
      ['d7', 'trend', A, B],
      ['d8', 'horizontal', C],
    ])
  })

  test('the chosen tool and snapping stay', () => {
    expect(run(choose('ray'), { type: 'snapToggled' }, restore())).toMatchObject({ tool: 'ray', snaps: true })
  })
})
