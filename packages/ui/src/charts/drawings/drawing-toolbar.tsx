'use client'
import { type ComponentProps, Fragment, type KeyboardEvent, type ReactNode, useState } from 'react'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { stepTo } from '../../controls/segmented-control/segmented-control.view-model.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import {
  ArrowUpFromDot,
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
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { CHECKED_RADIO } from '../plot/style-popover.tsx'
import { DRAWING_TOOLS, type DrawingTool } from './drawing.ts'
import { historyCommand } from './drawing-keys.ts'
import { DrawingStyleMenu } from './drawing-style-menu.tsx'
import { disabledReasons, toolName } from './drawings.text.ts'
import type { DrawingsModel } from './use-drawings.ts'

const TOOL_ICONS: Record<DrawingTool, ReactNode> = {
  trend: <TrendingUp />,
  arrow: <MoveUpRight />,
  horizontal: <Minus />,
  vertical: <SeparatorVertical />,
  rectangle: <Square />,
  fibonacci: <Rows4 />,
  measure: <Ruler />,
  text: <Type />,
  ray: <ArrowUpFromDot className="rotate-45" />,
}

export type DrawingToolbarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The drawings, held by the page: the result of `useDrawings()`. */
  model: DrawingsModel
  /** Whether points can snap to the chart's data: gives the toolbar its switch. Default false. */
  snaps?: boolean
  /** A row, or a rail at the side of the chart. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical'
}

/** Where the tools come apart into groups: after these. */
const GROUP_ENDS: readonly (DrawingTool | 'select')[] = ['select', 'vertical', 'ray']

/**
 * The drawing tools. One stop for Tab; arrows move, Enter and Space choose. Where there is no room for all it scrolls.
 * Parts: `data-slot` drawing-toolbar, drawing-tools, drawing-tool, drawing-action, drawing-note.
 */
export const DrawingToolbar = forwardRef(function DrawingToolbar({
  model,
  snaps = false,
  orientation = 'horizontal',
  className,
  ...rest
}: DrawingToolbarProps) {
  const label = useLabel()
  const [tabStop, setTabStop] = useState('select')
  const { state, actions, isPersisted } = model
  const isRail = orientation === 'vertical'
  const size = isRail ? 's' : 'm'
  const disabled = disabledReasons(state, label)

  const toolButton = (id: string, name: string, tool: DrawingTool | null, icon: ReactNode) => (
    <IconButton
      key={id}
      role="radio"
      size={size}
      label={name}
      data-slot="drawing-tool"
      data-id={id}
      aria-checked={state.tool === tool}
      tabIndex={id === tabStop ? 0 : -1}
      disabledReason={tool === null ? null : disabled.tools}
      onClick={() => actions.chooseTool(tool)}
      className={CHECKED_RADIO}
    >
      {icon}
    </IconButton>
  )
  const actionButton = (
    id: string,
    name: string,
    icon: ReactNode,
    onClick: () => void,
    reason: string | null,
  ) => (
    <IconButton
      size={size}
      label={name}
      data-slot="drawing-action"
      data-id={id}
      tabIndex={id === tabStop ? 0 : -1}
      disabledReason={reason}
      onClick={onClick}
      pressed={id === 'snap' ? state.snaps : undefined}
    >
      {icon}
    </IconButton>
  )
  const removeSelected = (): void => {
    if (state.selected !== null) actions.remove(state.selected)
  }

  return (
    <div {...rest} data-ui="" data-slot="drawing-toolbar" className={cx('min-w-0', className)}>
      <div
        role="toolbar"
        aria-label={label('drawings_tools')}
        aria-orientation={orientation}
        data-slot="drawing-tools"
        onKeyDown={event => onKeyDown(event, model)}
        onFocus={({ target }) => setTabStop(buttonId(target) ?? tabStop)}
        className={cx(
          'flex items-center gap-0.5 p-1 [scrollbar-width:thin]',
          isRail ? 'max-h-full flex-col overflow-x-hidden overflow-y-auto' : 'overflow-x-auto',
        )}
      >
        <div
          role="radiogroup"
          aria-label={label('drawings_tool')}
          className={cx('flex shrink-0 items-center gap-0.5', isRail && 'flex-col')}
        >
          {toolButton('select', label('drawing_select'), null, <MousePointer2 />)}
          <Divider isRail={isRail} />
          {DRAWING_TOOLS.map(tool => (
            <Fragment key={tool}>
              {toolButton(tool, toolName(tool, label), tool, TOOL_ICONS[tool])}
              {GROUP_ENDS.includes(tool) ? <Divider isRail={isRail} /> : null}
            </Fragment>
          ))}
        </div>
        {snaps ? actionButton('snap', label('drawings_snap'), <Magnet />, actions.toggleSnap, null) : null}
        <DrawingStyleMenu model={model} id="look" size={size} isTabStop={tabStop === 'look'} />
        <Divider isRail={isRail} />
        {actionButton('undo', label('drawings_undo'), <Undo2 />, actions.undo, disabled.undo)}
        {actionButton('redo', label('drawings_redo'), <Redo2 />, actions.redo, disabled.redo)}
        <Divider isRail={isRail} />
        {actionButton('delete', label('drawings_delete'), <Eraser />, removeSelected, disabled.remove)}
        {actionButton('clear', label('drawings_clear'), <Trash2 />, actions.clear, disabled.clear)}
      </div>
      {isPersisted ? null : <Note>{label('drawings_not_kept')}</Note>}
      {state.unreadable > 0 ? <Note>{label('drawings_dropped', { count: state.unreadable })}</Note> : null}
    </div>
  )
})

/** Between two groups of tools. */
function Divider({ isRail }: { isRail: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx('shrink-0 border-line', isRail ? 'my-1 w-5 border-t' : 'mx-1 h-5 border-s')}
    />
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p data-slot="drawing-note" className="px-2 pb-1 text-12 text-ink-2">
      {children}
    </p>
  )
}

/** Arrows of either direction, Home and End move along the tools without choosing, as in every toolbar; Escape ends drawing. */
function onKeyDown(event: KeyboardEvent<HTMLElement>, { state, actions }: DrawingsModel): void {
  const history = historyCommand(event)
  // The style panel has keys of its own, except for undo and redo
  if (!history && buttonId(event.target) === undefined) return
  if (history) actions[history.type]()
  else if (event.key === 'Escape' && state.tool) actions.cancel()
  else if (!moveFocus(event)) return
  event.preventDefault()
}

/** The buttons of the row, and not those of a panel that one of them opens. */
const BUTTONS = '[data-slot=drawing-tool],[data-slot=drawing-action]'

function buttonId(target: EventTarget): string | undefined {
  return target instanceof HTMLElement && target.matches(BUTTONS) ? target.dataset.id : undefined
}

function moveFocus({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const from = buttonId(target)
  if (from === undefined) return false
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>(BUTTONS)]
  const options = buttons.map(({ dataset }) => ({ id: dataset.id ?? '', text: '' }))
  const rtl = getComputedStyle(currentTarget).direction === 'rtl'
  const to = stepTo({ options, from, key, rtl })
  buttons.find(({ dataset }) => dataset.id === to)?.focus()
  return to !== null
}
