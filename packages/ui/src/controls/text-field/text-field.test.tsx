import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { TextField } from './text-field.tsx'

describe('TextField', () => {
  test('reports the typed text', async () => {
    const onValueChange = vi.fn()
    const ref = createRef<HTMLInputElement>()
    renderWithUi(<TextField ref={ref} label="Login" onValueChange={onValueChange} />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Login' }), 'ab')
    expect(onValueChange.mock.calls).toEqual([['a'], ['ab']])
    expect(ref.current).toHaveValue('ab')
  })

  test.each(['above', 'inside', 'hidden'] as const)('has its name with the label %s', labelAs => {
    renderWithUi(<TextField label="Login" labelAs={labelAs} />)
    expect(screen.getByRole('textbox', { name: 'Login' })).toBeInTheDocument()
  })

  test('hint and error describe it; an error marks it', () => {
    renderWithUi(<TextField label="Login" hint="From your e-mail" error="Unknown login" />)
    const field = screen.getByRole('textbox')
    expect(field).toHaveAccessibleDescription('From your e-mail Unknown login')
    expect(field).toBeInvalid()
  })

  test('a description of the page stays beside its hint and error', () => {
    renderWithUi(
      <>
        <p id="why">Needed to trade</p>
        <TextField label="Login" hint="From your e-mail" error="Unknown login" aria-describedby="why" />
      </>,
    )
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      'Needed to trade From your e-mail Unknown login',
    )
  })

  test('keeps the typed text when an error appears', async () => {
    const { rerender } = renderWithUi(<TextField label="Login" />)
    await userEvent.type(screen.getByRole('textbox'), 'reader')
    rerender(<TextField label="Login" error="No connection" />)
    expect(screen.getByRole('textbox')).toHaveValue('reader')
  })

  test('a new error is announced politely', () => {
    const { rerender } = renderWithUi(<TextField label="Login" />)
    const region = document.querySelector('[aria-live="polite"]')
    rerender(<TextField label="Login" error="Unknown login" />)
    expect(region).toHaveTextContent('Unknown login')
  })

  test('a press on the frame focuses the input', async () => {
    renderWithUi(<TextField label="Login" />)
    const frame = document.querySelector('[data-slot="field-box"]')
    await userEvent.click(frame as Element)
    expect(screen.getByRole('textbox')).toHaveFocus()
  })
})

describe('invalid inputs of a text field', () => {
  const field = () => screen.getByRole('textbox')

  test.each([
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['RTL letters', 'سندات'],
    ['emoji', '👩‍👩‍👧‍👦'],
    ['full-width digits', '１２３'],
    ['only spaces', '   '],
    ['10 KB', 'x'.repeat(10_240)],
  ])('%s stays and is reported as pasted', async (_what, text) => {
    const onValueChange = vi.fn()
    renderWithUi(<TextField label="Code" onValueChange={onValueChange} />)
    await userEvent.click(field())
    await userEvent.paste(text)
    expect(field()).toHaveValue(text)
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(text)
    expect(document.querySelector('img')).toBeNull()
  })

  test('an error with HTML is text', () => {
    renderWithUi(<TextField label="Code" error="<b>Wrong</b>" />)
    expect(field()).toHaveAccessibleDescription('<b>Wrong</b>')
  })

  test("when controlled by a parent that ignores input, it shows the parent's value and still reports every key", async () => {
    const onValueChange = vi.fn()
    renderWithUi(<TextField label="Code" value="7" onValueChange={onValueChange} />)
    await userEvent.type(field(), 'ab')
    expect(field()).toHaveValue('7')
    expect(onValueChange.mock.calls).toEqual([['7a'], ['7b']])
  })
})

test('has the documented parts in one root, on the server too', () => {
  expect(anatomyOf(<TextField label="T" />)).toEqual({
    ...ONE_ROOT,
    slots: 'field field-box field-input field-label',
  })
})
