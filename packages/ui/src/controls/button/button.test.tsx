import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Button } from './button.tsx'

describe('Button', () => {
  test('runs its action, by mouse and by keyboard', async () => {
    const onClick = vi.fn()
    renderWithUi(<Button onClick={onClick}>Save</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await userEvent.keyboard('{Enter} ')
    expect(onClick).toHaveBeenCalledTimes(3)
  })

  test('is not a submit button by default', () => {
    renderWithUi(<Button>Save</Button>)
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
  })

  test('passes on other props and its ref', () => {
    const ref = createRef<HTMLButtonElement>()
    renderWithUi(
      <Button ref={ref} id="save" className="ms-auto">
        Save
      </Button>,
    )
    expect(ref.current).toBe(screen.getByRole('button', { name: 'Save' }))
    expect(ref.current).toHaveAttribute('id', 'save')
    expect(ref.current).toHaveClass('ms-auto')
    expect(ref.current).toHaveAttribute('data-slot', 'button')
  })

  test('says whether it is pressed, when it is a toggle', () => {
    renderWithUi(<Button pressed>Spread</Button>)
    expect(screen.getByRole('button', { name: 'Spread', pressed: true })).toBeInTheDocument()
  })
})

describe('Button with a disabled reason', () => {
  const reason = 'Choose exactly two lines first'

  test('stays focusable, has the reason as description, and does nothing', async () => {
    const onClick = vi.fn()
    renderWithUi(
      <Button disabledReason={reason} onClick={onClick}>
        Spread
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Spread' })
    await userEvent.tab()
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(reason)
    await userEvent.keyboard('{Enter}')
    expect(onClick).not.toHaveBeenCalled()
  })

  test('shows the reason on tap, and hides it on Escape', async () => {
    renderWithUi(<Button disabledReason={reason}>Spread</Button>)
    const bubble = () => screen.getByText(reason)
    expect(bubble()).not.toBeVisible()
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button') })
    expect(bubble()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(bubble()).not.toBeVisible()
  })

  test('keeps its name while the reason is shown', async () => {
    renderWithUi(<Button disabledReason={reason}>Spread</Button>)
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByText(reason)).toBeVisible()
    expect(screen.getByRole('button')).toHaveAccessibleName('Spread')
  })

  test('does not submit its form', async () => {
    const onSubmit = vi.fn()
    renderWithUi(
      <form onSubmit={onSubmit}>
        <input aria-label="Price" />
        <Button type="submit" disabledReason={reason}>
          Save
        </Button>
      </form>,
    )
    await userEvent.type(screen.getByRole('textbox'), '1{Enter}')
    await userEvent.click(screen.getByRole('button'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('keeps its own description', () => {
    renderWithUi(
      <>
        <Button disabledReason={reason} aria-describedby="more">
          Spread
        </Button>
        <p id="more">Between two lines.</p>
      </>,
    )
    expect(screen.getByRole('button')).toHaveAccessibleDescription(`Between two lines. ${reason}`)
  })
})

describe('pending Button', () => {
  test('keeps its name and focus, is busy, and ignores a second press', async () => {
    const onClick = vi.fn()
    const { rerender } = renderWithUi(<Button onClick={onClick}>Save</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    rerender(
      <Button onClick={onClick} pending>
        Save
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Save' })
    await userEvent.keyboard('{Enter}')
    expect(onClick).toHaveBeenCalledOnce()
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-busy', 'true')
  })
})

test('Button renders on the server', () => {
  expect(renderToString(<Button disabledReason="Later">Save</Button>)).toContain('aria-disabled="true"')
})

test.each([
  ['at work', <Button key="0">Save</Button>, 'button button-face'],
  ['blocked', <Button key="1" disabledReason="Later" />, 'button button-face tip'],
])('%s has the documented parts in one root, on the server too', (_case, element, slots) => {
  expect(anatomyOf(element)).toEqual({ ...ONE_ROOT, slots })
})
