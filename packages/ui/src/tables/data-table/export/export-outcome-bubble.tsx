'use client'
import { type RefObject, useEffect } from 'react'
import { useAnnounce } from '../../../controls/live-region/use-announce.tsx'
import { Bubble } from '../../../controls/tip/bubble.tsx'
import { Check, TriangleAlert } from '../../../foundation/icons/icons.ts'
import type { LabelOf } from '../../../foundation/labels/labels.ts'
import { useLabel } from '../../../foundation/ui-provider.tsx'
import type { ExportOutcome } from './table-export.reducer.ts'

export type ExportOutcomeBubbleProps = {
  outcome: ExportOutcome
  /** The element that the message points at. */
  anchor: RefObject<HTMLElement | null>
  onDismiss: () => void
}

/** The outcome, at the button and for screen readers: "Copied 24 rows", or a failure. `data-slot` table-export-outcome. */
export function ExportOutcomeBubble({ outcome, anchor, onDismiss }: ExportOutcomeBubbleProps) {
  const label = useLabel()
  const [announce, region] = useAnnounce()
  const open = outcome.kind !== 'none'
  const text = outcomeText(outcome, label)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same message is announced again after another attempt
  useEffect(() => {
    if (text !== null) announce(text)
  }, [text, outcome.id, announce])
  return (
    <>
      <Bubble open={open} anchor={anchor} align="end" onDismiss={onDismiss} data-slot="table-export-outcome">
        <span className="flex items-center gap-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]">
          {outcome.kind === 'done' ? <Check className="text-up" /> : null}
          {outcome.kind === 'failed' ? <TriangleAlert className="text-warn" /> : null}
          {text}
        </span>
      </Bubble>
      {region}
    </>
  )
}

function outcomeText(outcome: ExportOutcome, label: LabelOf): string | null {
  switch (outcome.kind) {
    case 'none':
      return null
    case 'failed':
      return label(outcome.way === 'copy' ? 'export_copy_failed' : 'export_save_failed')
    case 'done': {
      const { way, rows } = outcome
      if (rows === 1) return label(way === 'copy' ? 'export_copied_one' : 'export_saved_one')
      return label(way === 'copy' ? 'export_copied' : 'export_saved', { rows })
    }
  }
}
