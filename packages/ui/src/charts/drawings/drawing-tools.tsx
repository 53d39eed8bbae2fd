'use client'
import type { ReactNode } from 'react'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import {
  Eraser,
  Magnet,
  Minus,
  MousePointer2,
  MoveUpRight,
  Redo2,
  Rows4,
  Ruler,
  SeparatorVertical,
  Square,
  Trash2,
  TrendingUp,
  Type,
  Undo2,
} from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { DRAWING_TOOLS, type DrawingTool } from './drawing.ts'
import { CHECKED_LOOK } from './drawing-checked-look.tsx'
import { DrawingLookMenu } from './drawing-look-menu.tsx'
import { blockedBecause, toolName } from './drawing-words.ts'
import type { DrawingsModel } from './use-drawings.ts'

const ICONS: Record<DrawingTool, ReactNode> = {
  trend: <TrendingUp />,
  ray: <MoveUpRight />,
  horizontal: <Minus />,
  vertical: <SeparatorVertical />,
  rectangle: <Square />,
  fibonacci: <Rows4 />,
  measure: <Ruler />,
  text: <Type />,
}

type RowProps = {
  model: DrawingsModel
  /** The button that Tab reaches, by its `data-id`. */
  stop: string
}

/** What can be drawn, and selecting, as a radio group. */
export function DrawingTools({ model: { state, events }, stop }: RowProps) {
  const label = useLabel()
  const full = blockedBecause(state, label).tools
  const tool = (id: string, name: string, chosen: DrawingTool | null, icon: ReactNode) => (
    <IconButton
      key={id}
      role="radio"
      label={name}
      data-slot="drawing-tool"
      data-id={id}
      aria-checked={state.tool === chosen}
      tabIndex={id === stop ? 0 : -1}
      disabledReason={chosen === null ? null : full}
      onClick={() => events.choose(chosen)}
      className={CHECKED_LOOK}
    >
      {icon}
    </IconButton>
  )
  return (
    <div role="radiogroup" aria-label={label('drawings_tool')} className="flex shrink-0 gap-0.5">
      {tool('select', label('drawing_select'), null, <MousePointer2 />)}
      {DRAWING_TOOLS.map(one => tool(one, toolName(one, label), one, ICONS[one]))}
    </div>
  )
}

/** Snapping, the look, undo, redo, delete and remove all. */
export function DrawingActions({ model, stop, snaps }: RowProps & { snaps: boolean }) {
  const { state, events } = model
  const label = useLabel()
  const blocked = blockedBecause(state, label)
  const action = (id: string, name: string, icon: ReactNode, onClick: () => void, reason: string | null) => (
    <IconButton
      label={name}
      data-slot="drawing-action"
      data-id={id}
      tabIndex={id === stop ? 0 : -1}
      disabledReason={reason}
      onClick={onClick}
      pressed={id === 'snap' ? state.snaps : undefined}
    >
      {icon}
    </IconButton>
  )
  const remove = (): void => {
    if (state.selected !== null) events.remove(state.selected)
  }
  return (
    <>
      {snaps ? action('snap', label('drawings_snap'), <Magnet />, events.toggleSnap, null) : null}
      <DrawingLookMenu model={model} id="look" isStop={stop === 'look'} />
      {action('undo', label('drawings_undo'), <Undo2 />, events.undo, blocked.undo)}
      {action('redo', label('drawings_redo'), <Redo2 />, events.redo, blocked.redo)}
      {action('delete', label('drawings_delete'), <Eraser />, remove, blocked.remove)}
      {action('clear', label('drawings_clear'), <Trash2 />, events.clear, blocked.clear)}
    </>
  )
}
