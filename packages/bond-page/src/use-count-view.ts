'use client'
import type { BondPageData } from '@accrue/api-client'
import { useEffect, useRef } from 'react'
import type { BondPagePorts } from './ports.ts'

/** Counts the view once per bond, also when React mounts twice (bond-page §7). */
export function useCountView({ bond }: BondPageData, pageViewed: BondPagePorts['pageViewed'] | null): void {
  const counted = useRef<number | null>(null)
  useEffect(() => {
    // `pageViewed` is null for a printed document: the view of the page itself was counted already
    if (!pageViewed || counted.current === bond.id) return
    counted.current = bond.id
    pageViewed({ bondId: bond.id, countryId: bond.issuerCountryId, regionId: bond.issuerRegionId })
  }, [bond, pageViewed])
}
