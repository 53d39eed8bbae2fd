'use client'
import { useId } from 'react'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { moveByKey } from '../../controls/segmented-control/move-by-key.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { DrawingTint } from './drawing.ts'
import { CHECKED_LOOK } from './drawing-checked-look.tsx'
import { TINT_INKS } from './drawing-tint.ts'
import { tintOptions } from './drawing-words.ts'

export type DrawingTintsProps = { tint: DrawingTint; onTint: (tint: DrawingTint) => void }

/** The colours as a radio group: a dot each, with its name in a bubble and for assistive tech. `data-slot` drawing-tints, drawing-tint. */
export function DrawingTints({ tint, onTint }: DrawingTintsProps) {
  const label = useLabel()
  const labelId = useId()
  const options = tintOptions(label)
  return (
    <div data-slot="drawing-tints" className="grid gap-1">
      <span id={labelId} className="text-12 text-ink-2">
        {label('drawing_tint')}
      </span>
      <div
        role="radiogroup"
        aria-labelledby={labelId}
        onKeyDown={event => moveByKey(event, options, id => onTint(id as DrawingTint))}
        className="flex gap-0.5"
      >
        {options.map(({ id, text }) => (
          <IconButton
            key={id}
            role="radio"
            label={text}
            data-slot="drawing-tint"
            data-id={id}
            aria-checked={id === tint}
            tabIndex={id === tint ? 0 : -1}
            onClick={() => onTint(id)}
            className={CHECKED_LOOK}
          >
            <span
              className={cx(
                'size-4 rounded-full border-8 border-current forced-color-adjust-none',
                TINT_INKS[id],
              )}
            />
          </IconButton>
        ))}
      </div>
    </div>
  )
}
