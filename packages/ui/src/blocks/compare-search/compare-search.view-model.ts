import { type AccessVerdict, NEED_ACCESS, NEED_AUTH } from '../../foundation/access/access.ts'
import { cutText } from '../../foundation/format/cut-text.ts'
import type { LabelValues } from '../../foundation/labels/labels.ts'
import {
  altIntent,
  type FieldIntent,
  fieldIntent,
  type ListMove,
  moveOf,
} from '../combobox/combobox-keyboard.rules.ts'
import {
  type CompareChoice,
  type CompareGroup,
  type CompareItem,
  type CompareSearchState,
  type CompareVenue,
  openGroup,
} from './compare-search.reducer.ts'

/** A label key with its values; the parts resolve it in the user's language. */
export type CompareText = { key: string; values?: LabelValues }

/** One hit, always with the parts of its name. */
export type CompareOption = Required<CompareItem>

/** One tab of the popup; `id` is its index, because two groups may have the same kind. */
type CompareTab = { id: string; title: string; count: number }

export type ComparePopup =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'nothing'; tabs: readonly CompareTab[]; open: string; sentence: CompareText }
  | {
      kind: 'list'
      tabs: readonly CompareTab[]
      /** The open tab's id, and its title, which names the list. */
      open: string
      title: string
      count: number
      options: readonly CompareOption[]
      active: number | null
      /** Shown below a list that does not contain all hits, else null. */
      more: CompareText | null
    }

export type CompareBelow =
  | { kind: 'gate'; verdict: AccessVerdict }
  | { kind: 'loadingVenues'; chosen: CompareChoice }
  | {
      kind: 'venues'
      chosen: CompareChoice
      venues: readonly CompareVenue[]
      venueId: number
    }
  | { kind: 'noVenues'; chosen: CompareChoice }
  | { kind: 'venuesFailed'; chosen: CompareChoice }

/** The popup, or the content below the field, and the status message (`role="status"`). */
export type CompareViewModel = {
  /** Whether a list of options is shown: the combobox's `aria-expanded`. */
  expanded: boolean
  popup: ComparePopup | null
  below: CompareBelow | null
  /** Whether there is a text or a choice to clear. */
  clearable: boolean
  status: CompareText | null
}

/** The view model of a state for this access verdict (access row 23: a prompt instead of results). */
export function toCompareViewModel(state: CompareSearchState, access: AccessVerdict): CompareViewModel {
  const gate = gateOf(state, access)
  const popup = gate || state.popup === 'closed' ? null : popupOf(state)
  const below = gate ?? belowOf(state)
  return {
    expanded: popup?.kind === 'list',
    popup,
    below,
    clearable: state.term !== '' || state.phase.kind !== 'empty',
    status: popup ? popupStatus(popup) : belowStatus(below, state),
  }
}

function gateOf({ phase }: CompareSearchState, access: AccessVerdict): CompareBelow | null {
  if (access.kind !== 'allowed') return { kind: 'gate', verdict: access }
  if (phase.kind !== 'refused') return null
  return { kind: 'gate', verdict: phase.code === 'need_auth' ? NEED_AUTH : NEED_ACCESS }
}

function popupOf(state: CompareSearchState): ComparePopup | null {
  const { phase } = state
  switch (phase.kind) {
    case 'waiting':
    case 'searching':
      return { kind: 'loading' }
    case 'searchFailed':
      return { kind: 'failed' }
    case 'found':
      return foundOf(state)
    default:
      return null
  }
}

function foundOf(state: CompareSearchState): ComparePopup | null {
  const { phase } = state
  if (phase.kind !== 'found') return null
  const tabs = phase.groups.map((group, index) => ({
    id: String(index),
    title: group.name,
    count: countOf(group),
  }))
  const open = String(phase.group)
  const group = openGroup(phase)
  if (!phase.groups.some(one => one.items.length > 0))
    return { kind: 'nothing', tabs: [], open, sentence: nothingFound(state) }
  if (!group || group.items.length === 0)
    return { kind: 'nothing', tabs, open, sentence: nothingFound(state, group?.name) }
  const { items, name } = group
  const count = countOf(group)
  const more =
    count > items.length ? { key: 'compare_search_more', values: { shown: items.length, count } } : null
  return {
    kind: 'list',
    tabs,
    open,
    title: name,
    count,
    options: items.map(readable),
    active: phase.active,
    more,
  }
}

/** Ignores parts that do not join to the name: they would show another name than the one that is added. */
function readable(item: CompareItem): CompareOption {
  const { id, name, nameParts = [] } = item
  const whole = nameParts.map(part => part.text).join('')
  return { id, name, nameParts: whole === name ? nameParts : [{ text: name, match: false }] }
}

/** All hits. A count below the number of items is wrong and ignored. */
function countOf({ items, count = items.length }: CompareGroup): number {
  return Number.isFinite(count) ? Math.max(count, items.length) : items.length
}

function nothingFound(state: CompareSearchState, group?: string): CompareText {
  const whole = state.term.trim()
  const term = cutText(whole) ?? whole
  return group === undefined
    ? { key: '_autocomplete_not_found', values: { term } }
    : { key: 'compare_search_group_empty', values: { term, group } }
}

function belowOf({ phase }: CompareSearchState): CompareBelow | null {
  switch (phase.kind) {
    case 'loadingVenues':
    case 'venues':
    case 'noVenues':
    case 'venuesFailed':
      return phase
    default:
      return null
  }
}

function popupStatus(popup: ComparePopup): CompareText | null {
  switch (popup.kind) {
    case 'loading':
      return { key: 'compare_search_searching' }
    case 'list':
      return { key: 'compare_search_found', values: { group: popup.title, count: popup.count } }
    case 'nothing':
      return { key: 'compare_search_none' }
    // the alert announces itself
    case 'failed':
      return null
  }
}

function belowStatus(below: CompareBelow | null, { phase }: CompareSearchState): CompareText | null {
  // announce a gate that answers a search, not one that was there from the start
  if (phase.kind === 'refused') return { key: phase.code }
  switch (below?.kind) {
    case 'loadingVenues':
      return { key: 'compare_search_trading_grounds_loading' }
    case 'venues':
      return {
        key: 'compare_search_trading_grounds_found',
        values: { count: below.venues.length, name: below.venues[0]?.name ?? '' },
      }
    default:
      return null
  }
}

/** The meaning of a key in the field. */
export type CompareIntent = FieldIntent | { kind: 'move'; by: ListMove } | { kind: 'choose' }

/** The intent of a key, as in the combobox pattern of the ARIA Authoring Practices; null leaves the key to the browser. */
export function compareIntent(
  { key, altKey }: { key: string; altKey: boolean },
  { popup, expanded, clearable }: Pick<CompareViewModel, 'popup' | 'expanded' | 'clearable'>,
): CompareIntent | null {
  // readings #47: Enter never reaches the form around the field, also with modifier keys
  if (key === 'Enter') return { kind: 'choose' }
  if (altKey) return altIntent(key, popup !== null)
  const by = moveOf(key, expanded)
  return by ? { kind: 'move', by } : fieldIntent(key, { shown: popup !== null, clearable })
}
