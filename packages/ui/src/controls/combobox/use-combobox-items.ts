'use client'
import { useEffect, useReducer } from 'react'
import { hasNodeEnv, warnOnce } from '../../foundation/dev-warnings.ts'
import { listOf } from '../../foundation/list-of.ts'
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

/** Delay before a search after the last keystroke, in milliseconds. */
const SEARCH_DELAY = 250

/** Finds items for the typed text; called with `''` when the list opens. Rejects for transport errors. */
type ItemSearch<Item> = Port<string, readonly Item[]>

/** The source of the items, and how to read them. */
export type ItemSource<Item> = {
  /** All items; the list is filtered by the typed text. */
  items?: readonly Item[]
  /** Finds the items for the typed text, instead of `items`. Called 250 ms after the last keystroke. */
  search?: ItemSearch<Item>
  /** The text of an item, for display and search. Default `String`. */
  itemToString?: (item: Item) => string
  /** The key of an item, stable across answers. Default: its text. */
  itemToKey?: (item: Item) => string | number
  /** The heading of an item's group; null for no group. */
  itemToGroup?: (item: Item) => string | null
  /** Whether an item is shown but cannot be selected. Default: none. */
  isItemDisabled?: (item: Item) => boolean
  /** Creates an item from the typed text; the list offers it when no item has that text. */
  createItem?: (text: string) => Item
}

export type ComboboxItems<Item> = ComboboxOptions<Item> & {
  status: 'ready' | 'loading' | 'failed'
  retry: () => void
}

const NO_ITEMS: readonly never[] = []

/** The text of an item that is a text or a number. An object has none: the page has to say how it is read. */
function ownText(item: unknown): string {
  if (typeof item !== 'object') return String(item ?? '')
  if (hasNodeEnv && process.env.NODE_ENV !== 'production')
    warnOnce(
      'Combobox: an item is an object, and there is no `itemToString`. Pass a function that returns its text.',
    )
  return ''
}

/** The reader of a source, with defaults. */
export function toItemReader<Item>(source: ItemSource<Item>): ItemReader<Item> {
  const itemToString = source.itemToString ?? ownText
  return {
    itemToString,
    itemToKey: source.itemToKey ?? itemToString,
    itemToGroup: source.itemToGroup ?? (() => null),
    isItemDisabled: source.isItemDisabled ?? (() => false),
  }
}

/** The options for the typed text: filtered locally, or from the page's search while the list is open. */
export function useComboboxItems<Item>(
  source: ItemSource<Item>,
  { open, query }: { open: boolean; query: string },
): ComboboxItems<Item> {
  const { search } = source
  const items = listOf(source.items)
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
