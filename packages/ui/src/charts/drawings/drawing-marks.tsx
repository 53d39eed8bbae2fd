'use client'
import { type DOMAttributes, type KeyboardEvent, useId } from 'react'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { DrawingMark } from './drawing-mark.tsx'
import type { DrawingPiece } from './use-drawing-view.ts'

export type DrawingMarksProps = {
  /** The drawings in sight. */
  pieces: readonly DrawingPiece[]
  /** The one that is being drawn. */
  draft: DrawingPiece | null
  selected: string | null
  /** Which point of the selected one the arrow keys move. */
  grip: number | null
  /** The one that Tab reaches. */
  stop: string | null
  width: number
  height: number
  fontSize: number
  onMarkKey: (event: KeyboardEvent, piece: DrawingPiece) => void
  /** Pressed by assistive tech, without a pointer. */
  onPress: (id: string) => void
  /** Pressed twice. */
  onEdit: (id: string) => void
  /** Pointers and focus of every drawing. */
  handlers: DOMAttributes<SVGGElement>
}

/** The drawings as one svg: buttons that are pressed while selected. `data-slot` drawing-marks. */
export function DrawingMarks(props: DrawingMarksProps) {
  const { pieces, draft, selected, grip, stop, width, height, fontSize, handlers } = props
  const { onMarkKey, onPress, onEdit } = props
  const label = useLabel()
  const keysId = useId()
  const named = {
    // Arrow keys are for the drawings: a screen reader has to let them through
    role: 'application',
    'aria-label': label('drawings_layer'),
    'aria-describedby': keysId,
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is named as the application that it is */}
      <svg
        {...(pieces.length > 0 ? named : { 'aria-hidden': true })}
        data-ui=""
        data-slot="drawing-marks"
        data-chart-layer="drawings"
        width={width}
        height={height}
        className="block overflow-hidden"
      >
        {pieces.map(piece => (
          <DrawingMark
            key={piece.drawing.id}
            role="button"
            data-id={piece.drawing.id}
            aria-label={piece.name}
            aria-pressed={selected === piece.drawing.id}
            tabIndex={piece.drawing.id === stop ? 0 : -1}
            onKeyDown={event => onMarkKey(event, piece)}
            onClick={event => (event.detail === 0 ? onPress(piece.drawing.id) : undefined)}
            onDoubleClick={() => onEdit(piece.drawing.id)}
            // The hand gives focus to what it took hold of, which need not be what the browser hit
            onMouseDown={event => event.preventDefault()}
            {...handlers}
            piece={piece}
            isSelected={selected === piece.drawing.id}
            grip={grip}
            live
            fontSize={fontSize}
          />
        ))}
        {draft ? <DrawingMark aria-hidden="true" piece={draft} fontSize={fontSize} /> : null}
      </svg>
      <p id={keysId} hidden>
        {label('drawings_keys')}
      </p>
    </>
  )
}
