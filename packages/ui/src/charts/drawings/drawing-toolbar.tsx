'use client'
import * as RovingFocus from '@radix-ui/react-roving-focus'
import { clsx } from 'clsx'
import { type ComponentProps, Fragment, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { useDirection } from '../../controls/direction/use-direction.ts'
import { IconButton, type IconButtonProps } from '../../controls/icon-button/icon-button.tsx'
import { SegmentedControl } from '../../controls/segmented-control/segmented-control.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import {
  ArrowUpFromDot,
  Eraser,
  Magnet,
  Minus,
  MousePointer2,
  MoveUpRight,
  Palette,
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
import { CHECKED_RADIO, StylePopover } from '../plot/style-popover.tsx'
import {
  DRAWING_TOOLS,
  type DrawingDash,
  type DrawingStyle,
  type DrawingTool,
  type DrawingWeight,
} from './drawing.ts'
import { historyCommand } from './drawing-keys.ts'
import { COLOUR_CLASSES } from './drawing-mark.tsx'
import { selectedDrawing } from './drawings.reducer.ts'
import { colourOptions, dashOptions, disabledReasons, toolName, weightOptions } from './drawings.text.ts'
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
  /** The drawings: the result of `useDrawings()`. */
  model: DrawingsModel
  /** Whether points can snap to the chart's data; adds the switch to the toolbar. Default false. */
  snaps?: boolean
  /** A row, or a vertical bar at the side of the chart. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical'
}

/** In a container of a known height that is too low for them, buttons are 24 px high instead of 28. */
const LOW_RAIL =
  '[@container_(max-height:30rem)]:[&_button]:h-6 [@container_(max-height:30rem)]:[&_button]:min-h-6'

/** A divider follows each of these tools. */
const GROUP_ENDS: readonly (DrawingTool | 'select')[] = ['select', 'vertical', 'ray']

/**
 * The drawing tools. One tab stop; arrows move, Enter and Space choose. It scrolls if it does not fit.
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
  const direction = useDirection()
  const { state, actions, isPersisted } = model
  const isRail = orientation === 'vertical'
  const size = isRail ? 's' : 'm'
  const disabled = disabledReasons(state, label)

  const toolButton = (id: string, name: string, tool: DrawingTool | null, icon: ReactNode) => (
    <RovingFocus.Item key={id} asChild tabStopId={id}>
      <IconButton
        role="radio"
        size={size}
        label={name}
        data-slot="drawing-tool"
        data-id={id}
        aria-checked={state.tool === tool}
        disabledReason={tool === null ? null : disabled.tools}
        onClick={() => actions.chooseTool(tool)}
        className={CHECKED_RADIO}
      >
        {icon}
      </IconButton>
    </RovingFocus.Item>
  )
  const actionButton = (
    id: string,
    name: string,
    icon: ReactNode,
    onClick: () => void,
    reason: string | null,
  ) => (
    <RovingFocus.Item asChild tabStopId={id}>
      <IconButton
        size={size}
        label={name}
        data-slot="drawing-action"
        data-id={id}
        disabledReason={reason}
        onClick={onClick}
        pressed={id === 'snap' ? state.snaps : undefined}
      >
        {icon}
      </IconButton>
    </RovingFocus.Item>
  )
  const removeSelected = (): void => {
    if (state.selected !== null) actions.remove(state.selected)
  }

  return (
    <div {...rest} data-ui="" data-slot="drawing-toolbar" className={cx('min-w-0', className)}>
      {/* Without an `orientation`, so that both pairs of arrows move: @radix-ui/react-toolbar allows one pair, and its toggle group
          would give up a tool that is pressed again. */}
      <RovingFocus.Root
        role="toolbar"
        aria-label={label('drawings_tools')}
        aria-orientation={orientation}
        data-slot="drawing-tools"
        loop
        dir={direction}
        defaultCurrentTabStopId="select"
        // Radix makes the toolbar itself a tab stop, where the focus gets stuck after a mouse press
        tabIndex={undefined}
        // Radix removes its outline by a style attribute, which a strict content policy refuses in server markup
        style={{ outline: undefined }}
        onKeyDown={event => onKeyDown(event, model)}
        className={clsx(
          'relative flex items-center p-1 [scrollbar-width:thin]',
          isRail
            ? ['max-h-full flex-col overflow-x-hidden overflow-y-auto', LOW_RAIL]
            : 'gap-0.5 overflow-x-auto',
        )}
      >
        <div
          role="radiogroup"
          aria-label={label('drawings_tool')}
          className={clsx('flex shrink-0 items-center', isRail ? 'flex-col' : 'gap-0.5')}
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
        <RovingFocus.Item asChild tabStopId="look">
          <DrawingStyleMenu model={model} data-id="look" size={size} />
        </RovingFocus.Item>
        <Divider isRail={isRail} />
        {actionButton('undo', label('drawings_undo'), <Undo2 />, actions.undo, disabled.undo)}
        {actionButton('redo', label('drawings_redo'), <Redo2 />, actions.redo, disabled.redo)}
        <Divider isRail={isRail} />
        {actionButton('delete', label('drawings_delete'), <Eraser />, removeSelected, disabled.remove)}
        {actionButton('clear', label('drawings_clear'), <Trash2 />, actions.clear, disabled.clear)}
      </RovingFocus.Root>
      {isPersisted ? null : <Note>{label('drawings_not_stored')}</Note>}
      {state.unreadable > 0 ? <Note>{label('drawings_dropped', { count: state.unreadable })}</Note> : null}
    </div>
  )
})

/** Between two groups of tools. */
function Divider({ isRail }: { isRail: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('shrink-0 border-line', isRail ? 'my-0.5 w-5 border-t' : 'mx-1 h-5 border-s')}
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

/** Undo and redo in the toolbar and its style panel. Escape on a button ends drawing; in the panel it closes the panel. */
function onKeyDown(event: KeyboardEvent<HTMLElement>, { state, actions }: DrawingsModel): void {
  const history = historyCommand(event)
  if (history) actions[history.type]()
  else if (event.key === 'Escape' && state.tool && isToolbarButton(event.target)) actions.cancel()
  else return
  event.preventDefault()
}

function isToolbarButton(target: EventTarget): boolean {
  return target instanceof Element && target.matches('[data-slot=drawing-tool],[data-slot=drawing-action]')
}

type DrawingStyleMenuProps = Omit<IconButtonProps, 'label' | 'children' | 'disabledReason' | 'onClick'> & {
  model: DrawingsModel
}

/**
 * The style of the selected drawing: its colour, and the weight and dash of its lines; a text only has a colour. Every choice is one undo
 * step. Parts: those of StylePopover and SegmentedControl. `ref` and the other props go to its button.
 */
const DrawingStyleMenu = forwardRef(function DrawingStyleMenu({
  model: { state, actions },
  ...trigger
}: DrawingStyleMenuProps) {
  const label = useLabel()
  const [open, setOpen] = useState(false)
  const drawing = selectedDrawing(state)
  const isEmpty = drawing === null
  // the panel closes with the selection, and does not reopen with the next one
  useEffect(() => {
    if (isEmpty) setOpen(false)
  }, [isEmpty])
  const restyle = (change: Partial<DrawingStyle>): void => {
    if (drawing) actions.restyle(drawing.id, { ...drawing.style, ...change })
  }
  return (
    <StylePopover
      {...trigger}
      label={label('drawing_style')}
      icon={<Palette className={drawing ? COLOUR_CLASSES[drawing.style.colour] : undefined} />}
      data-slot="drawing-action"
      disabledReason={disabledReasons(state, label).remove}
      open={open && !isEmpty}
      onOpenChange={setOpen}
      colours={colourOptions(label).map(({ id: colour, text }) => ({
        id: colour,
        name: text,
        className: COLOUR_CLASSES[colour],
      }))}
      colour={drawing?.style.colour ?? null}
      onColourChange={colour => restyle({ colour })}
    >
      {drawing && drawing.tool !== 'text' ? (
        <>
          <SegmentedControl
            label={label('drawing_weight')}
            labelAs="above"
            options={weightOptions(label)}
            value={drawing.style.weight}
            onValueChange={weight => restyle({ weight: weight as DrawingWeight })}
          />
          <SegmentedControl
            label={label('drawing_dash')}
            labelAs="above"
            options={dashOptions(label)}
            value={drawing.style.dash}
            onValueChange={dash => restyle({ dash: dash as DrawingDash })}
          />
        </>
      ) : null}
    </StylePopover>
  )
})
