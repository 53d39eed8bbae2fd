'use client'
import { useSession } from './ui-provider.tsx'

/**
 * The session as a key that changes only with the user and their rights, so that data of one user is never shown to
 * another.
 */
export const useSessionKey = (): string => JSON.stringify(useSession())
