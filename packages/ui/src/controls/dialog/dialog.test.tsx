import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { InfoTip } from '../info-tip/info-tip.tsx'
import { Dialog } from './dialog.tsx'

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Sign in
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Sign in to Accrue"
        description="Values are for subscribers."
      >
        <input aria-label="Login" />
        <InfoTip about="Login">The name you signed up with.</InfoTip>
        <button type="button">Send</button>
      </Dialog>
    </>
  )
}

describe('Dialog (ARIA Authoring Practices: dialog-modal)', () => {
  test('is named by its title, described by its sentence, and takes the focus inside', async () => {
    renderWithUi(<Opener />)
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    const dialog = screen.getByRole('dialog', { name: 'Sign in to Accrue' })
    expect(dialog).toHaveAccessibleDescription('Values are for subscribers.')
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
  })

  test('key-tab: focus goes round inside', async () => {
    renderWithUi(<Opener />)
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    const dialog = screen.getByRole('dialog')
    for (let press = 0; press < 5; press++) {
      await userEvent.tab()
      expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
  })

  test('key-escape closes and focus returns to the opener', async () => {
    renderWithUi(<Opener />)
    const opener = screen.getByRole('button', { name: 'Sign in' })
    await userEvent.click(opener)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(opener).toHaveFocus())
  })

  test('focus returns without moving the page: a link inside may have sent the reader elsewhere', async () => {
    renderWithUi(<Opener />)
    const opener = screen.getByRole('button', { name: 'Sign in' })
    await userEvent.click(opener)
    const focus = vi.spyOn(opener, 'focus')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  })

  test('key-escape closes an explanation inside first, the dialog with the next press', async () => {
    renderWithUi(<Opener />)
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    const about = screen.getByRole('button', { name: 'About Login' })
    await userEvent.click(about)
    expect(about).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    expect(about).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('the close button is named', async () => {
    renderWithUi(<Opener />)
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
