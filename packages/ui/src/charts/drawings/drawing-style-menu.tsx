'use client'
import { useEffect, useState } from 'react'
import { SegmentedControl } from '../../controls/segmented-control/segmented-control.tsx'
import { Palette } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { StylePopover } from '../plot/style-popover.tsx'
import type { DrawingDash, DrawingStyle, DrawingWeight } from './drawing.ts'
import { COLOUR_CLASSES } from './drawing-mark.tsx'
import { selectedDrawing } from './drawings.reducer.ts'
import { colourOptions, dashOptions, disabledReasons, weightOptions } from './drawings.text.ts'
import type { DrawingsModel } from './use-drawings.ts'

export type DrawingStyleMenuProps = {
  model: DrawingsModel
  /** Its `data-id` in the toolbar's row. */
  id: string
  size: 'm' | 's'
  /** Whether Tab reaches it. */
  isTabStop: boolean
}

/**
 * The style of the selected drawing: its colour, and the weight and dash of its lines; a text has its colour alone. Every choice
 * is one step of undo. Parts: those of StylePopover and SegmentedControl.
 */
export function DrawingStyleMenu({ model: { state, actions }, id, size, isTabStop }: DrawingStyleMenuProps) {
  const label = useLabel()
  const [open, setOpen] = useState(false)
  const drawing = selectedDrawing(state)
  const isEmpty = drawing === null
  // The panel closes with the selection, and does not open again with the next one
  useEffect(() => {
    if (isEmpty) setOpen(false)
  }, [isEmpty])
  const restyle = (change: Partial<DrawingStyle>): void => {
    if (drawing) actions.restyle(drawing.id, { ...drawing.style, ...change })
  }
  return (
    <StylePopover
      label={label('drawing_look')}
      icon={<Palette className={drawing ? COLOUR_CLASSES[drawing.style.colour] : undefined} />}
      size={size}
      data-slot="drawing-action"
      data-id={id}
      tabIndex={isTabStop ? 0 : -1}
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
}
