'use client'
import { useEffect, useState } from 'react'
import type { IconButtonProps } from '../../controls/icon-button/icon-button.tsx'
import { SegmentedControl } from '../../controls/segmented-control/segmented-control.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Palette } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { StylePopover } from '../plot/style-popover.tsx'
import type { DrawingDash, DrawingStyle, DrawingWeight } from './drawing.ts'
import { COLOUR_CLASSES } from './drawing-mark.tsx'
import { selectedDrawing } from './drawings.reducer.ts'
import { colourOptions, dashOptions, disabledReasons, weightOptions } from './drawings.text.ts'
import type { DrawingsModel } from './use-drawings.ts'

export type DrawingStyleMenuProps = Omit<
  IconButtonProps,
  'label' | 'children' | 'disabledReason' | 'onClick'
> & {
  model: DrawingsModel
}

/**
 * The style of the selected drawing: its colour, and the weight and dash of its lines; a text only has a colour. Every choice is one undo
 * step. Parts: those of StylePopover and SegmentedControl. `ref` and the other props go to its button.
 */
export const DrawingStyleMenu = forwardRef(function DrawingStyleMenu({
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
