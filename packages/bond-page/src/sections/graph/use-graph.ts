'use client'
import type { Answer, BondPageData, Tradings } from '@accrue/api-client'
import type { CompareMessage } from '@accrue/ui/charts'
import { type Address, type Settled, useRequest } from '@accrue/ui/foundation'
import { useCallback, useContext, useEffect, useReducer, useRef } from 'react'
import type { BondPagePorts } from '../../ports.ts'
import { readChartUrl, writeChartUrl } from '../../rules/chart-url.ts'
import { FirstTradings } from './first-tradings.ts'
import { type GraphEvent, graphReducer, initialGraph } from './graph.reducer.ts'
import type { GraphRequest, GraphState, GraphSubject } from './graph-state.ts'
import { urlOfState } from './graph-url.ts'

/** The chart section's state. Sends the state's request through the port, and synchronizes the address (X1). */
export function useGraph(subject: GraphSubject, port: BondPagePorts['tradings'], address: Address) {
  const first = useContext(FirstTradings)
  const [state, dispatch] = useReducer(
    (before: GraphState, event: GraphEvent) => graphReducer(before, event, subject),
    null,
    () => withFirstAnswer(initialGraph(readChartUrl(address.read()), subject), first, subject),
  )
  const iteration = state.lastId
  const send = useCallback(
    (request: GraphRequest, { signal }: { signal: AbortSignal }) =>
      port({ ...request, iteration }, { signal }),
    [port, iteration],
  )
  useRequest(state.request, send, dispatch as (event: Settled<Answer<Tradings>>) => void)

  // a user's change is a step in the history; any other change replaces the address
  const search = writeChartUrl(address.read(), urlOfState(state, subject))
  const isAutomatic = state.isAutomatic || state.compare.messages.some(isRemovedByLoad)
  const isFirst = useRef(true)
  useEffect(() => {
    const isStep = !isFirst.current && !isAutomatic
    isFirst.current = false
    if (search === address.read()) return
    if (isStep) address.push(search)
    else address.replace(search)
  }, [search, isAutomatic, address])
  useEffect(
    () => address.subscribe(() => dispatch({ type: 'addressChanged', url: readChartUrl(address.read()) })),
    [address],
  )
  return { state, dispatch }
}

/** The state with the first answer, which is that of an address without any choice. */
function withFirstAnswer(state: GraphState, first: Tradings | null, subject: GraphSubject): GraphState {
  const { request } = state
  if (!first || !request || Object.keys(urlOfState(state, subject)).length > 0) return state
  const answer = { kind: 'ok', data: first } as const
  return graphReducer(state, { type: 'answered', id: request.id, answer }, subject)
}

export type GraphModel = ReturnType<typeof useGraph>

/** Whether the answer of a request removed the item. */
function isRemovedByLoad({ kind }: CompareMessage): boolean {
  return kind === 'noData' || kind === 'noMeasure' || kind === 'refused'
}

/** Props that the parts of the section share. */
export type GraphProps = {
  page: BondPageData
  subject: GraphSubject
  graph: GraphModel
  ports: BondPagePorts
}
