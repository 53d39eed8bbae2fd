import type { BondPage } from '@accrue/api-client'

/** Whether the source notes of the page say that what stands under this id is made up (readings #69). */
export function isIllustrative({ sources }: Pick<BondPage, 'sources'>, about: string): boolean {
  return sources.some(({ id, illustrative }) => id === about && illustrative)
}
