import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Tip, TipContent, TipTrigger } from './tip.tsx'

const TEXT = 'What a buyer earns in a year.'
const widget = (pins = false) => (
  <span data-ui="">
    <Tip pins={pins}>
      <TipTrigger>
        <button type="button" aria-describedby="text">
          Yield
          <TipContent id="text">{TEXT}</TipContent>
        </button>
      </TipTrigger>
    </Tip>
  </span>
)
const show = (pins = false) =>
  renderWithUi(
    <>
      {widget(pins)}
      <button type="button">Elsewhere</button>
    </>,
  )
const button = () => screen.getByRole('button', { name: 'Yield' })
const bubble = () => screen.getByText(TEXT)

describe('X3 Tip', () => {
  test('describes its widget while it is closed, and is not part of its name', () => {
    show()
    expect(bubble()).not.toBeVisible()
    expect(button()).toHaveAccessibleName('Yield')
    expect(button()).toHaveAccessibleDescription(TEXT)
  })

  test('keyboard focus opens it, Escape closes it and focus stays', async () => {
    show()
    await userEvent.tab()
    expect(bubble()).toBeVisible()
    expect(bubble()).toHaveAttribute('data-side')
    await userEvent.keyboard('{Escape}')
    expect(bubble()).not.toBeVisible()
    expect(button()).toHaveFocus()
  })

  test('moving the focus closes it', async () => {
    show()
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
    expect(bubble()).not.toBeVisible()
  })

  test('the pointer opens it after a delay, can move onto it, and closes it by leaving', async () => {
    const user = userEvent.setup()
    show()
    await user.hover(button())
    expect(bubble()).not.toBeVisible()
    await expect.poll(() => bubble().hidden).toBe(false)
    await user.hover(bubble())
    expect(bubble()).toBeVisible()
    await user.hover(screen.getByRole('button', { name: 'Elsewhere' }))
    // a position outside of the control and its text
    await user.pointer({ target: document.body, coords: { clientX: 300, clientY: 300 } })
    await expect.poll(() => bubble().hidden).toBe(true)
  })

  test('a press closes it after hover or focus opened it', async () => {
    show()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(bubble()).not.toBeVisible()
  })

  test('touch alone opens nothing', async () => {
    show()
    await userEvent.pointer({ keys: '[TouchA]', target: button() })
    expect(bubble()).not.toBeVisible()
  })

  test('with pins a tap opens it and keeps it open; a second tap or one outside closes it', async () => {
    show(true)
    const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target })
    await tap(button())
    expect(bubble()).toBeVisible()
    await tap(button())
    expect(bubble()).not.toBeVisible()
    await tap(button())
    await tap(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(bubble()).not.toBeVisible()
  })

  test('with pins a click on a hovered one keeps it open when the pointer leaves; Escape closes it', async () => {
    const user = userEvent.setup()
    show(true)
    await user.hover(button())
    await expect.poll(() => bubble().hidden).toBe(false)
    await user.click(button())
    await user.hover(screen.getByRole('button', { name: 'Elsewhere' }))
    await user.pointer({ target: document.body, coords: { clientX: 300, clientY: 300 } })
    expect(bubble()).toBeVisible()
    await user.keyboard('{Escape}')
    expect(bubble()).not.toBeVisible()
  })

  test('with pins Enter on a focused one keeps it open, and closes it the second time; moving the focus closes it', async () => {
    show(true)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(bubble()).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(bubble()).not.toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(bubble()).toBeVisible()
    await userEvent.tab()
    expect(bubble()).not.toBeVisible()
  })

  test('focus by the pointer or by script opens nothing', async () => {
    show()
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button() })
    expect(button()).toHaveFocus()
    expect(bubble()).not.toBeVisible()
  })

  test('focus on one closes another that the pointer opened', async () => {
    renderWithUi(
      <>
        {widget()}
        <Tip>
          <TipTrigger>
            <button type="button">
              Price<TipContent>Per cent of the nominal</TipContent>
            </button>
          </TipTrigger>
        </Tip>
      </>,
    )
    await userEvent.hover(screen.getByRole('button', { name: 'Price' }))
    await expect.poll(() => screen.getByText('Per cent of the nominal').hidden).toBe(false)
    await userEvent.tab()
    expect(bubble()).toBeVisible()
    expect(screen.getByText('Per cent of the nominal')).not.toBeVisible()
  })

  test('when disabled it opens nothing', async () => {
    renderWithUi(
      <Tip disabled>
        <TipTrigger>
          <button type="button">Yield</button>
        </TipTrigger>
      </Tip>,
    )
    await userEvent.tab()
    expect(button()).toHaveFocus()
    expect(button()).not.toHaveAttribute('aria-describedby')
  })

  test('has the documented parts inside its widget, on the server too', () => {
    expect(anatomyOf(widget())).toEqual({ ...ONE_ROOT, slots: 'tip' })
  })
})
