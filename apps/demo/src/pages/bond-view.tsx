import type { Api, BondPage as BondPageFacts } from '@accrue/api-client'
import { BondPage, connectPorts } from '@accrue/bond-page'
import { useLabel } from '@accrue/ui/foundation'
import { useMemo } from 'react'
import { LINK_TEMPLATES, paths } from '../paths.ts'

export type BondViewProps = { api: Api; page: BondPageFacts }

/** The page of a bond, with this site's addresses. */
export function BondView({ api, page }: BondViewProps) {
  const label = useLabel()
  const ports = useMemo(() => connectPorts(api), [api])
  const home = { title: label('site_bonds'), href: paths.home() }
  return <BondPage page={page} ports={ports} links={LINK_TEMPLATES} home={home} />
}
