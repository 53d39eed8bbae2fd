'use client'
import type { GlobalSegment } from './global-search-match.view-model.ts'

/** A text whose searched words are marked: heavier and underlined, not by colour alone. */
export function GlobalSearchMarked({ runs }: { runs: readonly GlobalSegment[] }) {
  return runs.map(({ text, match }, place) =>
    match ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text stand still
        key={place}
        className="bg-transparent font-heavy text-accent underline decoration-1 underline-offset-3 forced-colors:text-inherit"
      >
        {text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text stand still
      <span key={place}>{text}</span>
    ),
  )
}
