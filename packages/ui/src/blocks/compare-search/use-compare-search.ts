'use client'
import { useEffect } from 'react'
import type { AccessVerdict } from '../../foundation/access/access.ts'
import { useDebounced } from '../../foundation/state/use-debounced.ts'
import { type Port, useRequest } from '../../foundation/state/use-request.ts'
import { useVerdict } from '../../foundation/ui-provider.tsx'
import { type SearchFieldEvents, searchFieldEvents, useSearchField } from '../combobox/use-search-field.ts'
import {
  additionOf,
  type CompareAddition,
  type CompareAnswer,
  type CompareQuestion,
  type CompareSearchEvent,
  type CompareSearchPort,
  type CompareSearchState,
  type CompareVenuesPort,
  compareSearchReducer,
  initialCompareSearch,
  pendingTerm,
} from './compare-search.reducer.ts'
import { type CompareViewModel, compareIntent, toCompareViewModel } from './compare-search.view-model.ts'

/** Milliseconds between the last keystroke and the search (shared-blocks §9). */
export const COMPARE_DEBOUNCE = 500

export type CompareSearchOptions = {
  /** Finds items to compare with. Rejects for transport faults, or with a `code` of need_auth / need_get_access. */
  search: CompareSearchPort
  /** Finds the venues of a chosen item. Rejects likewise. */
  venues: CompareVenuesPort
  /** The venue of the chart; part of every request. Default null. */
  venueId?: number | null
  /** The controlled text: update it synchronously in `onTermChange`. Another text replaces the field's and starts no search (C13). */
  term?: string
  /** The initial text when uncontrolled. Default none. */
  defaultTerm?: string
  /** Called for every change of the text except through `term`. */
  onTermChange?: (term: string) => void
  /** Called with the item to compare (shared-blocks §4). */
  onAdd: (addition: CompareAddition) => void
  /** Called when the user clears the search (shared-blocks §4). */
  onCancel?: () => void
}

/** The event handlers of the parts. */
export type CompareSearchEvents = SearchFieldEvents & {
  choose: (index: number) => void
  chooseGroup: (index: number) => void
  chooseVenue: (id: number) => void
  add: () => void
  retry: () => void
  /** Restores a text in the field without searching (C13). */
  refill: (text: string) => void
}

export type CompareSearchModel = {
  state: CompareSearchState
  /** The view model of this state for this user. */
  viewModel: CompareViewModel
  events: CompareSearchEvents
}

/** Headless compare search: state, view model and event handlers (G2). */
export function useCompareSearch(options: CompareSearchOptions): CompareSearchModel {
  const { search, venues, venueId = null, onAdd, onCancel } = options
  const access: AccessVerdict = useVerdict('compare')
  const isAllowed = access.kind === 'allowed'
  const [state, dispatch, sendToField] = useSearchField(compareSearchReducer, initialCompareSearch, options)
  const viewModel = toCompareViewModel(state, access)
  const active = viewModel.popup?.kind === 'list' ? viewModel.popup.active : null

  const context = { venueId }
  const send = (event: CompareSearchEvent) => {
    const addition = additionOf(state, event)
    // before `onAdd`, so that a page can restore the text in `onAdd`
    sendToField(event)
    if (addition) onAdd(addition)
    if (event.type === 'cleared') onCancel?.()
  }

  useDebounced(isAllowed ? pendingTerm(state) : null, COMPARE_DEBOUNCE, () =>
    dispatch({ type: 'settled', ...context }),
  )
  useRequest(isAllowed ? state.request : null, eitherPort(search, venues), dispatch)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the value is the event
  useEffect(() => dispatch({ type: 'venueChanged' }), [venueId])
  useEffect(() => {
    if (isAllowed) dispatch({ type: 'accessGranted' })
  }, [isAllowed, dispatch])

  const choose = (index: number) => send({ type: 'chosen', index, ...context })
  const events: CompareSearchEvents = {
    ...searchFieldEvents(
      send,
      event => compareIntent(event, viewModel),
      () => {
        if (active !== null) choose(active)
      },
    ),
    choose,
    chooseGroup: index => send({ type: 'groupChosen', index }),
    chooseVenue: id => send({ type: 'venueChosen', id }),
    add: () => send({ type: 'added' }),
    retry: () => send({ type: 'retried', ...context }),
    refill: text => send({ type: 'refilled', text }),
  }
  return { state, viewModel, events }
}

/** Both ports as one, because the state has one slot for a request. */
function eitherPort(
  search: CompareSearchPort,
  venues: CompareVenuesPort,
): Port<CompareQuestion, CompareAnswer> {
  return async (question, options) =>
    question.kind === 'search'
      ? { kind: 'search', groups: await search(question.query, options) }
      : { kind: 'venues', venues: await venues(question.query, options) }
}
