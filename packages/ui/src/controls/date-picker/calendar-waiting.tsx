'use client'
import { cva } from 'class-variance-authority'
import { ErrorState } from '../error-state/error-state.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import type { CalendarState } from './date-picker.model.ts'
import type { PickerFieldHandle } from './use-picker-field.ts'

/** The sizes of what is waited for; the two panels of a range have a name each and a line between them. */
const look = cva('grid w-full place-content-center', {
  variants: {
    isDouble: { true: '', false: '' },
    hasWeekNumbers: { true: '', false: '' },
    hasHeading: { true: 'h-86', false: 'h-74' },
  },
  compoundVariants: [
    { isDouble: false, hasWeekNumbers: false, className: 'desk:w-63' },
    { isDouble: false, hasWeekNumbers: true, className: 'desk:w-72' },
    { isDouble: true, hasWeekNumbers: false, className: 'desk:w-[calc(--spacing(132)+1px)]' },
    { isDouble: true, hasWeekNumbers: true, className: 'desk:w-[calc(--spacing(150)+1px)]' },
    { isDouble: false, hasHeading: false, className: 'desk:h-62' },
    { isDouble: false, hasHeading: true, className: 'desk:h-71' },
    { isDouble: true, hasHeading: false, className: 'desk:h-67' },
    { isDouble: true, hasHeading: true, className: 'desk:h-76' },
  ],
})

export type CalendarWaitingProps = {
  /** Fetches the calendar again; there once it failed to come. */
  retry?: (() => void) | undefined
  /** Whether that loads the whole page anew. */
  reloads: boolean
  retrying: boolean
  picker: PickerFieldHandle
  state: Pick<CalendarState, 'type'>
  hasWeekNumbers?: boolean | undefined
  /** Whether it stands for the two panels of a range. Default false. */
  isDouble?: boolean | undefined
}

/**
 * As large as the calendar that is on its way, so that nothing moves when it comes; a calendar that does not come says so,
 * and the field goes on taking what is typed. `data-slot` calendar-waiting.
 */
export function CalendarWaiting(props: CalendarWaitingProps) {
  const { retry, reloads, retrying, picker, state, hasWeekNumbers = false, isDouble = false } = props
  const again = () => {
    retry?.()
    // the button goes when the calendar comes, which then takes its focus
    if (picker.isOpen) picker.events.enter()
  }
  return (
    <div
      data-slot="calendar-waiting"
      className={look({ isDouble, hasWeekNumbers, hasHeading: state.type !== 'time' })}
    >
      {retry ? (
        <ErrorState onRetry={again} reloads={reloads} pending={retrying} className="py-0" />
      ) : (
        <Spinner />
      )}
    </div>
  )
}
