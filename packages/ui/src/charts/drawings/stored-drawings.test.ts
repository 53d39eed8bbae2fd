import { describe, expect, test } from 'vitest'
import {
  DRAWING_COLOURS,
  DRAWING_DASHES,
  DRAWING_WEIGHTS,
  type Drawing,
  defaultStyle,
  drawingId,
  MAX_DRAWINGS,
  MAX_TEXT,
} from './drawing.ts'
import { type DrawingHistory, NO_HISTORY } from './drawings.reducer.ts'
import {
  drawingsKey,
  MAX_STORED_LENGTH,
  readDrawings,
  STORED_STEPS,
  writeDrawings,
} from './stored-drawings.ts'

const at = Date.UTC(2024, 2, 1)
const line: Drawing = {
  id: 'd1',
  tool: 'trend',
  points: [
    { at, value: 101.2 },
    { at: at + 1, value: 99.8 },
  ],
  style: defaultStyle('trend'),
}
const note: Drawing = {
  id: 'd2',
  tool: 'text',
  points: [{ at, value: 1 }],
  style: defaultStyle('text'),
  text: 'call',
}
const stored = (...entries: unknown[]) => JSON.stringify({ v: 1, d: entries })
const good = { i: 'd1', t: 'horizontal', p: [[at, 1]], l: ['ink', 'solid'] }

test.each([
  ['a bond on a trading ground', { instrument: 12, venueId: 77, masked: false }, 'drawings.12/77'],
  [
    'if there is only one trading ground',
    { instrument: 'index-5', venueId: null, masked: false },
    'drawings.index-5/',
  ],
  ['shapes are separate from values', { instrument: 12, venueId: 77, masked: true }, 'drawings.12/77/shape'],
  [
    'an id cannot reach into another key',
    { instrument: '1/2', venueId: 3, masked: false },
    'drawings.1%2F2/3',
  ],
])('X6: the key of %s', (_, place, key) => {
  expect(drawingsKey(place)).toBe(key)
})

test('X6: written drawings are read back', () => {
  expect(readDrawings(writeDrawings([line, note]))).toEqual({
    drawings: [line, note],
    history: NO_HISTORY,
    unreadable: 0,
  })
})

test('X6: every style is stored; lines stored without a weight are thin', () => {
  const styles = DRAWING_COLOURS.flatMap(colour =>
    DRAWING_WEIGHTS.flatMap(weight => DRAWING_DASHES.map(dash => ({ colour, weight, dash }))),
  )
  const drawings = styles.map((style, i) => ({ ...line, id: drawingId(i + 1), style }))
  expect(readDrawings(writeDrawings(drawings)).drawings).toEqual(drawings)
  expect(readDrawings(stored(good)).drawings[0]?.style).toEqual({
    colour: 'ink',
    weight: 'thin',
    dash: 'solid',
  })
})

describe('X6: invalid entries are counted as unreadable, the others stay', () => {
  test.each<[string, unknown]>([
    ['no object', 5],
    ['nothing', null],
    ['an id of somebody else', { ...good, i: 'x1' }],
    ['an id that is a number', { ...good, i: 1 }],
    ['an unknown tool', { ...good, t: 'circle' }],
    ['a tool from the prototype', { ...good, t: 'constructor' }],
    ['no points', { ...good, p: [] }],
    [
      'too many points',
      {
        ...good,
        p: [
          [at, 1],
          [at, 2],
        ],
      },
    ],
    ['points that are no pairs', { ...good, p: [at] }],
    ['a value that is text', { ...good, p: [[at, '1']] }],
    ['a value that is missing', { ...good, p: [[at, null]] }],
    ['a value that cannot be drawn', { ...good, p: [[at, 1e300]] }],
    ['a year that no calendar has', { ...good, p: [[1e15, 1]] }],
    [
      'a line without length',
      {
        ...good,
        t: 'trend',
        p: [
          [at, 1],
          [at, 1],
        ],
      },
    ],
    ['an unknown colour', { ...good, l: ['red', 'solid'] }],
    ['an unknown dash', { ...good, l: ['ink', 'dotted'] }],
    ['an unknown weight', { ...good, l: ['ink', 'solid', 'fat'] }],
    ['a text without its text', { ...good, t: 'text' }],
    ['a text of spaces', { ...good, t: 'text', x: '  ' }],
    ['an id that is there already', { ...good, i: 'd3' }],
  ])('%s', (_, entry) => {
    const { drawings, unreadable } = readDrawings(stored({ ...good, i: 'd3' }, entry, { ...good, i: 'd4' }))
    expect(drawings.map(({ id }) => id)).toEqual(['d3', 'd4'])
    expect(unreadable).toBe(1)
  })
})

test.each<[string, string | null, number]>([
  ['nothing stored', null, 0],
  ['an empty text', '', 0],
  ['no JSON', '{', 1],
  ['a number', '5', 1],
  ['another version', JSON.stringify({ v: 2, d: [] }), 1],
  ['no list', JSON.stringify({ v: 1, d: {} }), 1],
  ['more than is read', stored(good).padEnd(MAX_STORED_LENGTH + 1), 1],
])('X6: %s gives no drawing and no error', (_, text, unreadable) => {
  expect(readDrawings(text)).toEqual({ drawings: [], history: NO_HISTORY, unreadable })
})

test('X6: a chart full of the longest texts fits, and a longer text is refused', () => {
  const many = Array.from({ length: MAX_DRAWINGS + 5 }, (_, i) => ({
    ...note,
    id: drawingId(999_999_999_000 + i),
    points: [{ at: -62_135_596_800_000, value: -0.123456789012345e-200 }],
    text: '"😀'.repeat(MAX_TEXT / 2),
  }))
  const text = writeDrawings(many)
  expect(text.length).toBeLessThan(MAX_STORED_LENGTH)
  expect(readDrawings(text)).toEqual({
    drawings: many.slice(0, MAX_DRAWINGS),
    history: NO_HISTORY,
    unreadable: 0,
  })
  expect(readDrawings(stored(...many.map((_, i) => ({ ...good, i: drawingId(i + 1) })))).unreadable).toBe(5)
})

describe('X6: undo and redo steps are stored with the drawings', () => {
  const moved: Drawing = {
    ...line,
    points: [
      { at, value: 1 },
      { at: at + 1, value: 2 },
    ],
  }
  const history: DrawingHistory = { past: [[], [line]], future: [[], [moved]] }

  test('they are read back, and equal drawings are the same object', () => {
    const read = readDrawings(writeDrawings([line, note], history))
    expect(read).toEqual({ drawings: [line, note], history, unreadable: 0 })
    expect(read.history.past[1]?.[0]).toBe(read.drawings[0])
  })

  test('releases without history read the drawings', () => {
    expect(JSON.parse(writeDrawings([line], history))).toMatchObject(JSON.parse(writeDrawings([line])))
  })

  test(`the nearest ${STORED_STEPS} steps in each direction`, () => {
    const steps = Array.from({ length: STORED_STEPS + 5 }, (_, i) => [{ ...line, id: drawingId(i + 1) }])
    const read = readDrawings(writeDrawings([], { past: steps, future: steps })).history
    expect(read).toEqual({ past: steps.slice(-STORED_STEPS), future: steps.slice(-STORED_STEPS) })
  })

  test('older steps are dropped if the text would get too long, and the drawings stay', () => {
    const texts = (step: number) =>
      Array.from({ length: 60 }, (_, i) => ({
        ...note,
        id: drawingId(i + 1),
        text: `${step} ${'x'.repeat(100)}`,
      }))
    const past = Array.from({ length: 20 }, (_, step) => texts(step))
    const text = writeDrawings(texts(20), { past, future: [] })
    expect(text.length).toBeLessThanOrEqual(MAX_STORED_LENGTH)
    const read = readDrawings(text)
    expect(read.drawings).toEqual(texts(20))
    expect(read.history.past.length).toBeGreaterThan(0)
    expect(read.history.past.at(-1)).toEqual(texts(19))
  })

  const d = [good, { ...good, i: 'd2' }]
  test.each<[string, object]>([
    ['no list of steps', { p: 5 }],
    ['a step that is no list', { p: [0] }],
    ['a drawing that is not there', { p: [[2]] }],
    ['a place before the first', { p: [[-1]] }],
    ['a place between two', { f: [[0.5]] }],
    ['a place that is text', { f: [['0']] }],
    ['a place named as a part of every list', { f: [['length']] }],
    ['one drawing twice in a step', { p: [[0, 0]] }],
    ['two drawings of one id in a step', { o: [{ ...good, p: [[at, 2]] }], p: [[0, 2]] }],
    ['an earlier drawing that cannot be read', { o: [5], p: [[0]] }],
    ['earlier drawings that are no list', { o: {}, p: [[0]] }],
    ['more steps than are written', { p: Array(STORED_STEPS + 1).fill([0]) }],
    ['a drawing that could not be read', { d: [...d, 5], p: [[0]] }],
  ])('a history with %s is left out, the drawings stay', (_, more) => {
    const read = readDrawings(JSON.stringify({ v: 1, d, ...more }))
    expect(read.drawings.map(({ id }) => id)).toEqual(['d1', 'd2'])
    expect(read.history).toEqual(NO_HISTORY)
  })
})
