import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, type ReactNode, useState } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import russian from '../../../labels/ru.json' with { type: 'json' }
import type { Day } from '../../foundation/calendar/day.ts'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { gridCell } from '../../testing/grid-cell.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { CalendarPanel } from './calendar-panel.tsx'
import { DatePicker } from './date-picker.tsx'
import { dayValue } from './day-value.ts'
import { LazyCalendar } from './lazy-calendar.tsx'
import { PickerCalendar } from './picker-calendar.tsx'
import { PickerField } from './picker-field.tsx'
import type { PickerType } from './picker-type.ts'
import type { ValueConverter } from './picker-value.ts'
import { type DatePickerOptions, type UseDatePickerOptions, useDatePicker } from './use-date-picker.ts'

beforeAll(LazyCalendar.load)

type DayProps = DatePickerOptions<typeof dayValue> & { label?: string; children?: ReactNode }

/** A picker of calendar days, in the format of charts and watchlists. */
function DayPicker({ label = 'Date', children = <PickerField />, ...options }: DayProps) {
  return (
    <DatePicker label={label} valueType={dayValue} format="DD.MM.YYYY" {...options}>
      {children}
    </DatePicker>
  )
}

/** The same picker with the further options of the hook. */
function DayPickerOfModel({
  children = <PickerField />,
  ...options
}: UseDatePickerOptions<typeof dayValue> & { children?: ReactNode }) {
  const model = useDatePicker({ valueType: dayValue, format: 'DD.MM.YYYY', ...options })
  return (
    <DatePicker label="Date" model={model}>
      {children}
    </DatePicker>
  )
}

const field = (name = 'Date') => screen.getByRole('combobox', { name })
const popup = (name = 'Date') => screen.getByRole('dialog', { name })
const isClosed = () => expect(screen.queryByRole('dialog')).toBeNull()
const cell = (name: string) => gridCell(name)
const button = (name: string) => screen.getByRole('button', { name })
const option = (list: string, name: string) =>
  within(screen.getByRole('listbox', { name: list })).getByRole('option', { name })
const press = (keys: string) => userEvent.keyboard(keys)
const type = async (text: string) => {
  await userEvent.clear(field())
  await userEvent.type(field(), text)
}
/** Like `type`, for tests that do not depend on keys. */
const paste = async (text: string) => {
  await userEvent.clear(field())
  await userEvent.paste(text)
  await userEvent.keyboard('{Enter}')
}
const open = () => userEvent.click(field())

describe('D1: "date, datetime, month, year, time" (shared-blocks §2)', () => {
  test.each<[PickerType, string, string, string]>([
    ['datetime', '2025-07-11 09:30:00', '11/07/2025 09:30:00', 'July 2025'],
    ['month', '2025-07', '07/2025', 'Months of 2025'],
  ])('D1 D15: %s', async (kind, value, shown, grid) => {
    renderWithUi(
      <DatePicker label="Date" type={kind} valueType="format" defaultValue={value}>
        <PickerField />
      </DatePicker>,
    )
    expect(field()).toHaveValue(shown)
    await open()
    expect(within(popup()).getByRole('grid', { name: grid })).toBeInTheDocument()
  })

  test('D1 D17: time', async () => {
    renderWithUi(
      <DatePicker label="Date" type="time" valueType="format" defaultValue="09:30:00">
        <PickerField />
      </DatePicker>,
    )
    await open()
    expect(option('Hours', '09')).toHaveAttribute('aria-selected', 'true')
    expect(option('Minutes', '30')).toHaveAttribute('aria-selected', 'true')
    expect(option('Seconds', '00')).toHaveAttribute('aria-selected', 'true')
  })
})

describe('"closed becomes open on focus or press" (shared-blocks §4)', () => {
  test('D2: focus by Tab opens it, and the focus stays in the field', async () => {
    renderWithUi(<DayPicker />)
    isClosed()
    expect(field()).toHaveAttribute('aria-haspopup', 'dialog')
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    expect(field()).toHaveFocus()
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    expect(field()).toHaveAttribute('aria-controls', popup().id)
  })

  test('D2: a press in the field opens it, a second one keeps it open', async () => {
    renderWithUi(<DayPicker />)
    await open()
    await open()
    expect(popup()).toBeVisible()
  })

  test('D2: a press in the focused field opens it again', async () => {
    renderWithUi(<DayPicker />)
    await open()
    await press('{Escape}')
    isClosed()
    await open()
    expect(popup()).toBeVisible()
  })

  test('D2: the calendar button opens and closes it, with the focus in the field', async () => {
    renderWithUi(<DayPicker />)
    await userEvent.click(button('Open the calendar'))
    expect(popup()).toBeVisible()
    expect(field()).toHaveFocus()
    expect(button('Open the calendar')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(button('Open the calendar'))
    isClosed()
  })

  test.each<[string, DayProps]>([
    ['disabled', { disabledField: true }],
    ['for reading only', { readOnly: true }],
  ])('D2: it does not open when it is %s', async (_case, props) => {
    renderWithUi(<DayPicker {...props} defaultValue="2025-07-11" />)
    await open()
    await press('{ArrowDown}')
    isClosed()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('readings #46: it does not open when the window gets the focus back', async () => {
    renderWithUi(<DayPicker />)
    await open()
    await press('{Escape}')
    // browsers do this when the window loses the focus: the active element stays, the events fire
    fireEvent.blur(field())
    fireEvent.focus(field())
    isClosed()
  })
})

describe('"closes on outside click, Enter or Tab, pick, clear or confirm" (shared-blocks §4)', () => {
  test('D3: a press outside closes it and commits the text', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<DayPicker onValueChange={onValueChange} />)
    await open()
    await userEvent.paste('12.03.2024')
    await userEvent.click(document.body)
    isClosed()
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2024-03-12', { day: '2024-03-12', seconds: 0 })
  })

  test.each<[string, () => [HTMLElement, HTMLElement]]>([
    ['begins inside and ends outside', () => [popup(), document.body]],
    ['begins outside and ends inside', () => [document.body, popup()]],
    ['begins in the field and ends outside', () => [field(), document.body]],
  ])('D3: a press that %s keeps it open', async (_case, way) => {
    renderWithUi(<DayPicker />)
    await open()
    const [from, to] = way()
    fireEvent.pointerDown(from)
    fireEvent.pointerUp(to)
    expect(popup()).toBeVisible()
  })

  test('D3: scrolling the page by touch keeps it open', async () => {
    renderWithUi(<DayPicker />)
    await open()
    fireEvent.pointerDown(document.body, { pointerType: 'touch' })
    fireEvent.pointerCancel(document.body, { pointerType: 'touch' })
    fireEvent.pointerUp(document.body)
    expect(popup()).toBeVisible()
  })

  test.each(['{Enter}', '{Tab}'])('D4: %s commits the text and closes', async key => {
    const onValueChange = vi.fn()
    renderWithUi(<DayPicker defaultValue="2025-07-11" onValueChange={onValueChange} />)
    await userEvent.clear(field())
    await userEvent.paste('1.1.26')
    expect(onValueChange).not.toHaveBeenCalled()
    await press(key)
    isClosed()
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-01-01', { day: '2026-01-01', seconds: 0 })
    expect(field()).toHaveValue('01.01.2026')
  })

  test('D4: Tab moves behind the popup, not into it', async () => {
    renderWithUi(
      <>
        <DayPicker />
        <button type="button">After</button>
      </>,
    )
    await open()
    await userEvent.tab()
    isClosed()
    expect(button('After')).toHaveFocus()
  })

  test('D4: the first Enter closes, the second submits the form', async () => {
    const onSubmit = vi.fn(event => event.preventDefault())
    renderWithUi(
      <form onSubmit={onSubmit}>
        <DayPicker defaultValue="2025-07-11" />
      </form>,
    )
    await open()
    await press('{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    await press('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('D4 readings #46: Escape closes and keeps the text; a second one reverts to the value', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<DayPicker defaultValue="2025-07-11" onValueChange={onValueChange} />)
    await type('1.1.2')
    await press('{Escape}')
    isClosed()
    expect(field()).toHaveValue('1.1.2')
    expect(field()).toHaveFocus()
    await press('{Escape}')
    expect(field()).toHaveValue('11.07.2025')
    expect(onValueChange).not.toHaveBeenCalled()
  })

  test('a selection closes it, and the focus returns without opening it (D35, readings #46)', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<DayPicker onValueChange={onValueChange} />)
    await open()
    await userEvent.click(cell('18 July 2025, Friday'))
    isClosed()
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('18.07.2025')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2025-07-18', { day: '2025-07-18', seconds: 0 })
  })

  test('D26: selecting the current value closes it, without a callback', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<DayPicker defaultValue="2025-07-18" onValueChange={onValueChange} />)
    await open()
    await userEvent.click(cell('18 July 2025, Friday'))
    isClosed()
    expect(onValueChange).not.toHaveBeenCalled()
  })
})

describe('typed text', () => {
  test.each([['12.3.24', '2024-03-12']])('D5: "%s" is parsed as %s', async (text, day) => {
    const onValueChange = vi.fn()
    renderWithUi(<DayPicker onValueChange={onValueChange} />)
    await type(`${text}{Enter}`)
    expect(onValueChange.mock.calls[0]?.[0]).toBe(day)
  })

  test('D5: words are parsed in the language of the page', async () => {
    renderWithUi(<DayPicker />, { lang: 'ru', labels: russian })
    await paste('сегодня')
    expect(field()).toHaveValue('11.07.2025')
  })

  test('limits that allow nothing reject everything, and the calendar still opens', async () => {
    const onInputError = vi.fn()
    renderWithUi(<DayPicker notBefore="2025-08-01" notAfter="2025-07-01" onInputError={onInputError} />)
    await paste('12.07.2025')
    expect(onInputError).toHaveBeenCalledExactlyOnceWith({ code: 'before', text: '12.07.2025' })
    await open()
    const free = screen.getAllByRole('gridcell').filter(one => one.getAttribute('aria-disabled') !== 'true')
    expect(free).toEqual([])
  })

  test('D5: an empty text clears a clearable field', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<DayPicker defaultValue="2025-07-11" onValueChange={onValueChange} />)
    await userEvent.clear(field())
    await userEvent.tab()
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null, null)
  })

  test('D5: an empty text is rejected when a date is required', async () => {
    const [onValueChange, onInputError] = [vi.fn(), vi.fn()]
    renderWithUi(
      <DayPicker
        defaultValue="2025-07-11"
        clearable={false}
        onValueChange={onValueChange}
        onInputError={onInputError}
      />,
    )
    await userEvent.clear(field())
    await userEvent.tab()
    expect(onInputError).toHaveBeenCalledExactlyOnceWith({ code: 'empty', text: '' })
    expect(field()).toHaveAccessibleDescription('This cannot be left empty')
    expect(onValueChange).not.toHaveBeenCalled()
  })

  test('D5: "a failed parse emits an input-error", once; the text stays, marked and explained (shared-blocks §5)', async () => {
    const [onValueChange, onInputError] = [vi.fn(), vi.fn()]
    renderWithUi(
      <DayPicker defaultValue="2025-07-11" onValueChange={onValueChange} onInputError={onInputError} />,
    )
    await paste('31.02.2026')
    await userEvent.tab()
    expect(onInputError).toHaveBeenCalledExactlyOnceWith({ code: 'nonexistent', text: '31.02.2026' })
    expect(onValueChange).not.toHaveBeenCalled()
    expect(field()).toHaveValue('31.02.2026')
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription('31.02.2026 does not exist')
  })

  test.each<[string, string, string, string]>([
    ['no date', 'soon', 'unreadable', 'Write it like 11.07.2025'],
    ['a day before the first', '30.06.2025', 'before', 'Not before 01.07.2025'],
  ])('D7: %s is rejected with its reason', async (_case, text, code, message) => {
    const onInputError = vi.fn()
    renderWithUi(
      <DayPicker
        notBefore="2025-07-01"
        notAfter="2025-07-31"
        disabled={{ weekdays: [6, 7] }}
        onInputError={onInputError}
      />,
    )
    await paste(text)
    expect(onInputError).toHaveBeenCalledExactlyOnceWith({ code, text })
    expect(field()).toHaveAccessibleDescription(message)
  })

  test('D10: disabled days are rejected, typed and selected, by press and by key', async () => {
    const [onValueChange, onInputError] = [vi.fn(), vi.fn()]
    renderWithUi(
      <DayPicker disabled={['2025-07-18']} onValueChange={onValueChange} onInputError={onInputError} />,
    )
    await open()
    expect(cell('18 July 2025, Friday')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(cell('18 July 2025, Friday'))
    await press('{Enter}')
    await paste('18.07.2025')
    expect(onInputError).toHaveBeenCalledOnce()
    expect(onValueChange).not.toHaveBeenCalled()
  })

  test('the calendar moves to the typed value before it is committed', async () => {
    renderWithUi(<DayPicker defaultValue="2025-07-11" />)
    await userEvent.clear(field())
    await userEvent.paste('12.03.2024')
    expect(screen.getByRole('grid', { name: 'March 2024' })).toBeInTheDocument()
    expect(cell('12 March 2024, Tuesday')).toHaveAttribute('aria-selected', 'true')
  })

  test('keys of an input method commit nothing', async () => {
    renderWithUi(<DayPicker />)
    await userEvent.type(field(), '12')
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    expect(popup()).toBeVisible()
    expect(field()).toBeValid()
  })

  test('an error of the page replaces its own', async () => {
    renderWithUi(
      <DayPicker>
        <PickerField error="Give the date you bought at this price" />
      </DayPicker>,
    )
    expect(field()).toHaveAccessibleDescription('Give the date you bought at this price')
    expect(field()).toBeInvalid()
  })
})

describe('the panels', () => {
  test('D12: six weeks of days, with the selected one and today marked', async () => {
    renderWithUi(<DayPicker defaultValue="2025-07-24" />)
    await open()
    expect(screen.getAllByRole('gridcell')).toHaveLength(42)
    // the header row of weekday names counts too
    expect(screen.getAllByRole('row')).toHaveLength(7)
    expect(cell('24 July 2025, Thursday')).toHaveAttribute('aria-selected', 'true')
    expect(cell('11 July 2025, Friday')).toHaveAttribute('aria-current', 'date')
  })

  test('D13 D14: from the year to the month to the day', async () => {
    renderWithUi(<DayPicker defaultValue="2025-07-24" />)
    await open()
    await userEvent.click(button('2025, choose another year'))
    expect(screen.getByRole('grid', { name: 'Years 2020 ~ 2029' })).toBeInTheDocument()
    await userEvent.click(button('Previous 10 years'))
    expect(screen.getAllByRole('gridcell')).toHaveLength(10)
    await userEvent.click(cell('2016'))
    expect(cell('July 2016')).toHaveFocus()
    await userEvent.click(cell('March 2016'))
    expect(cell('24 March 2016, Thursday')).toHaveFocus()
    await userEvent.click(cell('1 March 2016, Tuesday'))
    expect(field()).toHaveValue('01.03.2016')
  })

  test('D15: selecting a month ends the month picker, a year the year picker', async () => {
    renderWithUi(
      <>
        <DatePicker label="Month" type="month" valueType="format">
          <PickerField />
        </DatePicker>
        <DatePicker label="Year" type="year" valueType="format">
          <PickerField />
        </DatePicker>
      </>,
    )
    await userEvent.click(field('Month'))
    await userEvent.click(cell('March 2025'))
    isClosed()
    expect(field('Month')).toHaveValue('03/2025')
    await userEvent.click(field('Year'))
    await userEvent.click(cell('2028'))
    isClosed()
    expect(field('Year')).toHaveValue('2028')
  })

  test('D16: a day keeps the time of the value and shows the times', async () => {
    const onValueChange = vi.fn()
    renderWithUi(
      <DatePicker
        label="Date"
        type="datetime"
        valueType="format"
        defaultValue="2025-07-11 14:25:00"
        onValueChange={onValueChange}
      >
        <PickerField />
      </DatePicker>,
    )
    await open()
    await userEvent.click(cell('18 July 2025, Friday'))
    expect(onValueChange.mock.calls[0]?.[0]).toBe('2025-07-18 14:25:00')
    expect(option('Hours', '14')).toHaveFocus()
    await userEvent.click(option('Hours', '16'))
    expect(onValueChange.mock.lastCall?.[0]).toBe('2025-07-18 16:25:00')
    await userEvent.click(button('18 July 2025, choose another day'))
    expect(cell('18 July 2025, Friday')).toHaveFocus()
    await press('{Escape}')
    expect(field()).toHaveValue('18/07/2025 16:25:00')
  })

  test('D16: a time that is not allowed becomes the first allowed one', async () => {
    renderWithUi(
      <DatePicker
        label="Date"
        type="datetime"
        valueType="format"
        format="YYYY-MM-DD HH:mm"
        defaultValue="2025-07-20 08:00"
        notBefore={{ day: '2025-07-18', seconds: 9 * 3600 }}
      >
        <PickerField />
      </DatePicker>,
    )
    await open()
    await userEvent.click(cell('18 July 2025, Friday'))
    expect(field()).toHaveValue('2025-07-18 09:00')
    expect(option('Hours', '08')).toHaveAttribute('aria-disabled', 'true')
  })

  test('D9: a month or a year is disabled when all its days are', async () => {
    const onValueChange = vi.fn()
    renderWithUi(
      <DatePicker label="Date" type="month" notBefore="2025-05-20" onValueChange={onValueChange}>
        <PickerField />
      </DatePicker>,
    )
    await open()
    await userEvent.click(cell('March 2025'))
    await userEvent.click(button('2025, choose another year'))
    await userEvent.click(cell('2024'))
    expect(onValueChange).not.toHaveBeenCalled()
    expect(screen.getByRole('grid', { name: 'Years 2020 ~ 2029' })).toBeVisible()
    await paste('05.2025')
    expect(field()).toHaveValue('05/2025')
    expect(field()).toBeValid()
  })

  test('D19: one fixed list of times; selecting closes', async () => {
    renderWithUi(
      <DatePicker label="Date" valueType="format" type="time" format="HH:mm">
        <PickerField>
          <PickerCalendar timeList={{ start: '09:00', step: '00:30', end: '10:30' }} />
        </PickerField>
      </DatePicker>,
    )
    await open()
    expect(screen.getAllByRole('option').map(one => one.textContent)).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
    ])
    await userEvent.click(option('Time', '09:30'))
    isClosed()
    expect(field()).toHaveValue('09:30')
  })

  test('D20: only these hours and minutes', async () => {
    renderWithUi(
      <DatePicker label="Date" valueType="format" type="time" format="HH:mm">
        <PickerField>
          <PickerCalendar timeColumns={{ hours: [9, 10], minutes: [0, 30] }} />
        </PickerField>
      </DatePicker>,
    )
    await open()
    expect(screen.getAllByRole('option').map(one => one.textContent)).toEqual(['09', '10', '00', '30'])
  })

  test('D21: 12-hour time if the pattern has it', async () => {
    renderWithUi(
      <DatePicker label="Date" type="time" valueType="format" format="h:mm A" defaultValue="2:05 PM">
        <PickerField />
      </DatePicker>,
    )
    await open()
    expect(screen.getByRole('listbox', { name: 'AM or PM' })).toBeInTheDocument()
    await userEvent.click(option('AM or PM', 'AM'))
    expect(field()).toHaveValue('2:05 AM')
  })

  test.each([
    [6, 'Saturday'],
    [undefined, 'Monday'],
  ])('D22 readings #48, #73: the first weekday %s is %s', async (firstWeekday, name) => {
    renderWithUi(
      <DayPicker>
        <PickerField>
          <PickerCalendar firstWeekday={firstWeekday} />
        </PickerField>
      </DayPicker>,
    )
    await open()
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent(name)
  })

  test('D34: week numbers, another initial panel', async () => {
    renderWithUi(
      <DayPickerOfModel defaultPanel="month">
        <PickerField>
          <PickerCalendar hasWeekNumbers />
        </PickerField>
      </DayPickerOfModel>,
    )
    await open()
    expect(screen.getByRole('grid', { name: 'Months of 2025' })).toBeInTheDocument()
    await userEvent.click(cell('July 2025'))
    expect(screen.getByRole('rowheader', { name: 'Week 28' })).toBeInTheDocument()
  })

  test('D30: reopened it is at the value, with the first panel', async () => {
    const onPanelChange = vi.fn()
    renderWithUi(<DayPickerOfModel defaultValue="2025-07-11" onPanelChange={onPanelChange} />)
    await open()
    await userEvent.click(button('Next month'))
    await userEvent.click(button('2025, choose another year'))
    await press('{Escape}')
    await open()
    expect(screen.getByRole('grid', { name: 'July 2025' })).toBeInTheDocument()
    expect(onPanelChange.mock.calls).toEqual([
      ['date', 'none'],
      ['year', 'date'],
      ['none', 'year'],
      ['date', 'none'],
    ])
  })
})

describe('D24: value types', () => {
  const quarter: ValueConverter<{ year: number; quarter: number }> = {
    toStamp: ({ year, quarter: number }) => ({
      day: `${year}-${String(number * 3 - 2).padStart(2, '0')}-01` as Day,
      seconds: 0,
    }),
    fromStamp: ({ day }) => ({
      year: Number(day.slice(0, 4)),
      quarter: Math.ceil(Number(day.slice(5, 7)) / 3),
    }),
  }

  test('D24: dates', async () => {
    const onValueChange = vi.fn<(value: Date | null) => void>()
    renderWithUi(
      <DatePicker
        label="Date"
        valueType="date"
        defaultValue={new Date(2025, 6, 11)}
        onValueChange={onValueChange}
      >
        <PickerField />
      </DatePicker>,
    )
    expect(field()).toHaveValue('11/07/2025')
    await paste('2024-03-12')
    expect(onValueChange.mock.calls[0]?.[0]).toEqual(new Date(2024, 2, 12))
  })

  test.each([['zh', '2025/07/11', '2024/03/12']])(
    'D5 D24 readings #73: a day is the default, written as in %s',
    async (lang, shown, typed) => {
      const onValueChange = vi.fn<(value: Day | null) => void>()
      renderWithUi(
        <DatePicker label="Date" defaultValue="2025-07-11" onValueChange={onValueChange}>
          <PickerField />
        </DatePicker>,
        {
          lang,
        },
      )
      expect(field()).toHaveValue(shown)
      await paste(typed)
      expect(onValueChange.mock.calls[0]?.[0]).toBe('2024-03-12')
    },
  )

  test('D24: custom values', async () => {
    const onValueChange = vi.fn<(value: { year: number; quarter: number } | null) => void>()
    renderWithUi(
      <DatePicker
        label="Date"
        type="month"
        valueType={quarter}
        defaultValue={{ year: 2025, quarter: 3 }}
        onValueChange={onValueChange}
      >
        <PickerField />
      </DatePicker>,
    )
    expect(field()).toHaveValue('07/2025')
    await paste('2024-05')
    expect(onValueChange.mock.calls[0]?.[0]).toEqual({ year: 2024, quarter: 2 })
  })

  test('when controlled it shows the value of the page', async () => {
    function Controlled() {
      const [day, setDay] = useState<Day | null>('2025-07-11')
      return (
        <>
          <DayPicker value={day} onValueChange={next => next !== '2024-01-01' && setDay(next)} />
          <button type="button" onClick={() => setDay('2025-10-01')}>
            Pull
          </button>
        </>
      )
    }
    renderWithUi(<Controlled />)
    await paste('12.03.2024')
    expect(field()).toHaveValue('12.03.2024')
    await paste('1.1.2024')
    expect(field()).toHaveValue('12.03.2024')
    await paste('x')
    await userEvent.click(button('Pull'))
    expect(field()).toHaveValue('01.10.2025')
    expect(field()).toBeValid()
  })

  test('D5: a rejected text is hidden while the page shows another value, and returns with its own', async () => {
    const { rerender } = renderWithUi(<DayPicker value="2024-02-01" />)
    await paste('31.02.2024')
    expect(field()).toBeInvalid()
    rerender(<DayPicker value="2025-07-11" />)
    expect(field()).toHaveValue('11.07.2025')
    expect(field()).toBeValid()
    rerender(<DayPicker value="2024-02-01" />)
    expect(field()).toHaveValue('31.02.2024')
    expect(field()).toBeInvalid()
  })

  test('an edit after the page changed the value drops the text typed over the earlier one', async () => {
    const { rerender } = renderWithUi(<DayPicker value="2024-02-01" />)
    await paste('31.02.2024')
    rerender(<DayPicker value="2025-07-11" />)
    await open()
    await press('{Escape}')
    rerender(<DayPicker value="2024-02-01" />)
    expect(field()).toHaveValue('01.02.2024')
  })
})

describe('D25: "confirm"', () => {
  const events = () => ({ onValueChange: vi.fn(), onConfirm: vi.fn() })

  test('D25: a selection waits for OK, which reports it and closes', async () => {
    const callbacks = events()
    renderWithUi(<DayPickerOfModel confirm defaultValue="2025-07-11" {...callbacks} />)
    await open()
    await userEvent.click(cell('18 July 2025, Friday'))
    expect(callbacks.onValueChange).not.toHaveBeenCalled()
    expect(field()).toHaveValue('11.07.2025')
    expect(within(popup()).getByText('18.07.2025')).toBeInTheDocument()
    await userEvent.click(button('OK'))
    isClosed()
    expect(callbacks.onValueChange).toHaveBeenCalledExactlyOnceWith('2025-07-18', {
      day: '2025-07-18',
      seconds: 0,
    })
    expect(callbacks.onConfirm).toHaveBeenCalledExactlyOnceWith('2025-07-18')
    expect(field()).toHaveFocus()
  })

  test('D25: OK without a selection only reports OK', async () => {
    const callbacks = events()
    renderWithUi(<DayPickerOfModel confirm {...callbacks} />)
    await open()
    await userEvent.click(button('OK'))
    isClosed()
    expect(callbacks.onValueChange).not.toHaveBeenCalled()
    expect(callbacks.onConfirm).toHaveBeenCalledExactlyOnceWith(null)
  })
})

describe('D27: "clear"', () => {
  test('D27: a button named Clear empties the field, closes the popup and reports it', async () => {
    const [onValueChange, onClear] = [vi.fn(), vi.fn()]
    renderWithUi(
      <DayPickerOfModel defaultValue="2025-07-11" onValueChange={onValueChange} onClear={onClear} />,
    )
    await open()
    await userEvent.click(button('Clear'))
    isClosed()
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null, null)
    expect(onClear).toHaveBeenCalledOnce()
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
  })
})

test('D28: focus, blur, open, panel and month are reported', async () => {
  const callbacks = { onOpenChange: vi.fn(), onCalendarChange: vi.fn() }
  const [onFocus, onBlur] = [vi.fn(), vi.fn()]
  renderWithUi(
    <DayPickerOfModel {...callbacks}>
      <PickerField onFocus={onFocus} onBlur={onBlur} />
    </DayPickerOfModel>,
  )
  await userEvent.tab()
  expect(onFocus).toHaveBeenCalledOnce()
  expect(callbacks.onOpenChange).toHaveBeenCalledExactlyOnceWith(true)
  await userEvent.click(button('Previous month'))
  expect(callbacks.onCalendarChange).toHaveBeenCalledExactlyOnceWith(
    { year: 2025, month: 6 },
    { year: 2025, month: 7 },
  )
  expect(onBlur).toHaveBeenCalledOnce()
  await press('{Escape}')
  expect(callbacks.onOpenChange).toHaveBeenLastCalledWith(false)
})

test('D31: an empty field shows its format, in the language of the page', () => {
  renderWithUi(<DayPicker label="Date" />, { lang: 'ru', labels: russian })
  expect(field()).toHaveAttribute('placeholder', russian.picker_choose_date)
})

test('D32: without editable the input is read-only, but the popup selects', async () => {
  renderWithUi(
    <DayPicker defaultValue="2025-07-11">
      <PickerField editable={false} />
    </DayPicker>,
  )
  await userEvent.type(field(), 'x')
  expect(field()).toHaveAttribute('readonly')
  expect(field()).toHaveValue('11.07.2025')
  await userEvent.click(cell('18 July 2025, Friday'))
  expect(field()).toHaveValue('18.07.2025')
})

test('D32: other props are set on the input, className on the root', () => {
  const ref = createRef<HTMLInputElement>()
  const { container } = renderWithUi(
    <DayPicker>
      <PickerField ref={ref} name="buy" aria-describedby="note" className="flex-1" />
    </DayPicker>,
  )
  expect(ref.current).toBe(field())
  expect(field()).toHaveAttribute('name', 'buy')
  expect(field().getAttribute('aria-describedby')).toContain('note')
  expect(container.firstElementChild).toHaveClass('flex-1')
})

test('a model replaces the options', () => {
  function OfModel() {
    const model = useDatePicker({ defaultValue: '2025-07-11', format: 'DD.MM.YYYY' })
    return (
      // @ts-expect-error: the model has a value already
      <DatePicker label="Date" model={model} defaultValue="2024-03-12">
        <PickerField />
      </DatePicker>
    )
  }
  renderWithUi(<OfModel />)
  expect(field()).toHaveValue('11.07.2025')
})

test('the parts need a picker above them', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderWithUi(<PickerField />)).toThrow('PickerField and PickerCalendar need <DatePicker>')
  error.mockRestore()
})

test('the hook alone makes a picker with the page’s own elements', async () => {
  function Own() {
    const model = useDatePicker({ valueType: dayValue, format: 'DD.MM.YYYY' })
    const { start } = model.viewModel.ends
    return (
      <div {...model.getRootProps()}>
        <input {...model.getInputProps({ 'aria-label': 'Own' })} />
        <p>{model.viewModel.problem ?? start?.day}</p>
        {model.viewModel.isOpen ? (
          <div {...model.getPopupProps()} role="dialog" aria-label="Days">
            <CalendarPanel label="Days" calendar={model.getCalendarProps()} />
          </div>
        ) : null}
      </div>
    )
  }
  renderWithUi(<Own />)
  await userEvent.click(screen.getByRole('combobox', { name: 'Own' }))
  await userEvent.paste('12.3.24')
  expect(screen.getByRole('grid', { name: 'March 2024' })).toBeInTheDocument()
  await userEvent.tab()
  await userEvent.click(document.body)
  expect(screen.getByText('2024-03-12')).toBeInTheDocument()
})

describe('D34: further options', () => {
  test('D34: inline the calendar is always open, and a selection is committed', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<DayPicker mode="inline" defaultValue="2025-07-11" onValueChange={onValueChange} />)
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.getByRole('group', { name: 'Date' })).toBeVisible()
    await userEvent.click(cell('18 July 2025, Friday'))
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2025-07-18', { day: '2025-07-18', seconds: 0 })
    expect(cell('18 July 2025, Friday')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(cell('1 August 2025, Friday'))
    expect(screen.getByRole('grid', { name: 'August 2025' })).toBeVisible()
    expect(cell('1 August 2025, Friday')).toHaveFocus()
  })

  test('D34: none of its buttons submits a form', async () => {
    renderWithUi(<DayPicker confirm defaultValue="2025-07-11" />)
    await open()
    for (const one of screen.getAllByRole('button')) expect(one).toHaveAttribute('type', 'button')
  })
})

describe('D35: by the keyboard', () => {
  test('Arrow Down moves from the field into the grid, Enter selects, the focus returns', async () => {
    renderWithUi(<DayPicker defaultValue="2025-07-11" />)
    await userEvent.tab()
    await press('{ArrowDown}')
    expect(cell('11 July 2025, Friday')).toHaveFocus()
    await press('{ArrowRight}{ArrowDown}{Enter}')
    isClosed()
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('19.07.2025')
  })

  test('Arrow Down opens a closed popup and moves into it; valid text is committed', async () => {
    renderWithUi(<DayPicker defaultValue="2025-07-11" />)
    await open()
    await press('{Escape}')
    await userEvent.clear(field())
    await userEvent.paste('12.03.2024')
    isClosed()
    await press('{ArrowDown}')
    expect(cell('12 March 2024, Tuesday')).toHaveFocus()
  })

  test('months and years are grids with the same keys', async () => {
    renderWithUi(
      <DatePicker label="Date" type="month">
        <PickerField />
      </DatePicker>,
    )
    await userEvent.tab()
    await press('{ArrowDown}{ArrowDown}')
    expect(cell('October 2025')).toHaveFocus()
    await userEvent.click(button('2025, choose another year'))
    expect(cell('2025')).toHaveFocus()
    await press('{PageUp}{ArrowUp} ')
    expect(cell('October 2013')).toHaveFocus()
    await press('{Enter}')
    expect(field()).toHaveValue('10/2013')
  })

  test('D17: columns of times: keys to the side, up and down, skipping disabled times', async () => {
    renderWithUi(
      <DatePicker
        label="Date"
        valueType="format"
        type="time"
        format="HH:mm"
        defaultValue="09:00"
        disabled={({ seconds }) => seconds === 10 * 3600}
      >
        <PickerField>
          <PickerCalendar timeColumns={{ hours: [9, 10, 11] }} minuteStep={30} />
        </PickerField>
      </DatePicker>,
    )
    await userEvent.tab()
    await press('{ArrowDown}')
    expect(option('Hours', '09')).toHaveFocus()
    await press('{ArrowRight}')
    expect(option('Minutes', '00')).toHaveFocus()
    await press('{End}')
    expect(option('Minutes', '30')).toHaveFocus()
    await press('{ArrowLeft}1')
    expect(option('Hours', '10')).toHaveFocus()
    await press('{ArrowLeft}{Enter}')
    await userEvent.click(option('Hours', '10'))
    expect(option('Hours', '10')).toHaveAttribute('aria-disabled', 'true')
    expect(field()).toHaveValue('09:00')
    await press('{ArrowDown}{Enter}')
    expect(option('Hours', '11')).toHaveFocus()
    expect(field()).toHaveValue('11:00')
    expect(popup()).toBeVisible()
  })

  test('Alt and Arrow Up closes it', async () => {
    renderWithUi(<DayPicker />)
    await userEvent.tab()
    await press('{Alt>}{ArrowUp}{/Alt}')
    isClosed()
  })
})

describe('focus that leaves and returns', () => {
  test('"focus returning to the field must not reopen": after Escape, a pick, and Clear', async () => {
    renderWithUi(<DayPicker />)
    await userEvent.tab()
    await press('{ArrowDown}{Escape}')
    expect(field()).toHaveFocus()
    isClosed()
    await press('{ArrowDown}{Enter}')
    expect(field()).toHaveFocus()
    isClosed()
    await userEvent.click(button('Clear'))
    expect(field()).toHaveFocus()
    isClosed()
  })

  test('it opens again when it is left and reached by Tab', async () => {
    renderWithUi(<DayPicker />)
    await userEvent.tab()
    await userEvent.tab()
    isClosed()
    await userEvent.tab({ shift: true })
    expect(popup()).toBeVisible()
  })

  test('text typed while the window loses focus is neither lost nor validated', async () => {
    renderWithUi(<DayPicker />)
    await userEvent.type(field(), '12.')
    fireEvent.blur(field())
    expect(field()).toHaveValue('12.')
    expect(field()).toBeValid()
  })
})

describe('in a dialog', () => {
  test('Escape closes only the popup; selecting works', async () => {
    const onOpenChange = vi.fn()
    renderWithUi(
      <Dialog open onOpenChange={onOpenChange} title="Watchlist">
        <DayPicker label="Buy date" />
      </Dialog>,
    )
    await userEvent.click(field('Buy date'))
    expect(popup('Buy date')).toBeVisible()
    await press('{Escape}')
    expect(screen.queryByRole('dialog', { name: 'Buy date' })).toBeNull()
    expect(onOpenChange).not.toHaveBeenCalled()
    await press('{ArrowDown}')
    await userEvent.click(cell('18 July 2025, Friday'))
    expect(field('Buy date')).toHaveValue('18.07.2025')
    expect(field('Buy date')).toHaveFocus()
    expect(onOpenChange).not.toHaveBeenCalled()
  })
})

describe('the native input', () => {
  const native = () => screen.getByLabelText<HTMLInputElement>('Date')

  test.each<[PickerType, string, string, string]>([
    ['month', '2025-07', 'month', '2025-07'],
    ['time', '09:30:00', 'time', '09:30:00'],
  ])('%s', (kind, value, nativeType, text) => {
    renderWithUi(
      <DatePicker label="Date" mode="native" type={kind} valueType="format" defaultValue={value}>
        <PickerField />
      </DatePicker>,
    )
    expect(native()).toHaveAttribute('type', nativeType)
    expect(native().value).toContain(text.slice(0, 10))
  })

  test('has the same values, limits and errors', () => {
    const [onValueChange, onInputError] = [vi.fn(), vi.fn()]
    renderWithUi(
      <DayPicker
        mode="native"
        notBefore="2025-07-01"
        notAfter="2025-07-31"
        onValueChange={onValueChange}
        onInputError={onInputError}
      />,
    )
    expect(native()).toHaveAttribute('min', '2025-07-01')
    expect(native()).toHaveAttribute('max', '2025-07-31')
    fireEvent.change(native(), { target: { value: '2025-07-18' } })
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2025-07-18', { day: '2025-07-18', seconds: 0 })
    fireEvent.change(native(), { target: { value: '2025-08-18' } })
    expect(onInputError).toHaveBeenCalledExactlyOnceWith({ code: 'after', text: '2025-08-18' })
    expect(native()).toHaveAccessibleDescription('Not after 31.07.2025')
    expect(native()).toBeInvalid()
  })

  test('an incomplete year of two digits does not count yet', () => {
    const onValueChange = vi.fn()
    renderWithUi(<DayPicker mode="native" onValueChange={onValueChange} />)
    fireEvent.change(native(), { target: { value: '0020-07-18' } })
    expect(onValueChange).not.toHaveBeenCalled()
    fireEvent.change(native(), { target: { value: '2025-07-18' } })
    expect(onValueChange).toHaveBeenCalledOnce()
  })

  test('it can be emptied only when clearable', () => {
    const onValueChange = vi.fn()
    renderWithUi(
      <DayPicker mode="native" clearable={false} defaultValue="2025-07-11" onValueChange={onValueChange} />,
    )
    fireEvent.change(native(), { target: { value: '' } })
    expect(onValueChange).not.toHaveBeenCalled()
    expect(native()).toHaveAccessibleDescription('This cannot be left empty')
  })
})

describe('D29: the position of the popup', () => {
  test('D29: measured at once, then at most every 200 ms, and once more at the end (shared-blocks §9)', async () => {
    renderWithUi(<DayPicker />)
    await open()
    vi.useFakeTimers()
    const box = document.querySelector('[data-slot="field-box"]') as HTMLElement
    const measure = vi.spyOn(box, 'getBoundingClientRect')
    const scroll = () => act(() => void window.dispatchEvent(new Event('scroll')))
    const measurements = (run: () => void) => {
      measure.mockClear()
      run()
      return measure.mock.calls.length
    }
    expect(measurements(scroll)).toBe(1)
    expect(measurements(() => [1, 2, 3, 4].forEach(scroll))).toBe(0)
    expect(measurements(() => act(() => void vi.advanceTimersByTime(199)))).toBe(0)
    expect(measurements(() => act(() => void vi.advanceTimersByTime(1)))).toBe(1)
    expect(measurements(() => act(() => void vi.advanceTimersByTime(1000)))).toBe(0)
    vi.useRealTimers()
  })
})

test.each<[string, DayProps, string]>([
  [
    'closed',
    { defaultValue: '2025-07-11' },
    'button-face date-picker field field-box field-input field-label picker-clear picker-open tip',
  ],
  [
    'inline',
    { mode: 'inline', confirm: true },
    'button button-face calendar-body calendar-header calendar-heading calendar-panel date-cell date-grid date-picker date-week icon-button picker-confirm tip',
  ],
  ['native', { mode: 'native' }, 'field field-box field-input field-label'],
])('%s it has the documented parts in one root, on the server too', (_case, props, slots) => {
  expect(anatomyOf(<DayPicker {...props} />)).toEqual({ ...ONE_ROOT, slots })
})
