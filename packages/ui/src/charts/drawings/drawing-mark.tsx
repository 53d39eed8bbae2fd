'use client'
import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import type { DrawingTint } from './drawing.ts'
import type { PlacedWords } from './drawing-labels.shape.ts'
import { type Handle, strokesPath } from './drawings.shape.ts'
import type { DrawingPiece } from './use-drawing-view.ts'

const markLook = cva('group/mark outline-none', {
  variants: {
    tint: {
      accent: 'text-accent',
      ink: 'text-ink',
      up: 'text-up',
      down: 'text-down',
      warn: 'text-warn',
    } satisfies Record<DrawingTint, string>,
    live: { true: 'pointer-events-auto cursor-move touch-none', false: '' },
  },
})

export type DrawingMarkProps = Omit<ComponentProps<'g'>, 'children'> & {
  piece: DrawingPiece
  isSelected?: boolean
  /** Which of its points the arrow keys move. */
  grip?: number | null
  /** Whether it can be taken hold of; a drawing that is being drawn cannot. Default false. */
  live?: boolean
  fontSize: number
}

/**
 * One drawing. Selected it has handles and thicker lines, with focus a halo: nothing is told by colour alone.
 * Parts: `data-slot` drawing-mark, drawing-handle, drawing-words; state: `data-tool`, `data-tint`, `data-dash`, `data-selected`.
 */
export function DrawingMark({
  piece,
  isSelected = false,
  grip = null,
  live = false,
  fontSize,
  ...rest
}: DrawingMarkProps) {
  const { drawing, figure, words } = piece
  const { area, strokes, handles } = figure
  const { tint, dash } = drawing.look
  const path = strokesPath(strokes)
  return (
    <g
      {...rest}
      data-ui=""
      data-slot="drawing-mark"
      data-tool={drawing.tool}
      data-tint={tint}
      data-dash={dash}
      data-selected={isSelected ? '' : undefined}
      className={markLook({ tint, live })}
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
      <path d={path} className={HALO} />
      <path d={path} className={dash === 'dashed' ? `${LINE} [stroke-dasharray:6_4]` : LINE} />
      {live ? <path d={path} className={GRASP} /> : null}
      {words.map(placed => (
        <Words key={placed.key} placed={placed} fontSize={fontSize} />
      ))}
      {isSelected
        ? handles.map(one => <Knob key={one.index} handle={one} held={one.index === grip} />)
        : null}
    </g>
  )
}

const LINE =
  'pointer-events-none fill-none stroke-current stroke-[1.5px] group-data-selected/mark:stroke-[2.5px] forced-colors:stroke-[CanvasText]'
const HALO =
  'pointer-events-none fill-none opacity-0 stroke-accent-line stroke-[8px] group-focus-visible/mark:opacity-100 forced-colors:stroke-[Highlight]'
/** As wide as the hit test reaches: 8 px on each side with a mouse, 22 with a finger. */
const GRASP =
  'fill-none stroke-transparent stroke-[16px] pointer-coarse:stroke-[44px] [pointer-events:stroke]'

function Knob({ handle: { x, y }, held }: { handle: Handle; held: boolean }) {
  return (
    <g data-slot="drawing-handle" data-held={held ? '' : undefined} className="group/knob cursor-crosshair">
      <circle cx={x} cy={y} className="fill-transparent [r:12px] pointer-coarse:[r:22px]" />
      <circle
        cx={x}
        cy={y}
        r={5}
        className="fill-surface stroke-current stroke-2 group-data-held/knob:fill-current forced-colors:stroke-[Highlight]"
      />
    </g>
  )
}

function Words({ placed: { text, x, y, box, boxed }, fontSize }: { placed: PlacedWords; fontSize: number }) {
  return (
    <g data-slot="drawing-words">
      {boxed ? (
        <rect
          x={box.left}
          y={box.top}
          width={box.width}
          height={box.height}
          rx={4}
          className="fill-surface-raised stroke-line-strong group-focus-visible/mark:stroke-accent group-focus-visible/mark:stroke-2 group-data-selected/mark:stroke-current group-data-selected/mark:stroke-2"
        />
      ) : null}
      <text
        x={x}
        y={y}
        dy="0.35em"
        textAnchor={boxed ? 'middle' : 'start'}
        fontSize={fontSize}
        className="num pointer-events-none fill-ink stroke-surface stroke-[3px] [paint-order:stroke] select-none"
      >
        {text}
      </text>
    </g>
  )
}
