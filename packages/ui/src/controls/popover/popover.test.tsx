import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setupUser, startClock, stopClock } from '../../../../../tests/dom/stopped-clock.ts'
import { Settings2 } from '../../foundation/icons/icons.ts'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Popover, type PopoverProps } from './popover.tsx'
import { PopoverAnchor } from './popover-anchor.tsx'
import { PopoverContent, type PopoverContentProps } from './popover-content.tsx'
import { PopoverTrigger } from './popover-trigger.tsx'

afterEach(startClock)

function Period({
  content = {},
  ...popover
}: Partial<PopoverProps> & { content?: Partial<PopoverContentProps> }) {
  return (
    <>
      <Button>Before</Button>
      <Popover {...popover}>
        <PopoverTrigger>Own period</PopoverTrigger>
        <PopoverContent label="Own period" {...content}>
          <input aria-label="From" />
          <input aria-label="To" />
        </PopoverContent>
      </Popover>
      <Button>After</Button>
    </>
  )
}
const trigger = () => screen.getByRole('button', { name: 'Own period' })
const panel = () => screen.getByRole('dialog', { name: 'Own period' })
const closed = () => expect(screen.queryByRole('dialog')).toBeNull()
const field = (name: string) => screen.getByRole('textbox', { name })
const named = (name: string) => screen.getByRole('button', { name })

describe('Popover (ARIA Authoring Practices: a non-modal dialog with a disclosure button)', () => {
  test('the button has aria-expanded and references the panel', async () => {
    renderWithUi(<Period />)
    expect(trigger()).toHaveAttribute('aria-haspopup', 'dialog')
    expect(trigger()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(trigger())
    expect(trigger()).toHaveAttribute('aria-expanded', 'true')
    expect(trigger()).toHaveAttribute('aria-controls', panel().id)
    await userEvent.click(trigger())
    closed()
  })

  test('with asChild the page’s own element opens it and gets the focus back', async () => {
    const ref = createRef<HTMLButtonElement>()
    renderWithUi(
      <Popover>
        <PopoverAnchor asChild>
          <section aria-label="Row" />
        </PopoverAnchor>
        <PopoverTrigger asChild ref={ref}>
          <button type="button">Own period</button>
        </PopoverTrigger>
        <PopoverContent label="Own period">
          <input aria-label="From" />
        </PopoverContent>
      </Popover>,
    )
    expect(screen.getByRole('region', { name: 'Row' })).toHaveAttribute('data-slot', 'popover-anchor')
    expect(screen.getAllByRole('button')).toEqual([ref.current])
    await userEvent.click(trigger())
    expect(trigger()).toHaveAttribute('aria-controls', panel().id)
    await userEvent.keyboard('{Escape}')
    closed()
    expect(trigger()).toHaveFocus()
  })

  test('X3 focus that it moves opens no tooltip, neither inside nor at its button; focus by keyboard does', async () => {
    renderWithUi(
      <Popover>
        <PopoverTrigger iconOnly label="Settings">
          <Settings2 />
        </PopoverTrigger>
        <PopoverContent label="Settings of the chart">
          <IconButton label="Smaller">
            <Settings2 />
          </IconButton>
          <IconButton label="Larger">
            <Settings2 />
          </IconButton>
        </PopoverContent>
      </Popover>,
    )
    const isTipShown = (name: string) =>
      screen.getAllByText(name).some(one => one.dataset.slot === 'tip' && !one.hidden)
    await userEvent.tab()
    expect(isTipShown('Settings')).toBe(true)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(named('Smaller')).toHaveFocus())
    expect(isTipShown('Smaller')).toBe(false)
    await userEvent.tab()
    expect(isTipShown('Larger')).toBe(true)
    await userEvent.keyboard('{Escape}{Escape}')
    closed()
    await waitFor(() => expect(named('Settings')).toHaveFocus())
    expect(isTipShown('Settings')).toBe(false)
  })

  test.each(['{Enter}', ' '])('key %s opens it, and the focus moves inside', async key => {
    renderWithUi(<Period />)
    trigger().focus()
    await userEvent.keyboard(key)
    await waitFor(() => expect(field('From')).toHaveFocus())
  })

  test('Escape closes it and restores the focus to the button, without scrolling', async () => {
    renderWithUi(<Period />)
    await userEvent.click(trigger())
    const focus = vi.spyOn(trigger(), 'focus')
    await userEvent.keyboard('{Escape}')
    closed()
    await waitFor(() => expect(trigger()).toHaveFocus())
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
  })

  test('the page stays usable: a press outside closes it and also takes effect there', async () => {
    const onClick = vi.fn()
    renderWithUi(
      <>
        <Period />
        <Button onClick={onClick}>Elsewhere</Button>
      </>,
    )
    await userEvent.click(trigger())
    expect(named('Elsewhere')).toBeVisible()
    await userEvent.click(named('Elsewhere'))
    closed()
    expect(onClick).toHaveBeenCalledOnce()
    expect(named('Elsewhere')).toHaveFocus()
  })

  test('closing by outside presses can be turned off: Escape still closes', async () => {
    renderWithUi(<Period content={{ closesOutside: false }} />)
    await userEvent.click(trigger())
    await userEvent.click(named('After'))
    expect(panel()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    closed()
  })

  test('a press that starts inside and ends outside does not close it', async () => {
    renderWithUi(<Period />)
    await userEvent.click(trigger())
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: field('From') },
      { target: document.body },
      { keys: '[/MouseLeft]', target: document.body },
    ])
    expect(panel()).toBeVisible()
  })

  test('Tab moves from the button through the panel to the next element, which closes the panel', async () => {
    renderWithUi(<Period defaultOpen content={{ autoFocus: false }} />)
    trigger().focus()
    await userEvent.tab()
    expect(field('From')).toHaveFocus()
    await userEvent.tab()
    expect(field('To')).toHaveFocus()
    await userEvent.tab()
    expect(named('After')).toHaveFocus()
    closed()
  })

  test('Shift and Tab moves back to the button and keeps the panel open', async () => {
    renderWithUi(<Period />)
    await userEvent.click(trigger())
    await userEvent.tab({ shift: true })
    expect(trigger()).toHaveFocus()
    expect(panel()).toBeVisible()
  })

  test.each([
    ['Tab', false, 'After'],
    ['Shift and Tab', true, 'Own period'],
  ])('%s moves out of a sheet past its Close button too', async (_keys, shift, to) => {
    renderWithUi(
      <>
        <Popover>
          <PopoverTrigger>Own period</PopoverTrigger>
          <PopoverContent label="Own period" sheet>
            Text alone
          </PopoverContent>
        </Popover>
        <Button>After</Button>
      </>,
    )
    await userEvent.click(trigger())
    await waitFor(() => expect(named('Close')).toHaveFocus())
    await userEvent.tab({ shift })
    expect(named(to)).toHaveFocus()
  })

  test('Shift and Tab from the first element of a sheet moves to its Close button, then to the button', async () => {
    renderWithUi(<Period content={{ sheet: true }} />)
    await userEvent.click(trigger())
    await waitFor(() => expect(named('Close')).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    expect(named('Close')).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(trigger()).toHaveFocus()
  })

  test('Tab leaves a panel without focusable elements too', async () => {
    renderWithUi(
      <Popover>
        <PopoverTrigger>Own period</PopoverTrigger>
        <PopoverContent label="Own period">Text alone</PopoverContent>
      </Popover>,
    )
    await userEvent.click(trigger())
    await waitFor(() => expect(panel()).toHaveFocus())
    expect(fireEvent.keyDown(panel(), { key: 'Tab' })).toBe(true)
  })
})

describe('Popover of a field', () => {
  function Typed({ onOpenChange }: { onOpenChange?: (open: boolean) => void }) {
    const [open, setOpen] = useState(false)
    return (
      <Popover
        open={open}
        onOpenChange={next => {
          onOpenChange?.(next)
          setOpen(next)
        }}
      >
        <PopoverAnchor>
          <input aria-label="Date" onFocus={() => setOpen(true)} />
          <PopoverTrigger iconOnly label="Calendar">
            <Settings2 />
          </PopoverTrigger>
        </PopoverAnchor>
        <PopoverContent label="Calendar" autoFocus={false}>
          <button type="button" onClick={() => setOpen(false)}>
            11 July
          </button>
        </PopoverContent>
      </Popover>
    )
  }

  test('without autoFocus the focus stays in the field', async () => {
    renderWithUi(<Typed />)
    await userEvent.click(field('Date'))
    expect(screen.getByRole('dialog', { name: 'Calendar' })).toBeVisible()
    await userEvent.type(field('Date'), '11.07.2025')
    expect(field('Date')).toHaveFocus()
    expect(field('Date')).toHaveValue('11.07.2025')
  })

  test('a press in the field keeps it open; Escape closes it and the focus stays in the field', async () => {
    stopClock()
    const user = setupUser()
    const onOpenChange = vi.fn()
    renderWithUi(<Typed onOpenChange={onOpenChange} />)
    await user.click(field('Date'))
    await user.click(field('Date'))
    expect(onOpenChange).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
    closed()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(field('Date')).toHaveFocus()
  })

  test('after a selection inside the focus moves to the button', async () => {
    renderWithUi(<Typed />)
    await userEvent.click(field('Date'))
    await userEvent.click(named('11 July'))
    closed()
    await waitFor(() => expect(named('Calendar')).toHaveFocus())
  })
})

describe('Popover and its surroundings', () => {
  test('Escape in a popover inside of a dialog keeps the dialog open', async () => {
    renderWithUi(
      <Dialog open onOpenChange={() => expect.fail('the dialog was closed')} title="Settings">
        <Popover>
          <PopoverTrigger>Own period</PopoverTrigger>
          <PopoverContent label="Own period">
            <input aria-label="From" />
          </PopoverContent>
        </Popover>
      </Dialog>,
    )
    await userEvent.click(trigger())
    await waitFor(() => expect(field('From')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { name: 'Own period' })).toBeNull()
    await waitFor(() => expect(trigger()).toHaveFocus())
  })

  test('a disabled reason keeps it closed', async () => {
    renderWithUi(
      <Popover>
        <PopoverTrigger disabledReason="No dates">Own period</PopoverTrigger>
        <PopoverContent label="Own period">Text</PopoverContent>
      </Popover>,
    )
    trigger().focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(trigger())
    closed()
  })

  test('a controlled popover opens and closes only when the parent changes it', async () => {
    const onOpenChange = vi.fn()
    renderWithUi(<Period open onOpenChange={onOpenChange} />)
    await userEvent.click(trigger())
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
    expect(panel()).toBeVisible()
  })

  test('a sheet has a named close button', async () => {
    renderWithUi(<Period content={{ sheet: true }} />)
    await userEvent.click(trigger())
    await userEvent.click(named('Close'))
    closed()
  })

  test('its parts pass on other props and their refs', () => {
    const button = createRef<HTMLButtonElement>()
    const content = createRef<HTMLDivElement>()
    renderWithUi(
      <Popover defaultOpen>
        <PopoverTrigger ref={button} id="trigger">
          Own period
        </PopoverTrigger>
        <PopoverContent ref={content} label="Own period" lang="en">
          Text
        </PopoverContent>
      </Popover>,
    )
    expect(button.current).toBe(trigger())
    expect(button.current).toHaveAttribute('id', 'trigger')
    expect(content.current).toBe(panel())
    expect(content.current).toHaveAttribute('lang', 'en')
  })
})

test.each([
  ['closed', false, 'button-face popover-anchor popover-trigger'],
  ['open', true, 'button-face icon-button popover popover-anchor popover-body popover-head popover-trigger'],
])('%s it has the documented parts in one root, on the server too', (_case, open, slots) => {
  expect(
    anatomyOf(
      <Popover defaultOpen={open}>
        <PopoverAnchor>
          <PopoverTrigger>Own period</PopoverTrigger>
          <PopoverContent label="Own period" sheet>
            Text
          </PopoverContent>
        </PopoverAnchor>
      </Popover>,
    ),
  ).toEqual({ ...ONE_ROOT, slots })
})
