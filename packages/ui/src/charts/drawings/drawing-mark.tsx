'use client'
import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import type { DrawingColour, DrawingDash, DrawingWeight } from './drawing.ts'
import { type Handle, toPath } from './drawing-geometry.ts'
import type { DrawingMarkModel, PlacedDrawingLabel } from './drawings.view-model.ts'

/** Each colour as `currentColor`; all of them have enough contrast for text on the chart's background. */
export const COLOUR_CLASSES: Record<DrawingColour, string> = {
  ink: 'text-ink',
  accent: 'text-accent',
  up: 'text-up',
  down: 'text-down',
  warn: 'text-warn',
}

const markVariants = cva('group/mark outline-none', {
  variants: {
    colour: COLOUR_CLASSES,
    interactive: { true: 'pointer-events-auto cursor-move touch-none', false: '' },
  },
})

export type DrawingMarkProps = Omit<ComponentProps<'g'>, 'children'> & {
  mark: DrawingMarkModel
  isSelected?: boolean
  /** Index of the point that arrow keys move. */
  activePoint?: number | null
  /** Whether pointers can hit it; off for a draft. Default false. */
  interactive?: boolean
  /** In pixels. */
  fontSize: number
}

/**
 * One drawing. A selected one has handles and thicker lines, a focused one a halo, so that colour is not the only cue.
 * Selection and focus marks have `data-export="off"`: pictures of the chart leave them out.
 * Parts: `data-slot` drawing-mark, drawing-handle, drawing-label; state: `data-tool`, `data-tint`, `data-weight`, `data-dash`,
 * `data-selected`.
 */
export const DrawingMark = forwardRef(function DrawingMark({
  mark: { drawing, geometry, labels },
  isSelected = false,
  activePoint = null,
  interactive = false,
  fontSize,
  ...rest
}: DrawingMarkProps) {
  const { segments, head, guides, area, handles } = geometry
  const { colour, weight, dash } = drawing.style
  const path = toPath(segments)
  const headPath = toPath(head)
  return (
    <g
      {...rest}
      data-ui=""
      data-slot="drawing-mark"
      data-tool={drawing.tool}
      data-tint={colour}
      data-weight={weight}
      data-dash={dash}
      data-selected={isSelected ? '' : undefined}
      className={markVariants({ colour, interactive })}
    >
      {area ? (
        <rect
          x={area.left}
          y={area.top}
          width={area.width}
          height={area.height}
          className="pointer-events-none fill-current opacity-8"
        />
      ) : null}
      <path d={path + headPath} data-export="off" className={HALO} />
      <path d={path} className={lineVariants({ weight, dash })} />
      {headPath ? <path d={headPath} className={lineVariants({ weight, dash: 'solid' })} /> : null}
      {isSelected ? (
        <>
          <path d={path} data-export="off" className={selectedLineVariants({ weight, dash })} />
          {headPath ? (
            <path
              d={headPath}
              data-export="off"
              className={selectedLineVariants({ weight, dash: 'solid' })}
            />
          ) : null}
        </>
      ) : null}
      {guides.length > 0 ? <path d={toPath(guides)} className={GUIDE} /> : null}
      {interactive ? (
        <path d={toPath([...segments, ...head, ...guides])} data-export="off" className={HIT_AREA} />
      ) : null}
      {labels.map(label => (
        <Label key={label.key} label={label} fontSize={fontSize} />
      ))}
      {isSelected
        ? handles.map(handle => (
            <DragHandle key={handle.index} handle={handle} isActive={handle.index === activePoint} />
          ))
        : null}
    </g>
  )
})

const LINE = 'pointer-events-none fill-none stroke-current forced-colors:stroke-[CanvasText]'
const DASHES = { solid: '', dashed: '[stroke-dasharray:6_4]' } satisfies Record<DrawingDash, string>

const lineVariants = cva(LINE, {
  variants: {
    weight: {
      thin: 'stroke-[1.5] group-data-[tool=fibonacci]/mark:stroke-1',
      thick: 'stroke-[3px]',
    } satisfies Record<DrawingWeight, string>,
    dash: DASHES,
  },
})

/** Drawn over the line, not instead of it, because a picture shows the line without its selection. */
const selectedLineVariants = cva(LINE, {
  variants: {
    weight: { thin: 'stroke-[2.5px]', thick: 'stroke-[4px]' } satisfies Record<DrawingWeight, string>,
    dash: DASHES,
  },
})

const GUIDE =
  'pointer-events-none fill-none stroke-current opacity-50 [stroke-dasharray:2_4] forced-colors:stroke-[CanvasText]'
const HALO =
  'pointer-events-none fill-none opacity-0 stroke-accent-line stroke-[8px] group-focus-visible/mark:opacity-100 forced-colors:stroke-[Highlight]'
/** As wide as `HIT_RADIUS`: 8 px on each side with a mouse, 22 with a finger. */
const HIT_AREA =
  'fill-none stroke-transparent stroke-[16px] pointer-coarse:stroke-[44px] [pointer-events:stroke]'

/** A ring in the middle of a larger touch target. */
function DragHandle({ handle: { x, y }, isActive }: { handle: Handle; isActive: boolean }) {
  return (
    <g
      data-slot="drawing-handle"
      data-active={isActive ? '' : undefined}
      data-export="off"
      className="group/handle cursor-crosshair"
    >
      <circle cx={x} cy={y} className="fill-transparent [r:12px] pointer-coarse:[r:22px]" />
      <circle
        cx={x}
        cy={y}
        r={5}
        className="fill-surface stroke-current stroke-2 group-data-active/handle:fill-current forced-colors:stroke-[Highlight]"
      />
    </g>
  )
}

/** A text in a box, or directly on the lines with an outline in the background colour. */
function Label({
  label: { text, x, y, box, boxed },
  fontSize,
}: {
  label: PlacedDrawingLabel
  fontSize: number
}) {
  const frame = { x: box.left, y: box.top, width: box.width, height: box.height, rx: 4 }
  return (
    <g data-slot="drawing-label">
      {boxed ? (
        <>
          <rect {...frame} className="fill-surface-raised stroke-line-strong" />
          <rect {...frame} data-export="off" className={MARKED_FRAME} />
        </>
      ) : null}
      <text
        x={x}
        y={y}
        dy="0.35em"
        textAnchor={boxed ? 'middle' : 'start'}
        fontSize={fontSize}
        // an attribute, not a class, so that pictures have it too; without it the outline would cover the text
        paintOrder="stroke"
        className="num pointer-events-none fill-current stroke-surface stroke-[3px] select-none forced-colors:fill-[CanvasText]"
      >
        {text}
      </text>
    </g>
  )
}

const MARKED_FRAME =
  'fill-none stroke-none group-focus-visible/mark:stroke-accent group-focus-visible/mark:stroke-2 group-data-selected/mark:stroke-current group-data-selected/mark:stroke-2'
