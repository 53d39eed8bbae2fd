import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setupUser, startClock, stopClock } from '../../../../../tests/dom/stopped-clock.ts'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Button } from '../button/button.tsx'
import { Tooltip, type TooltipProps } from './tooltip.tsx'

const TEXT = 'Shows the difference of two lines.'
const show = (props: Partial<TooltipProps> = {}) =>
  renderWithUi(
    <>
      <Tooltip text={TEXT} {...props}>
        <Button>Spread</Button>
      </Tooltip>
      <Button>Elsewhere</Button>
    </>,
  )
const button = () => screen.getByRole('button', { name: 'Spread' })
const bubble = () => screen.getByText(TEXT)
afterEach(startClock)

describe('Tooltip (ARIA Authoring Practices: tooltip; WCAG 1.4.13)', () => {
  test('describes its element while it is hidden too, and is not part of its name', () => {
    show()
    expect(bubble()).not.toBeVisible()
    expect(button()).toHaveAccessibleDescription(TEXT)
  })

  test('focus opens it, and it has the role of a tooltip', async () => {
    show()
    await userEvent.tab()
    expect(screen.getByRole('tooltip')).toBe(bubble())
    expect(button()).toHaveFocus()
  })

  test('Escape closes it, and focus stays', async () => {
    show()
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).toBeNull()
    expect(button()).toHaveFocus()
  })

  test('moving the focus closes it', async () => {
    show()
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  test('hoverable, persistent: the pointer opens it, can move onto it, and closes it by leaving', async () => {
    stopClock()
    const user = setupUser()
    show()
    await user.hover(button())
    await screen.findByRole('tooltip')
    await user.hover(bubble())
    act(() => vi.advanceTimersByTime(300))
    expect(bubble()).toBeVisible()
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
    await user.hover(elsewhere)
    // all boxes are at 0,0 here: a position beyond their edges is outside
    fireEvent.pointerMove(elsewhere, { clientX: 100, clientY: 100 })
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  })

  test('the element keeps its action', async () => {
    const onClick = vi.fn()
    renderWithUi(
      <Tooltip text={TEXT}>
        <Button onClick={onClick}>Spread</Button>
      </Tooltip>,
    )
    await userEvent.click(button())
    expect(onClick).toHaveBeenCalledOnce()
  })

  test('a description of the element stays', () => {
    renderWithUi(
      <>
        <Tooltip text={TEXT}>
          <Button aria-describedby="more">Spread</Button>
        </Tooltip>
        <p id="more">In points.</p>
      </>,
    )
    expect(button()).toHaveAccessibleDescription(`In points. ${TEXT}`)
  })

  test('without a text there is no tooltip', async () => {
    show({ text: '' })
    await userEvent.tab()
    expect(button()).not.toHaveAttribute('aria-describedby')
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  test('passes on other props, and its ref, to its root', () => {
    const ref = createRef<HTMLSpanElement>()
    show({ ref, id: 'spread' })
    expect(ref.current).toHaveAttribute('id', 'spread')
    expect(ref.current).toContainElement(button())
  })
})

test('has the documented parts in one root, on the server too', () => {
  expect(
    anatomyOf(
      <Tooltip text={TEXT}>
        <Button>Spread</Button>
      </Tooltip>,
    ),
  ).toEqual({ ...ONE_ROOT, slots: 'button button-face tip tooltip' })
})
