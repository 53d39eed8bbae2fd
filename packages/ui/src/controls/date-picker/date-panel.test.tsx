import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, parseIsoDay, weekdayOf } from '../../foundation/calendar/day.ts'
import { gridCell } from '../../testing/grid-cell.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { DatePanel, type DatePanelProps } from './date-panel.tsx'
import type { CalendarSelection } from './picker.view-model.ts'

type Props = Partial<DatePanelProps>

/** A panel that moves by its keys. */
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
    ['2026-02-14', 7, '2026-02-01', '2026-03-14', 'a month of exactly four weeks'],
    ['2024-02-29', 1, '2024-01-29', '2024-03-10', 'a leap February'],
    ['0099-12-31', 1, '0099-11-30', '0100-01-10', 'D33: the year 99 is kept'],
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
  ])('before the year 1 and after 9999 the cells are empty: %s', (focused, firstWeekday, missing) => {
    renderWithUi(<Panel focused={focused} firstWeekday={firstWeekday} />)
    expect(screen.getAllByRole('gridcell')).toHaveLength(42)
    expect(cells()).toHaveLength(42 - missing)
  })

  test.each([['ru', '1 июля 2025 г., вторник']])(
    'the title of a cell in %s is the written day: %s',
    (lang, name) => {
      renderWithUi(<Panel />, { lang })
      const cell = cells().find(each => each.dataset.day === '2025-07-01')
      expect(cell).toHaveAccessibleName(name)
      expect(cell?.querySelector('[title]')).toHaveAttribute('title', name)
      expect(cell).toHaveTextContent(/^1$/)
    },
  )
})

describe('D22: the first weekday is 1 to 7, 7 is Sunday, and Monday by default', () => {
  test.each([[6, 'ru', 'сб вс пн вт ср чт пт']])(
    'weekdays from %i in %s: %s',
    (firstWeekday, lang, names) => {
      renderWithUi(<Panel firstWeekday={firstWeekday} />, { lang })
      const short = screen.getAllByRole('columnheader').map(head => head.querySelector('[aria-hidden]'))
      expect(short.map(name => name?.textContent).join(' ')).toBe(names)
    },
  )
})

test.each<[focused: Day, firstWeekday: number, numbers: string]>([
  ['2025-01-10', 7, '1 2 3 4 5 6'],
  ['2026-12-31', 1, '49 50 51 52 53 1'],
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
  test('today, the selected day and the tab stop', () => {
    renderWithUi(<Panel focused="2025-07-02" selection={{ kind: 'day', day: '2025-07-24' }} />)
    expect(daysWhere('data-today')).toEqual(['2025-07-11'])
    expect(daysWhere('aria-selected')).toEqual(['2025-07-24'])
    expect(daysWhere('data-marked')).toEqual(['2025-07-24'])
  })

  test('days are checked as a whole: the grain is the date', () => {
    const checks = new Set<string>()
    const isDisabled: DatePanelProps['isDisabled'] = ({ day, seconds }, grain) => {
      checks.add(`${grain} ${seconds}`)
      return day > '2025-08-08'
    }
    renderWithUi(<Panel isDisabled={isDisabled} />)
    expect(daysWhere('aria-disabled')).toEqual(['2025-08-09', '2025-08-10'])
    expect([...checks]).toEqual(['date 0'])
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
    [
      'the band leads to the day under the pointer',
      range('2025-07-01', null, '2025-07-02'),
      '01 start, 02 end',
      true,
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
    ['{Home}', { firstWeekday: 7 }, '2025-07-06', 'Sunday'],
    ['{End}', { firstWeekday: 7 }, '2025-07-12', 'Saturday'],
    ['{Shift>}{ArrowRight}{ArrowDown}{/Shift}', {}, '2025-07-11', 'with Shift only the pages move'],
    ['{ArrowLeft}{PageUp}', { focused: '0001-01-01' }, '0001-01-01', 'clamped to the first day'],
    ['{Control>}{ArrowRight}{/Control}', {}, '2025-07-11', 'keys of the browser stay its own'],
    [
      '{ArrowRight}{ArrowRight}',
      { isDisabled: ({ day }) => day === '2025-07-12' },
      '2025-07-13',
      'over a disabled day',
    ],
    ['{ArrowDown}{PageDown}', { focused: '9999-12-31' }, '9999-12-31', 'clamped to the last day'],
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

  test('arrow keys follow the reading direction', async () => {
    renderWithUi(
      <div dir="rtl" style={{ direction: 'rtl' }}>
        <Panel />
      </div>,
    )
    cells()
      .find(cell => cell.tabIndex === 0)
      ?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(document.activeElement).toHaveAttribute('data-day', '2025-07-12')
  })

  test('after a press on a disabled day the keys continue from that day', async () => {
    renderWithUi(<Panel isDisabled={({ day }) => day === '2025-07-23'} />)
    await userEvent.click(gridCell('23 July 2025, Wednesday'))
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toHaveAttribute('data-day', '2025-07-24')
  })
})
