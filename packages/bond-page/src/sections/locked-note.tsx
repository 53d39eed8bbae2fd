'use client'
import { AccessPrompt } from '@accrue/ui/controls'
import { useVerdict } from '@accrue/ui/foundation'

export type LockedNoteProps = {
  /** Which values of the section are withheld, in a sentence. */
  message: string
}

/** What of a section is locked and the one way to it, in the section's head; the cells below are quiet (P7). */
export function LockedNote({ message }: LockedNoteProps) {
  const verdict = useVerdict('seeValues')
  return <AccessPrompt variant="head" verdict={verdict} message={message} />
}
