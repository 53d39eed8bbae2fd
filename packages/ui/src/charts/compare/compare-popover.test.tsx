import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { useGate } from '../../controls/access-prompt/use-gate.ts'
import { forgetWarnings } from '../../foundation/dev-warnings.ts'
import { BONDS_AND_INDEXES } from '../../testing/fixtures/compare-kinds.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { ComparePopover, type ComparePopoverProps } from './compare-popover.tsx'

/** A page that controls the typed text and whether the panel is open. */
function Page({ count = 0, kinds }: Partial<Pick<ComparePopoverProps, 'count' | 'kinds'>>) {
  const gate = useGate('compare')
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  return (
    <>
      <ComparePopover
        open={open}
        onOpenChange={setOpen}
        count={count}
        gate={gate}
        {...(kinds ? { kinds } : {})}
      >
        <input
          aria-label="Compare with"
          value={text}
          onChange={event => setText(event.target.value)}
          onKeyDown={event => event.key === 'Escape' && setText('')}
        />
      </ComparePopover>
      <button type="button">Elsewhere</button>
    </>
  )
}

const show = (who: keyof typeof SESSIONS = 'pro', count = 0) =>
  renderWithUi(<Page count={count} />, { session: SESSIONS[who], onSignIn: () => {} })
const opener = () => screen.getByRole('button', { name: 'Compare' })
const panel = () => screen.queryByRole('dialog', { name: 'Compare' })
const field = () => screen.getByRole('textbox', { name: 'Compare with' })

describe('C9 the button Compare', () => {
  test('opens the panel, and a second press closes it', async () => {
    show()
    expect(panel()).toBeNull()
    await userEvent.click(opener())
    expect(panel()).toBeInTheDocument()
    expect(opener()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(opener())
    expect(panel()).toBeNull()
  })

  test('Escape closes it: the focus returns to the button, and the typed text stays', async () => {
    show()
    await userEvent.click(opener())
    await userEvent.type(field(), 'treas')
    await userEvent.keyboard('{Escape}')
    expect(panel()).toBeNull()
    expect(opener()).toHaveFocus()
    await userEvent.click(opener())
    expect(field()).toHaveValue('treas')
  })

  test('a press elsewhere closes it', async () => {
    show()
    await userEvent.click(opener())
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(panel()).toBeNull()
  })

  test('describes how many are compared, and its name stays the same', () => {
    show('pro', 6)
    expect(opener()).toHaveTextContent('Compare6')
    expect(opener()).toHaveAccessibleDescription('Compared: 6')
  })

  test('with nothing compared it has no number', () => {
    show()
    expect(opener()).toHaveTextContent(/^Compare$/)
    expect(opener()).not.toHaveAttribute('aria-describedby')
  })

  test('with nothing to compare with there is no button, and a warning for developers', () => {
    forgetWarnings()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { rerender } = renderWithUi(<Page kinds={[]} />, { session: SESSIONS.pro })
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull()
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('ComparePopover: `kinds` is empty'))
    rerender(<Page kinds={BONDS_AND_INDEXES} />)
    expect(opener()).toBeInTheDocument()
    warn.mockRestore()
  })

  test.each([
    ['visitor', 'button', 'Sign in'],
    ['reader', 'link', 'Get access'],
  ] as const)('access row 23: for a %s it opens the way in', async (who, role, name) => {
    show(who)
    await userEvent.click(opener())
    expect(screen.getByRole('alert')).toBeInTheDocument()
    expect(screen.getByRole(role, { name })).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
