import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Day } from '../../foundation/calendar/day.ts'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { DateField } from './date-field.tsx'

const field = () => screen.getByRole('textbox', { name: 'From' })
const type = async (text: string) => {
  await userEvent.clear(field())
  await userEvent.type(field(), text)
}

describe('DateField', () => {
  test('shows its day as DD.MM.YYYY (shared-blocks §9)', () => {
    renderWithUi(<DateField label="From" defaultValue="2026-08-20" />)
    expect(field()).toHaveValue('20.08.2026')
  })

  test.each(['{Enter}', '{Tab}'])('a typed day counts on %s, not before', async key => {
    const onValueChange = vi.fn()
    renderWithUi(<DateField label="From" defaultValue="2026-08-20" onValueChange={onValueChange} />)
    await type('1.1.26')
    expect(onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard(key)
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-01-01')
    expect(field()).toHaveValue('01.01.2026')
  })

  test('a typed day counts when the field is left', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<DateField label="From" onValueChange={onValueChange} />)
    await userEvent.type(field(), '20082026')
    await userEvent.click(document.body)
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-08-20')
  })

  test('"a failed parse emits an input-error": the text stays, is marked and explained (shared-blocks §5)', async () => {
    const onInputError = vi.fn()
    const onValueChange = vi.fn()
    renderWithUi(
      <DateField
        label="From"
        defaultValue="2026-08-20"
        onInputError={onInputError}
        onValueChange={onValueChange}
      />,
    )
    await type('31.02.2026{Enter}')
    expect(onInputError).toHaveBeenCalledExactlyOnceWith({ reason: 'nonexistent', text: '31.02.2026' })
    expect(onValueChange).not.toHaveBeenCalled()
    expect(field()).toHaveValue('31.02.2026')
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription('31.02.2026 does not exist')
  })

  test.each([
    ['a word', 'soon', 'unreadable', 'Write the date as DD.MM.YYYY'],
    ['a day before the first', '19.08.2026', 'before', 'Not before 20.08.2026'],
    ['a day after the last', '21.11.2026', 'after', 'Not after 20.11.2026'],
  ])('%s is refused with its reason', async (_sentence, text, reason, message) => {
    const onInputError = vi.fn()
    renderWithUi(
      <DateField
        label="From"
        defaultValue="2026-09-01"
        min="2026-08-20"
        max="2026-11-20"
        onInputError={onInputError}
      />,
    )
    await type(`${text}{Enter}`)
    expect(onInputError).toHaveBeenCalledExactlyOnceWith({ reason, text })
    expect(field()).toHaveAccessibleDescription(message)
  })

  test('leaving a refused text does not refuse it a second time to the page', async () => {
    const onInputError = vi.fn()
    renderWithUi(<DateField label="From" onInputError={onInputError} />)
    await userEvent.type(field(), 'x{Enter}')
    await userEvent.tab()
    expect(onInputError).toHaveBeenCalledOnce()
  })

  test('Escape brings the last day back', async () => {
    renderWithUi(<DateField label="From" defaultValue="2026-08-20" />)
    await type('31.02.2026{Enter}{Escape}')
    expect(field()).toHaveValue('20.08.2026')
    expect(field()).toBeValid()
  })

  test('an empty field reverts: the date "cannot be cleared" (shared-blocks §5)', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<DateField label="From" defaultValue="2026-08-20" onValueChange={onValueChange} />)
    await userEvent.clear(field())
    await userEvent.tab()
    expect(field()).toHaveValue('20.08.2026')
    expect(onValueChange).not.toHaveBeenCalled()
  })

  test('a clearable one can be emptied', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<DateField label="From" clearable defaultValue="2026-08-20" onValueChange={onValueChange} />)
    await userEvent.clear(field())
    await userEvent.tab()
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null)
    expect(field()).toHaveValue('')
  })

  test('held by its parent it follows another day', async () => {
    function Held() {
      const [day, setDay] = useState<Day | null>('2026-08-20')
      return (
        <>
          <DateField label="From" value={day} onValueChange={setDay} />
          <button type="button" onClick={() => setDay('2026-10-01')}>
            Pull
          </button>
        </>
      )
    }
    renderWithUi(<Held />)
    await type('x{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Pull' }))
    expect(field()).toHaveValue('01.10.2026')
    expect(field()).toBeValid()
  })
})

describe('DateField’s button', () => {
  const native = () => document.querySelector('input[type="date"]') as HTMLInputElement
  afterEach(() => {
    Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker')
  })

  test('opens the browser’s picker, which is no stop for Tab and nothing to assistive tech', async () => {
    const showPicker = vi.fn()
    HTMLInputElement.prototype.showPicker = showPicker
    renderWithUi(<DateField label="From" defaultValue="2026-08-20" min="2026-01-01" max="2026-12-31" />)
    await userEvent.click(screen.getByRole('button', { name: 'Open the calendar' }))
    expect(showPicker).toHaveBeenCalledOnce()
    expect(native()).toHaveValue('2026-08-20')
    expect(native()).toHaveAttribute('min', '2026-01-01')
    expect(native()).toHaveAttribute('max', '2026-12-31')
    expect(native()).toHaveAttribute('tabindex', '-1')
    expect(native()).toHaveAttribute('aria-hidden', 'true')
  })

  test('a picked day counts at once', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<DateField label="From" defaultValue="2026-08-20" onValueChange={onValueChange} />)
    fireEvent.change(native(), { target: { value: '2026-10-01' } })
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-10-01')
    expect(field()).toHaveValue('01.10.2026')
  })

  test('a browser that refuses to open a picker gives its own field instead', async () => {
    HTMLInputElement.prototype.showPicker = () => {
      throw new Error('not in a foreign frame')
    }
    renderWithUi(<DateField label="From" />)
    await userEvent.click(screen.getByRole('button', { name: 'Open the calendar' }))
    expect(native()).toHaveFocus()
  })

  test('can be left out', () => {
    renderWithUi(<DateField label="From" picker={false} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(native()).toBeNull()
  })
})

test('has the parts that it promises in one root, on the server too', () => {
  expect(anatomyOf(<DateField label="D" />)).toEqual({
    ...ONE_ROOT,
    slots: 'button-face date-picker-button field field-box field-input field-label tip',
  })
})
