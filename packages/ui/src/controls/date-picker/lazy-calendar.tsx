'use client'
import { cva } from 'class-variance-authority'
import type { ComponentType } from 'react'
import { type LazyFallbackProps, lazyPart } from '../../foundation/state/lazy-part.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import type { CalendarPanelProps } from './calendar-panel.tsx'
import type { CalendarOptions } from './picker.view-model.ts'
import type { CalendarAttributes } from './picker-context.ts'
import { RangeFrame } from './range-frame.tsx'
import type { RangePanelsProps } from './range-panels.tsx'
import type { PickerModel } from './use-picker.ts'

export type LazyCalendarProps = CalendarAttributes & {
  model: PickerModel
  label: string
  options: CalendarOptions
}

/** A calendar whose file `fetchFile` loads. */
export function lazyCalendar(fetchFile: () => Promise<{ CalendarPanel: ComponentType<CalendarPanelProps> }>) {
  return lazyPart<LazyCalendarProps>(
    async () => {
      const { CalendarPanel } = await fetchFile()
      return ({ model, options, ...rest }) => (
        <CalendarPanel {...rest} calendar={model.getCalendarProps('start', options)} />
      )
    },
    ({ part, ...progress }) => (
      <CalendarPlaceholder model={part.model} options={part.options} progress={progress} />
    ),
  )
}

/** The calendars of a range, whose file `fetchFile` loads; the shortcuts work before it has loaded. */
export function lazyRangePanels(fetchFile: () => Promise<{ RangePanels: ComponentType<RangePanelsProps> }>) {
  return lazyPart<RangePanelsProps>(
    async () => (await fetchFile()).RangePanels,
    ({ part, ...progress }) => (
      <RangeFrame model={part.model}>
        <CalendarPlaceholder model={part.model} options={part.options} progress={progress} isDouble />
      </RangeFrame>
    ),
  )
}

/** The calendar of a picker. Few visitors open one, so its file is loaded when the pointer or the focus comes near. */
export const LazyCalendar = /* @__PURE__ */ lazyCalendar(() => import('./calendar-panel.tsx'))

/** The calendars of a range, loaded in the same way. A page without a range does not bundle them. */
export const LazyRangePanels = /* @__PURE__ */ lazyRangePanels(() => import('./range-panels.tsx'))

/** The sizes of the calendars; the two of a range have names and a line between them. */
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
  options: CalendarOptions
  progress: Omit<LazyFallbackProps<unknown>, 'part'>
  /** Whether it replaces the two calendars of a range. Default false. */
  isDouble?: boolean
}

/** A placeholder with the size of the calendar, so that nothing moves when it has loaded; with Retry after a failure. */
function CalendarPlaceholder({ model, options, progress, isDouble = false }: CalendarPlaceholderProps) {
  const { viewModel, actions } = model
  const { retry, reloads, retrying } = progress
  const retryIntoCalendar = () => {
    retry?.()
    // the button unmounts when the calendar has loaded, so move the focus into the calendar
    if (viewModel.isOpen) actions.enterPopup()
  }
  const { hasWeekNumbers = false } = options
  return (
    <div
      data-slot="calendar-waiting"
      className={placeholderStyles({ isDouble, hasWeekNumbers, hasHeading: viewModel.type !== 'time' })}
    >
      {retry ? (
        <ErrorState onRetry={retryIntoCalendar} reloads={reloads} pending={retrying} className="py-0" />
      ) : (
        <Spinner />
      )}
    </div>
  )
}
