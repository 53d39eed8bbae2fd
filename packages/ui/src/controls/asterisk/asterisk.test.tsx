import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import type { AsteriskState } from './asterisk.view-model.ts'
import { AsteriskTeaser } from './asterisk-teaser.tsx'

describe('H12 AsteriskTeaser', () => {
  test('"the asterisk teaser prompts login" with a named button: "Log in to access" (shared-blocks §6, §8)', async () => {
    const onSignIn = vi.fn()
    renderWithUi(<AsteriskTeaser state="login" />, { onSignIn })
    const button = screen.getByRole('button', { name: 'Log in to access' })
    expect(button).toHaveTextContent('Log in to access')
    await userEvent.click(button)
    expect(onSignIn).toHaveBeenCalledOnce()
  })

  test('without a sign-in form it is text', () => {
    renderWithUi(<AsteriskTeaser state="login" />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Log in to access')).toBeVisible()
  })

  test('its name says whose value it is, to distinguish several', () => {
    renderWithUi(<AsteriskTeaser state="send" context="UniCredit" onAction={() => {}} />)
    expect(screen.getByRole('button', { name: 'Request access: UniCredit' })).toBeInTheDocument()
  })

  test('with the verdict "no full access" it opens a prompt with a link to the access page', async () => {
    renderWithUi(<AsteriskTeaser state="access" />)
    const button = screen.getByRole('button', { name: 'Get access', expanded: false })
    await userEvent.click(button)
    expect(screen.getByRole('alert')).toHaveTextContent('This needs full access')
    expect(screen.getByRole('link', { name: 'Get access' })).toHaveAttribute('href', '/access/')
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(button).toHaveFocus()
  })

  test('the prompt has the text of its verdict, and a second press closes it', async () => {
    renderWithUi(<AsteriskTeaser state="access" verdict={{ kind: 'denied', code: 'access_denied_auth' }} />)
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('alert')).toHaveTextContent('Your access does not include this')
    await userEvent.click(screen.getByRole('button'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a page can replace the prompt by its own action', async () => {
    const onAction = vi.fn()
    renderWithUi(<AsteriskTeaser state="access" onAction={onAction} />)
    await userEvent.click(screen.getByRole('button', { name: 'Get access' }))
    expect(onAction).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('while the request is pending, a second press sends nothing and focus stays', async () => {
    const onAction = vi.fn()
    renderWithUi(<AsteriskTeaser state="sending" onAction={onAction} />)
    const button = screen.getByRole('button', { name: 'Request access' })
    await userEvent.click(button)
    expect(onAction).not.toHaveBeenCalled()
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-busy', 'true')
  })

  test.each([
    ['sent', 'Request sent', '. Your request for these quotes has been sent'],
    ['forbidden', 'Not available', '. The participant does not share these quotes'],
  ] as const)('%s is text, not a button, with its message', (state, text, message) => {
    renderWithUi(<AsteriskTeaser state={state} onAction={() => {}} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByText(message)).toBeInTheDocument()
  })

  test('a request without an action is text', () => {
    renderWithUi(<AsteriskTeaser state="send" text="Ask the desk" />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Ask the desk')).toBeVisible()
  })

  test('when the answer removes the button, focus stays at its place', async () => {
    function Request() {
      const [state, setState] = useState<AsteriskState>('send')
      return <AsteriskTeaser state={state} onAction={() => setState('sent')} />
    }
    renderWithUi(<Request />)
    await userEvent.click(screen.getByRole('button', { name: 'Request access' }))
    expect(document.activeElement).toHaveTextContent('Request sent')
  })
})

test.each([
  ['a button', <AsteriskTeaser key="0" state="access" />, 'asterisk asterisk-button'],
  ['text', <AsteriskTeaser key="1" state="sent" />, 'asterisk asterisk-text'],
])('%s has the documented parts in one root, on the server too', (_case, element, slots) => {
  expect(anatomyOf(element)).toEqual({ ...ONE_ROOT, slots })
})
