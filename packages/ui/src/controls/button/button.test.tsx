import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Button } from './button.tsx'

describe('Button', () => {
  test('does what it says, by mouse and by keyboard', async () => {
    const onClick = vi.fn()
    renderWithUi(<Button onClick={onClick}>Save</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await userEvent.keyboard('{Enter} ')
    expect(onClick).toHaveBeenCalledTimes(3)
  })

  test('is no submit button unless told so', () => {
    renderWithUi(<Button>Save</Button>)
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
  })

  test('passes what it does not know, and its ref, to the button', () => {
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

  test('says whether it is on, when it is a toggle', () => {
    renderWithUi(<Button pressed>Spread</Button>)
    expect(screen.getByRole('button', { name: 'Spread', pressed: true })).toBeInTheDocument()
  })
})

describe('Button with a reason not to work', () => {
  const reason = 'Choose exactly two lines first'

  test('stays focusable, is described by the reason, and does nothing', async () => {
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

  test('shows the reason to a tap, and takes it away by Escape', async () => {
    renderWithUi(<Button disabledReason={reason}>Spread</Button>)
    const bubble = () => screen.getByText(reason)
    expect(bubble()).not.toBeVisible()
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button') })
    expect(bubble()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(bubble()).not.toBeVisible()
  })

  test('keeps the name that it has, while the reason is shown', async () => {
    renderWithUi(<Button disabledReason={reason}>Spread</Button>)
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByText(reason)).toBeVisible()
    expect(screen.getByRole('button')).toHaveAccessibleName('Spread')
  })

  test('does not submit the form that it stands in', async () => {
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

  test('keeps a description that it was given', () => {
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

describe('Button that waits', () => {
  test('keeps its name and focus, is busy, and a second press does nothing', async () => {
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
])('%s has the parts that it promises in one root, on the server too', (_case, element, slots) => {
  expect(anatomyOf(element)).toEqual({ ...ONE_ROOT, slots })
})
