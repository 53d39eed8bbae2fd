import type { LabelValues } from '../../foundation/labels/labels.ts'
import { safeUrl } from '../../foundation/safe-url.ts'
import { fieldIntent, isSearchable, type ListMove, moveOf } from '../combobox/combobox-keyboard.rules.ts'
import {
  failedKinds,
  type GlobalSearchKind,
  type GlobalSearchState,
  type GlobalTarget,
} from '../global-search/global-search.reducer.ts'
import {
  type GlobalOption,
  type GlobalText,
  type GlobalViewModel,
  toGlobalViewModel,
} from '../global-search/global-search.view-model.ts'
import { kindLabel, kindLabels } from '../global-search/global-search-kinds.ts'
import type { GlobalSegment } from '../global-search/global-search-match.view-model.ts'
import type { PaletteState } from './command-palette.reducer.ts'
import { type PaletteCommand, rankedGroups } from './command-rank.view-model.ts'

export type CommandOption = {
  command: PaletteCommand
  title: readonly GlobalSegment[]
  /** The address of a link, or null for a command that runs. */
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
  /** How many of all hits are shown; null if all are. */
  note: GlobalText | null
  options: readonly PaletteOption[]
  /** The number of options in the groups before it. */
  from: number
}

export type PaletteViewModel = {
  groups: readonly PaletteGroup[]
  /** The options of all groups, in order. */
  options: readonly PaletteOption[]
  /** The index of the active option. */
  active: number | null
  /** The index of the option that Enter presses: the active one, else the first one if there is a text. */
  enterIndex: number | null
  clearable: boolean
  busy: boolean
  /** Messages below the options: no hits, or kinds without an answer. */
  lines: readonly GlobalText[]
  /** Whether a retry may find more. */
  retry: boolean
  /** Whether recent choices are shown. */
  recent: boolean
  /** The messages of the `role="status"` element. */
  status: readonly GlobalText[]
}

/** The number of hits shown per kind; a longer text narrows them down. */
const PALETTE_HITS = 5

type PaletteInput = {
  search: GlobalSearchState
  palette: PaletteState
  commands: readonly PaletteCommand[]
  kinds: readonly GlobalSearchKind[]
  /** The page's text for a term that is too short to search for; null uses the label `command_palette_short`. */
  tooShort: string | null
}

/**
 * Without a text: recent choices and all commands. With a text: the matching commands, then the hits of the search. A kind is shown
 * only after the kinds before it have answered, so that shown options never move (X8).
 */
export function toPaletteViewModel({
  search,
  palette,
  commands,
  kinds,
  tooShort,
}: PaletteInput): PaletteViewModel {
  const blank = palette.text.trim() === ''
  const recent = blank && !search.composing ? recentGroup(search, kinds) : []
  const groups = placed([
    ...recent,
    ...rankedGroups(commands, palette.text).map(commandGroup),
    ...hitGroups(search, kinds),
  ])
  const options = groups.flatMap(group => group.options)
  const at = options.findIndex(({ key }) => key === palette.active)
  const active = at < 0 ? null : at
  const busy = search.phase.kind === 'waiting' || search.request !== null
  const lines = busy ? [] : linesOf({ search, options, kinds, tooShort })
  const enterIndex = active ?? (!blank && options.length > 0 ? 0 : null)
  return {
    groups,
    options,
    active,
    enterIndex,
    clearable: search.term !== '',
    busy,
    lines,
    retry: !busy && failedKinds(search).length > 0,
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

/** The search's view model with one tab open: its rules for options and messages apply here too. */
function opened(
  search: GlobalSearchState,
  chosen: string | null,
  kinds: readonly GlobalSearchKind[],
): GlobalViewModel {
  const { phase } = search
  return toGlobalViewModel(
    { ...search, popup: 'open', phase: phase.kind === 'results' ? { ...phase, chosen } : phase },
    { kinds, navigates: true, notFound: null },
  )
}

function recentGroup(search: GlobalSearchState, kinds: readonly GlobalSearchKind[]): Unplaced[] {
  const { popup } = opened(search, null, kinds)
  if (popup?.kind !== 'recent') return []
  const options = hitOptions(popup.options, search.recent, { recent: true })
  return options.length === 0
    ? []
    : [{ id: 'recent', title: { key: 'global_search_recent', values: {} }, note: null, options }]
}

function hitGroups(search: GlobalSearchState, kinds: readonly GlobalSearchKind[]): Unplaced[] {
  const { phase } = search
  if (phase.kind !== 'results') return []
  const waiting = search.kinds.findIndex(kind => phase.slots[kind]?.kind === 'loading')
  const shown = waiting < 0 ? search.kinds : search.kinds.slice(0, waiting)
  return shown.flatMap(kind => {
    const { popup } = opened(search, kind, kinds)
    const slot = phase.slots[kind]
    if (popup?.kind !== 'results' || popup.panel.kind !== 'list' || slot?.kind !== 'found') return []
    const targets = slot.answer.items.map(({ id, title }) => ({ kind, id, title }))
    const options = hitOptions(popup.panel.options, targets, { recent: false })
    const values: LabelValues = { shown: options.length, count: popup.panel.count }
    const note = popup.panel.count > options.length ? { key: 'command_palette_shown', values } : null
    return [{ id: kind, title: { text: kindLabel(kinds, kind) }, note, options }]
  })
}

/** Hits that cannot be chosen are left out. */
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
    title: title === '' ? { key: 'command_palette_open', values: {} } : { text: title },
    note: null,
    options: commands.map(({ command, runs }) => ({
      key: `command ${command.id}`,
      kind: 'command',
      drawn: { command, title: runs, href: command.href === undefined ? null : safeUrl(command.href) },
    })),
  }
}

/** Messages for missing hits: a fault of the search never replaces the commands. */
function linesOf({
  search,
  options,
  kinds,
  tooShort,
}: Pick<PaletteInput, 'search' | 'kinds' | 'tooShort'> &
  Pick<PaletteViewModel, 'options'>): readonly GlobalText[] {
  const failed = failedKinds(search)
  const unanswered =
    failed.length > 0
      ? [{ key: 'global_search_unanswered', values: { kinds: kindLabels(kinds, failed) } }]
      : []
  const term = search.term.trim()
  if (options.length > 0 || term === '' || search.composing) return unanswered
  if (!isSearchable(term))
    return [tooShort === null ? { key: 'command_palette_short', values: {} } : { text: tooShort }]
  const { popup } = opened(search, null, kinds)
  const emptyLines = popup?.kind === 'results' && popup.panel.kind === 'empty' ? popup.panel.lines : []
  return emptyLines.length > 0
    ? emptyLines
    : [{ key: '_autocomplete_not_found', values: { term } }, ...unanswered]
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
  // the field announces the active option itself
  return active === null ? [found, enter, ...lines] : [found, ...lines]
}

/** The name of an option for announcements. */
function nameOf(option: PaletteOption): string {
  return option.kind === 'command' ? option.drawn.command.title : option.drawn.name
}

/** The meaning of a key in the field. */
export type PaletteIntent =
  | { kind: 'move'; by: ListMove }
  /** Clicks an option. */
  | { kind: 'press'; place: number }
  /** The key moves the caret in the text; no option is active afterwards. */
  | { kind: 'caret' }

/**
 * The intent of a key, as in the editable combobox of the ARIA Authoring Practices; null leaves the key to the browser. Home and
 * End move the caret. Escape is handled by the dialog: the list is not a separate popup, so one press closes both.
 */
export function paletteIntent(
  { key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>,
  { options, enterIndex }: Pick<PaletteViewModel, 'options' | 'enterIndex'>,
): PaletteIntent | null {
  if (altKey) return null
  const by = moveOf(key, options.length > 0)
  if (by) return { kind: 'move', by }
  if (key === 'Enter') return enterIndex === null ? null : { kind: 'press', place: enterIndex }
  const intent = fieldIntent(key, { shown: false, clearable: false })
  return intent?.kind === 'caret' ? intent : null
}
