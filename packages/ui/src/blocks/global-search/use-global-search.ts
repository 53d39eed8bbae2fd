'use client'
import { useEffect, useRef } from 'react'
import { hasNodeEnv } from '../../foundation/dev-warnings.ts'
import { listOf } from '../../foundation/list-of.ts'
import { storedKey } from '../../foundation/state/stored-keys.ts'
import { useDebounced } from '../../foundation/state/use-debounced.ts'
import { sendRequest } from '../../foundation/state/use-request.ts'
import { useStores } from '../../foundation/ui-provider.tsx'
import { pressOption } from '../combobox/press-option.ts'
import { type SearchFieldEvents, searchFieldEvents, useSearchField } from '../combobox/use-search-field.ts'
import {
  type GlobalSearchEvent,
  type GlobalSearchKind,
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
  type GlobalViewModel,
  globalIntent,
  optionsOf,
  toGlobalViewModel,
} from './global-search.view-model.ts'
import { storedRecent, storedTab, writtenRecent } from './global-search-memory.rules.ts'
import { useGlobalKindWarnings } from './global-search-warnings.ts'

/** Milliseconds between the last keystroke and the search (shared-blocks §9). */
export const GLOBAL_DEBOUNCE = 300

export type GlobalSearchOptions<Kind extends string = string> = {
  /** The kinds of results, in the order of the tabs; the first one with hits opens. Their labels are in the user's language. */
  kinds: readonly GlobalSearchKind<Kind>[]
  /** Handles choices instead of links; the title of a choice replaces the text (shared-blocks §4). */
  onSelect?: (selection: GlobalSelection<Kind>) => void
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
export type GlobalSearchEvents = SearchFieldEvents & {
  dismiss: () => void
  chooseTab: (kind: string) => void
  /** Chooses a shown option; the browser follows its link. */
  choose: (index: number) => void
  /** An option was opened in another browser tab: it joins the recent choices, and the popup stays open. */
  visit: (index: number) => void
  /** Adds a hit to the recent choices, for components that show the hits themselves, such as a command palette. */
  addRecent: (target: GlobalTarget) => void
  /** Repeats the requests that failed. */
  retry: () => void
  clearRecent: () => void
  pressOutside: () => void
}

export type GlobalSearchModel = {
  state: GlobalSearchState
  /** The view model of this state. */
  viewModel: GlobalViewModel
  events: GlobalSearchEvents
}

/** Headless global search: state, view model and event handlers (G1). The command palette uses it too. */
export function useGlobalSearch<Kind extends string = string>(
  options: GlobalSearchOptions<Kind>,
): GlobalSearchModel {
  const { onSelect, notFound = null } = options
  const kinds = listOf(options.kinds)
  const navigates = onSelect === undefined
  // biome-ignore lint/correctness/useHookAtTopLevel: the condition never changes while the page is open
  if (hasNodeEnv && process.env.NODE_ENV !== 'production') useGlobalKindWarnings(kinds, navigates)
  const ids = kinds.map(({ kind }) => kind)
  const [state, dispatch, sendToField] = useSearchField(
    globalSearchReducer,
    text => initialGlobalSearch({ kinds: ids, term: text }),
    options,
  )
  const viewModel = toGlobalViewModel(state, { kinds, navigates, notFound })
  useOtherKinds(ids, state, dispatch)
  const memory = useSearchMemory(ids, navigates, dispatch)

  const send = (event: GlobalSearchEvent) => memory.store(state, sendToField(event), event)

  useDebounced(pendingGlobalTerm(state), GLOBAL_DEBOUNCE, () => dispatch({ type: 'settled' }))
  useKindRequests(state, kinds, dispatch)

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
      const type = ids.find(kind => kind === target?.kind)
      if (!target || type === undefined || !optionsOf(viewModel)[index]?.choosable) return
      send({ type: 'chosen', index, fills: !navigates })
      onSelect?.({ type, id: target.id, title: target.title })
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
function useSearchMemory(
  kinds: readonly string[],
  navigates: boolean,
  dispatch: (event: GlobalSearchEvent) => void,
) {
  const { local } = useStores()
  const recall = () => {
    const tab = navigates ? storedTab(local.get(storedKey('searchTab')), kinds) : null
    dispatch({ type: 'recalled', tab, recent: storedRecent(local.get(storedKey('searchRecent')), kinds) })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each store, way of choosing and set of kinds
  useEffect(recall, [local, navigates, JSON.stringify(kinds)])
  const store = (before: GlobalSearchState, after: GlobalSearchState, event: GlobalSearchEvent) => {
    if (event.type === 'tabChosen') local.set(storedKey('searchTab'), event.kind)
    if (before.recent === after.recent) return
    if (after.recent.length === 0) local.remove(storedKey('searchRecent'))
    else local.set(storedKey('searchRecent'), writtenRecent(after.recent))
  }
  return { recall, store }
}

/** Follows a page that gives other kinds than those of the state. */
function useOtherKinds(
  ids: readonly string[],
  { kinds }: GlobalSearchState,
  dispatch: (event: GlobalSearchEvent) => void,
): void {
  const hasOthers = ids.length !== kinds.length || ids.some((id, at) => id !== kinds[at])
  useEffect(() => {
    if (hasOthers) dispatch({ type: 'kindsChanged', kinds: ids })
  })
}

/** Sends one query to the searches of all kinds; each request ends with its own answer. */
function useKindRequests(
  state: GlobalSearchState,
  kinds: readonly GlobalSearchKind[],
  dispatch: (event: GlobalSearchEvent) => void,
): void {
  const latest = useRef({ state, kinds })
  useEffect(() => {
    latest.current = { state, kinds }
  })
  const id = state.request?.id ?? null
  useEffect(() => {
    if (id === null) return
    const aborts = latest.current.kinds.flatMap(({ kind, search }) => {
      const request = requestTo(kind, latest.current.state)
      return request ? [sendRequest(request, search, event => dispatch({ ...event, kind }))] : []
    })
    return () => {
      for (const abort of aborts) abort()
    }
  }, [id, dispatch])
}
