import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import type { Day } from '../../foundation/calendar/day.ts'
import { lastAccruedDay } from '../../foundation/format/format-day.ts'
import { LANGUAGES, localeOf } from '../../foundation/labels/languages.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { UiProvider, useLabel, useToday, useUi } from '../../foundation/ui-provider.tsx'
import { cutPlaceholders } from '../../testing/cut-placeholders.ts'
import { OWN_FRAME } from '../../testing/story-frame.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import type { OpenPanel } from './calendar-view.ts'
import { DatePicker } from './date-picker.tsx'
import { DateRange } from './date-range.tsx'
import { LazyCalendar } from './lazy-calendar.tsx'
import { PickerCalendar, type PickerCalendarProps } from './picker-calendar.tsx'
import { PickerField } from './picker-field.tsx'
import { PICKER_TYPES, type PickerType } from './picker-type.ts'
import { type DatePickerOptions, useDatePicker } from './use-date-picker.ts'

/** Values are texts, so that a story reads as it looks. */
type Props = DatePickerOptions<'format'> & { label: string; children: ReactNode }

const VALUES: Record<PickerType, string> = {
  date: '2025-07-24',
  datetime: '2025-07-24 14:25:00',
  month: '2025-08',
  year: '2027',
  time: '14:25:00',
}
const NAMES: Record<PickerType, string> = {
  date: 'Trade date',
  datetime: 'Trade time',
  month: 'Month',
  year: 'Year',
  time: 'Time',
}

/** One that opens with this panel. */
function PickerWithPanel({ label, panel, children, ...options }: Props & { panel: OpenPanel }) {
  return (
    <DatePicker label={label} model={useDatePicker({ ...options, defaultPanel: panel })}>
      {children}
    </DatePicker>
  )
}

/** The five types below each other. */
function Types({ gap = 'gap-4', ...props }: Props & { gap?: string }) {
  return (
    <div className={cx('grid', gap)}>
      {PICKER_TYPES.map(type => (
        <DatePicker<'format'> key={type} {...props} label={NAMES[type]} valueType="format" type={type} />
      ))}
    </div>
  )
}

const meta: Meta<Props> = {
  title: 'Controls/Date picker',
  component: DatePicker,
  subcomponents: { PickerField, PickerCalendar },
  loaders: [LazyCalendar.load],
  args: { label: 'Trade date', valueType: 'format', children: <PickerField /> },
}

export default meta
type Story = StoryObj<Props>

const opened: NonNullable<Story['play']> = async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: args.label }))
  await expect(canvas.getByRole('dialog', { name: args.label })).toBeVisible()
}

const withCalendar = (options: PickerCalendarProps) => (
  <PickerField>
    <PickerCalendar {...options} />
  </PickerField>
)

const of = (type: PickerType, more: Partial<Props> = {}): Pick<Story, 'args'> => ({
  args: { type, label: NAMES[type], defaultValue: VALUES[type], ...more },
})

/** Every type without a value: the placeholder shows the format. */
export const Default: Story = { render: args => <Types {...args} /> }

export const WithValue: Story = {
  render: () => (
    <div className="grid gap-4">
      {PICKER_TYPES.map(type => (
        <DatePicker key={type} label={NAMES[type]} valueType="format" type={type} defaultValue={VALUES[type]}>
          <PickerField />
        </DatePicker>
      ))}
    </div>
  ),
}

/** Invalid input stays, with the reason below it in a layer: no field moves. */
export const WithError: Story = {
  render: args => <Types {...args} gap="gap-14" />,
  play: async ({ canvas, userEvent }) => {
    const wrong: Record<PickerType, string> = {
      date: '31.02.2025',
      datetime: '2025-07-24 25:00',
      month: '13.2025',
      year: 'next',
      time: '12:60',
    }
    const tops = () =>
      PICKER_TYPES.map(
        type => canvas.getByRole('combobox', { name: NAMES[type] }).getBoundingClientRect().top,
      )
    const before = tops()
    for (const type of PICKER_TYPES)
      await userEvent.type(canvas.getByRole('combobox', { name: NAMES[type] }), `${wrong[type]}{Enter}`)
    for (const type of PICKER_TYPES)
      await expect(canvas.getByRole('combobox', { name: NAMES[type] })).toHaveAttribute(
        'aria-invalid',
        'true',
      )
    await expect(tops()).toEqual(before)
  },
}

export const Disabled: Story = {
  render: args => (
    <div className="grid gap-4">
      {PICKER_TYPES.map(type => (
        <DatePicker key={type} {...args} {...of(type).args} label={NAMES[type]} disabledField />
      ))}
    </div>
  ),
}

export const ReadOnly: Story = {
  render: args => (
    <div className="grid gap-4">
      {PICKER_TYPES.map(type => (
        <DatePicker key={type} {...args} {...of(type).args} label={NAMES[type]} readOnly />
      ))}
    </div>
  ),
}

/** The popup works, typing is disabled (D32). */
export const NotEditable: Story = {
  ...of('date', { children: <PickerField editable={false} /> }),
  play: opened,
}

export const OpenDate: Story = { ...of('date'), play: opened }
export const OpenDatetime: Story = { ...of('datetime'), play: opened }
export const OpenMonth: Story = { ...of('month'), play: opened }
export const OpenYear: Story = { ...of('year'), play: opened }
export const OpenTime: Story = { ...of('time'), play: opened }

/** A day is selected, the times follow. */
export const OpenDatetimeTimes: Story = {
  ...of('datetime'),
  render: args => <PickerWithPanel {...args} panel="time" />,
  play: opened,
}

export const OpenTimeTwelveHours: Story = {
  ...of('time', { format: 'h:mm A', defaultValue: '2:25 PM', children: withCalendar({ minuteStep: 5 }) }),
  play: opened,
}

export const OpenTimeList: Story = {
  ...of('time', {
    format: 'HH:mm',
    defaultValue: '10:30',
    children: withCalendar({ timeList: { start: '09:00', step: '00:30', end: '18:30' } }),
  }),
  play: opened,
}

/** A selection waits for OK (D25). */
const picking =
  (name: string, role: 'gridcell' | 'option' = 'gridcell'): NonNullable<Story['play']> =>
  async context => {
    await opened(context)
    await context.userEvent.click(context.canvas.getAllByRole(role, { name })[0] as HTMLElement)
  }

export const ConfirmDate: Story = { ...of('date', { confirm: true }), play: picking('18 July 2025, Friday') }
export const ConfirmDatetime: Story = {
  ...of('datetime', { confirm: true }),
  play: picking('18 July 2025, Friday'),
}
export const ConfirmMonth: Story = { ...of('month', { confirm: true }), play: picking('March 2025') }
export const ConfirmYear: Story = { ...of('year', { confirm: true }), play: picking('2023') }
export const ConfirmTime: Story = { ...of('time', { confirm: true }), play: picking('16', 'option') }

const LIMITS = { notBefore: '2025-07-08', notAfter: '2025-08-14' } as const

/** Crossed-out days are disabled, but reachable by keyboard. */
export const LimitsDate: Story = {
  ...of('date', { ...LIMITS, disabled: { weekdays: [6, 7] } }),
  play: opened,
}
export const LimitsDatetime: Story = {
  ...of('datetime', { ...LIMITS, notBefore: { day: '2025-07-24', seconds: 9 * 3600 } }),
  render: args => <PickerWithPanel {...args} panel="time" />,
  play: opened,
}
export const LimitsMonth: Story = { ...of('month', LIMITS), play: opened }
export const LimitsYear: Story = {
  ...of('year', { notBefore: '2024-01-01', notAfter: '2028-12-31' }),
  play: opened,
}
export const LimitsTime: Story = {
  ...of('time', {
    notBefore: { day: '2025-07-11', seconds: 9 * 3600 },
    notAfter: { day: '2025-07-11', seconds: 18 * 3600 },
  }),
  play: opened,
}

export const InlineDate: Story = of('date', { mode: 'inline' })
export const InlineDatetime: Story = of('datetime', { mode: 'inline' })
export const InlineMonth: Story = of('month', { mode: 'inline' })
export const InlineYear: Story = of('year', { mode: 'inline' })
export const InlineTime: Story = of('time', { mode: 'inline' })
export const InlineConfirm: Story = of('date', {
  mode: 'inline',
  confirm: true,
  children: <PickerField hint="The day the money moves" />,
})

/** The browser’s native inputs. */
export const Native: Story = {
  render: args => (
    <div className="grid gap-4">
      {PICKER_TYPES.map(type => (
        <DatePicker
          key={type}
          {...args}
          {...of(type).args}
          label={NAMES[type]}
          mode="native"
          notAfter="2030-12-31"
        />
      ))}
    </div>
  ),
}

export const WeekNumbers: Story = {
  ...of('date', { children: withCalendar({ hasWeekNumbers: true }) }),
  play: opened,
}

/** Without space below, the popup opens upwards (D29). */
export const Above: Story = {
  ...of('date'),
  render: args => (
    <div className="flex h-[calc(100dvh-2rem)] flex-col justify-end">
      <DatePicker {...args} />
    </div>
  ),
  play: opened,
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex gap-2 max-desk:flex-wrap">{children}</div>
)

/** The period of a chart: DD.MM.YYYY, Monday first, not clearable, nothing after today (shared-blocks §2, §5). */
function ChartPeriod() {
  const today = useToday()
  const [days, setDays] = useState<{ from: Day; to: Day }>({ from: '2024-07-11', to: '2025-07-11' })
  const end = (name: 'from' | 'to', label: string) => (
    <DatePicker
      label={label}
      format="DD.MM.YYYY"
      clearable={false}
      notAfter={today}
      value={days[name]}
      onValueChange={day => day && setDays({ ...days, [name]: day })}
    >
      <PickerField labelAs="inside" className="max-desk:flex-1">
        <PickerCalendar firstWeekday={1} />
      </PickerField>
    </DatePicker>
  )
  return (
    <Row>
      {end('from', 'From')}
      {end('to', 'To')}
    </Row>
  )
}

export const Chart: Story = { render: () => <ChartPeriod /> }
export const ChartOpen: Story = {
  render: () => <ChartPeriod />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'To' }))
    await expect(canvas.getByRole('dialog', { name: 'To' })).toBeVisible()
  },
}

/** A watchlist entry: the same field in a dialog; Escape closes only the popup (shared-blocks §5). */
function WatchlistEntry() {
  const label = useLabel()
  const today = useToday()
  return (
    <Dialog open onOpenChange={() => {}} title="US Treasury 4% 15 Feb 2034">
      <div className="grid gap-3">
        <NumberField label="Price" />
        <DatePicker label="Buy date" format="DD.MM.YYYY" clearable={false} notAfter={today}>
          <PickerField>
            <PickerCalendar firstWeekday={1} />
          </PickerField>
        </DatePicker>
        <Button variant="primary" className="justify-self-start">
          {label('picker_confirm')}
        </Button>
      </div>
    </Dialog>
  )
}

export const Watchlist: Story = {
  parameters: OWN_FRAME,
  render: () => <WatchlistEntry />,
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('combobox', { name: 'Buy date' })
    // a dialog accepts presses shortly after it appears
    await waitFor(() => expect(getComputedStyle(field).pointerEvents).not.toBe('none'))
    await userEvent.click(field)
    await expect(screen.getByRole('dialog', { name: 'Buy date' })).toBeVisible()
  },
}

/** The day for accrued interest: up to two days after today (bond-page §5). */
function AccruedDay() {
  const today = useToday()
  const [day, setDay] = useState<Day | null>(today)
  return (
    <DatePicker
      label="Accrued interest on"
      format="DD.MM.YYYY"
      clearable={false}
      notAfter={lastAccruedDay(today)}
      value={day}
      onValueChange={setDay}
    >
      <PickerField>
        <PickerCalendar firstWeekday={1} />
      </PickerField>
    </DatePicker>
  )
}

export const AccruedInterest: Story = {
  render: () => <AccruedDay />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Accrued interest on' }))
    await expect(canvas.getByRole('gridcell', { name: '14 July 2025, Monday' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Dark: Story = { ...OpenDate, parameters: { theme: 'dark' } }
export const DarkErrors: Story = { ...WithError, parameters: { theme: 'dark' } }
export const DarkConfirm: Story = { ...ConfirmDate, parameters: { theme: 'dark' } }
export const RightToLeft: Story = { ...OpenDate, parameters: { dir: 'rtl' } }
export const RightToLeftTimes: Story = { ...OpenDatetimeTimes, parameters: { dir: 'rtl' } }

export const Russian: Story = {
  parameters: { lang: 'ru' },
  args: { label: 'Дата сделки', format: 'D MMMM YYYY', defaultValue: '24 июля 2025' },
  play: opened,
}
export const Chinese: Story = {
  parameters: { lang: 'zh' },
  args: { label: '交易日期', format: 'YYYY年M月D日', defaultValue: '2025年7月24日' },
  play: opened,
}

const labelFiles = import.meta.glob<Record<string, string>>('../../../labels/*.json', {
  eager: true,
  import: 'default',
})

/** Every empty picker in every language. */
function Placeholders() {
  const { signIn: _, ...ui } = useUi()
  return (
    <div className="grid gap-6">
      {LANGUAGES.map(lang => (
        <UiProvider key={lang} {...ui} lang={lang} labels={labelFiles[`../../../labels/${lang}.json`]}>
          <div lang={localeOf(lang)} className="flex flex-wrap gap-3">
            {PICKER_TYPES.map(type => (
              <DatePicker key={type} label={`${lang}, ${type}`} valueType="format" type={type}>
                <PickerField />
              </DatePicker>
            ))}
            <DateRange label={`${lang}, range`}>
              <PickerField />
            </DateRange>
            <DateRange label={`${lang}, range of times`} valueType="format" type="time">
              <PickerField />
            </DateRange>
          </div>
        </UiProvider>
      ))}
    </div>
  )
}

const phone = { viewport: { value: 'phone' } }

/** D31: no placeholder is cut off in any of the ten languages. */
export const TenLanguages: Story = {
  globals: { viewport: { value: 'desk' } },
  render: () => <Placeholders />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('input[placeholder]')).toHaveLength(70)
    await expect(cutPlaceholders(canvasElement)).toEqual([])
  },
}
export const PhoneTenLanguages: Story = { ...TenLanguages, globals: phone }

/** 680 px is still a phone: the popup is a sheet. */
export const MobileEdge: Story = { ...OpenDate, globals: { viewport: { value: 'mobileEdge' } } }
export const Phone: Story = { ...WithValue, globals: phone }
/** On phones the popup is a sheet at the lower edge, with large days. */
export const PhoneSheet: Story = { ...OpenDate, globals: phone }
export const PhoneSheetTimes: Story = { ...OpenDatetimeTimes, globals: phone }
export const PhoneSheetConfirm: Story = { ...ConfirmDate, globals: phone }
export const PhoneSheetDark: Story = { ...OpenDate, globals: phone, parameters: { theme: 'dark' } }
export const PhoneChart: Story = { ...Chart, globals: phone }
export const PhoneWatchlist: Story = { ...Watchlist, globals: phone }
export const PhoneNative: Story = { ...Native, globals: phone }
