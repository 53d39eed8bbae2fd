import type { Tradings } from '@accrue/api-client'
import { createContext } from 'react'

/** The answer to the chart's first request, where the page has it already; null where the section requests it. */
export const FirstTradings = createContext<Tradings | null>(null)
