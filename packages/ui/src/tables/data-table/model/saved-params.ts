import type { Address } from '../../../foundation/address/address.ts'
import { encodedPart } from '../../../foundation/address/encoded-part.ts'
import type { SafeStorage } from '../../../foundation/state/safe-storage.ts'
import { storedKey } from '../../../foundation/state/stored-keys.ts'
import { formerParams, isSavedAs, type Params } from './saved-state.ts'

/** Where a table's parameters are saved. */
export type ParamsStore = {
  read: () => Params
  write: (params: Params) => void
  /** Calls back when they change there; returns the function to unsubscribe. */
  subscribe: (onChange: () => void) => () => void
  /** Whether pending changes are written on unmount: the address may belong to another page by then. */
  writesLate: boolean
}

/** A table's parameters in the page's address, as `quotes.sort=-price`; other parameters stay unchanged. */
export function addressParams(address: Address, key: string): ParamsStore {
  // a dot ends the key, so that the tables `a` and `a.filter` have different names
  const prefix = `${key.replace(/[.~]/g, '~$&')}.`
  return {
    read: () => readParams(address.read(), prefix),
    write(params) {
      const now = address.read()
      const next = writeParams(now, params, prefix)
      if (next !== now) address.replace(next)
    },
    subscribe: address.subscribe,
    writesLate: false,
  }
}

/** A table's parameters in a store, under one name. Columns saved by an earlier version apply until something is written. */
export function storedParams(store: SafeStorage, key: string): ParamsStore {
  const name = storedKey('table', key)
  const former = storedKey('columns', key)
  return {
    read() {
      const text = store.get(name)
      return text === null ? formerParams(store.get(former) ?? '') : readParams(text)
    },
    write(params) {
      if (params.size > 0) store.set(name, writeParams('', params).slice(1))
      else store.remove(name)
      store.remove(former)
    },
    subscribe: () => () => {},
    writesLate: true,
  }
}

/** Reads a table's parameters from a query, without their prefix. Of two with one name the first is used. */
export function readParams(query: string, prefix = ''): Params {
  const params = new Map<string, string>()
  for (const [whole, text] of new URLSearchParams(query)) {
    const name = whole.slice(prefix.length)
    if (whole.startsWith(prefix) && isSavedAs(name) && !params.has(name)) params.set(name, text)
  }
  return params
}

/** The query with a table's parameters replaced; all others stay exactly as they are. */
export function writeParams(query: string, params: Params, prefix = ''): string {
  const parts = query.replace(/^\?/, '').split('&').filter(Boolean)
  const isOwn = parts.map(part => {
    const [name = ''] = new URLSearchParams(part).keys()
    return name.startsWith(prefix) && isSavedAs(name.slice(prefix.length))
  })
  const others = parts.filter((_, at) => !isOwn[at])
  const place = isOwn.includes(true) ? isOwn.indexOf(true) : others.length
  const own = [...params].map(([name, text]) => `${encodedList(prefix + name)}=${encodedList(text)}`)
  const all = others.toSpliced(place, 0, ...own).join('&')
  return all && `?${all}`
}

/** Separators stay unescaped, so that addresses are readable. */
function encodedList(text: string): string {
  return encodedPart(text).replaceAll('%2C', ',').replaceAll('%3A', ':')
}
