import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { type Day, dayNumber } from '../../foundation/calendar/day.ts'
import { stampOf } from '../../foundation/calendar/stamp.ts'
import { useToday } from '../../foundation/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { DateRange } from './date-range.tsx'
import { DateRangeFields, type OpenEnds } from './date-range-fields.tsx'
import { defaultExportRange, exportDates } from './export-dates.ts'
import { LazyCalendar, LazyRangePanels } from './lazy-calendar.tsx'
import { PickerCalendar, type PickerCalendarProps } from './picker-calendar.tsx'
import { PickerField } from './picker-field.tsx'
import { type DateRangeOptions, useDateRange } from './use-date-range.ts'

/** Ranges are texts, so that a story reads as it looks. */
type Props = DateRangeOptions<'format'> & { label: string; children: ReactNode }

const JULY = { start: '04.07.2025', end: '23.07.2025' }
const MOMENTS = { start: '04.07.2025 09:30', end: '04.07.2025 18:00' }

const withCalendar = (options: PickerCalendarProps) => (
  <PickerField>
    <PickerCalendar {...options} />
  </PickerField>
)

/** One that opens with its times. */
function RangeWithTimes({ label, children, ...options }: Props) {
  return (
    <DateRange label={label} model={useDateRange({ ...options, defaultPanel: 'time' })}>
      {children}
    </DateRange>
  )
}

const meta: Meta<Props> = {
  title: 'Controls/Date range',
  component: DateRange,
  subcomponents: { PickerField, PickerCalendar },
  loaders: [LazyRangePanels.load, LazyCalendar.load],
  args: { label: 'Period', valueType: 'format', format: 'DD.MM.YYYY', children: <PickerField /> },
}

export default meta
type Story = StoryObj<Props>
type Play = NonNullable<Story['play']>

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Period' }))
}

const typed =
  (text: string): Play =>
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Period' })
    await userEvent.clear(field)
    await userEvent.type(field, `${text}{Enter}`)
  }

const clear: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
}

/** Selects the start and hovers an end. */
const halfPicked =
  (start: string, end: string): Play =>
  async context => {
    await open(context)
    const { canvas, userEvent } = context
    const [from] = canvas.getAllByRole('gridcell', { name: start })
    if (from) await userEvent.click(from)
    // a phone has one panel, which already shows the hours of a type with a time
    const to = canvas.queryAllByRole('gridcell', { name: end }).at(-1)
    if (to) await userEvent.hover(to)
  }

export const Default: Story = {}

export const WithValue: Story = { args: { defaultValue: JULY } }

/** Two panels, one for each end; days beyond the other end are disabled. */
export const Open: Story = { args: { defaultValue: JULY }, play: open }

/** The start is selected; the band ends at the hovered day. */
export const HalfPicked: Story = { play: halfPicked('8 July 2025, Tuesday', '18 July 2025, Friday') }

/** A range that ends before it starts: the text stays, with the reason below it. */
export const Reversed: Story = { args: { defaultValue: JULY }, play: typed('23.07.2025 ~ 04.07.2025') }

/** Only one end: the message shows how to write both. */
export const Incomplete: Story = { args: { defaultValue: JULY }, play: typed('04.07.2025') }

/** Selections wait for OK. */
export const Confirm: Story = {
  args: { confirm: true, defaultValue: JULY },
  play: async context => {
    await open(context)
    const to = context.canvas.getAllByRole('gridcell', { name: '25 July 2025, Friday' }).at(-1)
    if (to) await context.userEvent.click(to)
  },
}

export const Shortcuts: Story = { args: { shortcuts: true, defaultValue: JULY }, play: open }

const quarter = (start: Day, end: Day) => () => ({ start: stampOf(start), end: stampOf(end) })

/** Custom shortcuts. */
export const OwnShortcuts: Story = {
  args: {
    shortcuts: [
      { text: 'First quarter', range: quarter('2025-01-01', '2025-03-31') },
      { text: 'Second quarter', range: quarter('2025-04-01', '2025-06-30') },
    ],
  },
  play: open,
}

/** Trading days of the last six weeks. */
export const Limits: Story = {
  args: {
    notBefore: '2025-06-02',
    notAfter: '2025-07-11',
    disabled: { weekdays: [6, 7] },
    defaultValue: { start: '16.06.2025', end: '04.07.2025' },
  },
  play: open,
}

export const Inline: Story = { args: { mode: 'inline', defaultValue: JULY } }

export const InlineConfirm: Story = {
  args: {
    mode: 'inline',
    confirm: true,
    shortcuts: true,
    children: withCalendar({ hasWeekNumbers: true }),
    defaultValue: JULY,
  },
}

/** The Clear button empties the field and closes the popup. */
export const Clear: Story = { args: { defaultValue: JULY }, play: clear }

export const Disabled: Story = { args: { defaultValue: JULY, disabledField: true } }

export const ReadOnly: Story = { args: { defaultValue: JULY, readOnly: true } }

export const Datetime: Story = {
  args: {
    type: 'datetime',
    format: 'DD.MM.YYYY HH:mm',
    children: withCalendar({ minuteStep: 30 }),
    defaultValue: MOMENTS,
  },
}

export const DatetimeOpen: Story = { ...Datetime, play: open }

/** A day is selected at each end; the times of the end begin at that of the start. */
export const DatetimeTimes: Story = {
  ...Datetime,
  render: args => <RangeWithTimes {...args} />,
  play: open,
}

export const DatetimeHalfPicked: Story = {
  args: { type: 'datetime', format: 'DD.MM.YYYY HH:mm', children: withCalendar({ minuteStep: 30 }) },
  play: HalfPicked.play,
}

export const DatetimeConfirm: Story = {
  ...Datetime,
  args: { ...Datetime.args, confirm: true },
  play: open,
}

export const DatetimeError: Story = { ...Datetime, play: typed('04.07.2025 24:30 ~ 05.07.2025') }

export const Month: Story = {
  args: { type: 'month', format: 'MMMM YYYY', defaultValue: { start: 'March 2025', end: 'July 2025' } },
}

export const MonthOpen: Story = { ...Month, play: open }

/** March is selected; the months up to the hovered one are marked. */
export const MonthHalfPicked: Story = {
  args: { type: 'month', format: 'MMMM YYYY' },
  play: halfPicked('March 2025', 'August 2025'),
}

export const MonthLimits: Story = {
  ...Month,
  args: { ...Month.args, notBefore: '2025-02-10', notAfter: '2025-09-01' },
  play: open,
}

export const MonthError: Story = { ...Month, play: typed('13.2025 ~ 14.2025') }

export const MonthInline: Story = { ...Month, args: { ...Month.args, mode: 'inline' } }

export const Year: Story = {
  args: { type: 'year', format: 'YYYY', defaultValue: { start: '2021', end: '2025' } },
}

export const YearOpen: Story = { ...Year, play: open }

export const YearLimits: Story = { ...Year, args: { ...Year.args, notAfter: '2026-01-01' }, play: open }

export const YearError: Story = { ...Year, play: typed('2025 ~ 2021') }

export const Time: Story = {
  args: {
    type: 'time',
    format: 'HH:mm',
    children: withCalendar({ minuteStep: 15 }),
    defaultValue: { start: '09:30', end: '18:00' },
  },
}

export const TimeOpen: Story = { ...Time, play: open }

export const TimeList: Story = {
  ...Time,
  args: {
    ...Time.args,
    children: withCalendar({ timeList: { start: '09:00', step: '00:30', end: '18:00' } }),
  },
  play: open,
}

export const TimeError: Story = { ...Time, play: typed('9:30 ~ 25:00') }

export const DatetimeShortcuts: Story = {
  ...Datetime,
  args: { ...Datetime.args, shortcuts: true },
  play: open,
}

/** The exchange opens at ten; the times of the last day end at closing time. */
export const DatetimeLimits: Story = {
  ...Datetime,
  args: {
    ...Datetime.args,
    notBefore: stampOf('2025-07-04', 9 * 3600),
    notAfter: stampOf('2025-07-04', 19 * 3600),
  },
  render: args => <RangeWithTimes {...args} />,
  play: open,
}

export const DatetimeInline: Story = { ...Datetime, args: { ...Datetime.args, mode: 'inline' } }

export const DatetimeClear: Story = { ...Datetime, play: clear }

export const MonthConfirm: Story = { ...Month, args: { ...Month.args, confirm: true }, play: open }

export const MonthShortcuts: Story = { ...Month, args: { ...Month.args, shortcuts: true }, play: open }

export const MonthClear: Story = { ...Month, play: clear }

/** 2021 is selected; the years up to the hovered one are marked. */
export const YearHalfPicked: Story = {
  args: { type: 'year', format: 'YYYY' },
  play: halfPicked('2021', '2026'),
}

export const YearConfirm: Story = { ...Year, args: { ...Year.args, confirm: true }, play: open }

export const YearShortcuts: Story = { ...Year, args: { ...Year.args, shortcuts: true }, play: open }

export const YearInline: Story = { ...Year, args: { ...Year.args, mode: 'inline' } }

export const YearClear: Story = { ...Year, play: clear }

/** The start is selected; earlier times are not offered at the end. */
export const TimeHalfPicked: Story = {
  args: {
    type: 'time',
    format: 'HH:mm',
    children: withCalendar({ timeList: { start: '09:00', step: '00:30', end: '18:00' } }),
  },
  play: async context => {
    await open(context)
    const [from] = context.canvas.getAllByRole('option', { name: '10:30' })
    if (from) await context.userEvent.click(from)
  },
}

export const TimeConfirm: Story = { ...Time, args: { ...Time.args, confirm: true }, play: open }

const hours = (from: number, to: number) => () => ({
  start: stampOf('2025-07-11', from * 3600),
  end: stampOf('2025-07-11', to * 3600),
})

/** Ranges of days do not apply to times, so the shortcuts are custom. */
export const TimeShortcuts: Story = {
  ...Time,
  args: {
    ...Time.args,
    shortcuts: [
      { text: 'Morning', range: hours(9, 12) },
      { text: 'Afternoon', range: hours(12, 18) },
    ],
  },
  play: open,
}

export const TimeLimits: Story = {
  ...Time,
  args: {
    ...Time.args,
    notBefore: stampOf('2025-07-11', 8 * 3600),
    notAfter: stampOf('2025-07-11', 19 * 3600),
  },
  play: open,
}

export const TimeInline: Story = { ...Time, args: { ...Time.args, mode: 'inline' } }

export const TimeClear: Story = { ...Time, play: clear }

export const Dark: Story = { ...HalfPicked, parameters: { theme: 'dark' } }

export const DarkError: Story = { ...Reversed, parameters: { theme: 'dark' } }

/** At 680 px the popup is a phone sheet: one panel and a switch between the ends. */
export const At680: Story = { ...Shortcuts, globals: { viewport: { value: 'mobileEdge' } } }

export const Phone: Story = { ...WithValue, globals: { viewport: { value: 'phone' } } }

export const PhoneSheet: Story = { ...Shortcuts, globals: { viewport: { value: 'phone' } } }

export const PhoneInline: Story = { ...Inline, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { ...HalfPicked, parameters: { dir: 'rtl' } }

export const Russian: Story = {
  args: { label: 'Период', defaultValue: JULY, shortcuts: true },
  parameters: { lang: 'ru' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Период' }))
  },
}

export const Chinese: Story = {
  args: {
    label: '期间',
    format: 'YYYY年M月D日',
    defaultValue: { start: '2025年7月4日', end: '2025年7月23日' },
  },
  parameters: { lang: 'zh' },
}

/** From and To of an export: an open end exports everything on that side (shared-blocks §5). */
function ReportExport() {
  const today = useToday()
  const [ends, setEnds] = useState<OpenEnds>(defaultExportRange(today))
  const { from, to } = exportDates(ends, today)
  return (
    <div className="grid gap-3">
      <DateRangeFields label="Dates of the export" value={ends} onValueChange={setEnds} notAfter={today} />
      <p className="num text-12 text-ink-2">{`/export/?from=${from}&to=${to}`}</p>
    </div>
  )
}

export const UseReportExport: Story = { render: () => <ReportExport /> }

export const UseReportExportOpenEnds: Story = {
  render: () => <ReportExport />,
  play: async ({ canvas, userEvent }) => {
    for (let left = 2; left > 0; left -= 1) {
      const [clear] = canvas.getAllByRole('button', { name: 'Clear' })
      if (clear) await userEvent.click(clear)
    }
  },
}

const PERIOD: OpenEnds = { start: '2025-04-11', end: '2025-07-11' }

/** The custom period of a chart: Monday first, not clearable (shared-blocks §2, §5). */
export const UseChartPeriod: Story = {
  render: () => (
    <DateRangeFields label="Period of the chart" labelAs="inside" clearable={false} defaultValue={PERIOD} />
  ),
}

/** An end before the start shows an error. */
export const UseChartPeriodRefused: Story = {
  ...UseChartPeriod,
  play: async ({ canvas, userEvent }) => {
    const to = canvas.getByRole('combobox', { name: 'To' })
    await userEvent.clear(to)
    await userEvent.type(to, '10.04.2025{Enter}')
  },
}

export const UseChartPeriodPhone: Story = { ...UseChartPeriod, globals: { viewport: { value: 'phone' } } }

/** The same period as one field, with the number of days. */
function OneField() {
  const [days, setDays] = useState<number | null>(92)
  return (
    <div className="flex flex-wrap items-end gap-2">
      <DateRange
        label="Period"
        format="DD.MM.YYYY"
        clearable={false}
        shortcuts
        defaultValue={{ start: '2025-04-11', end: '2025-07-11' }}
        onValueChange={range => setDays(range && dayNumber(range.end) - dayNumber(range.start) + 1)}
      >
        <PickerField labelAs="inside">
          <PickerCalendar firstWeekday={1} />
        </PickerField>
      </DateRange>
      <Button variant="quiet">{`${days} days`}</Button>
    </div>
  )
}

export const UseOneField: Story = { render: () => <OneField /> }
