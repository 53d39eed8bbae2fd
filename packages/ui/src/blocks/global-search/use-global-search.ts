'use client'
import { type KeyboardEvent, useEffect } from 'react'
import { storedKey } from '../../foundation/state/stored-keys.ts'
import { useDebounced } from '../../foundation/state/use-debounced.ts'
import { type Port, useRequest } from '../../foundation/state/use-request.ts'
import { useStores } from '../../foundation/ui-provider.tsx'
import { pressOption } from '../combobox/press-option.ts'
import { searchFieldEvents, useSearchField } from '../combobox/use-search-field.ts'
import {
  type GlobalAnswer,
  type GlobalKind,
  type GlobalQuery,
  type GlobalSearchEvent,
  type GlobalSearchPorts,
  type GlobalSearchState,
  type GlobalSelection,
  type GlobalTarget,
  globalSearchReducer,
  globalTargets,
  initialGlobalSearch,
  pendingGlobalTerm,
  requestTo,
} from './global-search.reducer.ts'
import {
  type GlobalHref,
  type GlobalViewModel,
  globalHref,
  globalIntent,
  optionsOf,
  toGlobalViewModel,
} from './global-search.view-model.ts'
import { storedRecent, storedTab, writtenRecent } from './global-search-memory.rules.ts'

/** The pause between the last keystroke and the search (shared-blocks §9), in milliseconds. */
export const GLOBAL_DEBOUNCE = 300

export type GlobalSearchOptions = GlobalSearchPorts & {
  /** Statuses whose companies are not searched (shared-blocks §7). Default none; what is no whole number is left out. */
  withoutStatuses?: readonly number[]
  /** Where a choice leads, as a link. Default the paths of shared-blocks §2; null, or what `safeUrl` refuses, is no link. */
  hrefOf?: GlobalHref
  /** Given, a choice leads nowhere: it is told, and its title comes into the field (shared-blocks §4). */
  onSelect?: (selection: GlobalSelection) => void
  /** The text in the field, when the page holds it: set it at once in `onTermChange`. Another one refills the field and searches nothing. */
  term?: string
  /** The first text when the widget holds it itself. Default none. */
  defaultTerm?: string
  /** Told of every text that comes to stand in the field, except through `term`. */
  onTermChange?: (term: string) => void
  /** A sentence where nothing was found anywhere. Default: the servers' words, else the label `_autocomplete_not_found`. */
  notFound?: string
}

/** What the user can do; the parts call these and know nothing else. */
export type GlobalSearchEvents = {
  type: (text: string) => void
  compositionStart: () => void
  compositionEnd: (text: string) => void
  /** A key in the field. Enter clicks the element that the field's `aria-activedescendant` names. */
  key: (event: KeyboardEvent<HTMLElement>) => void
  open: () => void
  dismiss: () => void
  point: (index: number | null) => void
  chooseTab: (kind: GlobalKind) => void
  /** An option of those that are shown was chosen; following its link is the browser's part. */
  choose: (index: number) => void
  /** An option was opened in another tab of the browser: it is kept among the recent ones, the popup stays. */
  visit: (index: number) => void
  /** A hit of any kind was chosen by who shows the state in another way, as a command palette does: it is kept among the recent ones. */
  take: (target: GlobalTarget) => void
  /** Asks those again who gave no answer. */
  retry: () => void
  clear: () => void
  clearRecent: () => void
  focus: () => void
  blur: () => void
  pressOutside: () => void
  pointerEnter: () => void
  pointerLeave: () => void
}

export type GlobalSearchModel = {
  state: GlobalSearchState
  /** What is to be drawn for this state. */
  viewModel: GlobalViewModel
  events: GlobalSearchEvents
}

/** Global search without its looks: state, what to draw, and what the user can do (G1). A command palette can stand on it too. */
export function useGlobalSearch(options: GlobalSearchOptions): GlobalSearchModel {
  const { hrefOf = globalHref, onSelect, notFound = null } = options
  const navigates = onSelect === undefined
  const [state, dispatch, sendToField] = useSearchField(globalSearchReducer, initialGlobalSearch, options)
  const viewModel = toGlobalViewModel(state, { hrefOf: navigates ? hrefOf : null, notFound })
  const memory = useSearchMemory(navigates, dispatch)

  const send = (event: GlobalSearchEvent) => memory.keep(state, sendToField(event), event)

  useDebounced(pendingGlobalTerm(state), GLOBAL_DEBOUNCE, () => dispatch({ type: 'settled' }))
  useFiveRequests(state, options, dispatch)

  const onField = searchFieldEvents(
    send,
    event => globalIntent(event, viewModel),
    event =>
      pressOption(event.currentTarget, event.currentTarget.getAttribute('aria-activedescendant'), event),
  )
  const events: GlobalSearchEvents = {
    ...onField,
    dismiss: () => send({ type: 'dismissed' }),
    chooseTab: kind => send({ type: 'tabChosen', kind, reuse: navigates }),
    choose: index => {
      const target = globalTargets(state)[index]
      if (!target || !optionsOf(viewModel)[index]?.choosable) return
      send({ type: 'chosen', index, fills: !navigates })
      onSelect?.({ type: target.kind, id: target.id, title: target.title })
    },
    visit: index => send({ type: 'visited', index }),
    take: target => send({ type: 'taken', target }),
    retry: () => send({ type: 'retried' }),
    clearRecent: () => send({ type: 'recentCleared' }),
    focus: () => {
      // another page may have kept something since
      if (!state.held.focus) memory.recall()
      onField.focus()
    },
    pressOutside: () => send({ type: 'pressedOutside' }),
  }
  return { state, viewModel, events }
}

/** The last tab and the recent choices, kept in this browser. Only a search that navigates reuses the tab (shared-blocks §4). */
function useSearchMemory(navigates: boolean, dispatch: (event: GlobalSearchEvent) => void) {
  const { local } = useStores()
  const recall = () => {
    const tab = navigates ? storedTab(local.get(storedKey('searchTab'))) : null
    dispatch({ type: 'recalled', tab, recent: storedRecent(local.get(storedKey('searchRecent'))) })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for a store and a way of choosing
  useEffect(recall, [local, navigates])
  const keep = (before: GlobalSearchState, after: GlobalSearchState, event: GlobalSearchEvent) => {
    if (event.type === 'tabChosen') local.set(storedKey('searchTab'), event.kind)
    if (before.recent === after.recent) return
    if (after.recent.length === 0) local.remove(storedKey('searchRecent'))
    else local.set(storedKey('searchRecent'), writtenRecent(after.recent))
  }
  return { recall, keep }
}

/** One question to five kinds at once; each that answers is no longer asked, the others go on. */
function useFiveRequests(
  state: GlobalSearchState,
  { bonds, stocks, indexes, companies, etfs, withoutStatuses }: GlobalSearchOptions,
  dispatch: (event: GlobalSearchEvent) => void,
): void {
  const left = withoutStatuses?.filter(status => Number.isSafeInteger(status)) ?? []
  useKind('bonds', bonds, state, dispatch)
  useKind('stocks', stocks, state, dispatch)
  useKind('indexes', indexes, state, dispatch)
  useKind(
    'companies',
    ({ term }, options) => companies(left.length > 0 ? { term, withoutStatuses: left } : { term }, options),
    state,
    dispatch,
  )
  useKind('etfs', etfs, state, dispatch)
}

function useKind(
  kind: GlobalKind,
  port: Port<GlobalQuery, GlobalAnswer>,
  state: GlobalSearchState,
  dispatch: (event: GlobalSearchEvent) => void,
): void {
  useRequest(requestTo(kind, state), port, event => dispatch({ ...event, kind }))
}
