import type { Request, Settled } from '../../foundation/state/use-request.ts'

/** The state of a search for items. `query` is the text of the request. */
type ItemSearchPhase<Item> =
  | { kind: 'idle' }
  | { kind: 'loading'; query: string }
  | { kind: 'ready'; query: string; items: readonly Item[] }
  | { kind: 'failed'; query: string }

export type ItemSearchState<Item> = {
  phase: ItemSearchPhase<Item>
  request: Request<string>
  /** The id of the latest request. */
  sequence: number
}

export type ItemSearchEvent<Item> =
  /** The list is open and the text has not changed for a while. */
  | { type: 'queried'; query: string }
  | { type: 'retried' }
  /** The list is closed: opening it again starts a new search. */
  | { type: 'closed' }
  | Settled<readonly Item[]>

export const idleSearch: ItemSearchState<never> = { phase: { kind: 'idle' }, request: null, sequence: 0 }

/** Searches once per text, drops outdated answers, and resets when the list closes. */
export function itemSearchReducer<Item>(
  state: ItemSearchState<Item>,
  event: ItemSearchEvent<Item>,
): ItemSearchState<Item> {
  const { phase, request, sequence } = state
  switch (event.type) {
    case 'queried':
      return phase.kind !== 'idle' && phase.query === event.query
        ? state
        : searching(sequence + 1, event.query)
    case 'retried':
      return phase.kind === 'failed' ? searching(sequence + 1, phase.query) : state
    case 'closed':
      return phase.kind === 'idle' ? state : { phase: { kind: 'idle' }, request: null, sequence }
    case 'answered':
      if (event.id !== request?.id) return state
      return {
        phase: { kind: 'ready', query: request.payload, items: event.answer },
        request: null,
        sequence,
      }
    case 'failed':
      if (event.id !== request?.id) return state
      return { phase: { kind: 'failed', query: request.payload }, request: null, sequence }
  }
}

function searching(id: number, query: string): ItemSearchState<never> {
  return { phase: { kind: 'loading', query }, request: { id, payload: query }, sequence: id }
}
