import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Stamp } from '../../foundation/calendar/stamp.ts'
import { CalendarPanel } from './calendar-panel.tsx'
import type { StampRange } from './picker-range.ts'
import type { ValueConverter } from './picker-value.ts'
import { type DatePickerOptions, useDatePicker } from './use-date-picker.ts'
import { useDateRange } from './use-date-range.ts'

const stamps: ValueConverter<Stamp> = { toStamp: stamp => stamp, fromStamp: stamp => stamp }

type CalendarProps = Omit<DatePickerOptions<typeof stamps>, 'valueType' | 'inline'> & { label?: string }

const SURFACE = 'w-full rounded-card border border-line bg-surface-raised p-3 shadow-pop desk:w-fit'

/** An open calendar with the background of a popup. */
function Calendar({ label = 'Date', ...options }: CalendarProps) {
  const model = useDatePicker({ ...options, valueType: stamps, inline: true })
  return (
    <div className={SURFACE}>
      <CalendarPanel label={label} calendar={model.getCalendarProps()} />
    </div>
  )
}

/** The calendar of one end of a range. */
function EndCalendar({ side, range }: { side: 'start' | 'end'; range?: StampRange }) {
  const model = useDateRange({ valueType: stamps, defaultValue: range, firstWeekday: 1, inline: true })
  return (
    <div className={SURFACE}>
      <CalendarPanel label="Date" calendar={model.getCalendarProps(side)} />
    </div>
  )
}

const august: Stamp = { day: '2025-08-20', seconds: 0 }
const trade: Stamp = { day: '2025-08-20', seconds: 14 * 3600 + 25 * 60 }
const july: StampRange = { start: { day: '2025-07-04', seconds: 0 }, end: { day: '2025-07-23', seconds: 0 } }

const meta = {
  title: 'Controls/Calendar panel',
  component: Calendar,
  args: { firstWeekday: 1 },
} satisfies Meta<typeof Calendar>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is selected: the calendar shows today. */
export const DateOnly: Story = { name: 'Date' }

export const Selected: Story = { args: { defaultValue: { day: '2025-07-24', seconds: 0 } } }

export const Range: Story = { render: () => <EndCalendar side="start" range={july} /> }

export const WithWeekNumbers: Story = { args: { hasWeekNumbers: true, defaultValue: august } }

/** Weekends and days after the last price are disabled, but reachable by keyboard. */
export const DisabledDays: Story = {
  args: { disabled: { weekdays: [6, 7] }, notAfter: '2025-07-18' },
}

export const Year: Story = { args: { type: 'year', defaultValue: august } }

export const Month: Story = { args: { type: 'month', defaultValue: august } }

export const Time: Story = {
  args: {
    type: 'datetime',
    defaultValue: trade,
    defaultPanel: 'time',
    minuteStep: 5,
    format: 'DD.MM.YYYY HH:mm',
  },
}

export const TimeTwelveHours: Story = {
  args: { type: 'time', label: 'Time', defaultValue: trade, minuteStep: 5, format: 'hh:mm A' },
}

export const TimeList: Story = {
  args: {
    type: 'time',
    label: 'Time',
    defaultValue: { day: '2025-08-20', seconds: 12 * 3600 },
    format: 'HH:mm',
    timeList: { start: '09:00', step: '00:30', end: '17:30' },
    notBefore: { day: '2025-08-20', seconds: 10 * 3600 },
  },
}

export const Dark: Story = { ...Range, parameters: { theme: 'dark' } }

export const Phone: Story = { ...Range, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { ...Range, parameters: { dir: 'rtl' } }

export const Russian: Story = {
  args: { label: 'Дата', defaultValue: august },
  parameters: { lang: 'ru' },
}

export const Chinese: Story = {
  args: { label: '日期', defaultValue: august },
  parameters: { lang: 'zh' },
}
