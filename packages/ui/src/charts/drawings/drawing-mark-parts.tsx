'use client'
import type { PlacedWords } from './drawing-labels.shape.ts'
import type { Handle } from './drawings.shape.ts'

/** A handle: a ring in a place that is large enough to be hit. `data-slot` drawing-handle, state `data-held`. */
export function DrawingKnob({ handle: { x, y }, held }: { handle: Handle; held: boolean }) {
  return (
    <g
      data-slot="drawing-handle"
      data-held={held ? '' : undefined}
      data-export="off"
      className="group/knob cursor-crosshair"
    >
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

/** Words on the chart, boxed or straight on the lines. `data-slot` drawing-words. */
export function DrawingWords({
  placed: { text, x, y, box, boxed },
  fontSize,
}: {
  placed: PlacedWords
  fontSize: number
}) {
  const frame = { x: box.left, y: box.top, width: box.width, height: box.height, rx: 4 }
  return (
    <g data-slot="drawing-words">
      {boxed ? (
        <>
          <rect {...frame} className="fill-surface-raised stroke-line-strong" />
          <rect
            {...frame}
            data-export="off"
            className="fill-none stroke-none group-focus-visible/mark:stroke-accent group-focus-visible/mark:stroke-2 group-data-selected/mark:stroke-current group-data-selected/mark:stroke-2"
          />
        </>
      ) : null}
      <text
        x={x}
        y={y}
        dy="0.35em"
        textAnchor={boxed ? 'middle' : 'start'}
        fontSize={fontSize}
        // An attribute and no class, so that pictures have it too: the outline would lie over the text
        paintOrder="stroke"
        className="num pointer-events-none fill-current stroke-surface stroke-[3px] select-none forced-colors:fill-[CanvasText]"
      >
        {text}
      </text>
    </g>
  )
}
