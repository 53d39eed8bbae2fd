'use client'
import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import type { DrawingDash, DrawingWeight } from './drawing.ts'
import { DrawingKnob, DrawingWords } from './drawing-mark-parts.tsx'
import { TINT_INKS } from './drawing-tint.ts'
import { strokesPath } from './drawings.shape.ts'
import type { DrawingPiece } from './use-drawing-view.ts'

const markLook = cva('group/mark outline-none', {
  variants: {
    tint: TINT_INKS,
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
 * Parts: `data-slot` drawing-mark, drawing-handle, drawing-words; state: `data-tool`, `data-tint`, `data-weight`, `data-dash`,
 * `data-selected`.
 */
export const DrawingMark = forwardRef(function DrawingMark({
  piece,
  isSelected = false,
  grip = null,
  live = false,
  fontSize,
  ...rest
}: DrawingMarkProps) {
  const { drawing, figure, words } = piece
  const { area, strokes, guides, handles } = figure
  const { tint, weight, dash } = drawing.look
  const path = strokesPath(strokes)
  return (
    <g
      {...rest}
      data-ui=""
      data-slot="drawing-mark"
      data-tool={drawing.tool}
      data-tint={tint}
      data-weight={weight}
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
      <path d={path} data-export="off" className={HALO} />
      <path d={path} className={lineLook({ weight, dash })} />
      {isSelected ? <path d={path} data-export="off" className={selectedLine({ weight, dash })} /> : null}
      {guides.length > 0 ? <path d={strokesPath(guides)} className={GUIDE} /> : null}
      {live ? <path d={strokesPath([...strokes, ...guides])} data-export="off" className={GRASP} /> : null}
      {words.map(placed => (
        <DrawingWords key={placed.key} placed={placed} fontSize={fontSize} />
      ))}
      {isSelected
        ? handles.map(one => <DrawingKnob key={one.index} handle={one} held={one.index === grip} />)
        : null}
    </g>
  )
})

const LINE = 'pointer-events-none fill-none stroke-current forced-colors:stroke-[CanvasText]'
const DASHES = { solid: '', dashed: '[stroke-dasharray:6_4]' } satisfies Record<DrawingDash, string>
const lineLook = cva(LINE, {
  variants: {
    weight: {
      thin: 'stroke-[1.5] group-data-[tool=fibonacci]/mark:stroke-1',
      thick: 'stroke-[3px]',
    } satisfies Record<DrawingWeight, string>,
    dash: DASHES,
  },
})
/** Over the line and not instead of it: a picture of the chart has no selection. */
const selectedLine = cva(LINE, {
  variants: {
    weight: { thin: 'stroke-[2.5px]', thick: 'stroke-[4px]' } satisfies Record<DrawingWeight, string>,
    dash: DASHES,
  },
})
const GUIDE =
  'pointer-events-none fill-none stroke-current opacity-50 [stroke-dasharray:2_4] forced-colors:stroke-[CanvasText]'
const HALO =
  'pointer-events-none fill-none opacity-0 stroke-accent-line stroke-[8px] group-focus-visible/mark:opacity-100 forced-colors:stroke-[Highlight]'
/** As wide as the hit test reaches: 8 px on each side with a mouse, 22 with a finger. */
const GRASP =
  'fill-none stroke-transparent stroke-[16px] pointer-coarse:stroke-[44px] [pointer-events:stroke]'
