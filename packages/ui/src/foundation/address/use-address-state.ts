'use client'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Address } from './address.ts'

/** How a part of a page's state is encoded in the query. */
export type AddressCodec<State> = {
  /** Decodes the query; a value that cannot be decoded counts as absent. Queries start with `?` or are empty. */
  read: (search: string) => State
  /** The query with this part of the state; its other parameters stay unchanged. */
  write: (search: string, state: State) => string
}

/** `push` adds a history entry that the back button undoes; `replace` replaces the current one. */
export type AddressStep = 'push' | 'replace'

export type AddressChange<State> = (change: (now: State) => State, step?: AddressStep) => void

/**
 * State in the address, so that a copied link opens the same view and the back button undoes changes (X1): `[state,
 * change]`. Several parts of a page can each have state: every codec writes its own keys. A change to an equal state
 * adds no history entry. Keep `address` and `codec` stable between renders. The server and the first render use
 * `address.read()`.
 */
export function useAddressState<State>(
  address: Address,
  codec: AddressCodec<State>,
): [State, AddressChange<State>] {
  const [search, setSearch] = useState(address.read)
  useEffect(() => address.subscribe(() => setSearch(address.read())), [address])
  const state = useMemo(() => codec.read(search), [codec, search])
  const change = useCallback<AddressChange<State>>(
    (changed, step = 'push') => {
      // read again: another part of the page may have written meanwhile
      const now = address.read()
      const next = codec.write(now, changed(codec.read(now)))
      if (next !== now) address[step](next)
      setSearch(next)
    },
    [address, codec],
  )
  return [state, change]
}
