import type { LabelValues } from '../../foundation/labels/labels.ts'
import { safeUrl } from '../../foundation/safe-url.ts'
import {
  altIntent,
  type FieldIntent,
  fieldIntent,
  moveOf,
  type OptionMove,
} from '../combobox/combobox-keyboard.rules.ts'
import {
  failedKinds,
  type GlobalAnswer,
  type GlobalItem,
  type GlobalSearchKind,
  type GlobalSearchState,
  type GlobalSlot,
  type GlobalTarget,
  globalTargets,
  hasHits,
  openKind,
} from './global-search.reducer.ts'
import { kindLabel, kindLabels } from './global-search-kinds.ts'
import { type GlobalSegment, markedText } from './global-search-match.view-model.ts'

/** A label key with its values, or a text from the server or the page. */
export type GlobalText = { key: string; values: LabelValues } | { text: string }

/** One tab; `count` is known once its kind has answered. */
type GlobalTab = { id: string; label: string; state: GlobalSlot['kind']; count: number | undefined }

export type GlobalOption = {
  kind: string
  /** The label of its kind. */
  kindLabel: string
  /** The title in runs, with the matches of the term. */
  title: readonly GlobalSegment[]
  tickers: readonly (readonly GlobalSegment[])[]
  /** The number of tickers that are not shown. */
  moreTickers: number
  status: string | null
  /** The accessible name: title, all tickers, status. */
  name: string
  /** Its address; null if the page handles the choice, or if there is no valid address. */
  href: string | null
  choosable: boolean
}

export type GlobalPanel =
  | { kind: 'loading' }
  /** `retry`: a request failed, so a retry may find more. */
  | { kind: 'empty'; lines: readonly GlobalText[]; retry: boolean }
  | {
      kind: 'list'
      count: number
      options: readonly GlobalOption[]
      /** Shown below a list that does not contain all hits, else null. */
      more: GlobalText | null
    }

export type GlobalPopup =
  | { kind: 'recent'; options: readonly GlobalOption[]; active: number | null }
  | {
      kind: 'results'
      tabs: readonly GlobalTab[]
      open: string
      panel: GlobalPanel
      active: number | null
    }

export type GlobalViewModel = {
  /** Whether a list of options is shown: the combobox's `aria-expanded`. */
  expanded: boolean
  popup: GlobalPopup | null
  /** Whether there is a text to clear. */
  clearable: boolean
  /** Whether a search is pending: shows the spinner. */
  busy: boolean
  /** The status message (`role="status"`), or null. */
  status: GlobalText | null
}

export type GlobalViewOptions = {
  /** The kinds of the state. */
  kinds: readonly GlobalSearchKind[]
  /** Whether choices are links; otherwise the page handles them. */
  navigates: boolean
  /** The page's text for no hits at all; null uses the label `_autocomplete_not_found`. */
  notFound: string | null
}

/** Tickers shown after a title; the others are only counted. */
const TICKERS_SHOWN = 3

export function toGlobalViewModel(state: GlobalSearchState, options: GlobalViewOptions): GlobalViewModel {
  const popup = state.popup === 'closed' ? null : popupOf(state, options)
  const listed = popup?.kind === 'recent' || (popup?.kind === 'results' && popup.panel.kind === 'list')
  return {
    expanded: listed,
    popup,
    clearable: state.term !== '',
    busy: state.phase.kind === 'waiting' || state.request !== null,
    status: popup?.kind === 'results' ? statusOf(popup, options.kinds) : null,
  }
}

/** The shown options; empty without a list. */
export function optionsOf({ popup }: Pick<GlobalViewModel, 'popup'>): readonly GlobalOption[] {
  if (popup?.kind === 'recent') return popup.options
  return popup?.panel.kind === 'list' ? popup.panel.options : []
}

function popupOf(state: GlobalSearchState, options: GlobalViewOptions): GlobalPopup | null {
  const { phase, active } = state
  if (phase.kind === 'idle') {
    const recent = globalTargets(state).map(({ kind, id, title }) =>
      optionOf(kind, { id, title, tickers: [], status: null }, '', options),
    )
    return recent.length === 0 ? null : { kind: 'recent', options: recent, active }
  }
  const open = openKind(state)
  const tabs = state.kinds.map(
    (kind): GlobalTab => tabOf(kind, kindLabel(options.kinds, kind), slotOf(state, kind)),
  )
  return { kind: 'results', tabs, open, panel: panelOf(state, open, options), active }
}

/** The request for a kind; one that does not exist has no hits. */
function slotOf({ kinds, phase }: GlobalSearchState, kind: string): GlobalSlot {
  const slot = phase.kind === 'results' ? phase.slots[kind] : null
  if (slot) return slot
  return kinds.includes(kind) ? { kind: 'loading' } : { kind: 'found', answer: NOTHING }
}

const NOTHING: GlobalAnswer = { items: [], count: 0, error: null }

function tabOf(id: string, label: string, slot: GlobalSlot): GlobalTab {
  return { id, label, state: slot.kind, count: slot.kind === 'found' ? countOf(slot.answer) : undefined }
}

/** All hits. A count below the number of items, or one that is not an integer, is wrong and ignored. */
function countOf({ count, items }: GlobalAnswer): number {
  return Number.isSafeInteger(count) ? Math.max(count, items.length) : items.length
}

function panelOf(state: GlobalSearchState, open: string, options: GlobalViewOptions): GlobalPanel {
  const slot = slotOf(state, open)
  if (slot.kind === 'loading') return { kind: 'loading' }
  if (slot.kind === 'failed' || slot.answer.items.length === 0) return emptyPanel(state, open, options)
  const searched = state.term.trim()
  const { items } = slot.answer
  const count = countOf(slot.answer)
  const more =
    count > items.length ? { key: 'compare_search_more', values: { shown: items.length, count } } : null
  return { kind: 'list', count, options: items.map(item => optionOf(open, item, searched, options)), more }
}

/**
 * Why the open tab has no options. No hits in any tab: the texts of page and servers, or the label. No hits in this tab only: the
 * server's text, or the name of the kind. After a fault only the kinds without an answer are named: they may have hits.
 */
function emptyPanel(
  state: GlobalSearchState,
  open: string,
  { kinds, notFound }: GlobalViewOptions,
): GlobalPanel {
  const term = state.term.trim()
  const slots = state.kinds.map(kind => slotOf(state, kind))
  const everywhere = slots.every(slot => slot.kind !== 'loading' && !hasHits(slot))
  const failed = failedKinds(state)
  const unanswered = everywhere ? failed : failed.filter(kind => kind === open)
  if (unanswered.length > 0) {
    const line: GlobalText =
      unanswered.length === state.kinds.length
        ? { key: 'compare_search_failed', values: {} }
        : { key: 'global_search_unanswered', values: { kinds: kindLabels(kinds, unanswered) } }
    return { kind: 'empty', lines: [line], retry: true }
  }
  const messages = everywhere ? [notFound, ...slots.map(errorOf)] : [errorOf(slotOf(state, open))]
  const lines = [...new Set(messages)].flatMap(text => (text === null ? [] : { text }))
  const none: GlobalText = everywhere
    ? nothingFound(term)
    : { key: 'compare_search_group_empty', values: { term, group: kindLabel(kinds, open) } }
  return { kind: 'empty', lines: lines.length > 0 ? lines : [none], retry: false }
}

function nothingFound(term: string): GlobalText {
  return { key: '_autocomplete_not_found', values: { term } }
}

function errorOf(slot: GlobalSlot): string | null {
  return (slot.kind === 'found' && slot.answer.error?.trim()) || null
}

function optionOf(kind: string, item: GlobalItem, term: string, options: GlobalViewOptions): GlobalOption {
  const { title, tickers, status } = item
  return {
    kind,
    kindLabel: kindLabel(options.kinds, kind),
    title: markedText(title, term),
    tickers: tickers.slice(0, TICKERS_SHOWN).map(ticker => markedText(ticker, term)),
    moreTickers: Math.max(0, tickers.length - TICKERS_SHOWN),
    status,
    name: [title, ...tickers, ...(status ? [status] : [])].join(', '),
    ...linkOf({ kind, id: item.id }, options),
  }
}

/** Ids are digits; an option without a valid address cannot be chosen. */
function linkOf({ kind, id }: Pick<GlobalTarget, 'kind' | 'id'>, { kinds, navigates }: GlobalViewOptions) {
  const isId = /^\d{1,16}$/.test(String(id))
  if (!navigates) return { href: null, choosable: isId }
  const hrefOf = kinds.find(one => one.kind === kind)?.hrefOf
  const href = isId && hrefOf ? safeUrl(hrefOf(id)) : null
  return { href, choosable: href !== null }
}

function statusOf(
  { panel, open }: Extract<GlobalPopup, { kind: 'results' }>,
  kinds: readonly GlobalSearchKind[],
): GlobalText {
  switch (panel.kind) {
    case 'loading':
      return { key: 'compare_search_searching', values: {} }
    case 'empty':
      return panel.lines[0] ?? { key: 'compare_search_none', values: {} }
    case 'list':
      return { key: 'compare_search_found', values: { count: panel.count, group: kindLabel(kinds, open) } }
  }
}

/** The meaning of a key in the field. */
export type GlobalIntent =
  | FieldIntent
  | { kind: 'move'; by: OptionMove }
  /** Clicks the active option. */
  | { kind: 'press' }

/** These keys move the caret until an option is active: the ARIA Authoring Practices allow both. */
const ENDS: ReadonlyMap<string, OptionMove> = new Map([
  ['Home', 'first'],
  ['End', 'last'],
])

type Key = { key: string; altKey: boolean; shiftKey: boolean }

/**
 * The intent of a key, as in the editable combobox of the ARIA Authoring Practices; null leaves the key to the browser.
 * Left and Right move the caret, so the tabs are reached by Tab and have their own arrow keys.
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
