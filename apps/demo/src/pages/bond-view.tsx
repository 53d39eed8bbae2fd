import type { Api, BondPageData, Tradings } from '@accrue/api-client'
import { BondPage, connectPorts } from '@accrue/bond-page'
import { type Address, useLabel } from '@accrue/ui/foundation'
import { useMemo } from 'react'
import { LINK_TEMPLATES, paths } from '../paths.ts'

/** Loads what a server renders whole. */
export { preloadSections } from '@accrue/bond-page'

export type BondViewProps = {
  api: Api
  page: BondPageData
  address: Address
  firstTradings?: Tradings | null | undefined
}

/** The bond page with this site's URLs. */
export function BondView({ api, page, address, firstTradings }: BondViewProps) {
  const label = useLabel()
  const ports = useMemo(() => connectPorts(api), [api])
  const home = { title: label('site_bonds'), href: paths.home() }
  return (
    <BondPage
      page={page}
      ports={ports}
      address={address}
      links={LINK_TEMPLATES}
      home={home}
      firstTradings={firstTradings}
    />
  )
}
