'use client'
import { useRef } from 'react'
import { Bubble } from '../../controls/tip/bubble.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { LabelOverlayViewModel, LabelRow } from './label-overlay.view-model.ts'
import { LabelText } from './label-overlay-row.tsx'

export type LabelOverlayTipProps = {
  rows: readonly LabelRow[]
  box: { left: number; top: number; width: number; height: number }
  announcement: LabelOverlayViewModel['announcement']
}

/** A frame around a text, and its keys with their texts. A new text has a new position. */
export function LabelOverlayTip(props: LabelOverlayTipProps) {
  const { left, top } = props.box
  return <TipAt key={`${left} ${top} ${props.rows.map(({ key }) => key).join()}`} {...props} />
}

function TipAt({ rows, box, announcement }: LabelOverlayTipProps) {
  const label = useLabel()
  const frame = useRef<HTMLDivElement>(null)
  const isCopied = announcement?.values.key === rows.map(({ key }) => key).join('\n')
  return (
    <div
      ref={frame}
      data-ui=""
      data-slot="label-overlay-frame"
      className="pointer-events-none fixed rounded-tag outline-2 outline-offset-1 outline-accent"
      style={box}
    >
      <Bubble open anchor={frame} data-slot="label-overlay-tip" className="pointer-events-none! grid gap-1">
        {rows.map(row => (
          <LabelText key={row.key} row={row} />
        ))}
        {isCopied ? (
          <p className="text-ink-3">
            {label(announcement.key, { key: rows.length === 1 ? announcement.values.key : rows.length })}
          </p>
        ) : null}
      </Bubble>
    </div>
  )
}
