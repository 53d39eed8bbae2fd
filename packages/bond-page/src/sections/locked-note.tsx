'use client'
import { AccessPrompt } from '@accrue/ui/controls'
import { useVerdict } from '@accrue/ui/foundation'

export type LockedNoteProps = {
  /** Which values are withheld, as a sentence. */
  message: string
}

/** The section's single access prompt, in its header; locked cells have none of their own (P7). */
export function LockedNote({ message }: LockedNoteProps) {
  const verdict = useVerdict('seeValues')
  return <AccessPrompt variant="head" verdict={verdict} message={message} />
}
