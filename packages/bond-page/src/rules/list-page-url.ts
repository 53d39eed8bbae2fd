import type { AddressCodec } from '@accrue/ui/foundation'

/** X1: which page of a list is shown, under the list's own key: `similar=2`. The first page is not written. */
export function listPageUrl(key: string): AddressCodec<number> {
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
