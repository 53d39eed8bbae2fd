import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { Day } from '../../foundation/calendar/day.ts'
import type { Stamp } from '../../foundation/calendar/stamp.ts'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { gridCell } from '../../testing/grid-cell.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { CalendarPanel } from './calendar-panel.tsx'
import type { CalendarAction } from './picker.reducer.ts'
import type { CalendarProps } from './picker.view-model.ts'
import type { PickerType } from './picker-type.ts'
import type { ValueConverter } from './picker-value.ts'
import { useDatePicker } from './use-date-picker.ts'

type HeldProps = Partial<CalendarProps> & {
  pickerType?: PickerType
  value?: Stamp | null
  onPicked?: (stamp: Stamp | null) => void
}

/** Values as stamps. */
const stamps: ValueConverter<Stamp> = { toStamp: stamp => stamp, fromStamp: stamp => stamp }

/** An open calendar with its state; `rest` replaces what it draws. */
function Held({ pickerType = 'date', value = null, onPicked, onAction, ...rest }: HeldProps) {
  const model = useDatePicker({
    type: pickerType,
    valueType: stamps,
    defaultValue: value,
    onValueChange: stamp => onPicked?.(stamp),
    today: '2025-07-11',
    firstWeekday: 1,
    inline: true,
  })
  const calendar = model.getCalendarProps()
  const send = (action: CalendarAction) => {
    onAction?.(action)
    calendar?.onAction(action)
  }
  return <CalendarPanel label="Date" calendar={calendar && { ...calendar, ...rest, onAction: send }} />
}

const at = (day: Day, seconds = 0): Stamp => ({ day, seconds })
const cell = (name: string) => gridCell(name)
const grid = (name: string) => screen.getByRole('grid', { name })
const button = (name: string) => screen.getByRole('button', { name })
const press = (keys: string) => userEvent.keyboard(keys)
const times = [
  { id: 'hours' as const, options: [9, 10, 11].map(hour => ({ seconds: hour * 3600, text: String(hour) })) },
  {
    id: 'minutes' as const,
    options: [0, 30].map(minute => ({ seconds: 32_400 + minute * 60, text: `${minute}` })),
  },
]

describe('CalendarPanel shows', () => {
  test('"the date grid has 6 rows of 7" under the names of the weekdays (shared-blocks §2, D12)', () => {
    renderWithUi(<Held />)
    expect(screen.getAllByRole('gridcell')).toHaveLength(42)
    expect(within(grid('July 2025')).getAllByRole('row')).toHaveLength(7)
    const heads = screen.getAllByRole('columnheader').map(head => head.textContent)
    expect(heads[0]).toContain('Monday')
    expect(heads[6]).toContain('Sunday')
  })

  test('Sunday first when the weeks begin with it (D22)', () => {
    renderWithUi(<Held firstWeekday={7} />)
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Sunday')
  })

  test('days by their names in words, today and the picked one marked (D12)', () => {
    renderWithUi(<Held value={at('2025-07-24')} />)
    expect(cell('11 July 2025, Friday')).toHaveAttribute('aria-current', 'date')
    expect(cell('24 July 2025, Thursday')).toHaveAttribute('aria-selected', 'true')
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(1)
  })

  test('a range as a grid of which many are selected (D34)', () => {
    renderWithUi(
      <Held selection={{ kind: 'range', start: '2025-07-01', end: '2025-07-03', preview: null }} />,
    )
    expect(grid('July 2025')).toHaveAttribute('aria-multiselectable', 'true')
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(3)
  })

  test('the day under the pointer to whom it may concern, and none when it leaves (D34)', async () => {
    const onAction = vi.fn()
    renderWithUi(<Held onAction={onAction} />)
    await userEvent.hover(cell('18 July 2025, Friday'))
    expect(onAction).toHaveBeenLastCalledWith({ type: 'previewed', day: '2025-07-18' })
    await userEvent.unhover(cell('18 July 2025, Friday'))
    expect(onAction).toHaveBeenLastCalledWith({ type: 'previewed', day: null })
  })

  test('numbers of the weeks when asked (D34)', () => {
    renderWithUi(<Held hasWeekNumbers />)
    expect(screen.getAllByRole('rowheader').map(head => head.textContent)).toEqual([
      '27',
      '28',
      '29',
      '30',
      '31',
      '32',
    ])
    expect(screen.getByRole('rowheader', { name: 'Week 28' })).toBeInTheDocument()
  })

  test('weeks before the year 1 and after 9999 with empty places', () => {
    renderWithUi(<Held value={at('9999-12-31')} />)
    expect(cell('31 December 9999, Friday')).toHaveAttribute('tabindex', '0')
    expect(screen.getAllByRole('gridcell')).toHaveLength(42)
    expect(screen.getAllByRole('gridcell', { name: /\d/ })).toHaveLength(33)
  })

  test('nothing while it is closed', () => {
    renderWithUi(<CalendarPanel label="Date" calendar={null} />)
    expect(screen.queryByRole('group')).not.toBeInTheDocument()
  })

  test('nothing of a word that is missing', () => {
    expect(anatomyOf(<Held hasWeekNumbers />)).toEqual({
      ...ONE_ROOT,
      slots:
        'button button-face calendar-body calendar-header calendar-heading calendar-panel date-cell date-grid date-week date-week-number icon-button tip',
    })
  })
})

describe('picking', () => {
  test('a day by a press is all that a date asks for', async () => {
    const onPicked = vi.fn()
    renderWithUi(<Held onPicked={onPicked} />)
    await userEvent.click(cell('18 July 2025, Friday'))
    expect(onPicked).toHaveBeenCalledExactlyOnceWith(at('2025-07-18'))
    expect(cell('18 July 2025, Friday')).toHaveAttribute('aria-selected', 'true')
  })

  test('a day of the month beside it turns the grid there (D12)', async () => {
    const onPicked = vi.fn()
    renderWithUi(<Held onPicked={onPicked} />)
    await userEvent.click(cell('1 August 2025, Friday'))
    expect(onPicked).toHaveBeenCalledExactlyOnceWith(at('2025-08-01'))
    expect(grid('August 2025')).toBeInTheDocument()
    expect(cell('1 August 2025, Friday')).toHaveFocus()
  })

  test('"disabled dates are refused", by press and by key (shared-blocks §5)', async () => {
    const onPicked = vi.fn()
    renderWithUi(
      <Held
        takesFocus
        onPicked={onPicked}
        isDisabled={({ day }, grain) => grain === 'date' && day > '2025-07-11'}
      />,
    )
    await userEvent.click(cell('12 July 2025, Saturday'))
    await press('{Enter}')
    expect(cell('12 July 2025, Saturday')).toHaveAttribute('aria-disabled', 'true')
    expect(onPicked).not.toHaveBeenCalled()
  })

  test('a day of a date with time keeps the time and opens the times (D16)', async () => {
    const onPicked = vi.fn()
    renderWithUi(
      <Held pickerType="datetime" value={at('2025-07-11', 32_400)} times={times} onPicked={onPicked} />,
    )
    await userEvent.click(cell('18 July 2025, Friday'))
    expect(onPicked).toHaveBeenCalledExactlyOnceWith(at('2025-07-18', 32_400))
    expect(screen.getByRole('option', { name: '9' })).toHaveFocus()
    await userEvent.click(button('18 July 2025, choose another day'))
    expect(cell('18 July 2025, Friday')).toHaveFocus()
  })

  test('from year to month to day (D14)', async () => {
    const onPicked = vi.fn()
    renderWithUi(<Held onPicked={onPicked} />)
    await userEvent.click(button('2025, choose another year'))
    expect(within(grid('Years 2020 ~ 2029')).getAllByRole('gridcell')).toHaveLength(10)
    expect(cell('2025')).toHaveFocus()
    await userEvent.click(cell('2024'))
    expect(cell('July 2024')).toHaveFocus()
    await userEvent.click(cell('February 2024'))
    await userEvent.click(cell('29 February 2024, Thursday'))
    expect(onPicked).toHaveBeenCalledExactlyOnceWith(at('2024-02-29'))
  })

  test.each<[type: PickerType, name: string, stamp: Stamp]>([
    ['month', 'March 2025', at('2025-03-01')],
    ['year', '2028', at('2028-01-01')],
  ])('of the type %s ends with one pick (D15)', async (pickerType, name, stamp) => {
    const onPicked = vi.fn()
    renderWithUi(<Held pickerType={pickerType} onPicked={onPicked} />)
    await userEvent.click(cell(name))
    expect(onPicked).toHaveBeenCalledExactlyOnceWith(stamp)
    expect(cell(name)).toHaveAttribute('aria-selected', 'true')
  })

  test('a month or a year that is refused is no way on', async () => {
    const onPicked = vi.fn()
    renderWithUi(
      <Held pickerType="month" onPicked={onPicked} isDisabled={(_stamp, grain) => grain !== 'date'} />,
    )
    await userEvent.click(cell('March 2025'))
    await userEvent.click(button('2025, choose another year'))
    await userEvent.click(cell('2024'))
    expect(onPicked).not.toHaveBeenCalled()
    expect(grid('Years 2020 ~ 2029')).toBeInTheDocument()
  })
})

describe('the heading', () => {
  test.each([
    ['Previous month', 'June 2025'],
    ['Next month', 'August 2025'],
    ['Previous year', 'July 2024'],
    ['Next year', 'July 2026'],
  ])('%s leads to %s and keeps focus for the next press (D14)', async (name, month) => {
    renderWithUi(<Held />)
    await userEvent.click(button(name))
    expect(grid(month)).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent(month)
    expect(button(name)).toHaveFocus()
  })

  test('its arrows move a decade where one is shown: "2010 ~ 2019" (D13)', async () => {
    renderWithUi(<Held pickerType="year" />)
    await userEvent.click(button('Previous 10 years'))
    expect(grid('Years 2010 ~ 2019')).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('2010 ~ 2019')
  })

  test('no button of it submits the form around it (D34)', () => {
    renderWithUi(<Held />)
    for (const each of screen.getAllByRole('button')) expect(each).toHaveAttribute('type', 'button')
  })
})

describe('as the date picker dialog of the authoring practices (D35)', () => {
  test.each([
    ['{ArrowRight}', 'the next day', '12 July 2025, Saturday'],
    ['{ArrowLeft}', 'the day before', '10 July 2025, Thursday'],
    ['{ArrowDown}', 'the same day of the next week', '18 July 2025, Friday'],
    ['{ArrowUp}', 'the same day of the week before', '4 July 2025, Friday'],
    ['{Home}', 'the first day of the week', '7 July 2025, Monday'],
    ['{End}', 'the last day of the week', '13 July 2025, Sunday'],
    ['{PageUp}', 'the same day of the month before', '11 June 2025, Wednesday'],
    ['{PageDown}', 'the same day of the next month', '11 August 2025, Monday'],
    ['{Shift>}{PageUp}{/Shift}', 'the same day of the year before', '11 July 2024, Thursday'],
    ['{Shift>}{PageDown}{/Shift}', 'the same day of the next year', '11 July 2026, Saturday'],
  ])('%s moves focus to %s', async (keys, _where, name) => {
    renderWithUi(<Held takesFocus />)
    await press(keys)
    expect(cell(name)).toHaveFocus()
    expect(cell(name)).toHaveAttribute('tabindex', '0')
  })

  test.each(['{Enter}', ' '])('%j picks the day that has focus', async key => {
    const onPicked = vi.fn()
    renderWithUi(<Held takesFocus onPicked={onPicked} />)
    await press(`{ArrowDown}${key}`)
    expect(onPicked).toHaveBeenCalledExactlyOnceWith(at('2025-07-18'))
  })

  test('arrows follow the direction of reading', async () => {
    renderWithUi(
      <div dir="rtl" style={{ direction: 'rtl' }}>
        <Held takesFocus />
      </div>,
    )
    await press('{ArrowLeft}')
    expect(cell('12 July 2025, Saturday')).toHaveFocus()
  })

  test('Tab reaches one day of the grid', () => {
    renderWithUi(<Held />)
    const stops = screen.getAllByRole('gridcell').filter(each => each.tabIndex === 0)
    expect(stops).toEqual([cell('11 July 2025, Friday')])
  })

  test('arrows reach a day that cannot be picked and go on from there', async () => {
    renderWithUi(<Held takesFocus isDisabled={({ day }) => day === '2025-07-12'} />)
    await press('{ArrowRight}')
    expect(cell('12 July 2025, Saturday')).toHaveFocus()
    await press('{ArrowRight}')
    expect(cell('13 July 2025, Sunday')).toHaveFocus()
  })

  test('after a press on a refused day the keys go on from that day', async () => {
    renderWithUi(<Held isDisabled={({ day }) => day === '2025-07-23'} />)
    await userEvent.click(cell('23 July 2025, Wednesday'))
    await press('{ArrowRight}')
    expect(cell('24 July 2025, Thursday')).toHaveFocus()
  })

  test('keys of the browser stay its own', async () => {
    renderWithUi(<Held takesFocus />)
    await press('{Control>}{ArrowRight}{/Control}')
    expect(cell('11 July 2025, Friday')).toHaveFocus()
  })

  test('without being told it takes no focus: it stays in the field (readings #46)', () => {
    renderWithUi(<Held />)
    expect(document.body).toHaveFocus()
  })

  test('years and months are grids with the same keys', async () => {
    renderWithUi(<Held pickerType="month" takesFocus />)
    await press('{ArrowDown}')
    expect(cell('October 2025')).toHaveFocus()
    await press('{PageDown}{ArrowRight}{Enter}')
    expect(cell('November 2026')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(button('2026, choose another year'))
    await press('{PageUp}{ArrowUp} ')
    expect(grid('Months of 2014')).toBeInTheDocument()
    expect(cell('November 2014')).toHaveFocus()
  })
})

describe('the times', () => {
  const held = (props: HeldProps = {}) =>
    renderWithUi(
      <Held pickerType="time" takesFocus value={at('2025-07-11', 32_400)} times={times} {...props} />,
    )
  const option = (list: string, name: string) =>
    within(screen.getByRole('listbox', { name: list })).getByRole('option', { name })

  test('are lists with the one that is set selected (D17)', () => {
    held()
    expect(screen.getByRole('group', { name: 'Time' })).toBeInTheDocument()
    expect(option('Hours', '9')).toHaveAttribute('aria-selected', 'true')
    expect(option('Hours', '9')).toHaveFocus()
    expect(option('Minutes', '0')).toHaveAttribute('aria-selected', 'true')
  })

  test('of columns are picked one by one: none of them is the last (D17)', async () => {
    const onPicked = vi.fn()
    held({ onPicked })
    await press('{ArrowDown}{Enter}')
    expect(onPicked).toHaveBeenCalledExactlyOnceWith(at('2025-07-11', 36_000))
    expect(option('Hours', '10')).toHaveFocus()
  })

  test('of a fixed list end with one pick (D19)', async () => {
    const onPicked = vi.fn()
    held({ onPicked, times: [{ id: 'list', options: [{ seconds: 34_200, text: '9:30' }] }] })
    await userEvent.click(option('Time', '9:30'))
    expect(onPicked).toHaveBeenCalledExactlyOnceWith(at('2025-07-11', 34_200))
  })

  test('arrows to the side go from column to column, End and Home to the ends of one', async () => {
    held()
    await press('{ArrowRight}')
    expect(option('Minutes', '0')).toHaveFocus()
    await press('{End}')
    expect(option('Minutes', '30')).toHaveFocus()
    await press('{ArrowLeft}1')
    expect(option('Hours', '10')).toHaveFocus()
    await press('{ArrowLeft}')
    expect(option('Hours', '10')).toHaveFocus()
  })

  test('"disabled time is refused" (shared-blocks §5)', async () => {
    const onPicked = vi.fn()
    held({ onPicked, isDisabled: ({ seconds }, grain) => grain === 'time' && seconds === 36_000 })
    await press('{ArrowDown}{Enter}')
    await userEvent.click(option('Hours', '10'))
    expect(option('Hours', '10')).toHaveAttribute('aria-disabled', 'true')
    expect(onPicked).not.toHaveBeenCalled()
  })
})
