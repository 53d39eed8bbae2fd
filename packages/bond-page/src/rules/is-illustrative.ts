import type { BondPageData } from '@accrue/api-client'

/** Whether the page's source notes mark the content with this id as made up (readings #69). */
export function isIllustrative({ sources }: Pick<BondPageData, 'sources'>, about: string): boolean {
  return sources.some(({ id, illustrative }) => id === about && illustrative)
}
