import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FIVE_KINDS } from '../../testing/fixtures/global-search.ts'
import {
  answered,
  answers,
  failed,
  hits,
  KIND_IDS,
  run,
  SETTLED,
  searched,
  typed,
} from '../../testing/fixtures/global-search-states.ts'
import { type GlobalSearchState, initialGlobalSearch } from '../global-search/global-search.reducer.ts'
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

type Options = { commands?: PaletteCommand[]; active?: string | null; text?: string; tooShort?: string }

const viewModelOf = (search: GlobalSearchState, options: Options = {}) =>
  toPaletteViewModel({
    search,
    palette: { text: options.text ?? search.term, active: options.active ?? null },
    commands: options.commands ?? COMMANDS,
    kinds: FIVE_KINDS,
    tooShort: options.tooShort ?? null,
  })

const labelOf = (id: string) => FIVE_KINDS.find(({ kind }) => kind === id)?.label

/** The groups by id, with the keys of their options. */
const drawn = ({ groups }: PaletteViewModel) =>
  groups.map(({ id, options }) => [id, ...options.map(one => one.key)])
const keysOf = (texts: PaletteViewModel['lines']) => texts.map(text => ('key' in text ? text.key : text.text))

const RECENT = [
  { kind: 'bonds', id: 3, title: 'Item 3' },
  { kind: 'etfs', id: 1, title: 'Item 1' },
] as const
const recalled = run([{ type: 'recalled', tab: null, recent: RECENT }])

describe('X8 what the palette shows', () => {
  test.each<[sentence: string, GlobalSearchState, Options, ReturnType<typeof drawn>]>([
    [
      'without a text: all commands in their groups',
      run([]),
      {},
      [
        ['command Page', 'command must', 'command ust'],
        ['command ', 'command plain'],
      ],
    ],
    [
      'recent choices come first',
      recalled,
      {},
      [
        ['recent', 'recent bonds 3 at 0', 'recent etfs 1 at 1'],
        ['command Page', 'command must', 'command ust'],
        ['command ', 'command plain'],
      ],
    ],
    ['with a text: the matching commands', run([typed('us')]), {}, [['command Page', 'command ust']]],
    [
      'hits follow the commands, five of each kind',
      searched({ bonds: 7, etfs: 1 }),
      {},
      [
        ['command Page', 'command ust'],
        ['bonds', ...[1, 2, 3, 4, 5].map(id => `bonds ${id} at ${id - 1}`)],
        ['etfs', 'etfs 1 at 0'],
      ],
    ],
    [
      'a kind waits for the kinds before it, so that options do not move',
      run([typed('ust'), SETTLED, answered('stocks', hits(1)), answered('indexes', hits(1))]),
      { commands: [] },
      [],
    ],
    [
      'and is shown once they have answered or failed',
      run([typed('ust'), SETTLED, answered('stocks', hits(1)), failed('bonds')]),
      { commands: [] },
      [['stocks', 'stocks 1 at 0']],
    ],
    [
      'faults do not replace commands',
      searched({ bonds: 'fault', stocks: 'fault', indexes: 'fault', companies: 'fault', etfs: 'fault' }),
      {},
      [['command Page', 'command ust']],
    ],
    [
      'during composition the commands stay and recent choices are hidden',
      run([{ type: 'composing' }, typed('u')], recalled),
      { text: '' },
      [
        ['command Page', 'command must', 'command ust'],
        ['command ', 'command plain'],
      ],
    ],
  ])('%s', (_sentence, search, viewOptions, expected) => {
    const viewModel = viewModelOf(search, viewOptions)
    const { groups, options } = viewModel
    expect(drawn(viewModel)).toEqual(expected)
    expect(options).toEqual(groups.flatMap(group => group.options))
    expect(groups.map(group => group.from)).toEqual(
      groups.map(group => options.indexOf(group.options[0] as (typeof options)[number])),
    )
  })

  test.each<[sentence: string, GlobalSearchState, Options, titles: unknown[]]>([
    [
      'the names of the groups; a blank one means commands',
      run([]),
      {},
      [{ text: 'Page' }, { key: 'command_palette_open', values: {} }],
    ],
    ['recent choices', recalled, { commands: [] }, [{ key: 'global_search_recent', values: {} }]],
    [
      'the labels of the kinds',
      searched({ bonds: 1, etfs: 1 }),
      { commands: [] },
      [{ text: labelOf('bonds') }, { text: labelOf('etfs') }],
    ],
  ])('headings: %s', (_sentence, search, options, titles) => {
    expect(viewModelOf(search, options).groups.map(({ title }) => title)).toEqual(titles)
  })

  test('an option has its kind: a command that runs, a link, a recent choice, a hit', () => {
    const [recent] = viewModelOf(recalled).options
    expect(recent).toMatchObject({ kind: 'hit', recent: true, target: RECENT[0] })
    const [first, second, hit] = viewModelOf(searched({ bonds: 1 }), { text: 'ust' }).options
    expect(first).toMatchObject({ kind: 'command', drawn: { command: COMMANDS[1], href: '/ustinov/' } })
    expect(second).toMatchObject({ kind: 'hit', recent: false, drawn: { href: '/bonds/1/' } })
    expect(hit).toBeUndefined()
    const [must] = viewModelOf(run([])).options
    expect(must).toMatchObject({ kind: 'command', drawn: { command: COMMANDS[0], href: null } })
  })

  test.each<[sentence: string, GlobalSearchState, Options, Partial<PaletteViewModel>]>([
    ['nothing to clear without a text', run([]), {}, { clearable: false, recent: false }],
    ['a text to clear', run([typed('u')]), {}, { clearable: true, recent: false }],
    ['recent choices', recalled, {}, { clearable: false, recent: true }],
    [
      'spaces are no text, but can be cleared',
      run([typed(' ')], recalled),
      {},
      { clearable: true, recent: true },
    ],
    ['a text hides recent choices', run([typed('us')], recalled), {}, { clearable: true, recent: false }],
    [
      'recent choices without a valid address are left out, with their heading',
      run([{ type: 'recalled', tab: null, recent: [{ kind: 'bonds', id: -1, title: 'A' }] }]),
      { commands: [] },
      { groups: [], recent: false },
    ],
  ])('%s', (_sentence, search, options, expected) => {
    expect(viewModelOf(search, options)).toMatchObject(expected)
  })

  test('a heading says how many of all hits are shown, unless all are', () => {
    const [, bonds, etfs] = viewModelOf(searched({ bonds: 7, etfs: 1 })).groups
    expect(bonds?.note).toEqual({ key: 'command_palette_shown', values: { shown: 5, count: 7 } })
    expect(etfs?.note).toBeNull()
  })

  test('hits are links, and a hit without a valid address is left out', () => {
    const odd = {
      items: [{ id: -1, title: 'A', tickers: [], status: null }, ...hits(1).items],
      count: 2,
      error: null,
    }
    const state = run([typed('ust'), SETTLED, answered('bonds', odd), ...answers({}).slice(1)])
    const { options } = viewModelOf(state, { commands: [] })
    expect(options.map(one => one.kind === 'hit' && one.drawn.href)).toEqual(['/bonds/1/'])
  })
})

describe('X8 the option that Enter presses', () => {
  test.each<[sentence: string, Options & { term: string }, active: number | null, enterIndex: number | null]>(
    [
      ['none without a text', { term: '' }, null, null],
      ['none with spaces only', { term: '  ' }, null, null],
      ['the first one of a text', { term: 'us' }, null, 0],
      ['the active one', { term: '', active: 'command plain' }, 2, 2],
      ['not an active one that was removed', { term: 'us', active: 'command plain' }, null, 0],
      ['none without a match', { term: 'zz' }, null, null],
    ],
  )('%s', (_sentence, { term, ...options }, active, enterIndex) => {
    expect(viewModelOf(run([typed(term)]), options)).toMatchObject({ active, enterIndex })
  })

  test('the active option stays active when options are inserted before it', () => {
    const active = { active: 'command plain' }
    expect(viewModelOf(run([]), active).active).toBe(2)
    expect(viewModelOf(recalled, active).active).toBe(4)
  })
})

describe('X8 messages', () => {
  const ALL_FAILED = searched({
    bonds: 'fault',
    stocks: 'fault',
    indexes: 'fault',
    companies: 'fault',
    etfs: 'fault',
  })

  test.each<
    [sentence: string, GlobalSearchState, Options, lines: string[], status: string[], retry: boolean]
  >([
    ['none without a text', run([]), {}, [], [], false],
    [
      'the number of commands, and the option that Enter opens',
      run([typed('us')]),
      {},
      [],
      ['command_palette_found', 'command_palette_enter'],
      false,
    ],
    [
      'not the option that Enter opens if it is active: the field announces it',
      run([typed('us')]),
      { active: 'command ust' },
      [],
      ['command_palette_found'],
      false,
    ],
    [
      'two letters without a command: the search needs three',
      run([typed('zz')]),
      {},
      ['command_palette_short'],
      ['command_palette_short'],
      false,
    ],
    ['a running search', run([typed('ust'), SETTLED]), {}, [], ['compare_search_searching'], false],
    ['a running debounce', run([typed('ust')]), { commands: [] }, [], ['compare_search_searching'], false],
    [
      'no hits',
      searched({}),
      { commands: [] },
      ['_autocomplete_not_found'],
      ['_autocomplete_not_found'],
      false,
    ],
    [
      'kinds without an answer, after the commands',
      ALL_FAILED,
      {},
      ['global_search_unanswered'],
      ['command_palette_found', 'command_palette_enter', 'global_search_unanswered'],
      true,
    ],
    [
      'kinds without an answer, without any options',
      ALL_FAILED,
      { commands: [] },
      ['compare_search_failed'],
      ['compare_search_failed'],
      true,
    ],
    [
      'kinds without an answer, after the hits of others',
      searched({ bonds: 1, stocks: 'fault' }),
      { commands: [] },
      ['global_search_unanswered'],
      ['command_palette_found', 'command_palette_enter', 'global_search_unanswered'],
      true,
    ],
  ])('%s', (_sentence, search, options, lines, status, retry) => {
    const viewModel = viewModelOf(search, options)
    expect(keysOf(viewModel.lines)).toEqual(lines)
    expect(keysOf(viewModel.status)).toEqual(status)
    expect(viewModel.retry).toBe(retry)
  })

  const unanswered = (...ids: string[]) => ({
    key: 'global_search_unanswered',
    values: { kinds: ids.map(labelOf).join(', ') },
  })
  const found = (count: number) => ({ key: 'command_palette_found', values: { count } })
  const enter = (name: string) => ({ key: 'command_palette_enter', values: { name } })
  const notFound = { key: '_autocomplete_not_found', values: { term: 'ust' } }
  const noAddress = {
    items: [{ id: -1, title: 'A', tickers: [], status: null }],
    count: 1,
    error: null,
  }
  const NONE = { commands: [] }
  test.each<[sentence: string, GlobalSearchState, Options, lines: unknown[], status: unknown[]]>([
    ['none without a text and commands', run([]), NONE, [], []],
    ['none with spaces only and no commands', run([typed('  ')]), NONE, [], []],
    [
      'the page’s text for a term that is too short',
      run([typed('zz')]),
      { tooShort: 'Three letters at least' },
      [{ text: 'Three letters at least' }],
      [{ text: 'Three letters at least' }],
    ],
    [
      'spaces around it do not make a term long enough',
      run([typed(' zz ')]),
      {},
      [{ key: 'command_palette_short', values: {} }],
      [{ key: 'command_palette_short', values: {} }],
    ],
    ['the title of the command that Enter runs', run([typed('us')]), {}, [], [found(1), enter('Ustinov')]],
    [
      'the name of the hit that Enter opens, and the kinds without an answer',
      searched({ bonds: 2, stocks: 'fault', etfs: 'fault' }),
      NONE,
      [unanswered('stocks', 'etfs')],
      [found(2), enter('Item 1'), unanswered('stocks', 'etfs')],
    ],
    [
      'no hits for the trimmed term',
      run([typed(' ust '), SETTLED, ...answers({})]),
      NONE,
      [notFound],
      [notFound],
    ],
    [
      'what the server says instead of hits',
      run([typed('ust'), SETTLED, answered('bonds', hits(0, 'Closed.')), ...answers({}).slice(1)]),
      NONE,
      [{ text: 'Closed.' }],
      [{ text: 'Closed.' }],
    ],
    [
      'a term that was not searched for finds nothing',
      initialGlobalSearch({ kinds: KIND_IDS, term: ' ust ' }),
      NONE,
      [notFound],
      [notFound],
    ],
    [
      'hits without a valid address are as good as none',
      run([typed('ust'), SETTLED, answered('bonds', noAddress), failed('stocks'), ...answers({}).slice(2)]),
      NONE,
      [notFound, unanswered('stocks')],
      [notFound, unanswered('stocks')],
    ],
  ])('in full: %s', (_sentence, search, options, lines, status) => {
    expect(viewModelOf(search, options)).toMatchObject({ lines, status })
  })
})

describe('X8 what a key means', () => {
  type Shown = Pick<PaletteViewModel, 'options' | 'enterIndex'>
  const none: Shown = { options: [], enterIndex: null }
  const three: Shown = { options: viewModelOf(run([])).options, enterIndex: 1 }
  test.each<[sentence: string, Shown, { key: string; altKey?: boolean }, PaletteIntent | null]>([
    ['down', three, { key: 'ArrowDown' }, { kind: 'move', by: 'next' }],
    ['up', three, { key: 'ArrowUp' }, { kind: 'move', by: 'previous' }],
    ['a page down', three, { key: 'PageDown' }, { kind: 'move', by: 'pageNext' }],
    ['a page up', three, { key: 'PageUp' }, { kind: 'move', by: 'pagePrevious' }],
    ['a page down without options is left to the browser', none, { key: 'PageDown' }, null],
    ['Enter', three, { key: 'Enter' }, { kind: 'press', place: 1 }],
    ['Enter without options', none, { key: 'Enter' }, null],
    ['Home moves the caret', three, { key: 'Home' }, { kind: 'caret' }],
    ['End moves the caret', three, { key: 'End' }, { kind: 'caret' }],
    ['left moves the caret', three, { key: 'ArrowLeft' }, { kind: 'caret' }],
    ['Escape is left to the dialog', three, { key: 'Escape' }, null],
    ['Tab is left to the browser', three, { key: 'Tab' }, null],
    ['a letter is typed', three, { key: 'a' }, null],
    ['Alt makes it another shortcut', three, { key: 'ArrowDown', altKey: true }, null],
  ])('%s', (_sentence, shown, { key, altKey = false }, expected) => {
    expect(paletteIntent({ key, altKey }, shown)).toEqual(expected)
  })
})

test('X8 in any order of five answers or faults, options are only appended', () => {
  const outcome = fc.record(
    Object.fromEntries(KIND_IDS.map(kind => [kind, fc.constantFrom(0, 1, 8, 'fault' as const)])),
  )
  const order = fc.shuffledSubarray([...KIND_IDS], { minLength: 5 })
  fc.assert(
    fc.property(outcome, order, (outcomes, kinds) => {
      let state = run([typed('ust'), SETTLED])
      let before = viewModelOf(state).options.map(one => one.key)
      for (const event of answers(outcomes, kinds)) {
        state = run([event], state)
        const now = viewModelOf(state).options.map(one => one.key)
        expect(now.slice(0, before.length)).toEqual(before)
        before = now
      }
      const kindsWithHits = KIND_IDS.filter(kind => Number(outcomes[kind]) > 0)
      expect(viewModelOf(state).groups.map(({ id }) => id)).toEqual(['command Page', ...kindsWithHits])
      expect(new Set(before).size).toBe(before.length)
    }),
  )
})
