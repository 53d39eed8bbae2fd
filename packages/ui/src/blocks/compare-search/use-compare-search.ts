'use client'
import { type KeyboardEvent, useEffect } from 'react'
import type { AccessVerdict } from '../../foundation/access/access.ts'
import { useDebounced } from '../../foundation/state/use-debounced.ts'
import { type Port, useRequest } from '../../foundation/state/use-request.ts'
import { useVerdict } from '../../foundation/ui-provider.tsx'
import { searchFieldEvents, useSearchField } from '../combobox/use-search-field.ts'
import {
  additionOf,
  type CompareAddition,
  type CompareAnswer,
  type CompareGroundsPort,
  type CompareQuestion,
  type CompareSearchEvent,
  type CompareSearchPort,
  type CompareSearchState,
  compareSearchReducer,
  initialCompareSearch,
  pendingTerm,
} from './compare-search.reducer.ts'
import { type CompareViewModel, compareIntent, toCompareViewModel } from './compare-search.view-model.ts'

/** The pause between the last keystroke and the search (shared-blocks §9), in milliseconds. */
export const COMPARE_DEBOUNCE = 500

export type CompareSearchOptions = {
  /** Finds what can be compared. Rejects for transport faults, or with a `code` of need_auth / need_get_access. */
  search: CompareSearchPort
  /** Finds the trading grounds of a chosen item. Rejects likewise. */
  tradingGrounds: CompareGroundsPort
  /** The trading ground that the chart shows; goes out with every question. Default null. */
  tradingGroundId?: number | null
  /** The text in the field, when the page holds it: set it at once in `onTermChange`. Another one refills the field and searches nothing (C13). */
  term?: string
  /** The first text when the widget holds it itself. Default none. */
  defaultTerm?: string
  /** Told of every text that comes to stand in the field, except through `term`. */
  onTermChange?: (term: string) => void
  /** Told what to compare (shared-blocks §4). */
  onAdd: (addition: CompareAddition) => void
  /** Told when the search was cleared (shared-blocks §4). */
  onCancel?: () => void
}

/** What the user can do; the parts call these and know nothing else. */
export type CompareSearchEvents = {
  type: (text: string) => void
  compositionStart: () => void
  compositionEnd: (text: string) => void
  key: (event: KeyboardEvent) => void
  open: () => void
  point: (index: number | null) => void
  choose: (index: number) => void
  chooseGroup: (index: number) => void
  chooseGround: (id: number) => void
  add: () => void
  clear: () => void
  retry: () => void
  focus: () => void
  blur: () => void
  pointerEnter: () => void
  pointerLeave: () => void
  /** Puts a text back into the field, without searching (C13). */
  refill: (text: string) => void
}

export type CompareSearchModel = {
  state: CompareSearchState
  /** What is to be drawn for this state and user. */
  viewModel: CompareViewModel
  events: CompareSearchEvents
}

/** Compare search without its looks: state, what to draw, and what the user can do (G2). */
export function useCompareSearch(options: CompareSearchOptions): CompareSearchModel {
  const { search, tradingGrounds, tradingGroundId = null } = options
  const { onAdd, onCancel } = options
  const access: AccessVerdict = useVerdict('compare')
  const admitted = access.kind === 'allowed'
  const [state, dispatch, sendToField] = useSearchField(compareSearchReducer, initialCompareSearch, options)
  const viewModel = toCompareViewModel(state, access)
  const active = viewModel.popup?.kind === 'list' ? viewModel.popup.active : null

  const context = { tradingGroundId }
  const send = (event: CompareSearchEvent) => {
    const addition = additionOf(state, event)
    // before the addition is told, so that a page which refuses it at once has the last word on the text
    sendToField(event)
    if (addition) onAdd(addition)
    if (event.type === 'cleared') onCancel?.()
  }

  useDebounced(admitted ? pendingTerm(state) : null, COMPARE_DEBOUNCE, () =>
    dispatch({ type: 'settled', ...context }),
  )
  useRequest(admitted ? state.request : null, eitherPort(search, tradingGrounds), dispatch)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is the event
  useEffect(() => dispatch({ type: 'groundChanged' }), [tradingGroundId])
  useEffect(() => {
    if (admitted) dispatch({ type: 'admitted' })
  }, [admitted, dispatch])

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
    chooseGround: id => send({ type: 'groundChosen', id }),
    add: () => send({ type: 'added' }),
    retry: () => send({ type: 'retried', ...context }),
    refill: text => send({ type: 'refilled', text }),
  }
  return { state, viewModel, events }
}

/** Both ports as one, as the state has one place for a question. */
function eitherPort(
  search: CompareSearchPort,
  tradingGrounds: CompareGroundsPort,
): Port<CompareQuestion, CompareAnswer> {
  return async (question, options) =>
    question.kind === 'search'
      ? { kind: 'search', groups: await search(question.query, options) }
      : { kind: 'grounds', grounds: await tradingGrounds(question.query, options) }
}
