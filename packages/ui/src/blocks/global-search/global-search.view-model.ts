import type { LabelValues } from '../../foundation/labels/labels.ts'
import { safeUrl } from '../../foundation/safe-url.ts'
import { altIntent, type FieldIntent, fieldIntent, moveOf } from '../combobox/combobox-keyboard.rules.ts'
import {
  GLOBAL_KINDS,
  type GlobalAnswer,
  type GlobalItem,
  type GlobalKind,
  type GlobalMove,
  type GlobalSearchState,
  type GlobalSlot,
  type GlobalTarget,
  globalTargets,
  hasHits,
  openKind,
} from './global-search.reducer.ts'
import { type GlobalSegment, markedText } from './global-search-match.view-model.ts'

/** A text of the page's, still as a key with its numbers and the kinds that it names, or words that came from outside. */
export type GlobalText =
  | { key: string; values: LabelValues; named?: Readonly<Record<string, readonly GlobalKind[]>> }
  | { said: string }

/** One tab; `count` is there once its kind has answered. */
export type GlobalTab = { id: GlobalKind; state: GlobalSlot['kind']; count: number | undefined }

/** One option, ready to be drawn. */
export type GlobalOption = {
  kind: GlobalKind
  /** The title's runs, marked where the term stands. */
  title: readonly GlobalSegment[]
  tickers: readonly (readonly GlobalSegment[])[]
  /** Tickers beyond those that are drawn. */
  moreTickers: number
  status: string | null
  /** Whole and unmarked, for assistive tech: title, tickers, status. */
  name: string
  /** Where it leads, or null: then it is told, or cannot be gone to. */
  href: string | null
  /** Whether it can be chosen at all. */
  choosable: boolean
}

export type GlobalPanel =
  | { kind: 'loading' }
  /** `retry`: somebody gave no answer, so asking again may bring more. */
  | { kind: 'empty'; lines: readonly GlobalText[]; retry: boolean }
  | {
      kind: 'list'
      count: number
      options: readonly GlobalOption[]
      /** Said under the list when there are more hits than it shows, else null. */
      more: GlobalText | null
    }

export type GlobalPopup =
  | { kind: 'recent'; options: readonly GlobalOption[]; active: number | null }
  | {
      kind: 'results'
      tabs: readonly GlobalTab[]
      open: GlobalKind
      panel: GlobalPanel
      active: number | null
    }

/** What is drawn. */
export type GlobalViewModel = {
  /** Whether options are there to move through: the combobox's `aria-expanded`. */
  expanded: boolean
  popup: GlobalPopup | null
  /** Whether there is a text to clear. */
  clearable: boolean
  /** Whether an answer is on the way: the loader. */
  busy: boolean
  /** What is said politely, or null. */
  status: GlobalText | null
}

export type GlobalHref = (target: Pick<GlobalTarget, 'kind' | 'id'>) => string | null

export type GlobalLooks = {
  /** Where a choice leads; null when choices are told instead. */
  hrefOf: GlobalHref | null
  /** What the page says where nothing was found; null says the label `_autocomplete_not_found`. */
  notFound: string | null
}

/** The first part of the address of each kind (shared-blocks §2). */
const FOLDERS: Readonly<Record<GlobalKind, string>> = {
  bonds: 'bonds',
  stocks: 'stocks',
  indexes: 'indexes',
  companies: 'company',
  etfs: 'etf',
}
/** Tickers drawn beside a title; the others are counted. */
const TICKERS_DRAWN = 3

/** The address of an entity's page: /bonds/{id}/, /company/{id}/ … (shared-blocks §2). */
export function globalHref({ kind, id }: Pick<GlobalTarget, 'kind' | 'id'>): string {
  return `/${FOLDERS[kind]}/${encodeURIComponent(id)}/`
}

/** The figure of a state. */
export function toGlobalViewModel(state: GlobalSearchState, looks: GlobalLooks): GlobalViewModel {
  const popup = state.popup === 'closed' ? null : popupOf(state, looks)
  const listed = popup?.kind === 'recent' || (popup?.kind === 'results' && popup.panel.kind === 'list')
  return {
    expanded: listed,
    popup,
    clearable: state.term !== '',
    busy: state.phase.kind === 'waiting' || state.request !== null,
    status: popup?.kind === 'results' ? statusOf(popup) : null,
  }
}

/** The options that are drawn, in their order; none where there is no list. */
export function optionsOf({ popup }: Pick<GlobalViewModel, 'popup'>): readonly GlobalOption[] {
  if (popup?.kind === 'recent') return popup.options
  return popup?.panel.kind === 'list' ? popup.panel.options : []
}

function popupOf(state: GlobalSearchState, looks: GlobalLooks): GlobalPopup | null {
  const { phase, active } = state
  if (phase.kind === 'idle') {
    const options = globalTargets(state).map(({ kind, id, title }) =>
      optionOf(kind, { id, title, tickers: [], status: null }, '', looks),
    )
    return options.length === 0 ? null : { kind: 'recent', options, active }
  }
  const open = openKind(state)
  const slotOf = (kind: GlobalKind): GlobalSlot =>
    phase.kind === 'results' ? phase.slots[kind] : { kind: 'asking' }
  const tabs = GLOBAL_KINDS.map(kind => tabOf(kind, slotOf(kind)))
  return { kind: 'results', tabs, open, panel: panelOf(state, open, slotOf, looks), active }
}

function tabOf(id: GlobalKind, slot: GlobalSlot): GlobalTab {
  return { id, state: slot.kind, count: slot.kind === 'found' ? countOf(slot.answer) : undefined }
}

/** Hits in all; a server that counts fewer than it sends is wrong, and so is one that counts in fractions. */
function countOf({ count, items }: GlobalAnswer): number {
  return Number.isSafeInteger(count) ? Math.max(count, items.length) : items.length
}

function panelOf(
  { term }: GlobalSearchState,
  open: GlobalKind,
  slotOf: (kind: GlobalKind) => GlobalSlot,
  looks: GlobalLooks,
): GlobalPanel {
  const slot = slotOf(open)
  if (slot.kind === 'asking') return { kind: 'loading' }
  const searched = term.trim()
  if (slot.kind === 'failed' || slot.answer.items.length === 0)
    return emptyPanel(searched, open, slotOf, looks)
  const { items } = slot.answer
  const count = countOf(slot.answer)
  const more =
    count > items.length ? { key: 'compare_search_more', values: { shown: items.length, count } } : null
  return { kind: 'list', count, options: items.map(item => optionOf(open, item, searched, looks)), more }
}

/**
 * Why the open tab has no options. Nothing anywhere: the page's own sentence, or the servers', or the label. Nothing here
 * alone: this server's words, or which kind has none. A fault is no "none": who gave no answer is said, and then nothing else.
 */
function emptyPanel(
  term: string,
  open: GlobalKind,
  slotOf: (kind: GlobalKind) => GlobalSlot,
  { notFound }: GlobalLooks,
): GlobalPanel {
  const slots = GLOBAL_KINDS.map(slotOf)
  const everywhere = slots.every(slot => slot.kind !== 'asking' && !hasHits(slot))
  const silent = GLOBAL_KINDS.filter(kind => slotOf(kind).kind === 'failed')
  const unanswered = everywhere ? silent : silent.filter(kind => kind === open)
  if (unanswered.length === GLOBAL_KINDS.length)
    return { kind: 'empty', lines: [{ key: 'compare_search_failed', values: {} }], retry: true }
  if (unanswered.length > 0) {
    const line = { key: 'global_search_unanswered', values: {}, named: { kinds: unanswered } }
    return { kind: 'empty', lines: [line], retry: true }
  }
  const words = everywhere ? [notFound, ...slots.map(errorOf)] : [errorOf(slotOf(open))]
  const said = [...new Set(words)].flatMap(text => (text === null ? [] : { said: text }))
  const none: GlobalText = everywhere
    ? nothingFound(term)
    : { key: 'compare_search_group_empty', values: { term }, named: { group: [open] } }
  return { kind: 'empty', lines: said.length > 0 ? said : [none], retry: false }
}

function nothingFound(term: string): GlobalText {
  return { key: '_autocomplete_not_found', values: { term } }
}

function errorOf(slot: GlobalSlot): string | null {
  return (slot.kind === 'found' && slot.answer.error?.trim()) || null
}

function optionOf(kind: GlobalKind, item: GlobalItem, term: string, looks: GlobalLooks): GlobalOption {
  const { title, tickers, status } = item
  return {
    kind,
    title: markedText(title, term),
    tickers: tickers.slice(0, TICKERS_DRAWN).map(ticker => markedText(ticker, term)),
    moreTickers: Math.max(0, tickers.length - TICKERS_DRAWN),
    status,
    name: [title, ...tickers, ...(status ? [status] : [])].join(', '),
    ...wayTo({ kind, id: item.id }, looks),
  }
}

/** Only digits make an address; what leads nowhere cannot be chosen. */
function wayTo(target: Pick<GlobalTarget, 'kind' | 'id'>, { hrefOf }: GlobalLooks) {
  const isId = /^\d{1,16}$/.test(String(target.id))
  const href = hrefOf && isId ? safeUrl(hrefOf(target)) : null
  return { href, choosable: isId && (hrefOf === null || href !== null) }
}

function statusOf({ panel, open }: Extract<GlobalPopup, { kind: 'results' }>): GlobalText {
  switch (panel.kind) {
    case 'loading':
      return { key: 'compare_search_searching', values: {} }
    case 'empty':
      return panel.lines[0] ?? { key: 'compare_search_none', values: {} }
    case 'list':
      return { key: 'compare_search_found', values: { count: panel.count }, named: { group: [open] } }
  }
}

/** What a key means in the field. */
export type GlobalIntent =
  | FieldIntent
  | { kind: 'move'; by: GlobalMove }
  /** Presses the active option, as a click would. */
  | { kind: 'press' }

/** For the text, until an option is active: the ARIA Authoring Practices allow both. */
const ENDS: ReadonlyMap<string, GlobalMove> = new Map([
  ['Home', 'first'],
  ['End', 'last'],
])

type Key = { key: string; altKey: boolean; shiftKey: boolean }

/**
 * The intent behind a key press, after the editable combobox of the ARIA Authoring Practices; null leaves the key alone.
 * Left and Right stay with the text, so the tabs are reached by Tab and walked there.
 */
export function globalIntent(
  { key, altKey, shiftKey }: Key,
  { popup, expanded, clearable }: Pick<GlobalViewModel, 'popup' | 'expanded' | 'clearable'>,
): GlobalIntent | null {
  if (altKey) return altIntent(key, popup !== null)
  const active = popup?.active ?? null
  const inList = active !== null && !shiftKey ? ENDS.get(key) : undefined
  const by = inList ?? moveOf(key, expanded)
  if (by) return { kind: 'move', by }
  if (key === 'Enter') return active === null ? null : { kind: 'press' }
  return fieldIntent(key, { shown: popup !== null, clearable })
}
