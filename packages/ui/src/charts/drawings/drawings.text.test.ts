import { describe, expect, test } from 'vitest'
import german from '../../../labels/de.json' with { type: 'json' }
import english from '../../../labels/en.json' with { type: 'json' }
import russian from '../../../labels/ru.json' with { type: 'json' }
import { MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { labelLookup } from '../../foundation/labels/labels.ts'
import { type DataPoint, type Drawing, type DrawingTool, defaultStyle } from './drawing.ts'
import { type DrawingsAction, drawingsReducer, INITIAL_DRAWINGS, NO_HISTORY } from './drawings.reducer.ts'
import {
  type DrawingTextOptions,
  disabledReasons,
  drawingAnnouncementOf,
  drawingLabelText,
  drawingName,
  levelText,
  measureBetween,
  measureText,
} from './drawings.text.ts'

const open: DrawingTextOptions = {
  lang: 'en',
  label: labelLookup(english),
  decimals: 1,
  instants: false,
  masked: false,
}
const masked = { ...open, masked: true }
const A: DataPoint = { at: Date.UTC(2024, 2, 1), value: 101.2 }
const B: DataPoint = { at: Date.UTC(2024, 4, 5), value: 99.8 }
const drawing = (tool: DrawingTool, points: DataPoint[], text?: string): Drawing => ({
  id: 'd1',
  tool,
  points,
  style: defaultStyle(tool),
  ...(text === undefined ? {} : { text }),
})

describe('X6: every drawing has a name', () => {
  test.each<[Drawing, string, string]>([
    [
      drawing('trend', [A, B]),
      'Trend line from 1 Mar 2024, 101.2 to 5 May 2024, 99.8',
      'Trend line from 1 Mar 2024 to 5 May 2024',
    ],
    [drawing('horizontal', [A]), 'Horizontal line, 101.2', 'Horizontal line'],
    [drawing('vertical', [A]), 'Vertical line, 1 Mar 2024', 'Vertical line, 1 Mar 2024'],
    [drawing('text', [A], 'call'), 'Text: call, 1 Mar 2024, 101.2', 'Text: call, 1 Mar 2024'],
    [
      drawing('measure', [A, B]),
      'Measure from 1 Mar 2024, 101.2 to 5 May 2024, 99.8: −1.4 (−1.38%), days: 65',
      'Measure from 1 Mar 2024 to 5 May 2024',
    ],
  ])('%# full access and below', (one, name, hidden) => {
    expect(drawingName(one, open)).toBe(name)
    expect(drawingName(one, masked)).toBe(hidden)
  })

  test('with the time of day if the chart shows instants', () => {
    expect(
      drawingName(drawing('vertical', [{ at: A.at + 3_600_000, value: 1 }]), { ...open, instants: true }),
    ).toBe('Vertical line, 1 Mar 2024, 01:00 UTC+3')
  })
})

describe('C20: measure', () => {
  test.each<[string, DataPoint, DataPoint, ReturnType<typeof measureBetween>]>([
    ['a rise', { at: 0, value: 80 }, { at: MS_PER_DAY, value: 100 }, { change: 20, percent: 25, days: 1 }],
    [
      'back in time',
      { at: MS_PER_DAY, value: 100 },
      { at: 0, value: 80 },
      { change: -20, percent: -20, days: -1 },
    ],
    [
      'from zero there is no percent',
      { at: 0, value: 0 },
      { at: 0, value: 5 },
      { change: 5, percent: null, days: 0 },
    ],
    [
      'up from a negative yield',
      { at: 0, value: -2 },
      { at: 0, value: -1 },
      { change: 1, percent: 50, days: 0 },
    ],
    [
      'days are counted by the calendar',
      { at: 86_399_999, value: 1 },
      { at: MS_PER_DAY, value: 1 },
      { change: 0, percent: 0, days: 1 },
    ],
  ])('%s', (_, start, end, measure) => {
    expect(measureBetween(start, end)).toEqual(measure)
  })

  test.each([
    ['en', english, '+1.4 (+1.40%), days: −65'],
    ['ru', russian, '+1,4 (+1,40 %), дней: −65'],
    ['de', german, '+1,4 (+1,40 %), Tage: −65'],
  ])('in the language and number format of %s', (lang, labels, text) => {
    expect(measureText(B, A, { ...open, lang, label: labelLookup(labels) })).toBe(text)
  })

  test('without a percentage from zero', () => {
    expect(measureText({ at: 0, value: 0 }, { at: MS_PER_DAY, value: 2 }, open)).toBe('+2.0, days: 1')
  })

  test('C20 below full access: no numbers', () => {
    expect(measureText(A, B, masked)).not.toMatch(/\d/)
  })
})

test('C20: every user sees the share of a level, and with full access its value', () => {
  const level = { share: 0.618, value: 107.64, y: 1 }
  expect([levelText(level, open), levelText(level, masked)]).toEqual(['61.8% · 107.6', '61.8%'])
})

test.each<[DrawingTool, string, string]>([
  ['trend', '', ''],
  ['horizontal', '101.2', ''],
  ['vertical', '1 Mar 2024', '1 Mar 2024'],
  ['text', 'call', 'call'],
])('C20: %s: its label on the chart', (tool, text, hidden) => {
  const one = drawing(tool, tool === 'trend' ? [A, B] : [A], 'call')
  expect([drawingLabelText(one, open), drawingLabelText(one, masked)]).toEqual([text, hidden])
})

describe('X6: announcements', () => {
  const draw: DrawingsAction[] = [
    { type: 'toolChosen', tool: 'trend' },
    { type: 'placed', point: A },
    { type: 'placed', point: B },
  ]
  const NAME = 'Trend line from 1 Mar 2024, 101.2 to 5 May 2024, 99.8'
  const MOVED = 'Trend line from 5 May 2024, 99.8 to 1 Mar 2024, 101.2'
  const move: DrawingsAction = { type: 'moved', id: 'd1', points: [B, A] }
  test.each<[string, DrawingsAction[], DrawingsAction, string]>([
    ['a chosen tool', [], { type: 'toolChosen', tool: 'ray' }, 'Ray: choose a place on the chart.'],
    [
      'the first point',
      draw.slice(0, 1),
      { type: 'placed', point: A },
      'First point: 1 Mar 2024, 101.2. Choose the second one.',
    ],
    ['the preview is silent', draw.slice(0, 2), { type: 'previewed', point: B }, ''],
    ['a new drawing', draw.slice(0, 2), { type: 'placed', point: B }, `Added: ${NAME}.`],
    ['the tool put down', draw.slice(0, 1), { type: 'cancelled' }, 'Drawing stopped.'],
    ['a drag is silent', draw, move, ''],
    ['… until it ends', [...draw, move], { type: 'finished' }, `Changed: ${MOVED}.`],
    ['… and a cancelled drag is silent', [...draw, move], { type: 'cancelled' }, ''],
    ['an arrow key', draw, { type: 'nudged', id: 'd1', points: [B, A] }, `Changed: ${MOVED}.`],
    ['another point for the arrow keys', draw, { type: 'pointCycled' }, 'Arrow keys move the first point.'],
    ['a removal', draw, { type: 'deleted', id: 'd1' }, `Deleted: ${NAME}. Undo brings it back.`],
    [
      'the removal of all',
      [...draw, ...draw],
      { type: 'cleared' },
      'All drawings removed. Undo brings them back.',
    ],
    ['undo', draw, { type: 'undone' }, 'Undone.'],
    ['redo', [...draw, { type: 'undone' }], { type: 'redone' }, 'Redone.'],
    [
      'a new drawing that replaces redo',
      [...draw, { type: 'undone' }, ...draw.slice(0, 2)],
      { type: 'placed', point: B },
      `Added: ${NAME}.`,
    ],
    [
      'unreadable ones',
      [],
      { type: 'restored', storageKey: 'k', drawings: [], history: NO_HISTORY, unreadable: 2 },
      'Saved drawings that could not be read: 2.',
    ],
    [
      'all of them readable',
      [],
      { type: 'restored', storageKey: 'k', drawings: [], history: NO_HISTORY, unreadable: 0 },
      '',
    ],
  ])('%s', (_, events, event, message) => {
    const before = events.reduce(drawingsReducer, INITIAL_DRAWINGS)
    expect(drawingAnnouncementOf(before, drawingsReducer(before, event), open)).toBe(message)
  })

  test('reasons of disabled buttons', () => {
    const drawn = draw.reduce(drawingsReducer, INITIAL_DRAWINGS)
    expect(disabledReasons(drawn, open.label)).toEqual({
      tools: null,
      undo: null,
      redo: 'There is nothing to redo.',
      remove: null,
      clear: null,
    })
    expect(Object.values(disabledReasons(INITIAL_DRAWINGS, open.label)).filter(Boolean)).toHaveLength(4)
  })
})
