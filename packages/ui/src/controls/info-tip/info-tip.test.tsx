import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { HintsProvider } from '../../foundation/hints-provider.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { InfoTip } from './info-tip.tsx'

const TEXT = 'Percent of price for one point of yield.'
const show = () =>
  renderWithUi(
    <>
      <InfoTip about="Duration">{TEXT}</InfoTip>
      <button type="button">Elsewhere</button>
    </>,
  )
const button = () => screen.getByRole('button', { name: 'About Duration' })

describe('Q8, X3 InfoTip', () => {
  test('names the explained term, and has the explanation as description', () => {
    show()
    expect(button()).toHaveAccessibleDescription(TEXT)
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByText(TEXT)).not.toBeVisible()
  })

  test('keyboard focus opens it, Escape closes it and focus stays', async () => {
    show()
    await userEvent.tab()
    expect(screen.getByText(TEXT)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByText(TEXT)).not.toBeVisible()
    expect(button()).toHaveFocus()
  })

  test('Enter opens it again', async () => {
    show()
    await userEvent.tab()
    await userEvent.keyboard('{Escape}{Enter}')
    expect(button()).toHaveAttribute('aria-expanded', 'true')
  })

  test('a tap opens it, a tap outside closes it', async () => {
    show()
    await userEvent.pointer({ keys: '[TouchA]', target: button() })
    expect(screen.getByText(TEXT)).toBeVisible()
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name: 'Elsewhere' }) })
    expect(screen.getByText(TEXT)).not.toBeVisible()
  })

  test('the pointer opens it after a delay, and can move onto the text', async () => {
    const user = userEvent.setup()
    show()
    await user.hover(button())
    await expect.poll(() => button().getAttribute('aria-expanded')).toBe('true')
    await user.hover(screen.getByText(TEXT))
    expect(screen.getByText(TEXT)).toBeVisible()
    await user.hover(screen.getByRole('button', { name: 'Elsewhere' }))
    // a position outside of the control and its text
    await user.pointer({ target: document.body, coords: { clientX: 300, clientY: 300 } })
    await expect.poll(() => button().getAttribute('aria-expanded')).toBe('false')
  })

  test('moving the focus closes it', async () => {
    show()
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.getByText(TEXT)).not.toBeVisible()
  })
})

describe('H8 hints switched off (shared-blocks §6)', () => {
  const marks = (on: boolean) =>
    renderWithUi(
      <HintsProvider on={on}>
        <InfoTip about="Duration">{TEXT}</InfoTip>
        <InfoTip reason about="Yield">
          Withheld: above 2000.
        </InfoTip>
      </HintsProvider>,
    )

  test('the meaning of a term is not rendered', () => {
    marks(false)
    expect(screen.queryByRole('button', { name: 'About Duration' })).toBeNull()
    expect(screen.queryByText(TEXT)).toBeNull()
  })

  test('Q13 the reason of a blank, masked or estimated value stays', () => {
    marks(false)
    expect(screen.getByRole('button', { name: 'About Yield' })).toHaveAccessibleDescription(
      'Withheld: above 2000.',
    )
  })

  test('switched on, both are rendered', () => {
    marks(true)
    expect(screen.getAllByRole('button')).toHaveLength(2)
  })
})
