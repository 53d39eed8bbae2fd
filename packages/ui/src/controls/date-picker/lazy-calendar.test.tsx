import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { controlledFile } from '../../testing/controlled-file.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { CalendarPanel } from './calendar-panel.tsx'
import { DatePicker } from './date-picker.tsx'
import { dayValue } from './day-value.ts'
import { lazyCalendar, lazyRangePanels } from './lazy-calendar.tsx'
import { PickerContext } from './picker-context.ts'
import { PickerField } from './picker-field.tsx'
import { DatePickerInline, DateRangeInline } from './picker-inline.tsx'
import { RangePanels } from './range-panels.tsx'
import { useDatePicker } from './use-date-picker.ts'
import { useDateRange } from './use-date-range.ts'

/** A date picker like `DatePicker`, with a calendar file that the test resolves. */
function deferredPicker() {
  const file = controlledFile({ CalendarPanel })
  const Calendar = lazyCalendar(file.fetchFile)
  function Picker() {
    const model = useDatePicker({ valueType: dayValue, format: 'DD.MM.YYYY' })
    return (
      <PickerContext.Provider
        value={{
          model,
          label: 'Date',
          slot: 'date-picker',
          placeholder: '',
          InlineField: DatePickerInline,
          renderCalendar: options => <Calendar model={model} label="Date" options={options} />,
          loadCalendar: Calendar.load,
        }}
      >
        <PickerField />
      </PickerContext.Provider>
    )
  }
  return { ...file, Picker }
}

const field = () => screen.getByRole('combobox', { name: 'Date' })
const popup = () => within(screen.getByRole('dialog', { name: 'Date' }))
const grid = () => popup().queryByRole('grid')

test('DatePicker and its calendar are two files: it works fully once its own has loaded', async () => {
  renderWithUi(
    <DatePicker label="Date" valueType={dayValue}>
      <PickerField />
    </DatePicker>,
  )
  await userEvent.click(field())
  expect(await popup().findByRole('grid', { name: 'July 2025' })).toBeVisible()
})

describe('while the calendar is loading', () => {
  test('it is loaded when the pointer or the focus comes near, not before', async () => {
    const { Picker, fetchFile } = deferredPicker()
    const { unmount } = renderWithUi(<Picker />)
    expect(fetchFile).not.toHaveBeenCalled()
    await userEvent.hover(field())
    expect(fetchFile).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
    unmount()

    const other = deferredPicker()
    renderWithUi(<other.Picker />)
    await userEvent.tab()
    expect(other.fetchFile).toHaveBeenCalledOnce()
  })

  test('the popup says so, typing works meanwhile, and the calendar then shows the typed value', async () => {
    const { Picker, comes } = deferredPicker()
    renderWithUi(<Picker />)
    await userEvent.click(field())
    expect(popup().getByRole('status')).toHaveTextContent('Loading')
    await userEvent.paste('24.08.2025')
    await comes()
    expect(popup().queryByRole('status', { name: 'Loading' })).toBeNull()
    expect(popup().getByRole('gridcell', { name: '24 August 2025, Sunday' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('24.08.2025')
  })

  test('D35: after Arrow Down focus stays in the field, and moves to the calendar when it has loaded', async () => {
    const { Picker, comes } = deferredPicker()
    renderWithUi(<Picker />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    expect(field()).toHaveFocus()
    await comes()
    expect(popup().getByRole('gridcell', { name: '11 July 2025, Friday' })).toHaveFocus()
  })

  test('typing after Arrow Down is not interrupted when it has loaded', async () => {
    const { Picker, comes } = deferredPicker()
    renderWithUi(<Picker />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}24.08')
    await comes()
    expect(grid()).toBeVisible()
    expect(field()).toHaveFocus()
    await userEvent.keyboard('.2025')
    expect(field()).toHaveValue('24.08.2025')
  })

  test('Enter commits text that was typed before the calendar has loaded', async () => {
    const { Picker } = deferredPicker()
    renderWithUi(<Picker />)
    await userEvent.click(field())
    await userEvent.paste('12.3.24')
    await userEvent.keyboard('{Enter}')
    expect(field()).toHaveValue('12.03.2024')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('when the calendar fails to load', () => {
  test('the popup shows Retry, and the typed text stays', async () => {
    const { Picker, fails, comes } = deferredPicker()
    renderWithUi(<Picker />)
    await userEvent.click(field())
    await userEvent.paste('24.08.2025')
    await fails()
    expect(popup().getByRole('alert')).toHaveTextContent('This could not be loaded')
    expect(field()).toHaveValue('24.08.2025')
    expect(field()).toHaveFocus()
    await userEvent.click(popup().getByRole('button', { name: 'Retry' }))
    expect(popup().getByRole('alert')).toBeVisible()
    await comes()
    expect(popup().queryByRole('alert')).toBeNull()
    expect(popup().getByRole('gridcell', { name: '24 August 2025, Sunday' })).toHaveFocus()
    expect(field()).toHaveValue('24.08.2025')
  })

  test('Arrow Down moves to Retry; after a second failure a third try is possible', async () => {
    const { Picker, fails, comes, fetchFile } = deferredPicker()
    renderWithUi(<Picker />)
    await userEvent.tab()
    await fails()
    await userEvent.keyboard('{ArrowDown}')
    const retry = popup().getByRole('button', { name: 'Retry' })
    expect(retry).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await fails()
    expect(retry).toHaveFocus()
    expect(retry).toHaveAccessibleName('Reload the page')
    await userEvent.keyboard('{Enter}')
    await comes()
    expect(popup().getByRole('gridcell', { name: '11 July 2025, Friday' })).toHaveFocus()
    expect(fetchFile).toHaveBeenCalledTimes(3)
  })

  test('the next opening retries automatically', async () => {
    const { Picker, fails, comes } = deferredPicker()
    renderWithUi(<Picker />)
    await userEvent.click(field())
    await fails()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(field())
    await comes()
    expect(grid()).toBeVisible()
  })
})

describe('while the panels of a range are loading', () => {
  function deferredRange() {
    const file = controlledFile({ RangePanels })
    const Panels = lazyRangePanels(file.fetchFile)
    function Period() {
      const model = useDateRange({ valueType: dayValue, format: 'DD.MM.YYYY', shortcuts: true })
      return (
        <PickerContext.Provider
          value={{
            model,
            label: 'Date',
            slot: 'date-range',
            placeholder: '',
            InlineField: DateRangeInline,
            renderCalendar: options => <Panels model={model} options={options} />,
            loadCalendar: Panels.load,
          }}
        >
          <PickerField />
        </PickerContext.Provider>
      )
    }
    return { ...file, Period }
  }

  test('D23: a shortcut can be selected meanwhile', async () => {
    const { Period } = deferredRange()
    renderWithUi(<Period />)
    await userEvent.click(field())
    await userEvent.click(popup().getByRole('button', { name: 'Previous 7 days' }))
    expect(field()).toHaveValue('04.07.2025 ~ 11.07.2025')
  })

  test('panels that fail to load show Retry, which moves focus to the panel of the start', async () => {
    const { Period, fails, comes } = deferredRange()
    renderWithUi(<Period />)
    await userEvent.click(field())
    await userEvent.paste('04.07.2025 ~ 23.07.2025')
    await fails()
    await userEvent.click(popup().getByRole('button', { name: 'Retry' }))
    await fails()
    await userEvent.click(popup().getByRole('button', { name: 'Reload the page' }))
    await comes()
    const start = within(screen.getByRole('group', { name: 'From' }))
    expect(start.getByRole('gridcell', { name: '4 July 2025, Friday' })).toHaveFocus()
    expect(field()).toHaveValue('04.07.2025 ~ 23.07.2025')
  })
})
