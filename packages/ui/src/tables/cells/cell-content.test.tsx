import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { HintsProvider } from '../../foundation/hints-provider.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { type CellColumn, type TableCell, toCellViewModel } from './cell.view-model.ts'
import { CellContent, type CellContentProps } from './cell-content.tsx'

const price: CellColumn = { kind: 'number', decimals: 2 }

function Cell({
  cell,
  column = {},
  showsAction = true,
  ...rest
}: { cell: TableCell; column?: CellColumn } & Partial<Omit<CellContentProps, 'cell'>>) {
  return (
    <p data-testid="cell">
      <CellContent
        cell={toCellViewModel(cell, column, 'en')}
        showsAction={showsAction}
        about="UniCredit"
        {...rest}
      />
    </p>
  )
}

const cell = () => screen.getByTestId('cell')

describe('plain cells', () => {
  test('plain text is only a text node', () => {
    renderWithUi(<Cell cell={101.5} column={price} />)
    expect(cell().innerHTML).toBe('101.50')
  })

  test('a missing value is blank', () => {
    renderWithUi(<Cell cell={null} />)
    expect(cell()).toBeEmptyDOMElement()
  })

  test('a safe address is a link, an unsafe one is text', () => {
    renderWithUi(<Cell cell={{ text: 'Frankfurt SE', href: '/grounds/3/' }} />)
    expect(screen.getByRole('link', { name: 'Frankfurt SE' })).toHaveAttribute('href', '/grounds/3/')
    renderWithUi(<Cell cell={{ text: 'Trap', href: 'javascript:alert(1)' }} />)
    expect(screen.queryByRole('link', { name: 'Trap' })).toBeNull()
    expect(screen.getByText('Trap')).toBeInTheDocument()
  })

  test('a text without a sign states its direction', () => {
    renderWithUi(<Cell cell={{ text: 'AA+', tone: 'down' }} />)
    expect(cell()).toHaveTextContent('Down AA+')
  })
})

describe('H8, Q13 with hints off', () => {
  test.each<[string, TableCell]>([
    ['the reason of an estimated value with a link', { text: '98.2', href: '/x/', reason: 'Estimated.' }],
    ['the reason of a withheld value', { locked: true, reason: 'Estimated.' }],
    ['the reason of a blank', { reason: 'Estimated.' }],
  ])('%s can still be requested', (_sentence, value) => {
    renderWithUi(
      <HintsProvider on={false}>
        <Cell cell={value} />
      </HintsProvider>,
    )
    expect(screen.getAllByRole('button').at(-1)).toHaveAccessibleDescription('Estimated.')
  })
})

describe('X3 a reason is reachable by keyboard', () => {
  test('of a blank value', async () => {
    renderWithUi(<Cell cell={{ reason: 'Withheld: above 2,000 %.' }} column={price} />)
    await userEvent.tab()
    const blank = screen.getByRole('button', { name: 'No value' })
    expect(blank).toHaveFocus()
    expect(blank).toHaveAccessibleDescription('Withheld: above 2,000 %.')
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('Withheld: above 2,000 %.')).toBeVisible()
  })

  test('of an estimated value, opened by its text', async () => {
    renderWithUi(
      <Cell cell={{ text: 99.5, reason: 'Estimated.', tooltip: 'Mid of bid and ask.' }} column={price} />,
    )
    const value = screen.getByRole('button', { name: '99.50' })
    expect(value).toHaveAccessibleDescription('Mid of bid and ask.Estimated.')
    await userEvent.click(value)
    expect(screen.getByText('Estimated.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByText('Estimated.')).not.toBeVisible()
  })

  test('of a link, behind an "i" next to it', async () => {
    renderWithUi(<Cell cell={{ text: 'Frankfurt SE', href: '/g/', info: 'Prices are delayed.' }} />)
    await userEvent.click(screen.getByRole('button', { name: /Frankfurt SE/ }))
    expect(screen.getByText('Prices are delayed.')).toBeVisible()
  })
})

describe('T1 long text', () => {
  const long =
    'The note was reopened twice, and a single bidder may not be awarded more than 35 per cent of the offering.'

  test('shows 80 characters, and the rest after a press on the button', async () => {
    renderWithUi(<Cell cell={long} />)
    expect(screen.getByText(`${long.slice(0, 80).trimEnd()}…`)).toBeInTheDocument()
    const more = screen.getByRole('button', { name: 'Show all' })
    expect(more).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText(long)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Show less' })).toHaveFocus()
  })

  test('APG disclosure: button-aria-controls and button-aria-expanded tell of the text before it', async () => {
    renderWithUi(<Cell cell={long} />)
    const more = screen.getByRole('button', { name: 'Show all' })
    const text = document.getElementById(more.getAttribute('aria-controls') ?? '')
    expect(text).toHaveTextContent(/…$/)
    expect(more).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(more)
    expect(text).toHaveTextContent(long)
    expect(more).toHaveAttribute('aria-expanded', 'true')
  })

  test.each(['{Enter}', ' '])('APG disclosure: key-enter-or-space opens and closes: "%s"', async key => {
    renderWithUi(<Cell cell={long} />)
    await userEvent.tab()
    await userEvent.keyboard(key)
    expect(screen.getByRole('button', { name: 'Show less' })).toHaveFocus()
    expect(screen.getByText(long)).toBeVisible()
    await userEvent.keyboard(key)
    expect(screen.getByRole('button', { name: 'Show all' })).toHaveFocus()
    expect(screen.queryByText(long)).toBeNull()
  })

  test('a comment is shown in full', () => {
    renderWithUi(<Cell cell={long} column={{ kind: 'comment' }} />)
    expect(cell().innerHTML).toBe(long)
  })

  test('a long link is one link and one button, not nested', () => {
    renderWithUi(<Cell cell={{ text: long, href: '/documents/1/' }} />)
    expect(screen.getByRole('link').querySelector('button')).toBeNull()
    expect(screen.getByRole('button', { name: 'Show all' }).closest('a')).toBeNull()
  })
})

describe('P7 a withheld value', () => {
  const locked = { text: '101.0938', locked: true }

  test('prompts a visitor to log in', async () => {
    const onSignIn = vi.fn()
    renderWithUi(<Cell cell={locked} />, { session: SESSIONS.visitor, onSignIn })
    await userEvent.click(screen.getByRole('button', { name: /Log in to access.*UniCredit/ }))
    expect(onSignIn).toHaveBeenCalledOnce()
  })

  test('leads a signed-in user to the access page', () => {
    renderWithUi(<Cell cell={locked} />, { session: SESSIONS.reader, accessUrl: '/profile/access/' })
    expect(screen.getByRole('link', { name: 'Get access: UniCredit' })).toHaveAttribute(
      'href',
      '/profile/access/',
    )
  })

  test.each([
    ['is silent where another cell of the row has the action', { lead: false }, {}],
    ['has no action if nobody can sign in', {}, { session: SESSIONS.visitor }],
    [
      'is silent where the access page is no safe address',
      {},
      { session: SESSIONS.reader, accessUrl: 'javascript:0' },
    ],
  ])('%s', (_sentence, props, provider) => {
    renderWithUi(<Cell cell={locked} {...props} />, provider)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('Value withheld')).toBeInTheDocument()
  })

  test("shows dots, and the action's text only on hover and focus", () => {
    renderWithUi(<Cell cell={locked} />, { session: SESSIONS.visitor, onSignIn: () => {} })
    const teaser = screen.getByRole('button', { name: /Log in to access/ })
    expect(teaser.querySelector('[aria-hidden]')).toHaveTextContent('•••')
    expect(teaser.querySelector('[data-slot=cell-locked-text]')).toHaveClass('size-px')
  })

  test('X3 shows why it is withheld', async () => {
    renderWithUi(
      <Cell cell={{ locked: true, reason: 'This ground needs NSD access.' }} showsAction={false} />,
    )
    await userEvent.click(screen.getByRole('button', { name: /Value withheld/ }))
    expect(screen.getByText('This ground needs NSD access.')).toBeVisible()
  })

  test.each(['visitor', 'reader', 'pro'] as const)('is not in the markup of a %s', who => {
    renderWithUi(<Cell cell={locked} />, { session: SESSIONS[who] })
    expect(document.body.innerHTML).not.toContain('101')
  })
})

describe('Q3 a value that can be requested', () => {
  const request = (placeholder: 'send' | 'sending' | 'sent' | 'forbidden') => ({ placeholder })

  test('is requested once: a press during the request does nothing', async () => {
    const onRequest = vi.fn()
    const { rerender } = renderWithUi(<Cell cell={request('send')} onRequest={onRequest} />)
    await userEvent.click(screen.getByRole('button', { name: /Request access.*UniCredit/ }))
    expect(onRequest).toHaveBeenCalledOnce()
    rerender(<Cell cell={request('sending')} onRequest={onRequest} />)
    await userEvent.click(screen.getByRole('button'))
    expect(onRequest).toHaveBeenCalledOnce()
  })

  test('shows that it was sent, without a button, and keeps focus in its place', async () => {
    const { rerender } = renderWithUi(<Cell cell={request('send')} onRequest={() => {}} />)
    await userEvent.click(screen.getByRole('button'))
    rerender(<Cell cell={request('sent')} onRequest={() => {}} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Request sent')).toBeInTheDocument()
    expect(document.activeElement).toHaveTextContent('Request sent')
  })

  test('a request that fails shows the forbidden text', () => {
    renderWithUi(<Cell cell={request('forbidden')} onRequest={() => {}} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Not available')).toBeInTheDocument()
  })

  test('focus that has moved on stays where it is', async () => {
    const page = (state: 'send' | 'sent') => (
      <>
        <Cell cell={request(state)} onRequest={() => {}} />
        <input aria-label="Elsewhere" />
      </>
    )
    const { rerender } = renderWithUi(page('send'))
    await userEvent.click(screen.getByRole('button'))
    await userEvent.click(screen.getByRole('textbox'))
    rerender(page('sent'))
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  test('shows no button if another cell of the row has it, or nothing handles the request', () => {
    renderWithUi(<Cell cell={request('send')} showsAction={false} onRequest={() => {}} />)
    renderWithUi(<Cell cell={request('send')} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getAllByText('Value withheld')).toHaveLength(2)
  })
})
