import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, parseIsoDay, weekdayOf } from '../../foundation/calendar/day.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { DatePanel, type DatePanelProps } from './date-panel.tsx'
import type { CalendarSelection } from './picker.view-model.ts'
import { firstWeekdayOf } from './picker-type.ts'

type Props = Partial<DatePanelProps>

/** A panel that moves where its keys lead. */
function Panel({ focused: first = '2025-07-11', ...props }: Props) {
  const [focused, setFocused] = useState<Day>(first)
  return (
    <DatePanel
      today="2025-07-11"
      selection={{ kind: 'day', day: null }}
      isDisabled={() => false}
      firstWeekday={1}
      hasWeekNumbers={false}
      focused={focused}
      onAction={action => action.type === 'dayFocused' && setFocused(action.day)}
      {...props}
    />
  )
}

const cells = () => [...document.querySelectorAll<HTMLElement>('[data-slot="date-cell"]')]
const daysWhere = (attribute: string) =>
  cells()
    .filter(cell => cell.hasAttribute(attribute))
    .map(cell => cell.dataset.day)

describe('D12: six weeks of seven days', () => {
  test.each<[focused: Day, firstWeekday: number, first: Day, last: Day, why: string]>([
    ['2025-07-11', 1, '2025-06-30', '2025-08-10', 'Monday first'],
    ['2025-07-11', 7, '2025-06-29', '2025-08-09', 'Sunday first'],
    ['2026-02-14', 7, '2026-02-01', '2026-03-14', 'a month of exactly four weeks'],
    ['2024-02-29', 1, '2024-01-29', '2024-03-10', 'a leap February'],
    ['2025-03-31', 3, '2025-02-26', '2025-04-08', 'Wednesday first'],
    ['0099-12-31', 1, '0099-11-30', '0100-01-10', 'D33: the year 99 is itself'],
    ['2011-12-15', 1, '2011-11-28', '2012-01-08', 'a month that lacks a day in Apia'],
    ['2015-02-28', 6, '2015-01-31', '2015-03-13', 'Saturday first'],
  ])('%s with first weekday %i: %s to %s: %s', (focused, firstWeekday, first, last) => {
    renderWithUi(<Panel focused={focused} firstWeekday={firstWeekday} />)
    const days = cells().map(cell => cell.dataset.day)
    expect(days).toEqual(Array.from({ length: 42 }, (_, index) => addDays(first, index)))
    expect(days.at(-1)).toBe(last)
    expect(weekdayOf(first)).toBe(firstWeekday)
    expect(
      cells()
        .filter(cell => cell.tabIndex === 0)
        .map(cell => cell.dataset.day),
    ).toEqual([focused])
  })

  test.each<[Day, number, number]>([
    ['0001-01-15', 7, 1],
    ['9999-12-31', 1, 9],
  ])('before the year 1 and after 9999 there are no days: %s', (focused, firstWeekday, missing) => {
    renderWithUi(<Panel focused={focused} firstWeekday={firstWeekday} />)
    expect(screen.getAllByRole('gridcell')).toHaveLength(42)
    expect(cells()).toHaveLength(42 - missing)
  })

  test.each([
    ['eng', '1 July 2025, Tuesday'],
    ['rus', '1 июля 2025 г., вторник'],
    ['chn', '2025年7月1日, 星期二'],
  ])('the title of a cell in %s is the day in words: %s', (lang, name) => {
    renderWithUi(<Panel />, { lang })
    const cell = cells().find(each => each.dataset.day === '2025-07-01')
    expect(cell).toHaveAccessibleName(name)
    expect(cell?.querySelector('[title]')).toHaveAttribute('title', name)
    expect(cell).toHaveTextContent(/^1$/)
  })
})

describe('D22: the first weekday is 1 to 7, 7 is Sunday, and Monday unless given', () => {
  test.each([
    [1, 1],
    [7, 7],
    [0, 7],
    [8, 7],
    [-1, 7],
    [1.5, 7],
    [Number.NaN, 7],
    [undefined, 1],
  ])('%s counts as %i', (given, weekday) => expect(firstWeekdayOf(given)).toBe(weekday))

  test.each([
    [1, 'eng', 'Mon Tue Wed Thu Fri Sat Sun'],
    [7, 'eng', 'Sun Mon Tue Wed Thu Fri Sat'],
    [6, 'rus', 'сб вс пн вт ср чт пт'],
  ])('weekdays from %i in %s: %s', (firstWeekday, lang, names) => {
    renderWithUi(<Panel firstWeekday={firstWeekday} />, { lang })
    const short = screen.getAllByRole('columnheader').map(head => head.querySelector('[aria-hidden]'))
    expect(short.map(name => name?.textContent).join(' ')).toBe(names)
  })
})

test.each<[focused: Day, firstWeekday: number, numbers: string]>([
  ['2023-01-10', 1, '52 1 2 3 4 5'],
  ['2025-01-10', 7, '1 2 3 4 5 6'],
  ['2026-12-31', 1, '49 50 51 52 53 1'],
  ['2021-01-01', 1, '53 1 2 3 4 5'],
])('D34: the weeks of %s from weekday %i have the ISO numbers %s', (focused, firstWeekday, numbers) => {
  renderWithUi(<Panel focused={focused} firstWeekday={firstWeekday} hasWeekNumbers />)
  expect(
    screen
      .getAllByRole('rowheader')
      .map(head => head.textContent)
      .join(' '),
  ).toBe(numbers)
})

describe('marks', () => {
  test('today, the picked day and the one that Tab reaches', () => {
    renderWithUi(<Panel focused="2025-07-02" selection={{ kind: 'day', day: '2025-07-24' }} />)
    expect(daysWhere('data-today')).toEqual(['2025-07-11'])
    expect(daysWhere('aria-selected')).toEqual(['2025-07-24'])
    expect(daysWhere('data-marked')).toEqual(['2025-07-24'])
  })

  test('days are asked for whole: the grain is the date', () => {
    const asked = new Set<string>()
    const isDisabled: DatePanelProps['isDisabled'] = ({ day, seconds }, grain) => {
      asked.add(`${grain} ${seconds}`)
      return day > '2025-08-08'
    }
    renderWithUi(<Panel isDisabled={isDisabled} />)
    expect(daysWhere('aria-disabled')).toEqual(['2025-08-09', '2025-08-10'])
    expect([...asked]).toEqual(['date 0'])
  })

  const range = (start: Day | null, end: Day | null, preview: Day | null = null): CalendarSelection => ({
    kind: 'range',
    start,
    end,
    preview,
  })
  test.each<[sentence: string, selection: CalendarSelection, band: string, preview: boolean]>([
    [
      'a range has a start, a middle and an end',
      range('2025-07-01', '2025-07-03'),
      '01 start, 02 middle, 03 end',
      false,
    ],
    ['D8: both ends may be one day', range('2025-07-01', '2025-07-01'), '01 only', false],
    ['a range that ends before it starts has no band', range('2025-07-03', '2025-07-01'), '', false],
    ['one end alone has no band', range('2025-07-03', null), '', false],
    [
      'the band leads to the day under the pointer',
      range('2025-07-01', null, '2025-07-02'),
      '01 start, 02 end',
      true,
    ],
    ['backwards as well', range('2025-07-02', null, '2025-07-01'), '01 start, 02 end', true],
    ['D11: from either end', range(null, '2025-07-02', '2025-07-01'), '01 start, 02 end', true],
    [
      'a range that is picked heeds no pointer',
      range('2025-07-01', '2025-07-02', '2025-07-09'),
      '01 start, 02 end',
      false,
    ],
    ['days of other months carry no band', range('2025-06-01', '2025-07-02'), '01 middle, 02 end', false],
  ])('D34: %s', (_sentence, selection, band, isPreview) => {
    renderWithUi(<Panel selection={selection} />)
    const banded = cells().filter(cell => cell.dataset.band !== 'none')
    expect(banded.map(({ dataset: { day, band: at } }) => `${day?.slice(8)} ${at}`).join(', ')).toBe(band)
    for (const cell of banded) {
      expect(cell.hasAttribute('data-preview')).toBe(isPreview)
      expect(cell.hasAttribute('aria-selected')).toBe(!isPreview || cell.hasAttribute('data-marked'))
    }
  })
})

describe('D35: keys of the days', () => {
  test.each<[keys: string, props: Props, day: Day, why: string]>([
    ['{ArrowDown}', { focused: '2025-07-31' }, '2025-08-07', 'over the end of the month'],
    ['{Home}', { firstWeekday: 7 }, '2025-07-06', 'Sunday'],
    ['{Home}', { focused: '2025-07-07' }, '2025-07-07', 'already there'],
    ['{End}', { firstWeekday: 7 }, '2025-07-12', 'Saturday'],
    ['{PageDown}', { focused: '2025-01-31' }, '2025-02-28', 'D33: the last day of the month'],
    ['{Shift>}{PageDown}{/Shift}', { focused: '2024-02-29' }, '2025-02-28', 'D33: no leap day'],
    ['{Shift>}{ArrowRight}{ArrowDown}{/Shift}', {}, '2025-07-11', 'with Shift only the pages move'],
    ['{ArrowLeft}', { focused: '0001-01-01' }, '0001-01-01', 'nothing before the first day'],
    ['{ArrowDown}', { focused: '9999-12-31' }, '9999-12-31', 'nothing after the last day'],
    [
      '{PageDown}{PageUp}{ArrowRight}',
      { focused: '2025-01-31' },
      '2025-01-29',
      'by the last day of the shorter month',
    ],
  ])('%s %o: %s: %s', async (keys, props, day) => {
    renderWithUi(<Panel {...props} />)
    cells()
      .find(cell => cell.tabIndex === 0)
      ?.focus()
    await userEvent.keyboard(keys)
    expect(document.activeElement).toHaveAttribute('data-day', day)
    expect(parseIsoDay(day)).toBe(day)
  })
})
