'use client'
import { useEffect, useId, useState } from 'react'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { Popover } from '../../controls/popover/popover.tsx'
import { PopoverContent } from '../../controls/popover/popover-content.tsx'
import { PopoverTrigger } from '../../controls/popover/popover-trigger.tsx'
import { moveByKey } from '../../controls/segmented-control/move-by-key.ts'
import { SegmentedControl } from '../../controls/segmented-control/segmented-control.tsx'
import { Palette } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { DrawingColour, DrawingDash, DrawingStyle, DrawingWeight } from './drawing.ts'
import { COLOUR_CLASSES } from './drawing-mark.tsx'
import { selectedDrawing } from './drawings.reducer.ts'
import { colourOptions, dashOptions, disabledReasons, weightOptions } from './drawings.text.ts'
import type { DrawingsModel } from './use-drawings.ts'

/** The checked one of the icon buttons that are radios: tools and colours. */
export const CHECKED_RADIO = [
  'aria-checked:border-accent-line aria-checked:bg-accent-soft aria-checked:text-accent',
  'forced-colors:aria-checked:bg-[Highlight] forced-colors:aria-checked:text-[HighlightText] forced-colors:aria-checked:forced-color-adjust-none',
].join(' ')

export type DrawingStyleMenuProps = {
  model: DrawingsModel
  /** Its `data-id` in the toolbar's row. */
  id: string
  /** Whether Tab reaches it. */
  isTabStop: boolean
}

/**
 * The style of the selected drawing: its colour, and the weight and dash of its lines; a text has its colour alone. Every choice
 * applies at once and is one step of undo. Parts: `data-slot` drawing-look, drawing-tints, drawing-tint, those of SegmentedControl.
 */
export function DrawingStyleMenu({ model: { state, actions }, id, isTabStop }: DrawingStyleMenuProps) {
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
    <Popover open={open && !isEmpty} onOpenChange={setOpen}>
      <PopoverTrigger
        iconOnly
        label={label('drawing_look')}
        data-slot="drawing-action"
        data-id={id}
        tabIndex={isTabStop ? 0 : -1}
        disabledReason={disabledReasons(state, label).remove}
      >
        <Palette className={drawing ? COLOUR_CLASSES[drawing.style.colour] : undefined} />
      </PopoverTrigger>
      {drawing ? (
        <PopoverContent label={label('drawing_look')} sheet>
          <div data-slot="drawing-look" className="grid justify-items-start gap-3">
            <Colours value={drawing.style.colour} onValueChange={colour => restyle({ colour })} />
            {drawing.tool === 'text' ? null : (
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
            )}
          </div>
        </PopoverContent>
      ) : null}
    </Popover>
  )
}

type ColoursProps = { value: DrawingColour; onValueChange: (colour: DrawingColour) => void }

/** The colours as a radio group: a dot each, with its name in a tooltip and for assistive technology. */
function Colours({ value, onValueChange }: ColoursProps) {
  const label = useLabel()
  const labelId = useId()
  const options = colourOptions(label)
  return (
    <div data-slot="drawing-tints" className="grid gap-1">
      <span id={labelId} className="text-12 text-ink-2">
        {label('drawing_tint')}
      </span>
      <div
        role="radiogroup"
        aria-labelledby={labelId}
        onKeyDown={event => moveByKey(event, options, id => onValueChange(id as DrawingColour))}
        className="flex gap-0.5"
      >
        {options.map(({ id, text }) => (
          <IconButton
            key={id}
            role="radio"
            label={text}
            data-slot="drawing-tint"
            data-id={id}
            aria-checked={id === value}
            tabIndex={id === value ? 0 : -1}
            onClick={() => onValueChange(id)}
            className={CHECKED_RADIO}
          >
            <span
              className={cx(
                'size-4 rounded-full border-8 border-current forced-color-adjust-none',
                COLOUR_CLASSES[id],
              )}
            />
          </IconButton>
        ))}
      </div>
    </div>
  )
}
