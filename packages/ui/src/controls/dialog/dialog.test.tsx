import { act, fireEvent, screen, waitFor } from '@testing-library/react'
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

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

async function opened(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  return screen.getByRole('dialog')
}

describe('Dialog (ARIA Authoring Practices: dialog-modal)', () => {
  test('APG dialog-modal: dialog-role stands on one box while it is open', async () => {
    renderWithUi(<Opener />)
    expect(screen.queryByRole('dialog')).toBeNull()
    await opened()
    expect(screen.getAllByRole('dialog')).toEqual([document.querySelector('[data-slot=dialog]')])
  })

  test('APG dialog-modal: aria-labelledby names it by its title', async () => {
    renderWithUi(<Opener />)
    const dialog = await opened()
    expect(dialog).toHaveAccessibleName('Sign in to Accrue')
    expect(dialog).toHaveAttribute('aria-labelledby', screen.getByText('Sign in to Accrue').id)
  })

  test('APG dialog-modal: aria-describedby describes it by its sentence, if it has one', async () => {
    const { rerender } = renderWithUi(<Opener />)
    const dialog = await opened()
    expect(dialog).toHaveAccessibleDescription('Values are for subscribers.')
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
    rerender(
      <Dialog open onOpenChange={() => {}} title="Plain">
        <button type="button">Send</button>
      </Dialog>,
    )
    expect(screen.getByRole('dialog', { name: 'Plain' })).not.toHaveAttribute('aria-describedby')
  })

  test('APG dialog-modal: aria-modal deviates: everything behind is hidden instead, a popup of a field inside is not', async () => {
    renderWithUi(<Opener />)
    const dialog = await opened()
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
    expect(screen.getByText('Sign in').closest('[aria-hidden=true]')).not.toBeNull()
    const popup = document.createElement('div')
    popup.setAttribute('role', 'grid')
    document.body.append(popup)
    expect(screen.getByRole('grid')).toBeInTheDocument()
    popup.remove()
    expect(dialog).not.toHaveAttribute('aria-modal')
  })

  test('APG dialog-modal: key-tab goes through everything inside, and from the last to the first', async () => {
    renderWithUi(<Opener />)
    await opened()
    const met: unknown[] = [focused()]
    for (let press = 0; press < 4; press++) {
      await userEvent.tab()
      met.push(focused())
    }
    expect(met).toEqual(['Login', 'About Login', 'Send', 'Close', 'Login'])
  })

  test('APG dialog-modal: key-shift-tab goes back through everything inside, and from the first to the last', async () => {
    renderWithUi(<Opener />)
    await opened()
    const met: unknown[] = [focused()]
    for (let press = 0; press < 4; press++) {
      await userEvent.tab({ shift: true })
      met.push(focused())
    }
    expect(met).toEqual(['Login', 'Close', 'Send', 'About Login', 'Login'])
  })

  test.each(['Close', 'Login', 'Send'])(
    'APG dialog-modal: key-escape closes it from %s, and focus returns to the opener',
    async name => {
      renderWithUi(<Opener />)
      const opener = screen.getByRole('button', { name: 'Sign in' })
      await opened()
      while (focused() !== name) await userEvent.tab()
      await userEvent.keyboard('{Escape}')
      expect(screen.queryByRole('dialog')).toBeNull()
      await waitFor(() => expect(opener).toHaveFocus())
    },
  )

  test.each([
    ['after the other opened', 'menu, both, commands'],
    ['as the other opened', 'menu, commands'],
    ['before the other opened, without time to return the focus', 'menu, none, commands'],
  ])(
    'a dialog opened from one that closed %s returns the focus to the first opener',
    async (_when, order) => {
      type Step = 'menu' | 'both' | 'none' | 'commands'
      let show = (_step: Step) => {}
      function Site() {
        const [step, setStep] = useState<Step>()
        show = setStep
        return (
          <>
            <button type="button" onClick={() => setStep('menu')}>
              Menu
            </button>
            <Dialog open={step === 'menu' || step === 'both'} onOpenChange={() => {}} title="Main menu">
              <button type="button">Commands</button>
            </Dialog>
            <Dialog
              open={step === 'both' || step === 'commands'}
              onOpenChange={() => setStep(undefined)}
              title="Command palette"
            >
              <input aria-label="Search" />
            </Dialog>
          </>
        )
      }
      renderWithUi(<Site />)
      const menu = screen.getByRole('button', { name: 'Menu' })
      await userEvent.click(menu)
      expect(screen.getByRole('button', { name: 'Commands' })).toHaveFocus()
      for (const step of order.split(', ').slice(1) as Step[]) act(() => show(step))
      await waitFor(() => expect(screen.getByLabelText('Search')).toHaveFocus())
      await act(() => new Promise(resolve => setTimeout(resolve)))
      expect(screen.getByLabelText('Search')).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(menu).toHaveFocus())
    },
  )

  test('focus returns without scrolling the page: a link inside may have navigated elsewhere', async () => {
    renderWithUi(<Opener />)
    const opener = screen.getByRole('button', { name: 'Sign in' })
    await userEvent.click(opener)
    const focus = vi.spyOn(opener, 'focus')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  })

  test('key-escape closes a tooltip inside first, the dialog with the next press', async () => {
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

  test.each([
    ['standard browsers', { isComposing: true }],
    ['Safari', { keyCode: 229 }],
  ])('Escape in an input method keeps it open (%s)', async (_how, eventInit) => {
    renderWithUi(<Opener />)
    await opened()
    fireEvent.keyDown(screen.getByLabelText('Login'), { key: 'Escape', ...eventInit })
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  test('`initialFocus` is focused, and the focus still returns to the opener', async () => {
    function Form() {
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
            initialFocus={() => document.getElementById('password')}
          >
            <input aria-label="Login" />
            <input id="password" aria-label="Password" />
          </Dialog>
        </>
      )
    }
    renderWithUi(<Form />)
    await opened()
    expect(screen.getByLabelText('Password')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus()
  })

  test('a hidden title is still the name, and leaves its space to the content', () => {
    renderWithUi(
      <Dialog open onOpenChange={() => {}} title="Commands" titleAs="hidden">
        <button type="button">Send</button>
      </Dialog>,
    )
    expect(screen.getByRole('dialog', { name: 'Commands' })).toBeVisible()
    expect(screen.getByText('Commands').parentElement).toHaveClass('sr-text')
  })
})
