import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Checkbox } from './checkbox.tsx'

const box = () => screen.getByRole('checkbox', { name: 'All lists' })

describe('Checkbox', () => {
  test('is checked and unchecked by label, mouse and Space', async () => {
    const onCheckedChange = vi.fn()
    const ref = createRef<HTMLInputElement>()
    renderWithUi(<Checkbox ref={ref} label="All lists" onCheckedChange={onCheckedChange} />)
    await userEvent.click(screen.getByText('All lists'))
    expect(box()).toBeChecked()
    await userEvent.keyboard(' ')
    expect(box()).not.toBeChecked()
    expect(onCheckedChange.mock.calls).toEqual([[true], [false]])
    expect(ref.current).toBe(box())
  })

  test('"some" is mixed, and a press makes it all', async () => {
    const onCheckedChange = vi.fn()
    renderWithUi(<Checkbox label="All lists" defaultChecked="mixed" onCheckedChange={onCheckedChange} />)
    expect(box()).toBePartiallyChecked()
    await userEvent.click(box())
    expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true)
    expect(box()).toBeChecked()
    expect(box()).not.toBePartiallyChecked()
  })

  test('held by its parent it stays mixed until told otherwise', async () => {
    const { rerender } = renderWithUi(<Checkbox label="All lists" checked="mixed" />)
    await userEvent.click(box())
    expect(box()).toBePartiallyChecked()
    rerender(<Checkbox label="All lists" checked={false} />)
    expect(box()).not.toBePartiallyChecked()
  })

  test('with a reason it is focusable, described and does not change', async () => {
    const onCheckedChange = vi.fn()
    renderWithUi(
      <Checkbox
        label="All lists"
        disabledReason="This list needs NSD access"
        onCheckedChange={onCheckedChange}
      />,
    )
    await userEvent.tab()
    expect(box()).toHaveFocus()
    expect(box()).toHaveAccessibleDescription('This list needs NSD access')
    await userEvent.click(box())
    expect(box()).not.toBeChecked()
    expect(onCheckedChange).not.toHaveBeenCalled()
  })

  test('a hidden label is still its name', () => {
    renderWithUi(<Checkbox label="All lists" labelHidden />)
    expect(box()).toBeInTheDocument()
  })
})

test('has the parts that it promises in one root, on the server too', () => {
  expect(anatomyOf(<Checkbox label="C" hint="H" />)).toEqual({
    ...ONE_ROOT,
    slots: 'checkbox checkbox-box checkbox-hint checkbox-input checkbox-label',
  })
})
