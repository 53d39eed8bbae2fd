'use client'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { RejectedNumber } from './number-field.reducer.ts'

/** Longest quoted text in a message, in characters. */
const LONGEST_REPEATED = 40

/** The message about rejected text; it quotes the text, so that nothing is lost. */
export function useRejectionText(): (rejected: RejectedNumber | null) => string | null {
  const label = useLabel()
  return rejected => {
    if (!rejected) return null
    const { text, reason } = rejected
    const repeated = text.length > LONGEST_REPEATED ? `${text.slice(0, LONGEST_REPEATED)}…` : text
    return label(reason === 'characters' ? 'number_refused' : 'number_blanked', { text: repeated })
  }
}
