'use client'
import { Calendar, Clock, X } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { PickerFieldHandle } from './use-picker-field.ts'

export type PickerButtonsProps = {
  picker: PickerFieldHandle
  hasClear: boolean
  opens?: 'calendar' | 'times' | undefined
  /** Id of the field's label: it describes the buttons, and their names stay apart from the field's. */
  labelledBy: string
}

const OPENERS = {
  calendar: { name: 'date_open_calendar', Icon: Calendar },
  times: { name: 'picker_open_times', Icon: Clock },
} as const

const LOOK = 'desk:min-h-6 desk:min-w-6'

/** What stands at the end of the field: the button that clears it (D27), and the one that opens and closes the popup. */
export function PickerButtons({ picker, hasClear, opens = 'calendar', labelledBy }: PickerButtonsProps) {
  const label = useLabel()
  const { events, isOpen, popupId } = picker
  const { name, Icon } = OPENERS[opens]
  // what cannot be pressed is no button
  if (picker.isLocked) return <Icon aria-hidden="true" className="text-ink-3" />
  const toggle = () => {
    events.focusField()
    if (isOpen) events.dismiss()
    else events.open('press')
  }
  return (
    <span className="-me-2 flex shrink-0 items-center">
      {hasClear ? (
        <IconButton
          size="s"
          data-slot="picker-clear"
          label={label('picker_clear')}
          aria-describedby={labelledBy}
          onClick={events.clear}
          className={LOOK}
        >
          <X />
        </IconButton>
      ) : null}
      <IconButton
        size="s"
        data-slot="picker-open"
        label={label(name)}
        aria-describedby={labelledBy}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? popupId : undefined}
        // the field opens by itself and by Arrow Down; Tab goes on to what is next
        tabIndex={-1}
        onClick={toggle}
        // on a phone the field itself opens it; two buttons would leave a short field no room for its text
        className={cx(LOOK, hasClear && 'max-desk:hidden')}
      >
        <Icon />
      </IconButton>
    </span>
  )
}
