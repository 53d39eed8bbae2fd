'use client'
import { cx } from '../../foundation/tokens/cx.ts'
import { ErrorState } from '../error-state/error-state.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import type { CalendarState } from './date-picker.model.ts'
import type { PickerFieldHandle } from './use-picker-field.ts'

export type CalendarWaitingProps = {
  /** Fetches the calendar again; there once it failed to come. */
  retry?: (() => void) | undefined
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
  const { retry, retrying, picker, state, hasWeekNumbers = false, isDouble = false } = props
  const again = () => {
    retry?.()
    // the button goes when the calendar comes, which then takes its focus
    if (picker.isOpen) picker.events.enter()
  }
  return (
    <div
      data-slot="calendar-waiting"
      className={cx(
        'grid w-full place-content-center',
        state.type === 'time' ? 'h-76 desk:h-62' : 'h-88 desk:h-71',
        isDouble ? DOUBLE[`${hasWeekNumbers}`] : SINGLE[`${hasWeekNumbers}`],
      )}
    >
      {retry ? <ErrorState onRetry={again} pending={retrying} className="py-0" /> : <Spinner />}
    </div>
  )
}

const SINGLE = { false: 'desk:w-63', true: 'desk:w-72' }
const DOUBLE = { false: 'desk:w-132', true: 'desk:w-150' }
