import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, onTestFinished, test } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import {
  announcement,
  button,
  draw,
  line,
  marks,
  note,
  radio,
  saved,
  storeOf,
  TREND,
} from '../../testing/drawings-harness.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { MAX_DRAWINGS } from './drawing.ts'
import { DrawingToolbar } from './drawing-toolbar.tsx'
import { useDrawings } from './use-drawings.ts'

/** Radix moves the focus a task after the key. */
const hasFocus = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus())

describe('C20: the toolbar', () => {
  test('is one stop for Tab; arrows of either direction move without choosing', async () => {
    const { user } = draw()
    await user.tab()
    expect(radio('Select and move')).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    await hasFocus(radio('Trend line'))
    expect(radio('Trend line')).not.toBeChecked()
    await user.keyboard('{ArrowDown}')
    await hasFocus(radio('Arrow'))
    await user.keyboard('{End}')
    await hasFocus(button('Remove all drawings'))
    await user.keyboard('{ArrowRight}')
    await hasFocus(radio('Select and move'))
    await user.keyboard('{ArrowLeft}')
    await hasFocus(button('Remove all drawings'))
    await user.keyboard('{Home}')
    await hasFocus(radio('Select and move'))
    await user.keyboard('{ArrowRight}')
    await hasFocus(radio('Trend line'))
    await user.keyboard(' ')
    expect(radio('Trend line')).toBeChecked()
    await user.tab()
    expect(screen.getByRole('toolbar')).not.toContainElement(document.activeElement as HTMLElement)
    await user.tab({ shift: true })
    expect(radio('Trend line')).toHaveFocus()
  })

  test('right to left, the left arrow moves on', async () => {
    document.documentElement.dir = 'rtl'
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    const { user } = draw()
    await user.tab()
    await user.keyboard('{ArrowLeft}')
    await hasFocus(radio('Trend line'))
  })

  test('a vertical toolbar has aria-orientation, and arrows up and down move in it', async () => {
    function Rail() {
      return <DrawingToolbar model={useDrawings({ instrument: 1 })} snaps orientation="vertical" />
    }
    renderWithUi(<Rail />, { session: SESSIONS.desk })
    expect(screen.getByRole('toolbar')).toHaveAttribute('aria-orientation', 'vertical')
    const user = userEvent.setup()
    await user.tab()
    expect(radio('Select and move')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    await hasFocus(radio('Trend line'))
    await user.keyboard('{ArrowUp}')
    await hasFocus(radio('Select and move'))
  })

  test('its disabled buttons give the reason', () => {
    draw()
    expect(button('Undo')).toHaveAccessibleDescription('There is nothing to undo.')
    expect(button('Remove all drawings')).toHaveAttribute('aria-disabled', 'true')
  })

  test('a full chart accepts no more drawings', () => {
    draw(storeOf(...Array.from({ length: MAX_DRAWINGS }, (_, i) => line(i + 1, i / 2))))
    expect(radio('Ray')).toHaveAccessibleDescription('No more than 100 drawings fit on a chart.')
    expect(
      within(screen.getByRole('toolbar')).getByRole('radio', { name: 'Select and move' }),
    ).not.toHaveAttribute('aria-disabled')
  })
})

describe('C20: the style of the selected drawing', () => {
  const panel = () => within(screen.getByRole('dialog', { name: 'Drawing style' }))
  const choice = (name: string) => panel().getByRole('radio', { name })
  const mark = () => marks()[0] as Element

  test('without a selection the button gives that reason', async () => {
    const { user } = draw(storeOf(line(1)))
    expect(button('Drawing style')).toHaveAccessibleDescription('No drawing is selected.')
    await user.click(button('Drawing style'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('shows the style, changes it at once, stores it, and every choice is one undo step', async () => {
    const store = storeOf(line(1))
    const { user } = draw(store)
    act(() => marks()[0]?.focus())
    await user.keyboard('{Enter}')
    await user.click(button('Drawing style'))
    for (const name of ['Neutral', 'Thin', 'Solid']) expect(choice(name)).toBeChecked()
    await user.click(choice('Red'))
    await user.click(choice('Thick'))
    await user.click(choice('Dashed'))
    expect(mark()).toHaveAttribute('data-tint', 'down')
    expect(mark()).toHaveAttribute('data-weight', 'thick')
    expect(mark()).toHaveAttribute('data-dash', 'dashed')
    expect(saved(store)[0]?.style).toEqual({ colour: 'down', weight: 'thick', dash: 'dashed' })
    expect(announcement()).toBe(`Changed: ${TREND}.`)
    await user.keyboard('{Control>}zz{/Control}')
    expect(choice('Thin')).toBeChecked()
    expect(saved(store)[0]?.style).toEqual({ colour: 'down', weight: 'thin', dash: 'solid' })
  })

  test('works by keyboard, and its arrows do not move along the toolbar', async () => {
    const { user } = draw(storeOf(line(1)))
    act(() => marks()[0]?.focus())
    await user.keyboard('{Enter}')
    act(() => button('Drawing style').focus())
    await user.keyboard('{Enter}')
    act(() => choice('Neutral').focus())
    // Radix checks the reached option while the key is still down
    await user.keyboard('{ArrowRight>}')
    await hasFocus(choice('Blue'))
    await user.keyboard('{/ArrowRight}')
    expect(choice('Blue')).toBeChecked()
    expect(mark()).toHaveAttribute('data-tint', 'accent')
    // the first Escape closes the tooltip, the second the panel
    await user.keyboard('{Escape}{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button('Drawing style')).toHaveFocus()
    expect(mark()).toHaveAttribute('aria-pressed', 'true')
    await user.keyboard('{ArrowRight}')
    await hasFocus(button('Undo'))
  })

  test('a text only has a colour', async () => {
    const { user } = draw(storeOf(note))
    act(() => marks()[0]?.focus())
    await user.keyboard(' ')
    await user.click(button('Drawing style'))
    expect(panel().getAllByRole('radiogroup')).toHaveLength(1)
  })

  test('closes with its drawing, and does not reopen by itself', async () => {
    const { user } = draw(storeOf(line(1)))
    act(() => marks()[0]?.focus())
    await user.keyboard('{Enter}')
    await user.click(button('Drawing style'))
    await user.click(button('Delete the selected drawing'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(button('Undo'))
    act(() => marks()[0]?.focus())
    await user.keyboard('{Enter}')
    expect(mark()).toHaveAttribute('aria-pressed', 'true')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('the parts of the toolbar', () => {
  function Bar() {
    return <DrawingToolbar model={useDrawings({ instrument: 1 })} />
  }
  expect(anatomyOf(<Bar />)).toMatchObject(ONE_ROOT)
})
