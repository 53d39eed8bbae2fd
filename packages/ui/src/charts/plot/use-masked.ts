'use client'
import { useVerdict } from '../../foundation/ui-provider.tsx'

/** Whether a chart shows shapes in place of values: the page's `masked`, else where the policy refuses `seeValues`. */
export function useMasked(masked: boolean | undefined, venueId: number | null | undefined): boolean {
  const verdict = useVerdict('seeValues', { venueId })
  return masked ?? verdict.kind !== 'allowed'
}
