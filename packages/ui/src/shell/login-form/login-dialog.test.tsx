import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { deferred } from '../../testing/deferred.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { LazyLogin, LoginDialog, type LoginDialogProps } from './login-dialog.tsx'
import type { LoginAnswer } from './login-form.reducer.ts'

// load the lazy part before the tests
beforeAll(() => LazyLogin.load())

const dialog = () => screen.queryByRole('dialog', { name: 'Sign in' })
const props = (over: Partial<LoginDialogProps> = {}): LoginDialogProps => ({
  signIn: async () => ({ kind: 'refused', code: 'bad_credentials', message: '' }),
  onSignedIn: () => {},
  ...over,
})

/** A page with a button that opens the form. */
function Page(over: Partial<LoginDialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Enter
      </button>
      <LoginDialog {...props(over)} open={open} onOpenChange={setOpen} />
    </>
  )
}

describe('H6 the login form is shown when an authentication error is present on the page (shared-blocks §2)', () => {
  test('opens by itself, with focus on the error', () => {
    renderWithUi(<LoginDialog {...props({ error: 'bad_credentials' })} />)
    expect(dialog()).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveFocus()
  })

  test('also if the page controls whether it is open', () => {
    renderWithUi(<Page error="too_many" />)
    expect(dialog()).toBeInTheDocument()
  })

  test('closed, it stays closed; another error opens it again', async () => {
    const { rerender } = renderWithUi(<LoginDialog {...props({ error: 'bad_credentials' })} />)
    await userEvent.keyboard('{Escape}')
    expect(dialog()).toBeNull()
    rerender(<LoginDialog {...props({ error: 'bad_credentials' })} />)
    expect(dialog()).toBeNull()
    rerender(<LoginDialog {...props({ error: 'too_many' })} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts')
  })

  test('without an error it stays closed until it is opened', () => {
    renderWithUi(<LoginDialog {...props()} />)
    expect(dialog()).toBeNull()
  })
})

describe('H6 the dialog', () => {
  test('starts at the login, and returns focus', async () => {
    renderWithUi(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Enter' }))
    expect(screen.getByRole('textbox', { name: 'Login' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Enter' })).toHaveFocus()
  })

  test('input and pending requests survive closing', async () => {
    const answer = deferred<LoginAnswer>()
    const onSignedIn = vi.fn()
    renderWithUi(<Page signIn={() => answer.promise} onSignedIn={onSignedIn} />)
    await userEvent.click(screen.getByRole('button', { name: 'Enter' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Login' }), 'pro')
    await userEvent.type(screen.getByLabelText('Password'), 'pro{Enter}')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Enter' }))
    expect(screen.getByRole('textbox', { name: 'Login' })).toHaveValue('pro')
    await act(async () => answer.resolve({ kind: 'ok' }))
    expect(onSignedIn).toHaveBeenCalledOnce()
  })

  test('the page can set its title and description', () => {
    renderWithUi(
      <LoginDialog {...props()} defaultOpen title="Sign in to Accrue" description="For subscribers." />,
    )
    expect(screen.getByRole('dialog', { name: 'Sign in to Accrue' })).toHaveAccessibleDescription(
      'For subscribers.',
    )
  })
})
