'use client'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Address } from './address.ts'

/** How a part of a page's state is written in the query. */
export type AddressCodec<State> = {
  /** What the query says; what cannot be understood counts as absent. Queries start with `?` or are empty. */
  read: (search: string) => State
  /** The query with this part of the state in it; everything else in it stays as it was. */
  write: (search: string, state: State) => string
}

/** `push` is a step that the back button returns from; `replace` corrects the present one. */
export type AddressStep = 'push' | 'replace'

export type AddressChange<State> = (change: (now: State) => State, step?: AddressStep) => void

/**
 * State that lives in the address, so that a copied link opens the same view and the back button undoes (X1): `[state, change]`.
 * Several parts of a page can each hold theirs: every codec writes its own keys. A change that says nothing new is no step.
 * Keep `address` and `codec` stable between renders. The server and the first render see what `address.read()` says.
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
      // what another part of the page wrote meanwhile stays
      const now = address.read()
      const next = codec.write(now, changed(codec.read(now)))
      if (next !== now) address[step](next)
      setSearch(next)
    },
    [address, codec],
  )
  return [state, change]
}
