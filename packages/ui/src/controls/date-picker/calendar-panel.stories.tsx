import type { Meta, StoryObj } from '@storybook/react-vite'
import { useReducer, useState } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import type { Stamp } from '../../foundation/calendar/stamp.ts'
import { useToday } from '../../foundation/ui-provider.tsx'
import { CalendarPanel, type CalendarPanelProps } from './calendar-panel.tsx'
import type { DateMarks } from './date-grid.shape.ts'
import { type CalendarEvent, calendarReducer, openCalendar } from './date-picker.model.ts'
import type { PickerType } from './picker-type.ts'
import type { TimeColumn } from './time-panel.shape.ts'

type CalendarProps = Omit<CalendarPanelProps, 'state' | 'onEvent' | 'label' | 'times'> & {
  label?: string
  pickerType?: PickerType
  value?: Stamp | null
  /** What happens before anything is seen. */
  events?: readonly CalendarEvent[]
  times?: (seconds: number) => readonly TimeColumn[]
}

/** A calendar that holds what it is told, on the ground that a popup gives it. */
function Calendar({
  label = 'Date',
  pickerType = 'date',
  value = null,
  events = [],
  ...rest
}: CalendarProps) {
  const today = useToday()
  const { times, marks, ...props } = rest
  const [state, send] = useReducer(calendarReducer, null, () =>
    events.reduce(calendarReducer, openCalendar(pickerType, value, today)),
  )
  const [preview, setPreview] = useState<Day | null>(null)
  return (
    <div className="w-full rounded-card border border-line bg-surface-raised p-3 shadow-pop desk:w-fit">
      <CalendarPanel
        {...props}
        label={label}
        state={state}
        onEvent={send}
        times={times?.(state.value?.seconds ?? 0)}
        marks={marks?.kind === 'range' && marks.end === null && preview ? { ...marks, preview } : marks}
        onPreview={setPreview}
      />
    </div>
  )
}

const two = (number: number) => String(number).padStart(2, '0')
const upTo = (count: number, step = 1) =>
  Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step)

function clock(seconds: number): TimeColumn[] {
  const hour = Math.floor(seconds / 3600)
  return [
    {
      id: 'hours',
      options: upTo(24).map(each => ({ seconds: seconds + (each - hour) * 3600, text: two(each) })),
    },
    {
      id: 'minutes',
      options: upTo(60, 5).map(each => ({ seconds: hour * 3600 + each * 60, text: two(each) })),
    },
  ]
}

function clockOfTwelve(seconds: number): TimeColumn[] {
  const hour = Math.floor(seconds / 3600)
  const minute = Math.floor(seconds / 60) % 60
  const half = hour >= 12 ? 12 : 0
  return [
    {
      id: 'hours',
      options: upTo(12).map(each => ({ seconds: (half + each) * 3600 + minute * 60, text: two(each || 12) })),
    },
    {
      id: 'minutes',
      options: upTo(60, 5).map(each => ({ seconds: hour * 3600 + each * 60, text: two(each) })),
    },
    {
      id: 'half',
      options: ['AM', 'PM'].map((text, index) => ({
        seconds: ((hour % 12) + index * 12) * 3600 + minute * 60,
        text,
      })),
    },
  ]
}

const listOfHalves = (): TimeColumn[] => [
  {
    id: 'list',
    options: upTo(18, 1).map(each => ({
      seconds: 9 * 3600 + each * 1800,
      text: `${two(9 + Math.floor(each / 2))}:${each % 2 ? '30' : '00'}`,
    })),
  },
]

const august: Stamp = { day: '2025-08-20', seconds: 0 }
const trade: Stamp = { day: '2025-08-20', seconds: 14 * 3600 + 25 * 60 }
const range: DateMarks = { kind: 'range', start: '2025-07-04', end: '2025-07-23' }

const meta = {
  title: 'Controls/Calendar panel',
  component: Calendar,
  args: { firstWeekday: 1 },
} satisfies Meta<typeof Calendar>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is picked: the calendar stands at today. */
export const DateOnly: Story = { name: 'Date' }

export const Selected: Story = { args: { value: { day: '2025-07-24', seconds: 0 } } }

export const Range: Story = { args: { marks: range, value: { day: '2025-07-04', seconds: 0 } } }

/** One end is picked; the band leads to the day under the pointer. */
export const RangePreview: Story = {
  args: {
    marks: { kind: 'range', start: '2025-07-08', end: null },
    value: { day: '2025-07-08', seconds: 0 },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('gridcell', { name: '18 July 2025, Friday' }))
  },
}

export const WithWeekNumbers: Story = { args: { hasWeekNumbers: true, value: august } }

/** Weekends and what lies after the last price cannot be picked; the keyboard still gets there. */
export const DisabledDays: Story = {
  args: {
    isDisabled: ({ day }, grain) =>
      grain === 'date' && (day > '2025-07-18' || [0, 6].includes(new Date(day).getUTCDay())),
  },
}

export const Year: Story = { args: { pickerType: 'year', value: august } }

export const Month: Story = { args: { pickerType: 'month', value: august } }

export const Time: Story = {
  args: {
    pickerType: 'datetime',
    value: trade,
    events: [{ type: 'dayPicked', day: '2025-08-20' }],
    times: clock,
  },
}

export const TimeTwelveHours: Story = {
  args: { pickerType: 'time', label: 'Time', value: trade, times: clockOfTwelve },
}

export const TimeList: Story = {
  args: {
    pickerType: 'time',
    label: 'Time',
    value: { day: '2025-08-20', seconds: 12 * 3600 },
    times: listOfHalves,
    isDisabled: ({ seconds }) => seconds < 10 * 3600,
  },
}

export const Shortcuts: Story = {
  args: {
    marks: { kind: 'range', start: '2025-06-11', end: '2025-07-11' },
    shortcuts: ['Next 7 days', 'Next 30 days', 'Previous 7 days', 'Previous 30 days'].map(text => ({
      id: text,
      text,
    })),
  },
}

export const Dark: Story = { ...Range, parameters: { theme: 'dark' } }

export const Phone: Story = { ...Shortcuts, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { ...Range, parameters: { dir: 'rtl' } }

export const Russian: Story = { args: { label: 'Дата', value: august }, parameters: { lang: 'rus' } }

export const Chinese: Story = { args: { label: '日期', value: august }, parameters: { lang: 'chn' } }
