import type { AddressCodec } from './use-address-state.ts'

/**
 * The page of a list in the address, under the list's own key: `similar=2` (X1). The first page is not written.
 * Call it once per key, outside a component or in `useMemo`: `useAddressState` needs a stable codec.
 */
export function listPageCodec(key: string): AddressCodec<number> {
  return {
    read(search) {
      const text = new URLSearchParams(search).get(key) ?? ''
      return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
    },
    write(search, page) {
      const query = new URLSearchParams(search)
      query.delete(key)
      if (page > 1) query.set(key, String(page))
      const text = query.toString()
      return text && `?${text}`
    },
  }
}
