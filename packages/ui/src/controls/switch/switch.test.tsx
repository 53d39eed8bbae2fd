import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Switch } from './switch.tsx'

const live = () => screen.getByRole('switch', { name: 'Live prices' })

describe('Switch', () => {
  test('APG switch: switch-role is named by its label, which does not change with the state', async () => {
    const ref = createRef<HTMLButtonElement>()
    renderWithUi(<Switch ref={ref} label="Live prices" />)
    expect(ref.current).toBe(live())
    await userEvent.click(live())
    expect(live()).toBeChecked()
  })

  test('APG switch: switch-aria-checked says whether it is on', async () => {
    renderWithUi(<Switch label="Live prices" defaultChecked />)
    expect(live()).toHaveAttribute('aria-checked', 'true')
    await userEvent.click(live())
    expect(live()).toHaveAttribute('aria-checked', 'false')
  })

  test('APG switch: key-space turns it on and off, Enter does so too', async () => {
    const onCheckedChange = vi.fn()
    renderWithUi(<Switch label="Live prices" onCheckedChange={onCheckedChange} />)
    await userEvent.tab()
    expect(live()).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{Enter}')
    expect(onCheckedChange.mock.calls).toEqual([[true], [false]])
  })

  test('a press on its label turns it on', async () => {
    renderWithUi(<Switch label="Live prices" />)
    await userEvent.click(screen.getByText('Live prices'))
    expect(live()).toBeChecked()
  })

  test('when controlled it changes only when the parent changes it', async () => {
    const onCheckedChange = vi.fn()
    const { rerender } = renderWithUi(
      <Switch label="Live prices" checked={false} onCheckedChange={onCheckedChange} />,
    )
    await userEvent.click(live())
    expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true)
    expect(live()).not.toBeChecked()
    rerender(<Switch label="Live prices" checked />)
    expect(live()).toBeChecked()
  })

  test('with a disabled reason it is focusable, described and does not change', async () => {
    const onCheckedChange = vi.fn()
    renderWithUi(
      <Switch
        label="Live prices"
        hint="Every five seconds"
        disabledReason="Your plan has no live prices"
        onCheckedChange={onCheckedChange}
      />,
    )
    await userEvent.tab()
    expect(live()).toHaveFocus()
    expect(live()).toHaveAttribute('aria-disabled', 'true')
    expect(live()).toHaveAccessibleDescription('Your plan has no live prices')
    await userEvent.click(screen.getByText('Live prices'))
    await userEvent.keyboard(' ')
    expect(live()).not.toBeChecked()
    expect(onCheckedChange).not.toHaveBeenCalled()
  })

  test('when read-only it shows its state and does not change', async () => {
    renderWithUi(<Switch label="Live prices" defaultChecked readOnly />)
    await userEvent.click(live())
    expect(live()).toBeChecked()
    expect(live()).toHaveAttribute('aria-readonly', 'true')
  })

  test('an error marks it invalid and describes it, after descriptions of the page and the hint', () => {
    renderWithUi(
      <>
        <p id="why">Of the desk</p>
        <Switch label="Live prices" hint="Every second" error="Turn it on" aria-describedby="why" />
      </>,
    )
    expect(live()).toBeInvalid()
    expect(live()).toHaveAccessibleDescription('Of the desk Every second Turn it on')
  })

  test('a hidden label is still the name', () => {
    renderWithUi(<Switch label="Live prices" labelHidden />)
    expect(live()).toBeInTheDocument()
  })

  test('a form gets its value while it is on, is notified of a change, and resets it', async () => {
    const onChange = vi.fn()
    renderWithUi(
      <form aria-label="Settings" onChange={onChange}>
        <Switch label="Live prices" name="live" value="yes" />
        <button type="reset">Reset</button>
      </form>,
    )
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Settings' })
    expect([...new FormData(form)]).toEqual([])
    await userEvent.click(live())
    expect([...new FormData(form)]).toEqual([['live', 'yes']])
    expect(onChange).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    expect(live()).not.toBeChecked()
  })

  test('a required switch that is off blocks the form', async () => {
    renderWithUi(
      <form aria-label="Settings">
        <Switch label="Live prices" name="live" required />
      </form>,
    )
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Settings' })
    expect(live()).toHaveAttribute('aria-required', 'true')
    expect(form.checkValidity()).toBe(false)
    await userEvent.click(live())
    expect(form.checkValidity()).toBe(true)
  })
})

test('has the documented parts in one root, on the server too', () => {
  expect(anatomyOf(<Switch label="S" hint="H" error="E" />)).toEqual({
    ...ONE_ROOT,
    slots: 'field-error field-hint switch switch-input switch-label switch-thumb',
  })
})
