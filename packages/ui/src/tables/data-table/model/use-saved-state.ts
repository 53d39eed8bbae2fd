'use client'
import type { RowData } from '@tanstack/react-table'
import { useCallback, useMemo, useRef, useState } from 'react'
import { type Address, browserAddress } from '../../../foundation/address/address.ts'
import { useLayoutEffect } from '../../../foundation/layout-effect.ts'
import { throttle } from '../../../foundation/state/throttle.ts'
import { useStores } from '../../../foundation/ui-provider.tsx'
import type { DataTableInstance } from '../columns/features.ts'
import { initialExpanded } from '../row-models/groups.ts'
import type { Density } from './data-table.reducer.ts'
import { addressParams, type ParamsStore, storedParams } from './saved-params.ts'
import {
  isSavedAs,
  type Params,
  readSlice,
  SAVED_SLICES,
  type SavedSlice,
  type SavedState,
  savedColumns,
  writeSlice,
} from './saved-state.ts'

/** How a table saves its user's changes. */
export type SaveStateOptions = {
  /** Name of the table: `table.<key>` in local storage, parameters that start with `<key>.` in the address. Unique on a page. */
  key: string
  /** `storage` saves for the next visit; `address` makes links that open the same view. */
  in: 'address' | 'storage'
  /** Which slices are saved, as `['columnVisibility', 'columnOrder']`. Default: every slice. */
  slices?: readonly SavedSlice[]
  /** The address, if a router or a test has its own. Keep it stable between renders. Default: the browser's. */
  address?: Address
}

/** Dragging a width changes it with each move; browsers limit writes of the address to some hundreds a minute. */
const WRITE_INTERVAL_MS = 300

export type UseSavedState<Data extends RowData> = {
  saveState: SaveStateOptions | undefined
  table: DataTableInstance<Data>
  density: Density | null
  /** The initial value of `density`. */
  initialDensity: Density | null
  onDensityChange: (density: Density | null) => void
  /** The caller's `state`. */
  controlled: Partial<SavedState> | undefined
  /** Whether more rows need access: then the number of shown rows is neither restored nor saved (T5). */
  isLocked: boolean
  /** Called when saved state was restored. */
  onRestore: () => void
}

/**
 * Saves a table's state between visits. The server and the first render use the initial state, so that hydration matches; the saved
 * state is applied before the browser paints. Returns `clearSavedState`.
 */
export function useSavedState<Data extends RowData>({
  saveState,
  table,
  density,
  initialDensity,
  onDensityChange,
  controlled,
  isLocked,
  onRestore,
}: UseSavedState<Data>): () => void {
  const { key, in: place, address, slices = SAVED_SLICES } = saveState ?? {}
  const stores = useStores()
  const [start] = useState(() => ({ density: initialDensity, ...definedSlices(controlled) }))
  const store = useMemo(() => {
    if (key === undefined) return null
    return place === 'address'
      ? addressParams(address ?? browserAddress(), key)
      : storedParams(stores.local, key)
  }, [key, place, address, stores])

  const latest = useRef({ table, density, slices, isLocked, onDensityChange, onRestore })
  /** What was saved last, and which values and texts of the slices are known already. */
  const known = useRef({
    params: new Map() as Params,
    values: initialValues(table, start),
    texts: new Map<SavedSlice, string>(),
  })
  const writer = useRef<ParamsWriter | null>(null)

  const restore = useCallback(
    (params: Params) => {
      const { table, density, slices, isLocked, onDensityChange } = latest.current
      const initial = initialValues(table, start)
      const columns = savedColumns(table)
      let isRestored = false
      const restoreSlice = <Slice extends SavedSlice>(slice: Slice) => {
        const saved = readSlice(slice, params, initial, columns)
        const text = textOf(writeSlice(slice, saved, initial, columns))
        known.current.texts.set(slice, text)
        if (text === textOf(writeSlice(slice, currentValue(table, density, slice), initial, columns))) return
        isRestored = true
        SETTERS[slice]({ table, onDensityChange }, saved)
      }
      for (const slice of slices) if (!(slice === 'pagination' && isLocked)) restoreSlice(slice)
      return isRestored
    },
    [start],
  )

  useLayoutEffect(() => {
    latest.current = { table, density, slices, isLocked, onDensityChange, onRestore }
  })

  // records the user's changes before anything is restored
  useLayoutEffect(() => {
    if (!store) return
    const changedSlices = slices.filter(
      slice => currentValue(table, density, slice) !== known.current.values[slice],
    )
    if (changedSlices.length === 0) return
    const initial = initialValues(table, start)
    const columns = savedColumns(table)
    const saveSlice = <Slice extends SavedSlice>(slice: Slice) => {
      const { params, values, texts } = known.current
      const value = currentValue(table, density, slice)
      known.current.values = { ...values, [slice]: value }
      if (slice === 'pagination' && isLocked) return
      const changed = writeSlice(slice, value, initial, columns)
      if (textOf(changed) === (texts.get(slice) ?? NOTHING)) return
      texts.set(slice, textOf(changed))
      const others = [...params].filter(([name]) => !isSavedAs(name, slice))
      known.current.params = new Map([...others, ...changed])
      writer.current?.write(known.current.params)
    }
    for (const slice of changedSlices) saveSlice(slice)
  })

  useLayoutEffect(() => {
    if (!store) return
    const params = paramsWriter(store)
    writer.current = params
    known.current.params = params.read()
    const stop = store.subscribe(() => {
      // routers report every change of the address, including this table's own and those of others
      if (!params.isChanged()) return
      known.current.params = params.read()
      if (restore(known.current.params)) latest.current.onRestore()
    })
    // a page that is left does not unmount its tables
    if (store.writesLate) window.addEventListener('pagehide', params.stop)
    return () => {
      stop()
      window.removeEventListener('pagehide', params.stop)
      params.stop()
      writer.current = null
    }
  }, [store, restore])

  // columns may arrive late, and so may the rows that determine how they are filtered; access may be granted
  const columns = store && JSON.stringify([...savedColumns(table)].map(([id, { filter }]) => [id, filter]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns or other access accept what did not fit before
  useLayoutEffect(() => {
    if (store && restore(known.current.params)) latest.current.onRestore()
  }, [store, restore, columns, isLocked])

  return useCallback(() => {
    if (!writer.current) return
    known.current.params = new Map()
    writer.current.write(known.current.params)
    restore(known.current.params)
  }, [restore])
}

/** The initial state, in addition to TanStack's. */
type Start = Partial<SavedState> & Pick<SavedState, 'density'>

/** The initial values of the slices; columns that arrive late add to them. */
function initialValues<Data extends RowData>(table: DataTableInstance<Data>, start: Start): SavedState {
  return { ...table.initialState, ...start }
}

/** The current value of a slice. */
function currentValue<Data extends RowData, Slice extends SavedSlice>(
  table: DataTableInstance<Data>,
  density: Density | null,
  slice: Slice,
): SavedState[Slice] {
  const state: SavedState = { ...table.store.get(), density }
  return state[slice]
}

const SETTERS: {
  [Slice in SavedSlice]: <Data extends RowData>(
    to: { table: DataTableInstance<Data>; onDensityChange: (density: Density | null) => void },
    value: SavedState[Slice],
  ) => void
} = {
  sorting: ({ table }, sorting) => table.setSorting(sorting),
  globalFilter: ({ table }, filter) => table.setGlobalFilter(filter),
  columnFilters: ({ table }, filters) => table.setColumnFilters(filters),
  columnVisibility: ({ table }, visibility) => table.setColumnVisibility(visibility),
  columnOrder: ({ table }, order) => table.setColumnOrder(order),
  columnPinning: ({ table }, pinning) => table.setColumnPinning(pinning),
  columnSizing: ({ table }, sizing) => table.setColumnSizing(sizing),
  grouping({ table }, grouping) {
    table.setGrouping(grouping)
    table.setExpanded(initialExpanded(table.options.columns, grouping))
  },
  pagination: ({ table }, pagination) => table.setPagination(pagination),
  density: ({ onDensityChange }, density) => onDensityChange(density),
}

/** The caller's slices that have a value: TanStack replaces undefined with the initial value. */
function definedSlices(controlled: Partial<SavedState> = {}): Partial<SavedState> {
  return Object.fromEntries(Object.entries(controlled).filter(([, value]) => value !== undefined))
}

function textOf(params: Params): string {
  return JSON.stringify([...params].toSorted())
}

/** The text of a slice with its initial value. */
const NOTHING = textOf(new Map())

type ParamsWriter = {
  /** Reads what is saved, and drops the pending write. */
  read: () => Params
  /** Whether another writer changed the saved state. */
  isChanged: () => boolean
  /** Writes now, or when the interval since the last write is over. */
  write: (params: Params) => void
  /** Writes pending changes, unless the address may belong to another page by now. */
  stop: () => void
}

function paramsWriter(store: ParamsStore): ParamsWriter {
  let lastText = NOTHING
  let waiting: Params | null = null
  const writeWaiting = () => {
    if (!waiting) return
    const params = waiting
    waiting = null
    lastText = textOf(params)
    try {
      store.write(params)
    } catch {
      // the browser refuses the address, for example after too many changes: the next change writes everything again
    }
  }
  const writeSometimes = throttle(writeWaiting, WRITE_INTERVAL_MS)
  return {
    read() {
      waiting = null
      const params = store.read()
      lastText = textOf(params)
      return params
    },
    isChanged: () => textOf(store.read()) !== lastText,
    write(params) {
      waiting = params
      writeSometimes()
    },
    stop() {
      writeSometimes.cancel()
      if (store.writesLate) writeWaiting()
      waiting = null
    },
  }
}
