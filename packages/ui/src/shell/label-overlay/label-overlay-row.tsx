'use client'
import { memo } from 'react'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { Check, Copy, TriangleAlert } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { LabelRow } from './label-overlay.view-model.ts'

const ICONS = {
  idle: <Copy />,
  copying: <Copy />,
  copied: <Check className="text-up" />,
  failed: <TriangleAlert className="text-warn" />,
}

/** A key with its text below. */
export function OverlayLabelText({ row }: { row: LabelRow }) {
  const label = useLabel()
  return (
    <div className="min-w-0 flex-1">
      <p className="num text-12 font-strong wrap-anywhere text-ink">{row.key}</p>
      <p className={row.text === null ? 'text-12 text-down' : 'text-12 wrap-anywhere text-ink-2'}>
        {row.text ?? label('label_overlay_no_text')}
      </p>
    </div>
  )
}

type LabelOverlayRowProps = { row: LabelRow; onCopy: (key: string) => void }

/** A key of the page in the list, with the button that copies it. */
export const LabelOverlayRow = memo(
  function LabelOverlayRow({ row, onCopy }: LabelOverlayRowProps) {
    const label = useLabel()
    return (
      <li
        data-slot="label-overlay-row"
        data-phase={row.phase}
        data-missing={row.text === null ? '' : undefined}
        className="flex items-start gap-2 border-b border-line py-1.5 last:border-b-0"
      >
        <OverlayLabelText row={row} />
        <IconButton
          size="s"
          label={label('label_overlay_copy', { key: row.key })}
          onClick={() => onCopy(row.key)}
        >
          {ICONS[row.phase]}
        </IconButton>
      </li>
    )
  },
  (a, b) =>
    a.onCopy === b.onCopy &&
    a.row.key === b.row.key &&
    a.row.text === b.row.text &&
    a.row.phase === b.row.phase,
)
