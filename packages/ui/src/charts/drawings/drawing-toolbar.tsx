'use client'
import type { ComponentProps, KeyboardEvent } from 'react'
import { useState } from 'react'
import { stepTo } from '../../controls/segmented-control/segmented-control.model.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { historyAct } from './drawing-keys.ts'
import { DrawingActions, DrawingTools } from './drawing-tools.tsx'
import type { DrawingsModel } from './use-drawings.ts'

export type DrawingToolbarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The drawings, held by the page: the result of `useDrawings()`. */
  model: DrawingsModel
  /** Whether points can snap to the chart's data: gives the toolbar its switch. Default false. */
  snaps?: boolean
}

/**
 * The tools of drawing. One stop for Tab; arrows move, Enter and Space choose. On a phone it scrolls sideways.
 * Parts: `data-slot` drawing-toolbar, drawing-tools, drawing-tool, drawing-action, drawing-look, drawing-note.
 */
export const DrawingToolbar = forwardRef(function DrawingToolbar({
  model,
  snaps = false,
  className,
  ...rest
}: DrawingToolbarProps) {
  const label = useLabel()
  const [stop, setStop] = useState('select')
  const { state, isKept } = model
  return (
    <div {...rest} data-ui="" data-slot="drawing-toolbar" className={cx('min-w-0', className)}>
      <div
        role="toolbar"
        aria-label={label('drawings_tools')}
        data-slot="drawing-tools"
        onKeyDown={event => onKeyDown(event, model)}
        onFocus={({ target }) => setStop(rowIdOf(target) ?? stop)}
        className="flex items-center gap-0.5 overflow-x-auto p-1 [scrollbar-width:thin]"
      >
        <DrawingTools model={model} stop={stop} />
        <span aria-hidden="true" className="mx-1 h-5 shrink-0 border-s border-line" />
        <DrawingActions model={model} stop={stop} snaps={snaps} />
      </div>
      <Note shown={!isKept} text={label('drawings_not_kept')} />
      <Note shown={state.dropped > 0} text={label('drawings_dropped', { count: state.dropped })} />
    </div>
  )
})

function Note({ shown, text }: { shown: boolean; text: string }) {
  return shown ? (
    <p data-slot="drawing-note" className="px-2 pb-1 text-12 text-ink-2">
      {text}
    </p>
  ) : null
}

/** Arrows, Home and End move along the row without choosing, as in every toolbar; Escape puts the tool down. */
function onKeyDown(event: KeyboardEvent<HTMLElement>, { state, events }: DrawingsModel): void {
  const history = historyAct(event)
  // the panel of the look has keys of its own; undo and redo are meant everywhere
  if (!history && rowIdOf(event.target) === undefined) return
  if (history) events[history.does]()
  else if (event.key === 'Escape' && state.tool) events.cancel()
  else if (!moveAlong(event)) return
  event.preventDefault()
}

/** The buttons of the row, and not what a panel beside one of them holds. */
const ROW = '[data-slot=drawing-tool],[data-slot=drawing-action]'

function rowIdOf(target: EventTarget): string | undefined {
  return target instanceof HTMLElement && target.matches(ROW) ? target.dataset.id : undefined
}

function moveAlong(event: KeyboardEvent<HTMLElement>): boolean {
  const from = rowIdOf(event.target)
  const isSideways = event.key !== 'ArrowUp' && event.key !== 'ArrowDown'
  if (from === undefined || !isSideways) return false
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(ROW)]
  const options = buttons.map(({ dataset }) => ({ id: dataset.id ?? '', text: '' }))
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const to = stepTo({ options, from, key: event.key, rtl })
  buttons.find(({ dataset }) => dataset.id === to)?.focus()
  return to !== null
}
