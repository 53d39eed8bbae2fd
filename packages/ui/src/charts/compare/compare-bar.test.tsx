import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useReducer } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { BONDS_AND_INDEXES, INDEXES_ONLY } from '../../testing/fixtures/compare-kinds.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { type CompareState, compareReducer, initialCompare } from './compare.reducer.ts'
import { CompareBar, type CompareBarProps } from './compare-bar.tsx'

const three: CompareState = (
  [
    ['bonds', 2, 100, 'Note 2031', 'FedInvest'],
    ['bonds', 3, 4, 'Note 2029', 'Estimation'],
    ['index', 14, null, 'S&P 500', undefined],
  ] as const
).reduce(
  (state, [kind, id, venueId, name, venueName]) =>
    compareReducer(state, {
      type: 'added',
      candidate: { kind, id, venueId, name, ...(venueName && { venueName }) },
    }),
  initialCompare({ main: { kind: 'bonds', id: 1, venueId: 4 }, kinds: BONDS_AND_INDEXES }),
)
const links = { bonds: '/bonds/{id}/', index: '/indexes/{id}/' }
const idle = { kinds: BONDS_AND_INDEXES, onRemove: () => {}, onCancelLast: () => {} }

/** The bar with its reducer, as on a page. */
function BarWithState(props: Partial<CompareBarProps>) {
  const [state, dispatch] = useReducer(compareReducer, three)
  return (
    <CompareBar
      items={state.items}
      kinds={BONDS_AND_INDEXES}
      links={links}
      onRemove={key => dispatch({ type: 'removed', key })}
      onCancelLast={() => dispatch({ type: 'lastCancelled' })}
      {...props}
    />
  )
}
const full = { session: SESSIONS.pro }
const list = () => screen.getByRole('list', { name: 'Compared with' })
const names = () =>
  within(list())
    .getAllByRole('listitem')
    .map(item => item.textContent)
const named = (name: string) => screen.getByRole('button', { name })

describe('C9 compared items', () => {
  test('each item leads to its page by the template of its kind (shared-blocks §2)', () => {
    renderWithUi(<BarWithState />, full)
    expect(screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Note 2031, FedInvest', '/bonds/2/'],
      ['Note 2029, Estimation', '/bonds/3/'],
      ['S&P 500', '/indexes/14/'],
    ])
  })

  test('without a template, or with a dangerous one, a name is text', () => {
    renderWithUi(<BarWithState links={{ bonds: 'javascript:alert({id})' }} />, full)
    expect(screen.queryByRole('link')).toBeNull()
    expect(names()).toHaveLength(3)
  })

  test('removing one and cancelling the last one update the remaining count', async () => {
    renderWithUi(<BarWithState />, full)
    expect(screen.getByText('Can be added: bonds 7, indexes 9')).toBeVisible()
    await userEvent.click(named('Remove Note 2031, FedInvest'))
    expect(names()).toEqual(['Note 2029, Estimation', 'S&P 500'])
    await userEvent.click(named('Cancel last'))
    expect(names()).toEqual(['Note 2029, Estimation'])
    expect(screen.getByText('Can be added: bonds 8, indexes 10')).toBeVisible()
  })

  test('the focus moves to the next remove button, then to the bar', async () => {
    const { container } = renderWithUi(<BarWithState />, full)
    await userEvent.click(named('Remove Note 2031, FedInvest'))
    expect(named('Remove Note 2029, Estimation')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(named('Remove S&P 500')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(container.querySelector('[data-slot=compare-bar]')).toHaveFocus()
    expect(screen.queryByRole('list')).toBeNull()
  })

  test('repeatedly cancelling the last one by key keeps the focus on the button', async () => {
    renderWithUi(<BarWithState />, full)
    named('Cancel last').focus()
    await userEvent.keyboard('{Enter}')
    expect(named('Cancel last')).toHaveFocus()
    expect(names()).toHaveLength(2)
  })

  test('a note follows the name', () => {
    renderWithUi(<BarWithState notes={new Map([['index 14', 'for subscribers']])} />, full)
    expect(names()).toContain('S&P 500for subscribers')
  })
})

describe('C9 with a legend that removes lines', () => {
  const drawn = (...places: number[]) => new Set(places.map(place => three.items[place]?.key ?? ''))

  test('items in the legend have no chip; cancelling the last one and the count stay', async () => {
    const onCancelLast = vi.fn()
    renderWithUi(<BarWithState inLegend={drawn(0, 1, 2)} onCancelLast={onCancelLast} />, full)
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.getByText('Can be added: bonds 7, indexes 9')).toBeVisible()
    await userEvent.click(named('Cancel last'))
    expect(onCancelLast).toHaveBeenCalledOnce()
  })

  test('an item that is not drawn yet has a chip and can be removed', async () => {
    renderWithUi(<BarWithState inLegend={drawn(0)} />, full)
    expect(names()).toEqual(['Note 2029, Estimation', 'S&P 500'])
    await userEvent.click(named('Remove Note 2029, Estimation'))
    expect(named('Remove S&P 500')).toHaveFocus()
  })
})

describe('C13 messages', () => {
  const messages = [
    { kind: 'duplicate', name: 'Note 2031' },
    { kind: 'noMeasure', name: 'S&P 500', measure: 'yield' },
  ] as const

  test('are announced politely, with the texts of the catalogue', () => {
    renderWithUi(<CompareBar items={[]} messages={messages} {...idle} />, full)
    expect(screen.getByRole('status')).toHaveTextContent('Note 2031 is already compared.')
    expect(screen.getByRole('status')).toHaveTextContent(
      'S&P 500 has no suitable value (indicative yield) and was removed.',
    )
  })

  test('can be closed one by one', async () => {
    const onDismiss = vi.fn()
    renderWithUi(<CompareBar items={[]} messages={messages} onDismiss={onDismiss} {...idle} />, full)
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[1] as HTMLElement)
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith(messages[1])
  })
})

describe('access row 23', () => {
  test('a visitor gets a sign-in prompt instead of the comparison', async () => {
    const onSignIn = vi.fn()
    renderWithUi(<BarWithState messages={[{ kind: 'noData', name: 'Note' }]} />, {
      session: SESSIONS.visitor,
      onSignIn,
    })
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(named('Sign in'))
    expect(onSignIn).toHaveBeenCalledOnce()
  })

  test('a reader gets a link to the access page', () => {
    renderWithUi(<BarWithState />, { session: SESSIONS.reader })
    expect(screen.getByRole('link', { name: 'Get access' })).toHaveAttribute('href', '/access/')
    expect(screen.queryByRole('list')).toBeNull()
  })
})

test('C9 a chart that only takes indexes says how many of them can be added', () => {
  renderWithUi(<CompareBar items={three.items} {...idle} kinds={INDEXES_ONLY} />, full)
  expect(screen.getByText('Can be added: indexes 9')).toBeInTheDocument()
})

test('forwards a ref to its root', () => {
  const root = createRef<HTMLDivElement>()
  renderWithUi(<CompareBar ref={root} items={three.items} {...idle} />, full)
  expect(root.current).toHaveAttribute('data-slot', 'compare-bar')
})

test('renders its documented parts in one root, on the server too', () => {
  expect(anatomyOf(<CompareBar items={three.items} {...idle} />)).toMatchObject(ONE_ROOT)
})
