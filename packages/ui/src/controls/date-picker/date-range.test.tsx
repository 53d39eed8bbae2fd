import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import chinese from '../../../labels/zh.json' with { type: 'json' }
import { type Day, dayFromNumber, dayNumber } from '../../foundation/calendar/day.ts'
import { stampOf } from '../../foundation/calendar/stamp.ts'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { gridCell } from '../../testing/grid-cell.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { DateRange } from './date-range.tsx'
import { dayValue } from './day-value.ts'
import { LazyRangePanels } from './lazy-calendar.tsx'
import { PickerCalendar } from './picker-calendar.tsx'
import { PickerField } from './picker-field.tsx'
import type { PickerType } from './picker-type.ts'
import type { ValueConverter } from './picker-value.ts'
import { type DateRangeOptions, type UseDateRangeOptions, useDateRange } from './use-date-range.ts'

beforeAll(LazyRangePanels.load)

type Props = DateRangeOptions<typeof dayValue> & { children?: ReactNode }

/** A range of days near the demo's day, 11 July 2025. */
function Period({ children = <PickerField />, ...options }: Props) {
  return (
    <DateRange label="Period" valueType={dayValue} format="DD.MM.YYYY" {...options}>
      {children}
    </DateRange>
  )
}

/** The same range with the further options of the hook. */
function PeriodOfModel(options: UseDateRangeOptions<typeof dayValue>) {
  const model = useDateRange({ valueType: dayValue, format: 'DD.MM.YYYY', ...options })
  return (
    <DateRange label="Period" model={model}>
      <PickerField />
    </DateRange>
  )
}

const JULY = { start: '2025-07-04', end: '2025-07-23' } as const
const field = () => screen.getByRole('combobox', { name: 'Period' })
const dialog = () => screen.queryByRole('dialog', { name: 'Period' })
const panel = (name: 'From' | 'To') => within(screen.getByRole('group', { name }))
const cell = (side: 'From' | 'To', name: string) => gridCell(name, panel(side))
const button = (name: string) => screen.getByRole('button', { name })
const pick = (side: 'From' | 'To', name: string) => userEvent.click(cell(side, name))
const paste = async (text: string, then = '{Enter}') => {
  await userEvent.clear(field())
  await userEvent.paste(text)
  await userEvent.keyboard(then)
}

describe('DateRange: display', () => {
  test('shared-blocks §9: one text, DD.MM.YYYY ~ DD.MM.YYYY', () => {
    renderWithUi(<Period defaultValue={JULY} />)
    expect(field()).toHaveValue('04.07.2025 ~ 23.07.2025')
  })

  test.each<[type: PickerType, text: string]>([['datetime', '04/07/2025 00:00:00 ~ 23/07/2025 00:00:00']])(
    'D1: a range of the type %s as %s',
    (type, text) => {
      renderWithUi(<Period type={type} format={undefined} defaultValue={JULY} />)
      expect(field()).toHaveValue(text)
    },
  )

  test('D31: without a range it shows what to select, in the language of the page', () => {
    renderWithUi(<Period />)
    expect(field()).toHaveAttribute('placeholder', 'Select a date range')
  })

  test('only the closed field on the server, and one root with named parts', () => {
    expect(anatomyOf(<Period defaultValue={JULY} />)).toMatchObject(ONE_ROOT)
    expect(anatomyOf(<Period mode="inline" />)).toMatchObject(ONE_ROOT)
  })
})

describe('DateRange: opening', () => {
  test('D1, D2: a press on the field opens two panels, From and To; the focus stays in the field (readings #46)', async () => {
    renderWithUi(<Period defaultValue={JULY} />)
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(field())
    expect(dialog()).toBeVisible()
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    expect(field()).toHaveFocus()
    expect(panel('From').getByRole('grid', { name: 'July 2025' })).toBeVisible()
    expect(panel('To').getByRole('grid', { name: 'July 2025' })).toBeVisible()
  })

  test.each<[type: PickerType, role: string, count: number]>([['time', 'listbox', 6]])(
    'D1: the type %s has its own panels twice',
    async (type, role, count) => {
      renderWithUi(<Period type={type} format={undefined} />)
      await userEvent.click(field())
      expect(screen.getAllByRole(role)).toHaveLength(count)
    },
  )
})

describe('DateRange: not opening', () => {
  test('D2: not when disabled or read-only; D32: without editable the input is read-only', async () => {
    const { rerender } = renderWithUi(<Period defaultValue={JULY} disabledField />)
    await userEvent.click(field())
    expect(dialog()).toBeNull()
    expect(field()).toBeDisabled()
    rerender(<Period defaultValue={JULY} readOnly />)
    await userEvent.click(field())
    expect(dialog()).toBeNull()
    rerender(
      <Period defaultValue={JULY}>
        <PickerField editable={false} />
      </Period>,
    )
    expect(field()).toHaveAttribute('readonly')
  })
})

describe('DateRange: selection', () => {
  test('D34: the first selection waits for the second and says so; then the range is committed and the popup closes', async () => {
    const onPick = vi.fn()
    const onValueChange = vi.fn()
    renderWithUi(<PeriodOfModel onPick={onPick} onValueChange={onValueChange} />)
    await userEvent.click(field())
    await pick('From', '4 July 2025, Friday')
    expect(onPick).toHaveBeenCalledExactlyOnceWith('start', '2025-07-04')
    expect(onValueChange).not.toHaveBeenCalled()
    expect(dialog()).toBeVisible()
    await pick('To', '23 July 2025, Wednesday')
    expect(onPick).toHaveBeenLastCalledWith('end', '2025-07-23')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(JULY, {
      start: stampOf('2025-07-04'),
      end: stampOf('2025-07-23'),
    })
    expect(dialog()).toBeNull()
    expect(field()).toHaveFocus()
  })

  test('D11: the start panel disables days after the end, the end panel days before the start', async () => {
    renderWithUi(<Period defaultValue={JULY} />)
    await userEvent.click(field())
    expect(cell('From', '23 July 2025, Wednesday')).not.toHaveAttribute('aria-disabled', 'true')
    expect(cell('From', '24 July 2025, Thursday')).toHaveAttribute('aria-disabled', 'true')
    expect(cell('To', '4 July 2025, Friday')).not.toHaveAttribute('aria-disabled', 'true')
    expect(cell('To', '3 July 2025, Thursday')).toHaveAttribute('aria-disabled', 'true')
    await pick('From', '24 July 2025, Thursday')
    expect(field()).toHaveValue('04.07.2025 ~ 23.07.2025')
  })

  test('D34: the days up to the hovered one are marked, and selected by the second press', async () => {
    renderWithUi(<Period />)
    await userEvent.click(field())
    await pick('From', '4 July 2025, Friday')
    await userEvent.hover(cell('To', '8 July 2025, Tuesday'))
    expect(cell('To', '6 July 2025, Sunday')).toHaveAttribute('data-preview')
    expect(cell('From', '6 July 2025, Sunday')).toHaveAttribute('data-preview')
    expect(cell('To', '9 July 2025, Wednesday')).not.toHaveAttribute('data-preview')
    expect(cell('To', '6 July 2025, Sunday')).not.toHaveAttribute('aria-selected', 'true')
    await userEvent.unhover(cell('To', '8 July 2025, Tuesday'))
    expect(cell('To', '6 July 2025, Sunday')).not.toHaveAttribute('data-preview')
    await pick('To', '8 July 2025, Tuesday')
    await userEvent.click(field())
    expect(cell('To', '6 July 2025, Sunday')).toHaveAttribute('aria-selected', 'true')
    expect(panel('To').getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true')
  })

  test.each<[type: PickerType, from: string, over: string, between: string]>([
    ['month', 'March 2025', 'June 2025', 'April 2025'],
  ])('D34: so are the choices of the type %s', async (type, from, over, between) => {
    renderWithUi(<Period type={type} format={undefined} />)
    await userEvent.click(field())
    await pick('From', from)
    await userEvent.hover(cell('To', over))
    expect(cell('To', between)).toHaveAttribute('data-band', 'preview')
    expect(cell('To', between)).not.toHaveAttribute('aria-selected')
    await userEvent.unhover(cell('To', over))
    expect(cell('To', between)).toHaveAttribute('data-band', 'none')
    await pick('To', over)
    await userEvent.click(field())
    expect(cell('From', between)).toHaveAttribute('aria-selected', 'true')
  })

  test('D16, D17: a day of a datetime counts at once, then its time; the popup stays open', async () => {
    renderWithUi(
      <Period type="datetime" format="DD.MM.YYYY HH:mm">
        <PickerField>
          <PickerCalendar minuteStep={30} />
        </PickerField>
      </Period>,
    )
    await userEvent.click(field())
    await pick('From', '4 July 2025, Friday')
    await pick('To', '4 July 2025, Friday')
    expect(field()).toHaveValue('04.07.2025 00:00 ~ 04.07.2025 00:00')
    const hours = (side: 'From' | 'To') => within(panel(side).getByRole('listbox', { name: 'Hours' }))
    await userEvent.click(hours('To').getByRole('option', { name: '18' }))
    expect(field()).toHaveValue('04.07.2025 00:00 ~ 04.07.2025 18:00')
    expect(hours('From').getByRole('option', { name: '19' })).toHaveAttribute('aria-disabled', 'true')
    expect(dialog()).toBeVisible()
  })

  test('D28: it reports the panel and the month of each end', async () => {
    const onPanelChange = vi.fn()
    const onCalendarChange = vi.fn()
    renderWithUi(<PeriodOfModel onPanelChange={onPanelChange} onCalendarChange={onCalendarChange} />)
    await userEvent.click(field())
    expect(onPanelChange.mock.calls).toEqual([
      ['date', 'none', 'start'],
      ['date', 'none', 'end'],
    ])
    onPanelChange.mockClear()
    await userEvent.click(panel('To').getByRole('button', { name: 'Next month' }))
    expect(onCalendarChange).toHaveBeenCalledExactlyOnceWith(
      { year: 2025, month: 8 },
      { year: 2025, month: 7 },
      'end',
    )
    await userEvent.click(panel('From').getByRole('button', { name: 'July, choose another month' }))
    expect(onPanelChange).toHaveBeenCalledExactlyOnceWith('month', 'date', 'start')
    await userEvent.keyboard('{Escape}')
    expect(onPanelChange).toHaveBeenCalledWith('none', 'month', 'start')
  })
})

describe('DateRange: keyboard (D35)', () => {
  test('Arrow Down moves into the popup, Enter selects the start and moves to the end, Enter again closes', async () => {
    renderWithUi(<Period />)
    await userEvent.tab()
    expect(dialog()).toBeVisible()
    expect(field()).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(cell('From', '11 July 2025, Friday')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    expect(cell('To', '11 July 2025, Friday')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(cell('To', '14 July 2025, Monday')).toHaveAttribute('data-preview')
    await userEvent.keyboard('{Enter}')
    expect(field()).toHaveValue('10.07.2025 ~ 18.07.2025')
    expect(field()).toHaveFocus()
    expect(dialog()).toBeNull()
  })
})

describe('DateRange: typing (shared-blocks §5)', () => {
  test.each([[' 12.03.2024\u00A0~\u00A015.03.2024 ']])('D6: a pasted "%s" is parsed', async text => {
    renderWithUi(<Period />)
    await paste(text)
    expect(field()).toHaveValue('12.03.2024 ~ 15.03.2024')
    expect(field()).toBeValid()
  })

  test.each([
    ['one end', '12.03.2024', 'incomplete', 'Enter both ends, for example 11.07.2024 ~ 11.07.2025'],
    ['D7: too early', '01.01.2020 ~ 12.03.2024', 'before', 'Not before 01.01.2024'],
  ])(
    'D5: %s, "%s", is rejected: the text stays, the range stays, the reason is reported',
    async (_sentence, text, code, message) => {
      const onInputError = vi.fn()
      const onValueChange = vi.fn()
      renderWithUi(
        <Period
          defaultValue={JULY}
          notBefore="2024-01-01"
          notAfter="2025-12-31"
          disabled={{ weekdays: [7] }}
          onInputError={onInputError}
          onValueChange={onValueChange}
        />,
      )
      await paste(text)
      expect(onInputError).toHaveBeenCalledExactlyOnceWith({ code, text })
      expect(onValueChange).not.toHaveBeenCalled()
      expect(field()).toHaveValue(text)
      expect(field()).toBeInvalid()
      expect(field()).toHaveAccessibleDescription(message)
      expect(dialog()).toBeNull()
    },
  )

  test('rule 23: rejected text stays on blur; Escape reverts to the last valid one', async () => {
    renderWithUi(<Period defaultValue={JULY} />)
    await paste('31.02.2024 ~ 1.3.2024', '{Tab}')
    expect(field()).toHaveValue('31.02.2024 ~ 1.3.2024')
    await userEvent.click(field())
    await userEvent.keyboard('{Escape}{Escape}')
    expect(field()).toHaveValue('04.07.2025 ~ 23.07.2025')
    expect(field()).toBeValid()
  })

  test('the panels follow the typed text', async () => {
    renderWithUi(<Period />)
    await userEvent.click(field())
    await userEvent.paste('12.03.2024 ~ 15.04.2024')
    expect(panel('From').getByRole('grid', { name: 'March 2024' })).toBeVisible()
    expect(panel('To').getByRole('grid', { name: 'April 2024' })).toBeVisible()
  })
})

test('in Chinese the panels, their names and the field are Chinese', async () => {
  renderWithUi(<Period format="YYYY年M月D日" defaultValue={JULY} />, { lang: 'zh', labels: chinese })
  expect(field()).toHaveValue('2025年7月4日 ~ 2025年7月23日')
  await userEvent.click(field())
  for (const name of ['自', '至'])
    expect(within(screen.getByRole('group', { name })).getByRole('grid')).toBeVisible()
  await paste('昨天–今天')
  expect(field()).toHaveValue('2025年7月10日 ~ 2025年7月11日')
})

describe('D23: quick ranges', () => {
  test('true: the next and the previous 7 and 30 days, without a time', async () => {
    renderWithUi(<Period shortcuts />)
    await userEvent.click(field())
    const list = within(screen.getByRole('list', { name: 'Quick ranges' }))
    expect(list.getAllByRole('button').map(each => each.textContent)).toEqual([
      'Next 7 days',
      'Next 30 days',
      'Previous 7 days',
      'Previous 30 days',
    ])
    await userEvent.click(button('Previous 30 days'))
    expect(field()).toHaveValue('11.06.2025 ~ 11.07.2025')
    expect(dialog()).toBeNull()
  })

  test('custom ones; one whose click returns false keeps the popup open', async () => {
    const onClick = vi.fn(() => false)
    const range = () => ({ start: stampOf('2025-01-01'), end: stampOf('2025-03-31') })
    renderWithUi(<Period shortcuts={[{ text: 'First quarter', range, onClick }, { text: 'Nothing' }]} />)
    await userEvent.click(field())
    await userEvent.click(button('First quarter'))
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(field()).toHaveValue('01.01.2025 ~ 31.03.2025')
    expect(dialog()).toBeVisible()
    await userEvent.click(button('Nothing'))
    expect(dialog()).toBeNull()
    expect(field()).toHaveValue('01.01.2025 ~ 31.03.2025')
  })

  test('they are clamped to the limits; one completely outside is rejected with its reason', async () => {
    renderWithUi(<Period shortcuts notBefore="2025-07-01" notAfter="2025-07-10" />)
    await userEvent.click(field())
    await userEvent.click(button('Previous 30 days'))
    expect(field()).toHaveValue('01.07.2025 ~ 10.07.2025')
    await userEvent.click(field())
    await userEvent.click(button('Next 7 days'))
    expect(field()).toHaveAccessibleDescription('Not after 10.07.2025')
    expect(dialog()).toBeVisible()
  })
})

describe('D25: confirm', () => {
  test('the selection waits for OK', async () => {
    const onConfirm = vi.fn()
    const onValueChange = vi.fn()
    renderWithUi(<PeriodOfModel confirm onConfirm={onConfirm} onValueChange={onValueChange} />)
    await userEvent.click(field())
    await pick('From', '4 July 2025, Friday')
    await pick('To', '23 July 2025, Wednesday')
    expect(dialog()).toBeVisible()
    expect(onValueChange).not.toHaveBeenCalled()
    expect(within(screen.getByRole('dialog')).getByText('04.07.2025 ~ 23.07.2025')).toBeVisible()
    await userEvent.click(button('OK'))
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(JULY, expect.anything())
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith(JULY)
    expect(dialog()).toBeNull()
  })
})

describe('D34: inline', () => {
  test('the panels are part of the page, and stay after both selections', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<Period mode="inline" onValueChange={onValueChange} />)
    expect(screen.queryByRole('combobox')).toBeNull()
    await pick('From', '4 July 2025, Friday')
    await pick('To', '23 July 2025, Wednesday')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(JULY, expect.anything())
    expect(
      within(screen.getByRole('group', { name: 'Period' })).getByText('04.07.2025 ~ 23.07.2025'),
    ).toBeVisible()
    await pick('To', '25 July 2025, Friday')
    expect(onValueChange).toHaveBeenLastCalledWith(
      { start: '2025-07-04', end: '2025-07-25' },
      expect.anything(),
    )
    await userEvent.click(button('Clear'))
    expect(onValueChange).toHaveBeenLastCalledWith(null, null)
    expect(cell('From', '4 July 2025, Friday')).not.toHaveAttribute('aria-selected', 'true')
  })

  test('a controlled range is shown', () => {
    const { rerender } = renderWithUi(<Period mode="inline" value={JULY} />)
    expect(cell('From', '10 July 2025, Thursday')).toHaveAttribute('aria-selected', 'true')
    rerender(<Period mode="inline" value={{ start: '2025-03-10', end: '2025-03-20' }} />)
    expect(panel('From').getByRole('grid', { name: 'March 2025' })).toBeVisible()
  })
})

describe('on a phone with one panel', () => {
  test('focus in the hidden panel moves to the switch, which names the next end', async () => {
    const phone = document.createElement('style')
    phone.textContent = '[class~="max-desk:hidden"] { display: none }'
    document.head.append(phone)
    onTestFinished(() => phone.remove())
    renderWithUi(<Period />)
    await userEvent.click(field())
    expect(screen.queryByRole('group', { name: 'To' })).toBeNull()
    await pick('From', '4 July 2025, Friday')
    expect(screen.queryByRole('group', { name: 'From' })).toBeNull()
    expect(screen.getByRole('radio', { name: 'To' })).toHaveFocus()
    await pick('To', '8 July 2025, Tuesday')
    expect(field()).toHaveValue('04.07.2025 ~ 08.07.2025')
  })

  test('a switch shows the selection of each end and changes the panel; a selection moves to the other end', async () => {
    renderWithUi(<Period defaultValue={JULY} />)
    await userEvent.click(field())
    const side = (name: RegExp) => screen.getByRole('radio', { name })
    expect(side(/^From 04.07.2025$/)).toBeChecked()
    await pick('From', '7 July 2025, Monday')
    expect(side(/^To 23.07.2025$/)).toBeChecked()
    await userEvent.click(side(/^From 07.07.2025$/))
    expect(side(/^From/)).toBeChecked()
  })
})

describe('D24: values', () => {
  test('days by default, and custom ones', async () => {
    const onValueChange = vi.fn()
    const days: ValueConverter<{ day: number }> = {
      toStamp: ({ day }) => stampOf(dayFromNumber(day)),
      fromStamp: ({ day }) => ({ day: dayNumber(day) }),
    }
    const { rerender } = renderWithUi(
      <DateRange key="day" label="Period" onValueChange={onValueChange}>
        <PickerField />
      </DateRange>,
    )
    await paste('2024-03-12 ~ 2024-03-15')
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ start: '2024-03-12', end: '2024-03-15' })
    rerender(
      <DateRange key="own" label="Period" valueType={days} onValueChange={onValueChange}>
        <PickerField />
      </DateRange>,
    )
    await paste('2024-03-12 ~ 2024-03-15')
    expect(onValueChange.mock.lastCall?.[0].start).toEqual({ day: dayNumber('2024-03-12') })
  })

  test('a controlling page decides the range', async () => {
    const Controlled = () => {
      const [value, setValue] = useState<{ start: Day; end: Day } | null>(JULY)
      return (
        <Period
          value={value}
          onValueChange={next => setValue(next && { start: next.start, end: '2025-12-31' as Day })}
        />
      )
    }
    renderWithUi(<Controlled />)
    await paste('01.08.2025 ~ 02.08.2025')
    expect(field()).toHaveValue('01.08.2025 ~ 31.12.2025')
  })
})

describe('D3: presses', () => {
  test('rule 24: a press that begins inside and ends outside does not close', async () => {
    renderWithUi(<Period defaultValue={JULY} />)
    await userEvent.click(field())
    fireEvent.pointerDown(cell('From', '7 July 2025, Monday'))
    fireEvent.pointerUp(document.body)
    expect(dialog()).toBeVisible()
    fireEvent.pointerDown(document.body)
    fireEvent.pointerUp(document.body)
    expect(dialog()).toBeNull()
  })
})
