import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Day } from '../../foundation/calendar/day.ts'
import { gridCell } from '../../testing/grid-cell.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { DatePicker } from './date-picker.tsx'
import { dayValue } from './day-value.ts'
import { LazyCalendar } from './lazy-calendar.tsx'
import { PickerField } from './picker-field.tsx'
import type { DatePickerOptions } from './use-date-picker.ts'

beforeAll(LazyCalendar.load)

/** A picker between other controls, on the demo's day 11 July 2025. */
function show(options: DatePickerOptions<typeof dayValue> = {}, hint?: string) {
  renderWithUi(
    <>
      <button type="button">Before</button>
      <DatePicker label="Date" valueType={dayValue} format="DD.MM.YYYY" {...options}>
        <PickerField hint={hint} />
      </DatePicker>
      <button type="button">After</button>
    </>,
  )
}

const field = () => screen.getByRole('combobox', { name: 'Date' })
const button = (name: string) => screen.getByRole('button', { name })
const opener = () => button('Open the calendar')
const dialog = () => screen.queryByRole('dialog')
const grid = () => screen.getByRole('grid')
const cell = (name: string) => gridCell(name)
const press = (keys: string) => userEvent.keyboard(keys)
/** Opens it by keys only, with focus on the day of the value, else on today. */
const enter = async (day?: Day) => {
  show(day ? { defaultValue: day } : {})
  field().focus()
  await press('{ArrowDown}')
}
/** The tab stop among the days. */
const stop = () => {
  const stops = screen.getAllByRole('gridcell').filter(each => each.tabIndex === 0)
  expect(stops).toHaveLength(1)
  return stops[0]?.getAttribute('data-day')
}

describe('the field', () => {
  test('APG date-picker: textbox-aria-describedby the sentence on how to write the date describes it', () => {
    show({}, 'Day, month, year: 31.12.2025')
    expect(field()).toHaveAccessibleDescription('Day, month, year: 31.12.2025')
  })

  test('APG date-picker: calendar-button-aria-label deviates: its name stays, the field itself says the date', async () => {
    show()
    expect(opener()).toHaveAccessibleDescription('Date')
    await userEvent.click(opener())
    await userEvent.click(cell('24 July 2025, Thursday'))
    expect(opener()).toBeVisible()
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('24.07.2025')
  })

  test('APG date-picker: button-space-return deviates: the field opens on focus or press, Arrow Down goes in', async () => {
    show({ defaultValue: '2025-07-24' })
    expect(opener()).toHaveAttribute('tabindex', '-1')
    await userEvent.click(opener())
    expect(dialog()).toBeVisible()
    expect(field()).toHaveFocus()
    await press('{ArrowDown}')
    expect(cell('24 July 2025, Thursday')).toHaveFocus()
  })

  test('without a date the current one is focused', async () => {
    await enter()
    expect(cell('11 July 2025, Friday')).toHaveFocus()
  })
})

describe('the popup', () => {
  test('APG date-picker: dialog-role it is a dialog', async () => {
    await enter()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  test('APG date-picker: dialog-aria-modal deviates: the page beside it stays in use', async () => {
    await enter()
    expect(dialog()).not.toHaveAttribute('aria-modal')
    expect(button('After')).toBeVisible()
    await userEvent.click(button('After'))
    expect(dialog()).toBeNull()
    expect(button('After')).toHaveFocus()
  })

  test('APG date-picker: dialog-aria-label it is named as its field', async () => {
    await enter()
    expect(dialog()).toHaveAccessibleName('Date')
  })

  test('APG date-picker: change-date-aria-live the month is announced whenever it changes', async () => {
    const messages = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    await enter()
    expect(messages()).toContain('July 2025')
    await press('{PageDown}')
    expect(messages()).toContain('August 2025')
  })

  test('APG date-picker: dialog-aria-live the keys of the grid are announced when it receives focus', async () => {
    show()
    await userEvent.click(field())
    const help = /Arrow keys move by a day or a week/
    expect(screen.queryByText(help)).toBeNull()
    await press('{ArrowDown}')
    expect(screen.getByText(help)).toHaveAttribute('aria-live', 'polite')
    button('Next month').focus()
    expect(await screen.findByRole('button', { name: 'Next month' })).toHaveFocus()
    expect(screen.queryByText(help)).toBeNull()
  })

  test('APG date-picker: change-date-button-aria-label every arrow of the heading has a name', async () => {
    await enter()
    for (const name of ['Previous year', 'Previous month', 'Next month', 'Next year'])
      expect(button(name)).toBeVisible()
  })

  test.each([
    ['in the field', ''],
    ['on a day', '{ArrowDown}'],
    // the tooltip of the arrow is the innermost layer and closes first
    ['on an arrow of the heading', '{ArrowDown}{Shift>}{Tab}{/Shift}{Escape}'],
  ])('APG date-picker: dialog-esc closes it with focus %s, and picks nothing', async (_where, keys) => {
    show()
    field().focus()
    await press(`${keys}{Escape}`)
    expect(dialog()).toBeNull()
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('')
  })

  test('APG date-picker: dialog-tab deviates: Tab goes on in it, and out of it closes', async () => {
    await enter()
    button('Next year').focus()
    await userEvent.tab()
    expect(cell('11 July 2025, Friday')).toHaveFocus()
    await userEvent.tab()
    expect(dialog()).toBeNull()
    expect(button('After')).toHaveFocus()
  })

  test('APG date-picker: dialog-shift-tab deviates: it goes back through it to the field', async () => {
    await enter()
    await userEvent.tab({ shift: true })
    expect(button('Next year')).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(button('Next month')).toHaveFocus()
    // only phones have it, but without styles it is not hidden here
    button('Close').style.display = 'none'
    button('Previous year').focus()
    await userEvent.tab({ shift: true })
    expect(field()).toHaveFocus()
  })

  test.each(['{Enter}', ' '])(
    'APG date-picker: month-year-button-space-return "%s" turns the month and the year',
    async key => {
      await enter()
      const on = async (name: string) => {
        button(name).focus()
        await press(key)
        expect(button(name)).toHaveFocus()
        return stop()
      }
      if (key === ' ') {
        expect(await on('Next month')).toBe('2025-08-11')
        expect(await on('Previous year')).toBe('2024-08-11')
      } else {
        expect(await on('Previous month')).toBe('2025-06-11')
        expect(await on('Next year')).toBe('2026-06-11')
      }
    },
  )

  test.each(['{Enter}', ' '])(
    'APG date-picker: okay-cancel-button-space-return deviates: "%s" on OK takes the pick, Escape drops it',
    async key => {
      show({ confirm: true, defaultValue: '2025-07-24' })
      field().focus()
      if (key === ' ') {
        await press('{ArrowDown}{ArrowRight}{Enter}{Escape}')
        expect(field()).toHaveValue('24.07.2025')
      }
      await press('{ArrowDown}{ArrowRight}{Enter}')
      expect(field()).toHaveValue('24.07.2025')
      button('OK').focus()
      await press(key)
      expect(dialog()).toBeNull()
      expect(field()).toHaveFocus()
      expect(field()).toHaveValue('25.07.2025')
    },
  )
})

describe('the grid', () => {
  test('APG date-picker: grid-role the days are one grid', async () => {
    await enter()
    expect(screen.getAllByRole('grid')).toHaveLength(1)
    expect(grid().tagName).toBe('TABLE')
  })

  test('APG date-picker: grid-aria-labelledby it is named by its month', async () => {
    await enter('2025-02-03')
    expect(grid()).toHaveAccessibleName('February 2025')
  })

  test('APG date-picker: gridcell-button-tabindex Tab reaches one day, that which had the focus last', async () => {
    await enter('2025-01-01')
    expect(stop()).toBe('2025-01-01')
    await press('{ArrowRight}{ArrowRight}')
    expect(stop()).toBe('2025-01-03')
  })

  test('APG date-picker: gridcell-button-aria-selected only the day of the value is selected', async () => {
    const selected = () =>
      screen
        .getAllByRole('gridcell')
        .filter(each => each.hasAttribute('aria-selected'))
        .map(each => each.getAttribute('data-day'))
    await enter()
    expect(selected()).toEqual([])
    await press('{ArrowRight}{Enter}{ArrowDown}')
    expect(selected()).toEqual(['2025-07-12'])
    await press('{ArrowRight}{Enter}{ArrowDown}')
    expect(selected()).toEqual(['2025-07-13'])
  })

  test.each(['{Enter}', ' '])(
    'APG date-picker: grid-space-return "%s" picks the day, closes, and gives focus back to the field',
    async key => {
      await enter()
      await press(`{ArrowRight}${key}`)
      expect(dialog()).toBeNull()
      expect(field()).toHaveFocus()
      expect(field()).toHaveValue('12.07.2025')
    },
  )

  test.each<[title: string, from: Day, key: string, to: Day]>([
    ['APG date-picker: grid-up-arrow the same day a week before', '2025-07-03', '{ArrowUp}', '2025-06-26'],
    ['APG date-picker: grid-down-arrow the same day a week later', '2025-07-30', '{ArrowDown}', '2025-08-06'],
    ['APG date-picker: grid-right-arrow the next day', '2025-07-31', '{ArrowRight}', '2025-08-01'],
    ['APG date-picker: grid-left-arrow the day before', '2025-07-01', '{ArrowLeft}', '2025-06-30'],
    ['APG date-picker: grid-home the first day of the week', '2025-07-11', '{Home}', '2025-07-07'],
    ['APG date-picker: grid-end the last day of the week', '2025-07-11', '{End}', '2025-07-13'],
    [
      'APG date-picker: grid-pageup the same day a month before, or its last',
      '2025-07-31',
      '{PageUp}',
      '2025-06-30',
    ],
    [
      'APG date-picker: grid-pagedown the same day a month later, or its last',
      '2025-01-31',
      '{PageDown}',
      '2025-02-28',
    ],
    [
      'APG date-picker: grid-shift-pageup the same day a year before, or the last of that month',
      '2024-02-29',
      '{Shift>}{PageUp}{/Shift}',
      '2023-02-28',
    ],
    [
      'APG date-picker: grid-shift-pagedown the same day a year later, or the last of that month',
      '2024-02-29',
      '{Shift>}{PageDown}{/Shift}',
      '2025-02-28',
    ],
  ])('%s: from %s by %s to %s', async (_title, from, key, to) => {
    await enter(from)
    expect(document.activeElement).toHaveAttribute('data-day', from)
    await press(key)
    expect(document.activeElement).toHaveAttribute('data-day', to)
    expect(stop()).toBe(to)
  })
})
