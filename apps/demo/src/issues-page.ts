import type { AddressCodec } from '@accrue/ui/foundation'

/** Issues come ten to a page (bond-page §9). */
export const ISSUES_ON_PAGE = 10

const KEY = 'issues'

/** Which page of a company's bonds is shown: `issues=2`, the first is not written (X1). */
export const ISSUES_PAGE: AddressCodec<number> = {
  read(search) {
    const text = new URLSearchParams(search).get(KEY) ?? ''
    return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
  },
  write(search, page) {
    const query = new URLSearchParams(search)
    query.delete(KEY)
    if (page > 1) query.set(KEY, String(page))
    const text = query.toString()
    return text && `?${text}`
  },
}
