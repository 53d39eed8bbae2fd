'use client'
import { AccessPrompt } from '@accrue/ui/controls'
import { useLabel, useVerdict } from '@accrue/ui/foundation'
import { EstimationMark } from './graph-selects.tsx'
import type { GraphProps } from './use-graph.ts'
import type { GraphViewModel } from './use-graph-view.tsx'

export type ArchiveHeadProps = Pick<GraphProps, 'graph'> & {
  /** The trading ground of the rows; undefined while none is chosen. */
  venue: GraphViewModel['venue']
}

/** What the rows of the archive are; below full access, the single prompt of the archive (C21, access row 15). */
export function ArchiveHead({ graph: { state }, venue }: ArchiveHeadProps) {
  const label = useLabel()
  const verdict = useVerdict('seeValues', { venueId: state.venueId })
  if (verdict.kind !== 'allowed')
    return (
      <AccessPrompt
        verdict={verdict}
        message={label('chart_values_locked')}
        variant="inline"
        className="min-w-0 flex-nowrap items-center whitespace-nowrap max-desk:pe-6 *:shrink-0 [&>[data-slot=access-prompt-text]]:min-w-0 [&>[data-slot=access-prompt-text]]:shrink [&>[data-slot=access-prompt-text]]:truncate"
      />
    )
  if (!venue) return null
  return (
    <p className="truncate text-ink-3 leading-10 max-desk:leading-11">
      {label('archive_rows', { tradingGround: venue.name })} {venue.estimation ? <EstimationMark /> : null}
    </p>
  )
}
