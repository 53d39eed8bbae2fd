import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { FieldFrame, type FieldProps, inputProps, useFieldIds } from './field.tsx'

function Filled({ id, disabled, ...frame }: FieldProps & { id?: string; disabled?: boolean }) {
  const ids = useFieldIds(id)
  return (
    <FieldFrame {...frame} ids={ids} disabled={disabled} start={<b>from</b>} end={<b>USD</b>}>
      <input {...inputProps(ids, frame)} type="text" data-slot="field-input" disabled={disabled} />
    </FieldFrame>
  )
}

const input = () => screen.getByRole('textbox', { name: 'Price' })

describe('FieldFrame', () => {
  test.each(['above', 'inside', 'hidden'] as const)('names its input with the label %s', labelAs => {
    renderWithUi(<Filled label="Price" labelAs={labelAs} />)
    expect(input()).toBeInTheDocument()
    expect(input().closest('[data-label]')).toHaveAttribute('data-label', labelAs)
  })

  test('a press on the label focuses the input', async () => {
    renderWithUi(<Filled label="Price" />)
    await userEvent.click(screen.getByText('Price'))
    expect(input()).toHaveFocus()
  })

  test('a press on the frame focuses the input; one on a control in it does not', async () => {
    renderWithUi(<Filled label="Price" />)
    await userEvent.click(screen.getByText('USD'))
    expect(input()).not.toHaveFocus()
    await userEvent.click(input().parentElement as HTMLElement)
    expect(input()).toHaveFocus()
  })

  test.each([
    ['nothing', {}, '', false],
    ['the hint', { hint: 'Clean' }, 'Clean', false],
    ['the error', { error: 'Too low' }, 'Too low', true],
    ['the hint, then the error', { hint: 'Clean', error: 'Too low' }, 'Clean Too low', true],
    ['only the hint after the error is fixed', { hint: 'Clean', error: null }, 'Clean', false],
  ])('is described by %s; only an error makes it invalid', (_what, props, description, invalid) => {
    renderWithUi(<Filled label="Price" {...props} />)
    expect(input()).toHaveAccessibleDescription(description)
    expect(input().getAttribute('aria-invalid')).toBe(invalid ? 'true' : null)
    expect(input().parentElement?.hasAttribute('data-invalid')).toBe(invalid)
  })

  test('a new error is announced, and the typed text stays', async () => {
    const { rerender } = renderWithUi(<Filled label="Price" />)
    await userEvent.type(input(), '98,5')
    const region = document.querySelector('[aria-live="polite"]')
    expect(region).toBeEmptyDOMElement()
    rerender(<Filled label="Price" error="Too low" />)
    expect(region).toHaveTextContent('Too low')
    expect(input()).toHaveValue('98,5')
  })

  test('the frame shows that it is disabled', () => {
    renderWithUi(<Filled label="Price" disabled />)
    expect(input()).toBeDisabled()
    expect(input().parentElement).toHaveAttribute('data-disabled')
  })

  test('a given id is used; two fields never share one', () => {
    renderWithUi(
      <>
        <Filled id="mine" label="Price" />
        <Filled label="Nominal" hint="A" />
        <Filled label="Margin" hint="B" />
      </>,
    )
    expect(input()).toHaveAttribute('id', 'mine')
    const ids = [...document.querySelectorAll('[id]')].map(part => part.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(screen.getByRole('textbox', { name: 'Margin' })).toHaveAccessibleDescription('B')
  })

  test('has the documented parts in one root, on the server too', () => {
    expect(anatomyOf(<Filled label="L" hint="H" error="E" />)).toEqual({
      ...ONE_ROOT,
      slots: 'field field-box field-error field-hint field-input field-label',
    })
  })
})
