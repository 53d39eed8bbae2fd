'use client'
import { useEffect, useReducer } from 'react'
import { useDebounced } from '../../foundation/state/use-debounced.ts'
import { type Port, useRequest } from '../../foundation/state/use-request.ts'
import {
  type ComboboxOptions,
  filterItems,
  type ItemReader,
  toComboboxOptions,
} from './combobox.view-model.ts'
import {
  type ItemSearchEvent,
  type ItemSearchState,
  idleSearch,
  itemSearchReducer,
} from './item-search.reducer.ts'

/** Text rests this long before it is searched for, in milliseconds. */
const SEARCH_DELAY = 250

/** Finds items for what is typed; `''` is asked when the list opens. Rejects for faults of transport. */
export type ItemSearch<Item> = Port<string, readonly Item[]>

/** Where the items come from, and how they are read. */
export type ItemSource<Item> = {
  /** All items; the list is filtered by what is typed. */
  items?: readonly Item[]
  /** Finds the items for what is typed, in place of `items`. It is asked 250 ms after the last letter. */
  search?: ItemSearch<Item>
  /** The text of an item: what the field shows and what is searched. Default `String`. */
  itemToString?: (item: Item) => string
  /** Tells items apart, also those of two answers. Default: their text. */
  itemToKey?: (item: Item) => string | number
  /** The heading of an item's group; null for no group. */
  itemToGroup?: (item: Item) => string | null
  /** Whether an item is shown and cannot be chosen. Default: none. */
  isItemDisabled?: (item: Item) => boolean
  /** Makes an item of what is typed; the list then offers to create it when no item has that text. */
  createItem?: (text: string) => Item
}

export type ComboboxItems<Item> = ComboboxOptions<Item> & {
  status: 'ready' | 'loading' | 'failed'
  retry: () => void
}

const NO_ITEMS: readonly never[] = []

/** The reader of a source, with its defaults. */
export function toItemReader<Item>({
  itemToString = String,
  itemToKey = itemToString,
  itemToGroup = () => null,
  isItemDisabled = () => false,
}: ItemSource<Item>): ItemReader<Item> {
  return { itemToString, itemToKey, itemToGroup, isItemDisabled }
}

/** The options for what is typed: filtered here, or found by the page's search while the list is open. */
export function useComboboxItems<Item>(
  source: ItemSource<Item>,
  { open, query }: { open: boolean; query: string },
): ComboboxItems<Item> {
  const { items = NO_ITEMS, search } = source
  const [state, dispatch] = useReducer(
    itemSearchReducer as (
      state: ItemSearchState<Item>,
      event: ItemSearchEvent<Item>,
    ) => ItemSearchState<Item>,
    idleSearch,
  )
  const asks = search !== undefined && open
  useDebounced(asks ? query : null, query === '' ? 0 : SEARCH_DELAY, text =>
    dispatch({ type: 'queried', query: text }),
  )
  useEffect(() => {
    if (!asks) dispatch({ type: 'closed' })
  }, [asks])
  useRequest(state.request, search ?? nothingFound, dispatch)

  const { phase } = state
  const current = phase.kind !== 'idle' && phase.query === query ? phase : null
  const status = !search || current?.kind === 'ready' ? 'ready' : (current?.kind ?? 'loading')
  const reader = toItemReader(source)
  const found = current?.kind === 'ready' ? current.items : NO_ITEMS
  const options = toComboboxOptions({
    ...reader,
    items: search ? found : filterItems(items, query, reader.itemToString),
    query,
    creatable: source.createItem !== undefined && status === 'ready',
    failed: status === 'failed',
  })
  return { ...options, status, retry: () => dispatch({ type: 'retried' }) }
}

const nothingFound = async () => NO_ITEMS
