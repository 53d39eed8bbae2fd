import type { Api, EntityPage } from '@accrue/api-client'
import { type Address, browserAddress, useLabel } from '@accrue/ui/foundation'
import { useState } from 'react'
import { COMPANY_SECTIONS } from '../company-sections.tsx'
import { useEagerLoading } from '../use-eager-loading.ts'
import { CompanyPlace } from './company-place.tsx'
import { EntityFrame, SECTION_FRAME } from './entity-frame.tsx'
import { EntityQueries } from './entity-queries.tsx'

export type CompanyPageProps = {
  api: Api
  page: EntityPage
  /** Where the page stores its view state. Default: the browser's address bar. */
  address?: Address
}

/** An issuer's page: issues, map, reports, analytics, relations and forecasts, built from the shared blocks. */
export function CompanyPage({ api, page, address: pageAddress }: CompanyPageProps) {
  const label = useLabel()
  const [address] = useState(() => pageAddress ?? browserAddress())
  const whole = useEagerLoading()
  const counts = new Map(page.sections.map(({ id, count }) => [id, count]))
  const sections = COMPANY_SECTIONS.filter(({ id }) => counts.has(id))
  const menu = sections.map(({ id, title, counted }) => ({
    id,
    title: label(title),
    ...(counted ? { count: counts.get(id) ?? null } : {}),
  }))
  return (
    <EntityFrame page={page} sections={menu}>
      <EntityQueries>
        {sections.map(({ id, title, reservedHeight, draw }) => {
          const frame = { id, className: SECTION_FRAME }
          return (
            <CompanyPlace
              key={id}
              {...frame}
              title={label(title)}
              reservedHeight={whole ? undefined : reservedHeight}
            >
              {draw({ api, page, label, address, frame })}
            </CompanyPlace>
          )
        })}
      </EntityQueries>
    </EntityFrame>
  )
}
