'use client'
import type { Answer, Tradings } from '@accrue/api-client'
import type { CompareMessage } from '@accrue/ui/charts'
import { type Address, type Request, type Settled, useRequest } from '@accrue/ui/foundation'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { BondPagePorts } from '../../ports.ts'
import { readChartUrl, writeChartUrl } from '../../rules/chart-url.ts'
import {
  type GraphEvent,
  type GraphQuestion,
  type GraphSubject,
  graphReducer,
  openGraph,
  urlOf,
} from './graph.model.ts'

/** The chart section's state, kept in step with its port and with the address (X1). */
export function useGraph(subject: GraphSubject, port: BondPagePorts['tradings'], address: Address) {
  const [state, dispatch] = useReducer(
    (before: ReturnType<typeof openGraph>, event: GraphEvent) => graphReducer(before, event, subject),
    null,
    () => openGraph(readChartUrl(address.read()), subject),
  )
  const iteration = state.lastId
  const carried = useCallback(
    (question: GraphQuestion, { signal }: { signal: AbortSignal }) =>
      port({ ...question, iteration }, { signal }),
    [port, iteration],
  )
  useRequest(
    state.request satisfies Request<GraphQuestion>,
    carried,
    dispatch as (event: Settled<Answer<Tradings>>) => void,
  )
  useAddress(
    writeOf(state, subject, address),
    state.byItself || state.compare.messages.some(isOwnDoing),
    address,
    dispatch,
  )
  return { state, dispatch }
}

/** Items that a load took out went by themselves. */
function isOwnDoing({ kind }: CompareMessage): boolean {
  return kind === 'noData' || kind === 'noMeasure' || kind === 'refused'
}

function writeOf(state: ReturnType<typeof openGraph>, subject: GraphSubject, address: Address): string {
  return writeChartUrl(address.read(), urlOf(state, subject))
}

/** Writes what the user chose as a step of the history; what the section did by itself only corrects the address. */
function useAddress(
  search: string,
  byItself: boolean,
  address: Address,
  dispatch: (event: GraphEvent) => void,
): void {
  const isFirst = useRef(true)
  useEffect(() => {
    const step = !isFirst.current && !byItself
    isFirst.current = false
    if (search === address.read()) return
    if (step) address.push(search)
    else address.replace(search)
  }, [search, byItself, address])

  useEffect(
    () => address.subscribe(() => dispatch({ type: 'addressChanged', url: readChartUrl(address.read()) })),
    [address, dispatch],
  )
}
