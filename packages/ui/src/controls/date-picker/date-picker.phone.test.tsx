import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { DatePicker } from './date-picker.tsx'
import { dayValue } from './day-value.ts'
import { LazyCalendar } from './lazy-calendar.tsx'
import { PickerField } from './picker-field.tsx'

beforeAll(LazyCalendar.load)

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(query =>
    Object.assign(new EventTarget() as MediaQueryList, {
      matches: query.includes('max-width'),
      media: query,
    }),
  )
})
afterEach(() => vi.restoreAllMocks())

const field = () => screen.getByRole('combobox', { name: 'Date' })
const sheet = () => screen.queryByRole('dialog', { name: 'Date' })
const button = (name: string) => screen.getByRole('button', { name })

function Picker() {
  return (
    <DatePicker label="Date" valueType={dayValue} format="DD.MM.YYYY" defaultValue="2025-07-11">
      <PickerField />
    </DatePicker>
  )
}

describe('on a phone', () => {
  test('a press on the field opens the sheet, without the keyboard, which it would cover', async () => {
    renderWithUi(<Picker />)
    expect(field()).toHaveAttribute('inputmode', 'none')
    await userEvent.click(field())
    expect(sheet()).toBeVisible()
    expect(field()).toHaveAttribute('inputmode', 'none')
  })

  test('a press on the focused field is for typing: number keys, no sheet', async () => {
    renderWithUi(<Picker />)
    await userEvent.click(field())
    await userEvent.click(button('Close'))
    expect(sheet()).toBeNull()
    expect(field()).toHaveFocus()
    await userEvent.click(field())
    expect(sheet()).toBeNull()
    expect(field()).toHaveAttribute('inputmode', 'numeric')
    await userEvent.clear(field())
    await userEvent.paste('12032024')
    await userEvent.tab()
    expect(field()).toHaveValue('12.03.2024')
    expect(field()).toHaveAttribute('inputmode', 'none')
  })

  test('during typing the button opens the sheet', async () => {
    renderWithUi(<Picker />)
    await userEvent.click(field())
    await userEvent.click(button('Close'))
    await userEvent.click(field())
    await userEvent.click(button('Open the calendar'))
    expect(sheet()).toBeVisible()
  })

  test('a press on the scrim closes the sheet', async () => {
    renderWithUi(<Picker />)
    await userEvent.click(field())
    const dimmed = sheet()?.parentElement as HTMLElement
    fireEvent.pointerDown(dimmed)
    fireEvent.pointerUp(dimmed)
    expect(sheet()).toBeNull()
  })

  test('the sheet has its title and close button in the header; the typed text stays', async () => {
    renderWithUi(<Picker />)
    await userEvent.type(field(), '{Backspace}')
    await userEvent.click(button('Close'))
    expect(sheet()).toBeNull()
    expect(field()).toHaveValue('11.07.202')
    expect(field()).toBeValid()
  })
})
