import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { LockedChip } from './locked-chip.tsx'

describe('H12 LockedChip', () => {
  test('"the asterisk teaser prompts login": default "Log in to access" (shared-blocks §6, §8)', async () => {
    const onSignIn = vi.fn()
    renderWithUi(<LockedChip state="login" />, { onSignIn })
    await userEvent.click(screen.getByRole('button', { name: 'Log in to access' }))
    expect(onSignIn).toHaveBeenCalledOnce()
  })

  test('its name says whose value it is, to distinguish several', () => {
    renderWithUi(<LockedChip state="login" context="UniCredit" />, { onSignIn: () => {} })
    expect(screen.getByRole('button', { name: 'Log in to access: UniCredit' })).toBeInTheDocument()
  })

  test('send_request sends', async () => {
    const onAction = vi.fn()
    renderWithUi(<LockedChip state="send" onAction={onAction} />)
    await userEvent.click(screen.getByRole('button', { name: 'Request access' }))
    expect(onAction).toHaveBeenCalledOnce()
  })

  test('while sending, a second press sends nothing and focus stays', async () => {
    const onAction = vi.fn()
    renderWithUi(<LockedChip state="send" onAction={onAction} pending />)
    const chip = screen.getByRole('button', { name: 'Request access' })
    await userEvent.click(chip)
    expect(onAction).not.toHaveBeenCalled()
    expect(chip).toHaveFocus()
    expect(chip).toHaveAttribute('aria-busy', 'true')
  })

  test.each([
    ['sent', 'Request sent', 'Your request for these quotes has been sent'],
    ['forbidden', 'Not available', 'The participant does not share these quotes'],
  ] as const)('%s is text, not a button, with its message', (state, text, message) => {
    renderWithUi(<LockedChip state={state} onAction={() => {}} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByText(`. ${message}`)).toBeInTheDocument()
  })

  test('"placeholder cells use forbidden_request, already_send_request and send_request": in a table each has its own text (shared-blocks §8)', () => {
    renderWithUi(
      <table>
        <tbody>
          <tr>
            <td>
              <LockedChip state="forbidden" />
            </td>
            <td>
              <LockedChip state="sent" />
            </td>
            <td>
              <LockedChip state="send" onAction={() => {}} />
            </td>
          </tr>
        </tbody>
      </table>,
    )
    const [forbidden, sent, send] = screen.getAllByRole('cell')
    expect(forbidden).toHaveTextContent('Not available. The participant does not share these quotes')
    expect(sent).toHaveTextContent('Request sent. Your request for these quotes has been sent')
    expect(send).toHaveTextContent('Request access')
    expect(screen.getByRole('button')).toHaveAccessibleDescription(
      'Ask the participant to share these quotes',
    )
  })

  test('its text can be replaced: when it was sent', () => {
    renderWithUi(<LockedChip state="sent" text="Sent 14 Nov" />)
    expect(screen.getByText('Sent 14 Nov')).toBeVisible()
  })

  test('without a sign-in form it is text', () => {
    renderWithUi(<LockedChip state="login" />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Log in to access')).toBeVisible()
  })
})

test('has the documented parts in one root, on the server too', () => {
  expect(anatomyOf(<LockedChip state="sent" />)).toEqual({ ...ONE_ROOT, slots: 'locked-chip' })
})
