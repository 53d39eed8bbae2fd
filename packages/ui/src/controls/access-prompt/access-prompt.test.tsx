import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { AccessPrompt } from './access-prompt.tsx'

describe.each(['block', 'inline', 'bar'] as const)('P4 AccessPrompt, %s', variant => {
  test('need_auth offers signing in', async () => {
    const onSignIn = vi.fn()
    renderWithUi(<AccessPrompt variant={variant} verdict={{ kind: 'needAuth', code: 'need_auth' }} />, {
      onSignIn,
    })
    expect(screen.getByText('Sign in to use this')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(onSignIn).toHaveBeenCalledOnce()
  })

  test('need_get_access links to the access page; the link is not part of the label (readings #57)', () => {
    const verdict = { kind: 'needAccess', code: 'need_get_access' } as const
    renderWithUi(<AccessPrompt variant={variant} verdict={verdict} />, {
      labels: { need_get_access: '<a href="/evil/">Full access</a>', get_access: 'Get access' },
      accessUrl: '/profile/access/',
    })
    expect(screen.getByRole('link')).toHaveAttribute('href', '/profile/access/')
    expect(screen.getByText('<a href="/evil/">Full access</a>')).toBeVisible()
  })

  test('access_denied_auth says so and links to the access page', () => {
    renderWithUi(<AccessPrompt variant={variant} verdict={{ kind: 'denied', code: 'access_denied_auth' }} />)
    expect(screen.getByText('Your access does not include this')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Get access' })).toHaveAttribute('href', '/access/')
  })

  test('list 381 is only a sentence', () => {
    const verdict = { kind: 'denied', code: 'watchlist_nsd_forbiddance' } as const
    renderWithUi(<AccessPrompt variant={variant} verdict={verdict} />)
    expect(screen.getByText('This list needs NSD access')).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })
})

test('P4 an allowed action has no prompt', () => {
  renderWithUi(<AccessPrompt verdict={{ kind: 'allowed' }} message="Values are for subscribers." />)
  expect(screen.queryByText('Values are for subscribers.')).toBeNull()
})

test('P4 a prompt can name what is locked', () => {
  renderWithUi(
    <AccessPrompt verdict={{ kind: 'needAuth', code: 'need_auth' }} message="Values are for subscribers." />,
  )
  expect(screen.getByText('Values are for subscribers.')).toBeVisible()
})

test('P4 without a sign-in form the prompt has text only', () => {
  renderWithUi(<AccessPrompt verdict={{ kind: 'needAuth', code: 'need_auth' }} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('P4 an unsafe access page is not a link', () => {
  const verdict = { kind: 'needAccess', code: 'need_get_access' } as const
  renderWithUi(<AccessPrompt verdict={verdict} />, { accessUrl: 'javascript:alert(1)' })
  expect(screen.queryByRole('link')).toBeNull()
})

test('has the documented parts in one root, on the server too', () => {
  expect(anatomyOf(<AccessPrompt verdict={{ kind: 'needAccess', code: 'need_get_access' }} />)).toEqual({
    ...ONE_ROOT,
    slots: 'access-prompt access-prompt-text link',
  })
})
