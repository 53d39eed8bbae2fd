'use client'
import { useEffect, useState } from 'react'
import { Popover } from '../../controls/popover/popover.tsx'
import { PopoverContent } from '../../controls/popover/popover-content.tsx'
import { PopoverTrigger } from '../../controls/popover/popover-trigger.tsx'
import { SegmentedControl } from '../../controls/segmented-control/segmented-control.tsx'
import { Palette } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { DrawingDash, DrawingLook, DrawingWeight } from './drawing.ts'
import { TINT_INKS } from './drawing-tint.ts'
import { DrawingTints } from './drawing-tints.tsx'
import { blockedBecause, dashOptions, weightOptions } from './drawing-words.ts'
import { selectedDrawing } from './drawings.model.ts'
import type { DrawingsModel } from './use-drawings.ts'

export type DrawingLookMenuProps = {
  model: DrawingsModel
  /** Its place in the toolbar's row. */
  id: string
  /** Whether Tab reaches it. */
  isStop: boolean
}

/**
 * The look of the selected drawing: its colour, the thickness and the dash of its lines; a text has its colour alone. Every choice
 * counts at once and is one step of undo. Parts: `data-slot` drawing-look, drawing-tints, drawing-tint, those of SegmentedControl.
 */
export function DrawingLookMenu({ model: { state, events }, id, isStop }: DrawingLookMenuProps) {
  const label = useLabel()
  const [open, setOpen] = useState(false)
  const drawing = selectedDrawing(state)
  const isNone = drawing === null
  useEffect(() => {
    if (isNone) setOpen(false)
  }, [isNone])
  const restyle = (change: Partial<DrawingLook>): void => {
    if (drawing) events.restyle(drawing.id, { ...drawing.look, ...change })
  }
  return (
    // with the selection the panel goes, and does not come back by itself
    <Popover open={open && !isNone} onOpenChange={setOpen}>
      <PopoverTrigger
        iconOnly
        label={label('drawing_look')}
        data-slot="drawing-action"
        data-id={id}
        tabIndex={isStop ? 0 : -1}
        disabledReason={blockedBecause(state, label).remove}
      >
        <Palette className={drawing ? TINT_INKS[drawing.look.tint] : undefined} />
      </PopoverTrigger>
      {drawing ? (
        <PopoverContent label={label('drawing_look')} sheet>
          <div data-slot="drawing-look" className="grid justify-items-start gap-3">
            <DrawingTints tint={drawing.look.tint} onTint={tint => restyle({ tint })} />
            {drawing.tool === 'text' ? null : (
              <>
                <SegmentedControl
                  label={label('drawing_weight')}
                  labelAs="above"
                  options={weightOptions(label)}
                  value={drawing.look.weight}
                  onValueChange={weight => restyle({ weight: weight as DrawingWeight })}
                />
                <SegmentedControl
                  label={label('drawing_dash')}
                  labelAs="above"
                  options={dashOptions(label)}
                  value={drawing.look.dash}
                  onValueChange={dash => restyle({ dash: dash as DrawingDash })}
                />
              </>
            )}
          </div>
        </PopoverContent>
      ) : null}
    </Popover>
  )
}
