import { describe, expect, test } from 'vitest'
import {
  chosenIds,
  leftAfter,
  leftAfterAll,
  PRINT_START,
  type PrintEvent,
  type PrintPhase,
  type PrintState,
  parseLeft,
  pdfBlocks,
  pdfFileName,
  printReducer,
  writeLeft,
} from './print.reducer.ts'

const at = (phase: PrintPhase, attempt = 1): PrintState => ({ phase, attempt })
const kinds = {
  closed: at({ kind: 'closed' }),
  choosing: at({ kind: 'choosing' }),
  nothingChosen: at({ kind: 'nothingChosen' }),
  asking: at({ kind: 'asking' }),
  gathering: at({ kind: 'gathering' }),
  printing: at({ kind: 'printing' }),
  failed: at({ kind: 'failed', why: 'failed' }),
}

describe('P9 the way to a document', () => {
  test.each<[string, keyof typeof kinds, PrintEvent, PrintPhase]>([
    ['the button opens the chooser', 'closed', { type: 'opened' }, { kind: 'choosing' }],
    ['asked for with something chosen', 'choosing', { type: 'asked', blocks: 2 }, { kind: 'asking' }],
    ['asked for with nothing chosen', 'choosing', { type: 'asked', blocks: 0 }, { kind: 'nothingChosen' }],
    ['a choice takes that message away', 'nothingChosen', { type: 'chosen' }, { kind: 'choosing' }],
    ['asked for again after a fault', 'failed', { type: 'asked', blocks: 1 }, { kind: 'asking' }],
    ['a choice after a fault begins anew', 'failed', { type: 'chosen' }, { kind: 'choosing' }],
    ['the file has come', 'asking', { type: 'saved', attempt: 1 }, { kind: 'closed' }],
    ['the server cannot print', 'asking', { type: 'unavailable', attempt: 1 }, { kind: 'gathering' }],
    ['everything has come', 'gathering', { type: 'gathered', attempt: 1 }, { kind: 'printing' }],
    ['the printer is done', 'printing', { type: 'printed' }, { kind: 'closed' }],
    [
      'too many ask',
      'asking',
      { type: 'failed', attempt: 1, why: 'tooMany' },
      { kind: 'failed', why: 'tooMany' },
    ],
    ['closing gives up what is under way', 'asking', { type: 'closed' }, { kind: 'closed' }],
  ])('%s', (_sentence, from, event, phase) => {
    expect(printReducer(kinds[from], event).phase).toEqual(phase)
  })

  test.each<[string, keyof typeof kinds, PrintEvent]>([
    ['a second press while the first is under way', 'asking', { type: 'asked', blocks: 2 }],
    ['a tick while it is made', 'asking', { type: 'chosen' }],
    ['a press when nothing is open', 'closed', { type: 'asked', blocks: 2 }],
    ['the file of an earlier press', 'asking', { type: 'saved', attempt: 0 }],
    ['the refusal of an earlier press', 'asking', { type: 'unavailable', attempt: 0 }],
    ['the fault of an earlier press', 'asking', { type: 'failed', attempt: 0, why: 'failed' }],
    ['a fault after the dialog was closed', 'closed', { type: 'failed', attempt: 1, why: 'failed' }],
    ['a printer that ends what had not begun', 'choosing', { type: 'printed' }],
    ['the dialog that goes away for the printer', 'printing', { type: 'closed' }],
  ])('%s changes nothing', (_sentence, from, event) => {
    expect(printReducer(kinds[from], event)).toBe(kinds[from])
  })

  test('what was given up cannot come back', () => {
    const asked = printReducer(kinds.choosing, { type: 'asked', blocks: 1 })
    const closed = printReducer(asked, { type: 'closed' })
    const open = printReducer(closed, { type: 'opened' })
    expect(printReducer(open, { type: 'saved', attempt: asked.attempt })).toBe(open)
    expect(PRINT_START.phase.kind).toBe('closed')
  })
})

describe('PDF block: name, check, show (shared-blocks §3)', () => {
  const sections = [
    { id: 'graph', name: 'Chart and archive' },
    { id: 'info', name: 'Summary' },
  ]

  test('everything is in at first, in the page’s order', () => {
    expect(pdfBlocks(sections, [])).toEqual([
      { id: 'graph', name: 'Chart and archive', check: true, show: true },
      { id: 'info', name: 'Summary', check: true, show: true },
    ])
  })

  test('what was left out on another bond is out here too, and what that bond had not is in', () => {
    expect(chosenIds(pdfBlocks(sections, ['graph', 'ratings']))).toEqual(['info'])
  })

  test('what the page does not have is not chosen, whatever its tick says', () => {
    expect(chosenIds([{ id: 'info', name: 'Summary', check: true, show: false }])).toEqual([])
  })

  test.each<[string, string[], string[]]>([
    ['unticked', leftAfter([], 'info', false), ['info']],
    ['ticked', leftAfter(['info', 'news'], 'info', true), ['news']],
    ['unticked twice', leftAfter(['info'], 'info', false), ['info']],
    ['all cleared', leftAfterAll(['news'], ['graph', 'info'], false), ['news', 'graph', 'info']],
    [
      'all selected: another bond’s stay as they were',
      leftAfterAll(['news', 'info'], ['info'], true),
      ['news'],
    ],
  ])('%s', (_sentence, left, expected) => {
    expect(left).toEqual(expected)
  })

  test.each([
    ['nothing left out', [], ''],
    ['two', ['graph', 'cash-flow'], 'graph.cash-flow'],
  ])('kept for the visit and read again: %s', (_sentence, left, text) => {
    expect(writeLeft(left)).toBe(text)
    expect(parseLeft(text)).toEqual(left)
  })

  test('what somebody else put there is not read', () => {
    expect(parseLeft('<script>')).toBeNull()
  })
})

test.each([
  ['the server’s name', 'bond-X.pdf', 'US91282CJZ59', 'bond-X.pdf'],
  ['else of the ISIN', '', 'US91282CJZ59', 'bond-US91282CJZ59.pdf'],
  ['else of the number', '', null, 'bond-7.pdf'],
  ['an ISIN that is none makes no name', '', '../../etc', 'bond-7.pdf'],
])('the file is called by %s', (_sentence, given, isin, expected) => {
  expect(pdfFileName(given, { isin, bondId: 7 })).toBe(expected)
})
