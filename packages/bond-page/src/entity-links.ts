'use client'
import type { CompareLinks } from '@accrue/ui/charts'
import { createContext, useContext } from 'react'

/** Where names of bonds and indexes lead, unless the page is told otherwise (bond-page §2). */
export const ENTITY_LINKS: CompareLinks = { bonds: '/bonds/{id}/', index: '/indexes/{id}/' }

/** The link template of each model, with `{id}` where the id goes (shared-blocks §2 "Chart legend entries link to entity pages"). */
export const EntityLinks = createContext<CompareLinks>(ENTITY_LINKS)

/** The templates that this page was given. */
export function useEntityLinks(): CompareLinks {
  return useContext(EntityLinks)
}
