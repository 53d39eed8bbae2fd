import type { Address } from '../../../foundation/address/address.ts'
import type { SafeStorage } from '../../../foundation/state/safe-storage.ts'
import { storedKey } from '../../../foundation/state/stored-keys.ts'
import { formerParams, isSavedAs, type Params } from './saved-state.ts'

/** Where a table's parameters are kept. */
export type ParamsStore = {
  read: () => Params
  write: (params: Params) => void
  /** Told when they change there; returns how to stop listening. */
  subscribe: (onChange: () => void) => () => void
  /** Whether it may be written when the table goes: the address may be that of another page by then. */
  writesLate: boolean
}

/** A table's parameters in the page's address, as `quotes.sort=-price`; other parameters are left as they are. */
export function addressParams(address: Address, key: string): ParamsStore {
  // a dot ends the key, so that the table `a` and the table `a.filter` have different names
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

/** A table's parameters in a store, under one name. Columns that an earlier version kept count until something is written. */
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

/** The parameters of a table in a query, without their prefix. Of two with one name the first counts. */
export function readParams(query: string, prefix = ''): Params {
  const params = new Map<string, string>()
  for (const [whole, text] of new URLSearchParams(query)) {
    const name = whole.slice(prefix.length)
    if (whole.startsWith(prefix) && isSavedAs(name) && !params.has(name)) params.set(name, text)
  }
  return params
}

/** The query with these parameters of a table in the place of its former ones; the others stay letter by letter. */
export function writeParams(query: string, params: Params, prefix = ''): string {
  const parts = query.replace(/^\?/, '').split('&').filter(Boolean)
  const isOwn = parts.map(part => {
    const [name = ''] = new URLSearchParams(part).keys()
    return name.startsWith(prefix) && isSavedAs(name.slice(prefix.length))
  })
  const others = parts.filter((_, at) => !isOwn[at])
  const place = isOwn.includes(true) ? isOwn.indexOf(true) : others.length
  const own = [...params].map(([name, text]) => `${encoded(prefix + name)}=${encoded(text)}`)
  const all = others.toSpliced(place, 0, ...own).join('&')
  return all && `?${all}`
}

/** Separators stay as they are, so that addresses can be read. Halves of characters would make `encodeURIComponent` throw. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
}
