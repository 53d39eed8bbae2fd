'use client'
import type { CompareLinks } from '@accrue/ui/charts'
import { createContext, useContext } from 'react'

/** Link template of each model, with `{id}` where the id goes, and where all analytics are. */
export type PageLinks = CompareLinks & {
  /** The page with the comments about all issuers (shared-blocks §2). Default: none, and no link to it. */
  analytics?: string
}

/** Where names of bonds and indexes lead, unless the page is told otherwise (bond-page §2). */
export const ENTITY_LINKS: PageLinks = { bonds: '/bonds/{id}/', index: '/indexes/{id}/' }

/** The link template of each model, with `{id}` where the id goes (shared-blocks §2 "Chart legend entries link to entity pages"). */
export const EntityLinks = createContext<PageLinks>(ENTITY_LINKS)

/** The templates that this page was given. */
export function useEntityLinks(): PageLinks {
  return useContext(EntityLinks)
}
