import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answered,
  answers,
  failed,
  hits,
  run,
  SETTLED,
  searched,
  typed,
} from '../../testing/fixtures/global-search-states.ts'
import { GLOBAL_KINDS, type GlobalSearchState } from '../global-search/global-search.reducer.ts'
import { globalHref } from '../global-search/global-search.view-model.ts'
import {
  type PaletteIntent,
  type PaletteViewModel,
  paletteIntent,
  toPaletteViewModel,
} from './command-palette.view-model.ts'
import type { PaletteCommand } from './command-rank.view-model.ts'

const COMMANDS: PaletteCommand[] = [
  { id: 'must', title: 'Must read', group: 'Page', run: () => {} },
  { id: 'ust', title: 'Ustinov', group: 'Page', href: '/ustinov/' },
  { id: 'plain', title: 'Plain', group: '', run: () => {} },
]

type Given = { commands?: PaletteCommand[]; active?: string | null; text?: string }

const figureOf = (search: GlobalSearchState, given: Given = {}) =>
  toPaletteViewModel({
    search,
    palette: { text: given.text ?? search.term, active: given.active ?? null },
    commands: given.commands ?? COMMANDS,
    hrefOf: globalHref,
  })

/** The groups by id, with the keys of their options. */
const drawn = ({ groups }: PaletteViewModel) =>
  groups.map(({ id, options }) => [id, ...options.map(one => one.key)])
const keysOf = (texts: PaletteViewModel['lines']) => texts.map(text => ('key' in text ? text.key : text.said))

const RECENT = [
  { kind: 'bonds', id: 3, title: 'Item 3' },
  { kind: 'etfs', id: 1, title: 'Item 1' },
] as const
const recalled = run([{ type: 'recalled', tab: null, recent: RECENT }])

describe('X8 what the palette shows', () => {
  test.each<[sentence: string, GlobalSearchState, Given, ReturnType<typeof drawn>]>([
    [
      'nothing typed: all commands under their headings',
      run([]),
      {},
      [
        ['command Page', 'command must', 'command ust'],
        ['command ', 'command plain'],
      ],
    ],
    [
      'what was chosen lately stands before them',
      recalled,
      {},
      [
        ['recent', 'recent bonds 3 at 0', 'recent etfs 1 at 1'],
        ['command Page', 'command must', 'command ust'],
        ['command ', 'command plain'],
      ],
    ],
    ['a text: the commands that answer it', run([typed('us')]), {}, [['command Page', 'command ust']]],
    [
      'hits come below the commands, five of a kind',
      searched({ bonds: 7, etfs: 1 }),
      {},
      [
        ['command Page', 'command ust'],
        ['bonds', ...[1, 2, 3, 4, 5].map(id => `bonds ${id} at ${id - 1}`)],
        ['etfs', 'etfs 1 at 0'],
      ],
    ],
    [
      'a kind waits for those before it, so that nothing moves',
      run([typed('ust'), SETTLED, answered('stocks', hits(1)), answered('indexes', hits(1))]),
      { commands: [] },
      [],
    ],
    [
      'and comes once they have answered or failed',
      run([typed('ust'), SETTLED, answered('stocks', hits(1)), failed('bonds')]),
      { commands: [] },
      [['stocks', 'stocks 1 at 0']],
    ],
    [
      'a fault takes the place of nothing',
      searched({ bonds: 'fault', stocks: 'fault', indexes: 'fault', companies: 'fault', etfs: 'fault' }),
      {},
      [['command Page', 'command ust']],
    ],
    [
      'an input method composes: the commands stand still, what was chosen lately is not offered',
      run([{ type: 'composing' }, typed('u')], recalled),
      { text: '' },
      [
        ['command Page', 'command must', 'command ust'],
        ['command ', 'command plain'],
      ],
    ],
  ])('%s', (_sentence, search, given, expected) => {
    const figure = figureOf(search, given)
    expect(drawn(figure)).toEqual(expected)
    expect(figure.options).toEqual(figure.groups.flatMap(group => group.options))
    expect(figure.groups.map(group => group.from)).toEqual(
      figure.groups.map(group => figure.options.indexOf(group.options[0] as (typeof figure.options)[number])),
    )
  })

  test('a heading says how many of the hits are shown, where it is not all', () => {
    const [, bonds, etfs] = figureOf(searched({ bonds: 7, etfs: 1 })).groups
    expect(bonds?.note).toEqual({ key: 'command_palette_shown', values: { shown: 5, count: 7 } })
    expect(etfs?.note).toBeNull()
  })

  test('hits are links to their pages, and one that leads nowhere is left out', () => {
    const odd = {
      items: [{ id: -1, title: 'A', tickers: [], status: null }, ...hits(1).items],
      count: 2,
      error: null,
    }
    const state = run([typed('ust'), SETTLED, answered('bonds', odd), ...answers({}).slice(1)])
    const { options } = figureOf(state, { commands: [] })
    expect(options.map(one => one.kind === 'hit' && one.drawn.href)).toEqual(['/bonds/1/'])
  })
})

describe('X8 what Enter takes', () => {
  test.each<[sentence: string, Given & { term: string }, active: number | null, taken: number | null]>([
    ['nothing while nothing is typed', { term: '' }, null, null],
    ['for a text the first', { term: 'us' }, null, 0],
    ['the active one', { term: '', active: 'command plain' }, 2, 2],
    ['an active one that is gone is none', { term: 'us', active: 'command plain' }, null, 0],
    ['nothing where nothing answers', { term: 'zz' }, null, null],
  ])('%s', (_sentence, { term, ...given }, active, taken) => {
    expect(figureOf(run([typed(term)]), given)).toMatchObject({ active, taken })
  })

  test('the active option stays when options come before it', () => {
    const active = { active: 'command plain' }
    expect(figureOf(run([]), active).active).toBe(2)
    expect(figureOf(recalled, active).active).toBe(4)
  })
})

describe('X8 what is said', () => {
  const ALL_FAILED = searched({
    bonds: 'fault',
    stocks: 'fault',
    indexes: 'fault',
    companies: 'fault',
    etfs: 'fault',
  })

  test.each<[sentence: string, GlobalSearchState, Given, lines: string[], status: string[], retry: boolean]>([
    ['nothing before anything is typed', run([]), {}, [], [], false],
    [
      'how many commands, and what Enter would open',
      run([typed('us')]),
      {},
      [],
      ['command_palette_found', 'command_palette_enter'],
      false,
    ],
    [
      'not what Enter opens where the field says it itself',
      run([typed('us')]),
      { active: 'command ust' },
      [],
      ['command_palette_found'],
      false,
    ],
    [
      'two letters without a command: how many the search needs',
      run([typed('zz')]),
      {},
      ['command_palette_short'],
      ['command_palette_short'],
      false,
    ],
    ['that it searches', run([typed('ust'), SETTLED]), {}, [], ['compare_search_searching'], false],
    ['that it will', run([typed('ust')]), { commands: [] }, [], ['compare_search_searching'], false],
    [
      'that nothing was found',
      searched({}),
      { commands: [] },
      ['_autocomplete_not_found'],
      ['_autocomplete_not_found'],
      false,
    ],
    [
      'who gave no answer, beside the commands',
      ALL_FAILED,
      {},
      ['global_search_unanswered'],
      ['command_palette_found', 'command_palette_enter', 'global_search_unanswered'],
      true,
    ],
    [
      'who gave no answer, where there is nothing else',
      ALL_FAILED,
      { commands: [] },
      ['compare_search_failed'],
      ['compare_search_failed'],
      true,
    ],
    [
      'who gave no answer, beside the hits of others',
      searched({ bonds: 1, stocks: 'fault' }),
      { commands: [] },
      ['global_search_unanswered'],
      ['command_palette_found', 'command_palette_enter', 'global_search_unanswered'],
      true,
    ],
  ])('%s', (_sentence, search, given, lines, status, retry) => {
    const figure = figureOf(search, given)
    expect(keysOf(figure.lines)).toEqual(lines)
    expect(keysOf(figure.status)).toEqual(status)
    expect(figure.retry).toBe(retry)
  })
})

describe('X8 what a key means', () => {
  type Shown = Pick<PaletteViewModel, 'options' | 'taken'>
  const none: Shown = { options: [], taken: null }
  const three: Shown = { options: figureOf(run([])).options, taken: 1 }
  test.each<[sentence: string, Shown, { key: string; altKey?: boolean }, PaletteIntent | null]>([
    ['down', three, { key: 'ArrowDown' }, { kind: 'move', by: 'next' }],
    ['up', three, { key: 'ArrowUp' }, { kind: 'move', by: 'previous' }],
    ['a page down', three, { key: 'PageDown' }, { kind: 'move', by: 'pageNext' }],
    ['a page up', three, { key: 'PageUp' }, { kind: 'move', by: 'pagePrevious' }],
    ['a page without options is the browser’s', none, { key: 'PageDown' }, null],
    ['Enter', three, { key: 'Enter' }, { kind: 'press', place: 1 }],
    ['Enter with nothing to take', none, { key: 'Enter' }, null],
    ['Home is for the text', three, { key: 'Home' }, { kind: 'caret' }],
    ['End is for the text', three, { key: 'End' }, { kind: 'caret' }],
    ['left is for the text', three, { key: 'ArrowLeft' }, { kind: 'caret' }],
    ['Escape is the dialog’s', three, { key: 'Escape' }, null],
    ['Tab leaves', three, { key: 'Tab' }, null],
    ['a letter is typed', three, { key: 'a' }, null],
    ['Alt makes it another key', three, { key: 'ArrowDown', altKey: true }, null],
  ])('%s', (_sentence, figure, { key, altKey = false }, expected) => {
    expect(paletteIntent({ key, altKey }, figure)).toEqual(expected)
  })
})

test('X8 in whatever order five kinds answer or fail, what is shown only ever grows at its end', () => {
  const outcome = fc.record(
    Object.fromEntries(GLOBAL_KINDS.map(kind => [kind, fc.constantFrom(0, 1, 8, 'fault' as const)])),
  )
  const order = fc.shuffledSubarray([...GLOBAL_KINDS], { minLength: 5 })
  fc.assert(
    fc.property(outcome, order, (what, kinds) => {
      let state = run([typed('ust'), SETTLED])
      let before = figureOf(state).options.map(one => one.key)
      for (const event of answers(what, kinds)) {
        state = run([event], state)
        const now = figureOf(state).options.map(one => one.key)
        expect(now.slice(0, before.length)).toEqual(before)
        before = now
      }
      const kindsWithHits = GLOBAL_KINDS.filter(kind => typeof what[kind] === 'number' && what[kind] > 0)
      expect(figureOf(state).groups.map(({ id }) => id)).toEqual(['command Page', ...kindsWithHits])
      expect(new Set(before).size).toBe(before.length)
    }),
  )
})
