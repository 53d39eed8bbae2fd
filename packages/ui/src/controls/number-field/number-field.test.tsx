import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { NumberField } from './number-field.tsx'

const field = () => screen.getByRole('textbox', { name: 'Price' })

describe('NumberField', () => {
  test('reports the decimal string of the typed text', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<NumberField label="Price" onValueChange={onValueChange} />)
    await userEvent.type(field(), '1,5')
    expect(onValueChange.mock.calls).toEqual([['1'], ['1.5']])
    expect(field()).toHaveValue('1,5')
  })

  test('"-" cannot be typed (readings #59), nor can letters', async () => {
    renderWithUi(<NumberField label="Price" defaultValue="5" />)
    await userEvent.type(field(), '-e x')
    expect(field()).toHaveValue('5')
    expect(field()).toHaveAccessibleDescription('“x” was not accepted: digits, dot and comma only')
  })

  test('pasted letters are rejected with a message too, and the field stays unchanged', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<NumberField label="Price" defaultValue="100" onValueChange={onValueChange} />)
    await userEvent.tripleClick(field())
    await userEvent.paste('abc12,5')
    expect(field()).toHaveValue('100')
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription('“abc12,5” was not accepted: digits, dot and comma only')
    expect(screen.getByText(/was not accepted/).closest('[aria-live="polite"]')).not.toBeNull()
    expect(onValueChange).not.toHaveBeenCalled()
    await userEvent.type(field(), '5')
    expect(field()).toHaveValue('1005')
    expect(field()).toBeValid()
  })

  test('drop and autofill are validated too', () => {
    renderWithUi(<NumberField label="Price" defaultValue="100" />)
    fireEvent.input(field(), { target: { value: 'ninety' } })
    expect(field()).toHaveValue('100')
    expect(field()).toHaveAccessibleDescription('“ninety” was not accepted: digits, dot and comma only')
  })

  test('the caret stays at a rejected key', async () => {
    renderWithUi(<NumberField label="Price" defaultValue="100" />)
    await userEvent.type(field(), 'x2', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    expect(field()).toHaveValue('1200')
  })

  test('a composition is validated when it is finished', () => {
    renderWithUi(<NumberField label="Price" defaultValue="5" />)
    fireEvent.compositionStart(field())
    fireEvent.input(field(), { target: { value: '5ni' }, isComposing: true })
    expect(field()).toHaveValue('5ni')
    expect(field()).toBeValid()
    fireEvent.input(field(), { target: { value: '5你' }, isComposing: true })
    fireEvent.compositionEnd(field())
    expect(field()).toHaveValue('5')
    expect(field()).toHaveAccessibleDescription('“你” was not accepted: digits, dot and comma only')
  })

  test('only a part of a long text is quoted', () => {
    renderWithUi(<NumberField label="Price" />)
    fireEvent.input(field(), { target: { value: 'x'.repeat(50) } })
    expect(field()).toHaveAccessibleDescription(
      `“${'x'.repeat(40)}…” was not accepted: digits, dot and comma only`,
    )
  })

  test('"invalid input is blanked" on blur, with a message (shared-blocks §5)', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<NumberField label="Price" onValueChange={onValueChange} />)
    await userEvent.type(field(), '1.2.3')
    expect(field()).toHaveValue('1.2.3')
    await userEvent.tab()
    expect(field()).toHaveValue('')
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription('“1.2.3” is not a number: digits with one dot or comma only')
    expect(onValueChange).toHaveBeenLastCalledWith('')
    await userEvent.type(field(), '2')
    expect(field()).toBeValid()
  })

  test('a pasted number with a currency sign is accepted, an exponent is not', async () => {
    renderWithUi(<NumberField label="Price" />)
    await userEvent.click(field())
    await userEvent.paste('$1 200.50')
    expect(field()).toHaveValue('1200.50')
    await userEvent.clear(field())
    await userEvent.paste('1e5')
    await userEvent.tab()
    expect(field()).toHaveValue('')
  })

  test('rounds to its decimals on blur', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<NumberField label="Price" decimals={3} onValueChange={onValueChange} />)
    await userEvent.type(field(), '99.99949')
    await userEvent.tab()
    expect(field()).toHaveValue('99.999')
    expect(onValueChange).toHaveBeenLastCalledWith('99.999')
  })

  test('when controlled, an incomplete number stays as typed', async () => {
    function Controlled() {
      const [value, setValue] = useState('')
      return (
        <>
          <NumberField label="Price" value={value} onValueChange={setValue} />
          <button type="button" onClick={() => setValue('7')}>
            Set
          </button>
        </>
      )
    }
    renderWithUi(<Controlled />)
    await userEvent.type(field(), '5.')
    expect(field()).toHaveValue('5.')
    await userEvent.click(screen.getByRole('button', { name: 'Set' }))
    expect(field()).toHaveValue('7')
  })

  test.each([
    ['two dots, "1.2.3"', '1.2.3', ''],
    ['two commas, "1,2,3"', '1,2,3', ''],
    ['a space, "1 000"', '1 000', '1000'],
    ['an exponent, "1e5"', '1e5', ''],
    ['a minus, "-5"', '-5', ''],
    ['Arabic digits, "٣٤"', '٣٤', ''],
    ['NBSP, "1\u00a0000"', '1\u00a0000', '1000'],
    ['a currency sign, "$12"', '$12', '12'],
    ['zero, "0,00"', '0,00', '0,00'],
    ['20 digits', '12345678901234567890', '12345678901234567890'],
  ])('paste of %s changes "%s" to "%s"', async (_what, text, left) => {
    const onValueChange = vi.fn()
    renderWithUi(<NumberField label="Price" onValueChange={onValueChange} />)
    await userEvent.click(field())
    await userEvent.paste(text)
    await userEvent.tab()
    expect(field()).toHaveValue(left)
    expect(field().getAttribute('aria-invalid')).toBe(left === '' ? 'true' : null)
    expect(onValueChange.mock.calls).toEqual(left === '' ? [] : [[left.replace(',', '.')]])
  })

  test('an invalid value, "n/a", gives a blank field', () => {
    renderWithUi(<NumberField label="Price" value="n/a" />)
    expect(field()).toHaveValue('')
    expect(field()).toBeValid()
  })

  test('an error of the page replaces that of the field', async () => {
    renderWithUi(<NumberField label="Price" error="Give the price you bought at" />)
    expect(field()).toHaveAccessibleDescription('Give the price you bought at')
    await userEvent.type(field(), 'x')
    expect(field()).toHaveAccessibleDescription(
      'Give the price you bought at – “x” was not accepted: digits, dot and comma only',
    )
  })
})

test('has the documented parts in one root, on the server too', () => {
  expect(anatomyOf(<NumberField label="N" />)).toEqual({
    ...ONE_ROOT,
    slots: 'field field-box field-input field-label',
  })
})
