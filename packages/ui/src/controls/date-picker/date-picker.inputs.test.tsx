import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import english from '../../../labels/eng.json' with { type: 'json' }
import russian from '../../../labels/rus.json' with { type: 'json' }
import type { Day } from '../../foundation/calendar/day.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { DatePicker, type DatePickerProps } from './date-picker.tsx'
import { dayValue } from './day-value.ts'
import { LazyCalendar } from './lazy-calendar.tsx'

beforeAll(LazyCalendar.load)

type DayProps = Partial<DatePickerProps<typeof dayValue>>

const DayPicker = (props: DayProps) => (
  <DatePicker label="Date" valueType={dayValue} format="DD.MM.YYYY" {...props} />
)
const field = () => screen.getByRole('combobox', { name: 'Date' })
const paste = async (text: string) => {
  await userEvent.click(field())
  await userEvent.paste(text)
  await userEvent.keyboard('{Enter}')
}

describe('what people type and paste (reliability §3.3 "Date picker")', () => {
  test.each<[string, string, Day]>([
    ['two digits of a year', '1.1.26', '2026-01-01'],
    ['the year first', '2026/1/1', '2026-01-01'],
    ['full-width digits', '２１.１１.２０２６', '2026-11-21'],
    ['no-break spaces round it', '\u00a021.11.2026\u00a0', '2026-11-21'],
    ['a date with a time', '2026-11-21T10:15:00Z', '2026-11-21'],
    ['a leap day', '29.02.2028', '2028-02-29'],
  ])('%s, "%s", is read', async (_case, text, day) => {
    const onValueChange = vi.fn()
    renderWithUi(<DayPicker onValueChange={onValueChange} />)
    await paste(text)
    expect(onValueChange.mock.calls[0]?.[0]).toBe(day)
    expect(field()).toBeValid()
  })

  test.each(['сегодня', 'today'])('"%s" is today in the language of the page', async text => {
    const onValueChange = vi.fn()
    const page = text === 'today' ? { lang: 'eng', labels: english } : { lang: 'rus', labels: russian }
    renderWithUi(<DayPicker onValueChange={onValueChange} />, page)
    await paste(text)
    expect(onValueChange.mock.calls[0]?.[0]).toBe('2025-07-11')
  })

  test.each<[string, string, string]>([
    ['31 February', '31.02.2026', 'nonexistent'],
    ['29 February of a year without one', '29.02.2025', 'nonexistent'],
    ['the year 0', '01.01.0000', 'nonexistent'],
    ['a year of six digits', '01.01.275760', 'unreadable'],
    ['a word', 'soon', 'unreadable'],
    ['a very long text', '1'.repeat(5000), 'unreadable'],
    ['markup', '<img src=x onerror=alert(1)>', 'unreadable'],
  ])('%s is refused with its reason; the text stays, aria-invalid', async (_case, text, code) => {
    const [onInputError, onValueChange] = [vi.fn(), vi.fn()]
    renderWithUi(<DayPicker defaultValue="2025-07-11" {...{ onInputError, onValueChange }} />)
    await userEvent.clear(field())
    await paste(text)
    expect(onInputError).toHaveBeenCalledExactlyOnceWith({ code, text })
    expect(onValueChange).not.toHaveBeenCalled()
    expect(field()).toHaveValue(text)
    expect(field()).toHaveAttribute('aria-invalid', 'true')
  })

  test('00:60 is no time', async () => {
    const onInputError = vi.fn()
    renderWithUi(<DatePicker label="Date" valueType="format" type="time" onInputError={onInputError} />)
    await paste('00:60')
    expect(onInputError).toHaveBeenCalledExactlyOnceWith({ code: 'nonexistent', text: '00:60' })
  })

  test('a disabled day that is typed is refused', async () => {
    const onInputError = vi.fn()
    renderWithUi(<DayPicker disabled={['2025-07-12']} onInputError={onInputError} />)
    await paste('12.07.2025')
    expect(onInputError).toHaveBeenCalledExactlyOnceWith({ code: 'disabled', text: '12.07.2025' })
  })

  test('limits that leave nothing refuse everything, and the calendar opens all the same', async () => {
    const onInputError = vi.fn()
    renderWithUi(<DayPicker notBefore="2025-08-01" notAfter="2025-07-01" onInputError={onInputError} />)
    await paste('12.07.2025')
    expect(onInputError).toHaveBeenCalledExactlyOnceWith({ code: 'before', text: '12.07.2025' })
    await userEvent.click(field())
    const free = screen.getAllByRole('gridcell').filter(one => one.getAttribute('aria-disabled') !== 'true')
    expect(free).toEqual([])
  })
})

describe('settings that make no sense', () => {
  test.each([0, 61, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'minute step %s counts as every minute (readings #48)',
    async minuteStep => {
      renderWithUi(<DatePicker label="Date" valueType="format" type="time" minuteStep={minuteStep} />)
      await userEvent.click(field())
      const minutes = within(screen.getByRole('listbox', { name: 'Minutes' })).getAllByRole('option')
      expect(minutes).toHaveLength(60)
    },
  )

  test.each([0, 8, -1, 1.5, Number.NaN])('first weekday %s counts as Sunday', async firstWeekday => {
    renderWithUi(<DayPicker firstWeekday={firstWeekday} />)
    await userEvent.click(field())
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Sunday')
  })

  test.each<[string, Date]>([
    ['Invalid Date', new Date(Number.NaN)],
    ['a year beyond 9999', new Date(8.64e15)],
  ])('%s is no value', async (_case, value) => {
    renderWithUi(<DatePicker label="Date" valueType="date" value={value} />)
    expect(field()).toHaveValue('')
    await userEvent.click(field())
    expect(screen.getByRole('grid', { name: 'July 2025' })).toBeInTheDocument()
  })

  test('a text in another pattern is no value', () => {
    renderWithUi(<DatePicker label="Date" valueType="format" value="11/07/2025" />)
    expect(field()).toHaveValue('')
  })

  test('a list of times without an end is empty, and nothing hangs', async () => {
    renderWithUi(
      <DatePicker
        label="Date"
        valueType="format"
        type="time"
        timeList={{ start: '09:00', step: '00:00', end: 'never' }}
      />,
    )
    await userEvent.click(field())
    expect(screen.queryAllByRole('option')).toEqual([])
  })
})

describe('at the ends of the calendar', () => {
  test.each<[string, Day, string]>([
    ['the first day', '0001-01-01', '{PageUp}'],
    ['the last day', '9999-12-31', '{PageDown}'],
  ])('%s is where the keys end', async (_case, day, key) => {
    renderWithUi(<DayPicker defaultValue={day} />)
    await userEvent.tab()
    await userEvent.keyboard(`{ArrowDown}${key}${key}{Enter}`)
    expect(field()).toHaveValue(`${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}`)
  })
})

describe('focus that comes and goes', () => {
  test('"focus returning to the field must not reopen": after Escape, a pick, and Clear', async () => {
    renderWithUi(<DayPicker />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    expect(field()).toHaveFocus()
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(field()).toHaveFocus()
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(field()).toHaveFocus()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('left and visited again by Tab it opens again', async () => {
    renderWithUi(<DayPicker />)
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.tab({ shift: true })
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  test('what is typed while the window loses the focus is neither lost nor judged', async () => {
    renderWithUi(<DayPicker />)
    await userEvent.type(field(), '12.')
    fireEvent.blur(field())
    expect(field()).toHaveValue('12.')
    expect(field()).toBeValid()
  })
})
