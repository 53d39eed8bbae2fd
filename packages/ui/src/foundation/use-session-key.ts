'use client'
import { useSession } from './ui-provider.tsx'

/** The session as a text that stays the same as long as the user and their rights do: what was asked for one is not shown to another. */
export const useSessionKey = (): string => JSON.stringify(useSession())
