import type { LabelValues } from '../../foundation/labels/labels.ts'
import { safeUrl } from '../../foundation/safe-url.ts'
import { fieldIntent, isSearchable, type ListMove, moveOf } from '../combobox/combobox-keyboard.rules.ts'
import {
  GLOBAL_KINDS,
  type GlobalKind,
  type GlobalSearchState,
  type GlobalTarget,
} from '../global-search/global-search.reducer.ts'
import {
  type GlobalHref,
  type GlobalOption,
  type GlobalText,
  type GlobalViewModel,
  toGlobalViewModel,
} from '../global-search/global-search.view-model.ts'
import type { GlobalSegment } from '../global-search/global-search-match.view-model.ts'
import type { PaletteState } from './command-palette.reducer.ts'
import { type PaletteCommand, rankedGroups } from './command-rank.view-model.ts'

/** A command, ready to be drawn. */
export type CommandOption = {
  command: PaletteCommand
  title: readonly GlobalSegment[]
  /** Where it leads, or null: then it is run. */
  href: string | null
}

export type PaletteOption = { key: string } & (
  | { kind: 'command'; drawn: CommandOption }
  | { kind: 'hit'; drawn: GlobalOption; target: GlobalTarget; recent: boolean }
)

/** Options under one heading. */
export type PaletteGroup = {
  id: string
  title: GlobalText
  /** How many of the hits are shown, where it is not all. */
  note: GlobalText | null
  options: readonly PaletteOption[]
  /** Options in the groups before it. */
  from: number
}

export type PaletteViewModel = {
  groups: readonly PaletteGroup[]
  /** The options of all groups, in their order. */
  options: readonly PaletteOption[]
  /** The place of the active option. */
  active: number | null
  /** The place of the option that Enter takes: the active one, and for a text the first where none is. */
  taken: number | null
  clearable: boolean
  busy: boolean
  /** Sentences below the options: that nothing was found, or who gave no answer. */
  lines: readonly GlobalText[]
  /** Whether asking again may bring more. */
  retry: boolean
  /** Whether what was chosen lately is shown. */
  recent: boolean
  /** What is said politely. */
  status: readonly GlobalText[]
}

/** Hits of one kind that are shown; a longer text brings the others. */
const PALETTE_HITS = 5

type Given = {
  search: GlobalSearchState
  palette: PaletteState
  commands: readonly PaletteCommand[]
  hrefOf: GlobalHref
}

/**
 * What is drawn: for an empty text what was chosen lately and all commands, else the commands that answer it, and below them the
 * hits of the search. A kind is shown once those before it have answered, so that nothing that is shown ever moves (X8).
 */
export function toPaletteViewModel({ search, palette, commands, hrefOf }: Given): PaletteViewModel {
  const blank = palette.text.trim() === ''
  const recent = blank && !search.composing ? recentGroup(search, hrefOf) : []
  const groups = placed([
    ...recent,
    ...rankedGroups(commands, palette.text).map(commandGroup),
    ...hitGroups(search, hrefOf),
  ])
  const options = groups.flatMap(group => group.options)
  const at = options.findIndex(({ key }) => key === palette.active)
  const active = at < 0 ? null : at
  const busy = search.phase.kind === 'waiting' || search.request !== null
  const lines = busy ? [] : linesOf(search, options, hrefOf)
  const taken = active ?? (!blank && options.length > 0 ? 0 : null)
  return {
    groups,
    options,
    active,
    taken,
    clearable: search.term !== '',
    busy,
    lines,
    retry: !busy && silentKinds(search).length > 0,
    recent: recent.length > 0,
    status: blank ? [] : statusOf({ options, active, busy, lines }),
  }
}

type Unplaced = Omit<PaletteGroup, 'from'>

function placed(groups: readonly Unplaced[]): PaletteGroup[] {
  let from = 0
  return groups.map(group => {
    const here = from
    from += group.options.length
    return { ...group, from: here }
  })
}

/** The search's own figure as it is with one tab open, so that its rules for options and sentences hold here too. */
function opened(search: GlobalSearchState, chosen: GlobalKind, hrefOf: GlobalHref): GlobalViewModel {
  const { phase } = search
  return toGlobalViewModel(
    { ...search, popup: 'open', phase: phase.kind === 'results' ? { ...phase, chosen } : phase },
    { hrefOf, notFound: null },
  )
}

function recentGroup(search: GlobalSearchState, hrefOf: GlobalHref): Unplaced[] {
  const { popup } = opened(search, 'bonds', hrefOf)
  if (popup?.kind !== 'recent') return []
  const options = hitOptions(popup.options, search.recent, { recent: true })
  return options.length === 0
    ? []
    : [{ id: 'recent', title: { key: 'global_search_recent', values: {} }, note: null, options }]
}

function hitGroups(search: GlobalSearchState, hrefOf: GlobalHref): Unplaced[] {
  const { phase } = search
  if (phase.kind !== 'results') return []
  const waiting = GLOBAL_KINDS.findIndex(kind => phase.slots[kind].kind === 'asking')
  const shown = waiting < 0 ? GLOBAL_KINDS : GLOBAL_KINDS.slice(0, waiting)
  return shown.flatMap(kind => {
    const { popup } = opened(search, kind, hrefOf)
    const slot = phase.slots[kind]
    if (popup?.kind !== 'results' || popup.panel.kind !== 'list' || slot.kind !== 'found') return []
    const targets = slot.answer.items.map(({ id, title }) => ({ kind, id, title }))
    const options = hitOptions(popup.panel.options, targets, { recent: false })
    const values: LabelValues = { shown: options.length, count: popup.panel.count }
    const note = popup.panel.count > options.length ? { key: 'command_palette_shown', values } : null
    return [{ id: kind, title: { key: `global_search_${kind}`, values: {} }, note, options }]
  })
}

/** What leads nowhere is left out: a palette has no use for it. */
function hitOptions(
  drawn: readonly GlobalOption[],
  targets: readonly GlobalTarget[],
  { recent }: { recent: boolean },
): PaletteOption[] {
  return drawn
    .flatMap((option, at): PaletteOption[] => {
      const target = targets[at]
      if (!target || !option.choosable) return []
      const key = `${recent ? 'recent ' : ''}${target.kind} ${target.id} at ${at}`
      return [{ key, kind: 'hit', drawn: option, target, recent }]
    })
    .slice(0, PALETTE_HITS)
}

function commandGroup({ title, commands }: ReturnType<typeof rankedGroups>[number]): Unplaced {
  return {
    id: `command ${title}`,
    title: title === '' ? { key: 'command_palette_open', values: {} } : { said: title },
    note: null,
    options: commands.map(({ command, runs }) => ({
      key: `command ${command.id}`,
      kind: 'command',
      drawn: { command, title: runs, href: command.href === undefined ? null : safeUrl(command.href) },
    })),
  }
}

function silentKinds({ phase }: GlobalSearchState): readonly GlobalKind[] {
  return phase.kind === 'results' ? GLOBAL_KINDS.filter(kind => phase.slots[kind].kind === 'failed') : []
}

/** Why there is nothing, or not all: a fault of the search is told beside the commands, never in their place. */
function linesOf(
  search: GlobalSearchState,
  options: readonly PaletteOption[],
  hrefOf: GlobalHref,
): readonly GlobalText[] {
  const silent = silentKinds(search)
  const unanswered =
    silent.length > 0 ? [{ key: 'global_search_unanswered', values: {}, named: { kinds: silent } }] : []
  const term = search.term.trim()
  if (options.length > 0 || term === '' || search.composing) return unanswered
  if (!isSearchable(term)) return [{ key: 'command_palette_short', values: {} }]
  const { popup } = opened(search, 'bonds', hrefOf)
  const said = popup?.kind === 'results' && popup.panel.kind === 'empty' ? popup.panel.lines : []
  return said.length > 0 ? said : [{ key: '_autocomplete_not_found', values: { term } }, ...unanswered]
}

function statusOf({
  options,
  active,
  busy,
  lines,
}: Pick<PaletteViewModel, 'options' | 'active' | 'busy' | 'lines'>): GlobalText[] {
  if (busy) return [{ key: 'compare_search_searching', values: {} }]
  const first = options[0]
  if (!first) return [...lines]
  const found: GlobalText = { key: 'command_palette_found', values: { count: options.length } }
  const enter: GlobalText = { key: 'command_palette_enter', values: { name: nameOf(first) } }
  // the field says itself what is active
  return active === null ? [found, enter, ...lines] : [found, ...lines]
}

/** The whole name of an option, as assistive tech says it. */
function nameOf(option: PaletteOption): string {
  return option.kind === 'command' ? option.drawn.command.title : option.drawn.name
}

/** What a key means in the field. */
export type PaletteIntent =
  | { kind: 'move'; by: ListMove }
  /** Presses an option, as a click would. */
  | { kind: 'press'; place: number }
  /** The key works in the text; the active option is let go. */
  | { kind: 'caret' }

/**
 * The intent behind a key press, after the editable combobox of the ARIA Authoring Practices; null leaves the key alone. Home and
 * End stay with the text, and Escape with the dialog: its list is no popup of its own, so one press closes all.
 */
export function paletteIntent(
  { key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>,
  { options, taken }: Pick<PaletteViewModel, 'options' | 'taken'>,
): PaletteIntent | null {
  if (altKey) return null
  const by = moveOf(key, options.length > 0)
  if (by) return { kind: 'move', by }
  if (key === 'Enter') return taken === null ? null : { kind: 'press', place: taken }
  const intent = fieldIntent(key, { shown: false, clearable: false })
  return intent?.kind === 'caret' ? intent : null
}
