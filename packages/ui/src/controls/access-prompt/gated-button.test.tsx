import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { ACCESS, SESSIONS } from '../../testing/sessions.ts'
import { GatePrompt } from './gate-prompt.tsx'
import { GatedButton } from './gated-button.tsx'
import { useGate } from './use-gate.ts'

const button = () => screen.getByRole('button', { name: 'Export to Excel' })

function show(who: keyof typeof SESSIONS, onSignIn?: () => void) {
  const onAllowed = vi.fn()
  const view = renderWithUi(
    <>
      <GatedButton action="exportExcel" onAllowed={onAllowed}>
        Export to Excel
      </GatedButton>
      <button type="button">Elsewhere</button>
    </>,
    { session: SESSIONS[who], ...(onSignIn ? { onSignIn } : {}) },
  )
  return { onAllowed, ...view }
}

describe('P4 GatedButton', () => {
  test('runs the action for users with access, without a prompt', async () => {
    const { onAllowed } = show('desk')
    await userEvent.click(button())
    expect(onAllowed).toHaveBeenCalledOnce()
    expect(button()).not.toHaveAttribute('aria-haspopup')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('announces as a popup button only what its owner sets, for users with access', () => {
    const row = (who: keyof typeof SESSIONS) => (
      <GatedButton action="watchlist" aria-expanded={true} onAllowed={() => {}}>
        {who}
      </GatedButton>
    )
    const { unmount } = renderWithUi(row('desk'), { session: SESSIONS.desk })
    expect(screen.getByRole('button', { name: 'desk', expanded: true })).toBeInTheDocument()
    unmount()
    renderWithUi(row('visitor'), { session: SESSIONS.visitor })
    expect(screen.getByRole('button', { name: 'visitor', expanded: false })).toBeInTheDocument()
  })

  test.each([
    ['visitor', 'Sign in to use this'],
    ['reader', 'Your access does not include this'],
    ['pro', 'Your access does not include this'],
  ] as const)('a %s sees the reason, and nothing runs', async (who, message) => {
    const { onAllowed } = show(who)
    await userEvent.click(button())
    expect(onAllowed).not.toHaveBeenCalled()
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    expect(button()).toHaveAttribute('aria-expanded', 'true')
    expect(button(), 'the prompt takes no focus, so it is no dialog').not.toHaveAttribute('aria-haspopup')
  })

  test('is focusable, and the keyboard opens the prompt, whose button is next in the tab order', async () => {
    const onSignIn = vi.fn()
    show('visitor', onSignIn)
    await userEvent.tab()
    expect(button()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onSignIn).toHaveBeenCalledOnce()
  })

  test('Escape that closes the prompt is handled: fullscreen elements and messages get the next one', async () => {
    const onKey = vi.fn()
    const listen = (event: KeyboardEvent) => onKey(event.defaultPrevented)
    window.addEventListener('keydown', listen)
    show('visitor', () => {})
    await userEvent.click(button())
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Escape}')
    window.removeEventListener('keydown', listen)
    expect(onKey.mock.calls).toEqual([[true], [false]])
  })

  test('Escape closes the prompt and restores the focus', async () => {
    show('visitor', () => {})
    await userEvent.click(button())
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(button()).toHaveFocus()
  })

  test('a press outside closes it, and so does a second press on the button', async () => {
    show('visitor')
    await userEvent.click(button())
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.click(button())
    await userEvent.click(button())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('on trading ground 381 a user without NSD access counts as signed in only', async () => {
    const onAllowed = vi.fn()
    renderWithUi(
      <GatedButton action="exportChart" subject={{ venueId: 381 }} onAllowed={onAllowed}>
        Export
      </GatedButton>,
      { session: SESSIONS.pro },
    )
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    expect(onAllowed).not.toHaveBeenCalled()
    expect(screen.getByRole('alert')).toHaveTextContent('This needs full access')
  })
})

function Gated({ action, run }: { action: string; run: () => void }) {
  const gate = useGate(action)
  return (
    <>
      <button type="button" onClick={() => gate.attempt(run)}>
        Do it
      </button>
      <GatePrompt gate={gate} />
    </>
  )
}

describe.each(['visitor', 'reader', 'pro', 'desk'] as const)('P4 useGate for a %s', who => {
  const access = ACCESS[who]
  test.each(access.actions ?? [])('%s runs or prompts according to the policy', async action => {
    const run = vi.fn()
    renderWithUi(<Gated action={action} run={run} />, { access })
    await userEvent.click(screen.getByRole('button', { name: 'Do it' }))
    const allowed = access.verdict(action).kind === 'allowed'
    expect(run).toHaveBeenCalledTimes(allowed ? 1 : 0)
    expect(screen.queryAllByRole('alert')).toHaveLength(allowed ? 0 : 1)
  })
})

test('P4 a prompt in the page’s own layout can be closed', async () => {
  renderWithUi(<Gated action="watchlist" run={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: 'Do it' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('has the documented parts in one root, on the server too', () => {
  expect(
    anatomyOf(
      <GatedButton action="watchlist" onAllowed={() => {}}>
        W
      </GatedButton>,
    ),
  ).toEqual({ ...ONE_ROOT, slots: 'button button-face gated-button' })
})
