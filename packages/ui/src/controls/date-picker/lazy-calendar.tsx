'use client'
import { cva } from 'class-variance-authority'
import type { ComponentType } from 'react'
import { type LazyFallbackProps, lazyPart } from '../../foundation/state/lazy-part.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import type { CalendarPanelProps } from './calendar-panel.tsx'
import { RangeFrame } from './range-frame.tsx'
import type { RangePanelsProps } from './range-panels.tsx'
import type { PickerModel } from './use-picker.ts'

export type LazyCalendarProps = {
  model: PickerModel
  label: string
  id?: string | undefined
  'aria-describedby'?: string | undefined
}

/** A calendar from the file that `fetchFile` brings. */
export function lazyCalendar(fetchFile: () => Promise<{ CalendarPanel: ComponentType<CalendarPanelProps> }>) {
  return lazyPart<LazyCalendarProps>(
    async () => {
      const { CalendarPanel } = await fetchFile()
      return ({ model, ...rest }) => <CalendarPanel {...rest} calendar={model.getCalendarProps()} />
    },
    ({ part, ...progress }) => <CalendarPlaceholder model={part.model} progress={progress} />,
  )
}

/** The calendars of a range from the file that `fetchFile` brings; its ready ranges can be picked before. */
export function lazyRangePanels(fetchFile: () => Promise<{ RangePanels: ComponentType<RangePanelsProps> }>) {
  return lazyPart<RangePanelsProps>(
    async () => (await fetchFile()).RangePanels,
    ({ part, ...progress }) => (
      <RangeFrame model={part.model}>
        <CalendarPlaceholder model={part.model} progress={progress} isDouble />
      </RangeFrame>
    ),
  )
}

/** The calendar of a picker. Few visitors open one, so its file is fetched when the pointer or the focus comes near. */
export const LazyCalendar = /* @__PURE__ */ lazyCalendar(() => import('./calendar-panel.tsx'))

/** The calendars of a range, fetched in the same way. A page that has no range leaves them out. */
export const LazyRangePanels = /* @__PURE__ */ lazyRangePanels(() => import('./range-panels.tsx'))

/** The sizes of the calendars; the two of a range have a name each and a line between them. */
const placeholderStyles = cva('grid w-full place-content-center', {
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

type CalendarPlaceholderProps = {
  model: PickerModel
  progress: Omit<LazyFallbackProps<unknown>, 'part'>
  /** Whether it takes the place of the two calendars of a range. Default false. */
  isDouble?: boolean
}

/** As large as the calendar on its way, so that nothing moves when it comes; one that failed to come has Retry. */
function CalendarPlaceholder({ model, progress, isDouble = false }: CalendarPlaceholderProps) {
  const { viewModel, actions } = model
  const { retry, reloads, retrying } = progress
  const retryIntoCalendar = () => {
    retry?.()
    // the button goes when the calendar comes, which then takes its focus
    if (viewModel.isOpen) actions.enterPopup()
  }
  const { type, hasWeekNumbers } = viewModel
  return (
    <div
      data-slot="calendar-waiting"
      className={placeholderStyles({ isDouble, hasWeekNumbers, hasHeading: type !== 'time' })}
    >
      {retry ? (
        <ErrorState onRetry={retryIntoCalendar} reloads={reloads} pending={retrying} className="py-0" />
      ) : (
        <Spinner />
      )}
    </div>
  )
}
