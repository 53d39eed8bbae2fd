import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Stamp } from '../../foundation/calendar/stamp.ts'
import { CalendarPanel, type CalendarPanelProps } from './calendar-panel.tsx'
import type { CalendarOptions } from './picker.view-model.ts'
import type { StampRange } from './picker-range.ts'
import type { ValueConverter } from './picker-value.ts'
import { type UseDatePickerOptions, useDatePicker } from './use-date-picker.ts'
import { useDateRange } from './use-date-range.ts'

const stamps: ValueConverter<Stamp> = { toStamp: stamp => stamp, fromStamp: stamp => stamp }

type PanelProps = Omit<CalendarPanelProps, 'calendar'>
type Options = Omit<UseDatePickerOptions<typeof stamps>, 'valueType' | 'mode'>

const SURFACE = 'w-full rounded-card border border-line bg-surface-raised p-3 shadow-pop desk:w-fit'

/** An open calendar with the background of a popup. */
function Calendar({ options, view, ...panel }: PanelProps & { options?: Options; view?: CalendarOptions }) {
  const model = useDatePicker({ ...options, valueType: stamps, mode: 'inline' })
  return (
    <div className={SURFACE}>
      <CalendarPanel {...panel} calendar={model.getCalendarProps('start', view)} />
    </div>
  )
}

/** The calendar of one end of a range. */
function EndCalendar({ range, ...panel }: PanelProps & { range: StampRange }) {
  const model = useDateRange({ valueType: stamps, defaultValue: range, mode: 'inline' })
  return (
    <div className={SURFACE}>
      <CalendarPanel {...panel} calendar={model.getCalendarProps('start')} />
    </div>
  )
}

const august: Stamp = { day: '2025-08-20', seconds: 0 }
const trade: Stamp = { day: '2025-08-20', seconds: 14 * 3600 + 25 * 60 }
const july: StampRange = { start: { day: '2025-07-04', seconds: 0 }, end: { day: '2025-07-23', seconds: 0 } }

const meta = {
  title: 'Controls/Calendar panel',
  component: CalendarPanel,
  args: { label: 'Date' },
  render: args => <Calendar {...args} />,
} satisfies Meta<CalendarPanelProps>

export default meta
type Story = StoryObj<CalendarPanelProps>

const calendarWith =
  (options: Options, view?: CalendarOptions): Story['render'] =>
  args => <Calendar {...args} options={options} view={view} />

/** Nothing is selected: the calendar shows today. */
export const DateOnly: Story = { name: 'Date' }

export const Selected: Story = {
  render: calendarWith({ defaultValue: { day: '2025-07-24', seconds: 0 } }),
}

export const Range: Story = { render: args => <EndCalendar {...args} range={july} /> }

export const WithWeekNumbers: Story = {
  render: calendarWith({ defaultValue: august }, { hasWeekNumbers: true }),
}

/** Weekends and days after the last price are disabled, but reachable by keyboard. */
export const DisabledDays: Story = {
  render: calendarWith({ disabled: { weekdays: [6, 7] }, notAfter: '2025-07-18' }),
}

export const Year: Story = { render: calendarWith({ type: 'year', defaultValue: august }) }

export const Month: Story = { render: calendarWith({ type: 'month', defaultValue: august }) }

export const Time: Story = {
  render: calendarWith(
    { type: 'datetime', defaultValue: trade, defaultPanel: 'time', format: 'DD.MM.YYYY HH:mm' },
    { minuteStep: 5 },
  ),
}

export const TimeTwelveHours: Story = {
  args: { label: 'Time' },
  render: calendarWith({ type: 'time', defaultValue: trade, format: 'hh:mm A' }, { minuteStep: 5 }),
}

export const TimeList: Story = {
  args: { label: 'Time' },
  render: calendarWith(
    {
      type: 'time',
      defaultValue: { day: '2025-08-20', seconds: 12 * 3600 },
      format: 'HH:mm',
      notBefore: { day: '2025-08-20', seconds: 10 * 3600 },
    },
    { timeList: { start: '09:00', step: '00:30', end: '17:30' } },
  ),
}

export const Dark: Story = { ...Range, parameters: { theme: 'dark' } }

export const Phone: Story = { ...Range, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { ...Range, parameters: { dir: 'rtl' } }

export const Russian: Story = {
  args: { label: 'Дата' },
  render: calendarWith({ defaultValue: august }),
  parameters: { lang: 'ru' },
}

export const Chinese: Story = {
  args: { label: '日期' },
  render: calendarWith({ defaultValue: august }),
  parameters: { lang: 'zh' },
}
