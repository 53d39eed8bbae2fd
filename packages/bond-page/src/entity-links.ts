'use client'
import type { CompareLinks } from '@accrue/ui/charts'
import { createContext, useContext } from 'react'

/** Link template of each model, with `{id}` as the slot of the id, and the link to all analytics. */
export type PageLinks = CompareLinks & {
  /** The page with the comments about all issuers (shared-blocks §2). Default: no link. */
  analytics?: string
}

/** Default links of bonds and indexes (bond-page §2). */
export const ENTITY_LINKS: PageLinks = { bonds: '/bonds/{id}/', index: '/indexes/{id}/' }

/** The link templates (shared-blocks §2 "Chart legend entries link to entity pages"). */
export const EntityLinks = createContext<PageLinks>(ENTITY_LINKS)

export function useEntityLinks(): PageLinks {
  return useContext(EntityLinks)
}
