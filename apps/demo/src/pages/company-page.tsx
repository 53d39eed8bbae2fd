import type { Api, EntityPage } from '@accrue/api-client'
import { useLabel } from '@accrue/ui/foundation'
import { Fragment } from 'react'
import { COMPANY_SECTIONS } from '../company-sections.tsx'
import { EntityFrame } from './entity-frame.tsx'
import { EntityQueries, SECTION_FRAME } from './entity-queries.tsx'

/** An issuer: its map, reports, analytics, relations and forecasts, of the blocks that any page can have. */
export function CompanyPage({ api, page }: { api: Api; page: EntityPage }) {
  const label = useLabel()
  const present = new Set(page.sections.map(({ id }) => id))
  const sections = COMPANY_SECTIONS.filter(({ id }) => present.has(id))
  return (
    <EntityFrame page={page} sections={sections.map(({ id, title }) => ({ id, title: label(title) }))}>
      <EntityQueries>
        {sections.map(({ id, draw }) => (
          <Fragment key={id}>{draw({ api, page, label, frame: { id, className: SECTION_FRAME } })}</Fragment>
        ))}
      </EntityQueries>
    </EntityFrame>
  )
}
