import { describe, expect, test } from 'vitest'
import {
  isBusy,
  isPrintOpen,
  PRINT_START,
  type PrintEvent,
  type PrintPhase,
  type PrintState,
  parseExcluded,
  pdfBlocks,
  pdfFileName,
  printReducer,
  selectedIds,
  toggleAllExcluded,
  toggleExcluded,
  writeExcluded,
} from './print.reducer.ts'

const at = (phase: PrintPhase, attempt = 1): PrintState => ({ phase, attempt })
const kinds = {
  closed: at({ kind: 'closed' }),
  choosing: at({ kind: 'choosing' }),
  noneSelected: at({ kind: 'noneSelected' }),
  requesting: at({ kind: 'requesting' }),
  loading: at({ kind: 'loading' }),
  printing: at({ kind: 'printing' }),
  failed: at({ kind: 'failed', reason: 'failed' }),
}

describe('P9 the states of the PDF dialog', () => {
  test.each<[string, keyof typeof kinds, PrintEvent, PrintPhase]>([
    ['the button opens the dialog', 'closed', { type: 'opened' }, { kind: 'choosing' }],
    [
      'a request with sections selected',
      'choosing',
      { type: 'requested', blocks: 2 },
      { kind: 'requesting' },
    ],
    [
      'a request with no section selected',
      'choosing',
      { type: 'requested', blocks: 0 },
      { kind: 'noneSelected' },
    ],
    ['a selection removes that message', 'noneSelected', { type: 'selectionChanged' }, { kind: 'choosing' }],
    ['a new request after a failure', 'failed', { type: 'requested', blocks: 1 }, { kind: 'requesting' }],
    [
      'a selection after a failure removes the message',
      'failed',
      { type: 'selectionChanged' },
      { kind: 'choosing' },
    ],
    ['the file is saved', 'requesting', { type: 'saved', attempt: 1 }, { kind: 'closed' }],
    ['the server cannot print', 'requesting', { type: 'unavailable', attempt: 1 }, { kind: 'loading' }],
    ['all sections are loaded', 'loading', { type: 'loaded', attempt: 1 }, { kind: 'printing' }],
    ['the browser has printed', 'printing', { type: 'printed' }, { kind: 'closed' }],
    [
      'too many requests',
      'requesting',
      { type: 'failed', attempt: 1, reason: 'tooMany' },
      { kind: 'failed', reason: 'tooMany' },
    ],
    ['closing cancels the request', 'requesting', { type: 'closed' }, { kind: 'closed' }],
  ])('%s', (_sentence, from, event, phase) => {
    expect(printReducer(kinds[from], event).phase).toEqual(phase)
  })

  test.each<[string, keyof typeof kinds, PrintEvent]>([
    ['a second press during a request', 'requesting', { type: 'requested', blocks: 2 }],
    ['a selection during a request', 'requesting', { type: 'selectionChanged' }],
    ['a press while the dialog is closed', 'closed', { type: 'requested', blocks: 2 }],
    ['the file of an earlier press', 'requesting', { type: 'saved', attempt: 0 }],
    ['the refusal of an earlier press', 'requesting', { type: 'unavailable', attempt: 0 }],
    ['the failure of an earlier press', 'requesting', { type: 'failed', attempt: 0, reason: 'failed' }],
    ['a failure after the dialog closed', 'closed', { type: 'failed', attempt: 1, reason: 'failed' }],
    ['the end of a print that never started', 'choosing', { type: 'printed' }],
    ['the dialog closing for the print', 'printing', { type: 'closed' }],
  ])('%s changes nothing', (_sentence, from, event) => {
    expect(printReducer(kinds[from], event)).toBe(kinds[from])
  })

  const STATES = [
    'closed',
    'choosing',
    'noneSelected',
    'requesting',
    'loading',
    'printing',
    'failed',
  ] as const
  test.each<[PrintEvent, readonly (keyof typeof kinds)[]]>([
    [{ type: 'opened' }, ['closed']],
    [{ type: 'closed' }, ['closed', 'choosing', 'noneSelected', 'requesting', 'loading', 'failed']],
    [{ type: 'selectionChanged' }, ['noneSelected', 'failed']],
    [{ type: 'requested', blocks: 2 }, ['choosing', 'noneSelected', 'failed']],
    [{ type: 'saved', attempt: 1 }, ['requesting']],
    [{ type: 'unavailable', attempt: 1 }, ['requesting']],
    [{ type: 'loaded', attempt: 1 }, ['loading']],
    [{ type: 'printed' }, ['printing']],
    [{ type: 'failed', attempt: 1, reason: 'failed' }, ['requesting', 'loading', 'printing']],
  ])('%j changes these states only: %j', (event, states) => {
    expect(STATES.filter(kind => printReducer(kinds[kind], event) !== kinds[kind])).toEqual(states)
  })

  test('a document is in progress from the request to the print; the dialog is open until the print', () => {
    expect(STATES.filter(kind => isBusy(kinds[kind].phase))).toEqual(['requesting', 'loading', 'printing'])
    expect(STATES.filter(kind => !isPrintOpen(kinds[kind].phase))).toEqual(['closed', 'printing'])
  })

  test('each request and each closing is an attempt of its own', () => {
    expect(printReducer(kinds.choosing, { type: 'requested', blocks: 1 }).attempt).toBe(2)
    expect(printReducer(kinds.requesting, { type: 'closed' }).attempt).toBe(2)
  })

  test('a cancelled request has no effect later', () => {
    const requested = printReducer(kinds.choosing, { type: 'requested', blocks: 1 })
    const closed = printReducer(requested, { type: 'closed' })
    const open = printReducer(closed, { type: 'opened' })
    expect(printReducer(open, { type: 'saved', attempt: requested.attempt })).toBe(open)
    expect(PRINT_START.phase.kind).toBe('closed')
  })
})

describe('PDF block: name, check, show (shared-blocks §3)', () => {
  const sections = [
    { id: 'graph', name: 'Chart and archive' },
    { id: 'info', name: 'Summary' },
  ]

  test('all sections are checked at first, in the page’s order', () => {
    expect(pdfBlocks(sections, [])).toEqual([
      { id: 'graph', name: 'Chart and archive', check: true, show: true },
      { id: 'info', name: 'Summary', check: true, show: true },
    ])
  })

  test('a section excluded on another bond is excluded here too, a section that bond lacked is included', () => {
    expect(selectedIds(pdfBlocks(sections, ['graph', 'ratings']))).toEqual(['info'])
  })

  test('a section that the page lacks is never selected, checked or not', () => {
    expect(selectedIds([{ id: 'info', name: 'Summary', check: true, show: false }])).toEqual([])
  })

  test.each<[string, string[], string[]]>([
    ['unchecked', toggleExcluded([], 'info', false), ['info']],
    ['checked', toggleExcluded(['info', 'news'], 'info', true), ['news']],
    ['unchecked twice', toggleExcluded(['info'], 'info', false), ['info']],
    ['all cleared', toggleAllExcluded(['news'], ['graph', 'info'], false), ['news', 'graph', 'info']],
    [
      'all selected: those of another bond stay excluded',
      toggleAllExcluded(['news', 'info'], ['info'], true),
      ['news'],
    ],
  ])('%s', (_sentence, excluded, expected) => {
    expect(excluded).toEqual(expected)
  })

  test.each([
    ['nothing excluded', [], ''],
    ['two', ['graph', 'cash-flow'], 'graph.cash-flow'],
  ])('the stored value is read back: %s', (_sentence, excluded, text) => {
    expect(writeExcluded(excluded)).toBe(text)
    expect(parseExcluded(text)).toEqual(excluded)
  })

  test('a foreign value is ignored', () => {
    expect(parseExcluded('<script>')).toBeNull()
  })
})

test.each([
  ['the server’s name', 'bond-X.pdf', 'US91282CJZ59', 'bond-X.pdf'],
  ['else the ISIN', '', 'US91282CJZ59', 'bond-US91282CJZ59.pdf'],
  ['else the bond’s id', '', null, 'bond-7.pdf'],
  ['the id again for an invalid ISIN', '', '../../etc', 'bond-7.pdf'],
  ['… or one that only starts like an ISIN', '', 'US91282CJZ59/..', 'bond-7.pdf'],
])('the file is named after %s', (_sentence, serverName, isin, expected) => {
  expect(pdfFileName(serverName, { isin, bondId: 7 })).toBe(expected)
})
