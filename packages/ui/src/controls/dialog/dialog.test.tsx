import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
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

  test('the close button is named', async () => {
    renderWithUi(<Opener />)
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
