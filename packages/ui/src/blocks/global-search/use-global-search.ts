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

/** Milliseconds between the last keystroke and the search (shared-blocks §9). */
export const GLOBAL_DEBOUNCE = 300

export type GlobalSearchOptions = GlobalSearchPorts & {
  /** Statuses whose companies are not searched (shared-blocks §7). Default none; values that are not integers are ignored. */
  withoutStatuses?: readonly number[]
  /** The address of a choice. Default the paths of shared-blocks §2; null, or an address that `safeUrl` refuses, is no link. */
  hrefOf?: GlobalHref
  /** Handles choices instead of links; the title of a choice replaces the text (shared-blocks §4). */
  onSelect?: (selection: GlobalSelection) => void
  /** The controlled text: update it synchronously in `onTermChange`. Another text replaces the field's and starts no search. */
  term?: string
  /** The initial text when uncontrolled. Default none. */
  defaultTerm?: string
  /** Called for every change of the text except through `term`. */
  onTermChange?: (term: string) => void
  /** The text for no hits in any tab. Default: the servers' texts, else the label `_autocomplete_not_found`. */
  notFound?: string
}

/** The event handlers of the parts. */
export type GlobalSearchEvents = {
  type: (text: string) => void
  compositionStart: () => void
  compositionEnd: (text: string) => void
  /** A key in the field. Enter clicks the element that `aria-activedescendant` refers to. */
  key: (event: KeyboardEvent<HTMLElement>) => void
  open: () => void
  dismiss: () => void
  point: (index: number | null) => void
  chooseTab: (kind: GlobalKind) => void
  /** Chooses a shown option; the browser follows its link. */
  choose: (index: number) => void
  /** An option was opened in another browser tab: it joins the recent choices, and the popup stays open. */
  visit: (index: number) => void
  /** Adds a hit to the recent choices, for components that show the hits themselves, such as a command palette. */
  addRecent: (target: GlobalTarget) => void
  /** Repeats the requests that failed. */
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
  /** The view model of this state. */
  viewModel: GlobalViewModel
  events: GlobalSearchEvents
}

/** Headless global search: state, view model and event handlers (G1). The command palette uses it too. */
export function useGlobalSearch(options: GlobalSearchOptions): GlobalSearchModel {
  const { hrefOf = globalHref, onSelect, notFound = null } = options
  const navigates = onSelect === undefined
  const [state, dispatch, sendToField] = useSearchField(globalSearchReducer, initialGlobalSearch, options)
  const viewModel = toGlobalViewModel(state, { hrefOf: navigates ? hrefOf : null, notFound })
  const memory = useSearchMemory(navigates, dispatch)

  const send = (event: GlobalSearchEvent) => memory.store(state, sendToField(event), event)

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
    addRecent: target => send({ type: 'recentAdded', target }),
    retry: () => send({ type: 'retried' }),
    clearRecent: () => send({ type: 'recentCleared' }),
    focus: () => {
      // another page may have stored something since
      if (!state.inside.focus) memory.recall()
      onField.focus()
    },
    pressOutside: () => send({ type: 'pressedOutside' }),
  }
  return { state, viewModel, events }
}

/** Stores the last tab and the recent choices in this browser. Only a search that navigates reuses the tab (shared-blocks §4). */
function useSearchMemory(navigates: boolean, dispatch: (event: GlobalSearchEvent) => void) {
  const { local } = useStores()
  const recall = () => {
    const tab = navigates ? storedTab(local.get(storedKey('searchTab'))) : null
    dispatch({ type: 'recalled', tab, recent: storedRecent(local.get(storedKey('searchRecent'))) })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each store and way of choosing
  useEffect(recall, [local, navigates])
  const store = (before: GlobalSearchState, after: GlobalSearchState, event: GlobalSearchEvent) => {
    if (event.type === 'tabChosen') local.set(storedKey('searchTab'), event.kind)
    if (before.recent === after.recent) return
    if (after.recent.length === 0) local.remove(storedKey('searchRecent'))
    else local.set(storedKey('searchRecent'), writtenRecent(after.recent))
  }
  return { recall, store }
}

/** Sends one query to all five ports; each request ends with its own answer. */
function useFiveRequests(
  state: GlobalSearchState,
  { bonds, stocks, indexes, companies, etfs, withoutStatuses }: GlobalSearchOptions,
  dispatch: (event: GlobalSearchEvent) => void,
): void {
  const excluded = withoutStatuses?.filter(status => Number.isSafeInteger(status)) ?? []
  useKind('bonds', bonds, state, dispatch)
  useKind('stocks', stocks, state, dispatch)
  useKind('indexes', indexes, state, dispatch)
  useKind(
    'companies',
    ({ term }, options) =>
      companies(excluded.length > 0 ? { term, withoutStatuses: excluded } : { term }, options),
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
