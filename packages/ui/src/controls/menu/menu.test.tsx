import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Menu, type MenuProps } from './menu.tsx'

const items = [
  { id: 'csv', label: 'Copy as CSV' },
  { id: 'json', label: 'Copy as JSON' },
  { id: 'save', label: 'Save', separatorBefore: true },
]
const show = (props: Partial<MenuProps> = {}) =>
  renderWithUi(
    <>
      <Button>Before</Button>
      <Menu label="Export" items={items} {...props} />
      <Button>After</Button>
    </>,
  )
const button = () => screen.getByRole('button', { name: 'Export' })
const menu = () => screen.getByRole('menu', { name: 'Export' })
const item = (name: string) => screen.getByRole('menuitem', { name })
const closed = () => expect(screen.queryByRole('menu')).toBeNull()
const focusButton = async () => {
  await userEvent.tab()
  await userEvent.tab()
  expect(button()).toHaveFocus()
}
const openByKey = async (key = '{Enter}') => {
  await focusButton()
  await userEvent.keyboard(key)
}

describe('Menu (ARIA Authoring Practices: menu-button_actions)', () => {
  test('button-aria-haspopup, button-aria-expanded, button-aria-controls, menu-aria-labelledby', async () => {
    show()
    expect(button()).toHaveAttribute('aria-haspopup', 'menu')
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    expect(button()).not.toHaveAttribute('aria-controls')
    await userEvent.click(button())
    expect(button()).toHaveAttribute('aria-expanded', 'true')
    expect(button()).toHaveAttribute('aria-controls', menu().id)
    expect(menu()).toHaveAttribute('aria-labelledby', button().id)
    expect(item('Save')).toHaveAttribute('tabindex', '-1')
  })

  test.each([
    ['key-enter', '{Enter}', 'Copy as CSV'],
    ['key-space', ' ', 'Copy as CSV'],
    ['key-down-arrow', '{ArrowDown}', 'Copy as CSV'],
    ['key-up-arrow', '{ArrowUp}', 'Save'],
  ])('button-%s opens the menu and focuses the first or last entry', async (_name, key, name) => {
    show()
    await openByKey(key)
    expect(item(name)).toHaveFocus()
  })

  test('menu-key-down-arrow wraps around', async () => {
    show()
    await openByKey('{ArrowUp}{ArrowDown}')
    expect(item('Copy as CSV')).toHaveFocus()
  })

  test('menu-key-up-arrow wraps around', async () => {
    show()
    await openByKey('{ArrowDown}{ArrowUp}')
    expect(item('Save')).toHaveFocus()
  })

  test('menu-key-home and menu-key-end move to the ends', async () => {
    show()
    await openByKey('{ArrowDown}{End}')
    expect(item('Save')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(item('Copy as CSV')).toHaveFocus()
  })

  test('menu-key-character moves to the next entry that begins with it', async () => {
    show()
    await openByKey('{ArrowDown}c')
    expect(item('Copy as JSON')).toHaveFocus()
    await userEvent.keyboard('x')
    expect(item('Copy as JSON')).toHaveFocus()
  })

  test('menu-key-escape closes and focus returns to the button', async () => {
    show()
    await openByKey('{ArrowDown}{Escape}')
    closed()
    await waitFor(() => expect(button()).toHaveFocus())
  })

  test('menu-key-enter selects, closes, and focus returns to the button', async () => {
    const onSelect = vi.fn()
    show({ onSelect })
    await openByKey('{ArrowDown}{ArrowDown}{Enter}')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('json')
    closed()
    expect(button()).toHaveFocus()
  })

  test('Tab closes, and moves on from the button', async () => {
    show()
    await openByKey('{ArrowDown}')
    await userEvent.tab()
    closed()
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  })

  test('Shift and Tab closes, and moves back from the button', async () => {
    show()
    await openByKey('{ArrowDown}')
    await userEvent.tab({ shift: true })
    closed()
    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
  })
})

describe('Menu with a pointer', () => {
  test('a click opens it with the focus in it and no active entry; Down Arrow starts with the first', async () => {
    show()
    await userEvent.click(button())
    expect(menu()).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(item('Copy as CSV')).toHaveFocus()
  })

  test('a second click on the button closes it', async () => {
    show()
    await userEvent.click(button())
    await userEvent.click(button())
    closed()
  })

  test('a touch on the button that scrolls the page opens nothing', () => {
    show()
    fireEvent.pointerDown(button(), { pointerType: 'touch', button: 0 })
    closed()
  })

  test('a click on an entry selects it', async () => {
    const onSelect = vi.fn()
    show({ onSelect })
    await userEvent.click(button())
    await userEvent.hover(item('Save'))
    expect(item('Save')).toHaveFocus()
    await userEvent.click(item('Save'))
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('save')
    closed()
  })

  test('a press outside closes it and also takes effect there', async () => {
    show()
    await userEvent.click(button())
    await userEvent.click(screen.getByRole('button', { name: 'After' }))
    closed()
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  })
})

describe('entries of a Menu', () => {
  test('a disabled entry is reachable, shows its reason, and does nothing', async () => {
    const onSelect = vi.fn()
    show({ items: [{ id: 'a', label: 'Save', disabledReason: 'The table is empty' }], onSelect })
    await openByKey('{ArrowDown}')
    expect(item('Save')).toHaveFocus()
    expect(item('Save')).toHaveAttribute('aria-disabled', 'true')
    expect(item('Save')).toHaveAccessibleDescription('The table is empty')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(item('Save'))
    expect(onSelect).not.toHaveBeenCalled()
    expect(menu()).toBeVisible()
  })

  test('a link navigates, by keyboard too, and the parent is notified', async () => {
    const onSelect = vi.fn()
    show({ items: [{ id: 'a', label: 'Bond', href: '#bond' }], onSelect })
    await openByKey('{ArrowDown}')
    expect(item('Bond')).toHaveAttribute('href', '#bond')
    await userEvent.keyboard('{Enter}')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('a')
    closed()
  })

  test('an external link says that it opens a new tab', async () => {
    show({ items: [{ id: 'a', label: 'Issuer', href: 'https://issuer.example/' }] })
    await userEvent.click(button())
    expect(item('Issuer (opens in a new tab)')).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test('an unsafe link is disabled, and says that it is not available', async () => {
    show({ items: [{ id: 'a', label: 'Issuer', href: 'javascript:alert(1)' }] })
    await userEvent.click(button())
    expect(item('Issuer')).not.toHaveAttribute('href')
    expect(item('Issuer')).toHaveAccessibleDescription('Not available')
  })

  test('menuitemcheckbox: Space toggles and keeps the menu open, Enter toggles and closes', async () => {
    const onSelect = vi.fn()
    show({ items: [{ id: 'logo', label: 'Logo', checked: true }], onSelect })
    await openByKey('{ArrowDown}')
    const box = screen.getByRole('menuitemcheckbox', { name: 'Logo', checked: true })
    await userEvent.keyboard(' ')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('logo')
    expect(box).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onSelect).toHaveBeenCalledTimes(2)
    closed()
  })

  test('menuitemradio: the selected one is checked', async () => {
    show({
      items: [
        { id: 'line', label: 'Line', radio: true, checked: true },
        { id: 'bars', label: 'Bars', radio: true },
      ],
    })
    await userEvent.click(button())
    expect(screen.getByRole('menuitemradio', { name: 'Line', checked: true })).toBeVisible()
    expect(screen.getByRole('menuitemradio', { name: 'Bars', checked: false })).toBeVisible()
  })

  test('without entries no button is rendered', () => {
    show({ items: [] })
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  })
})

describe('the button of a Menu', () => {
  test.each([
    ['with a reason not to open', { disabledReason: 'Nothing to export' }],
    ['while the selected action is pending', { pending: true }],
  ])('%s stays closed, by click and by key', async (_sentence, props) => {
    show(props)
    await openByKey('{ArrowDown}')
    await userEvent.keyboard('{Enter}{ArrowUp}')
    closed()
    await userEvent.click(screen.getByRole('button', { name: 'After' }))
    await userEvent.click(button())
    closed()
    expect(button()).toHaveFocus()
  })

  test('an icon alone has its name', async () => {
    show({ iconOnly: true, icon: <svg /> })
    await userEvent.click(button())
    expect(menu()).toBeVisible()
  })
})

describe('Menu and its surroundings', () => {
  test('a dialog opened by an entry restores the focus to the button', async () => {
    function Page() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <Menu label="Export" items={items} onSelect={() => setOpen(true)} />
          <Dialog open={open} onOpenChange={setOpen} title="Sign in">
            <input aria-label="Login" />
          </Dialog>
        </>
      )
    }
    renderWithUi(<Page />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{Enter}')
    expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button()).toHaveFocus())
  })

  test('Escape in a menu inside of a dialog keeps the dialog open', async () => {
    renderWithUi(
      <Dialog open onOpenChange={() => expect.fail('the dialog was closed')} title="Settings">
        <Menu label="Export" items={items} />
      </Dialog>,
    )
    await userEvent.click(button())
    await userEvent.keyboard('{ArrowDown}{Escape}')
    closed()
    await waitFor(() => expect(button()).toHaveFocus())
  })

  test('a controlled menu opens and closes only when the parent changes it', async () => {
    const onOpenChange = vi.fn()
    show({ open: true, onOpenChange })
    expect(item('Copy as CSV')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
    expect(menu()).toBeVisible()
  })

  test('the parent can control the state', async () => {
    function Hoisted() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <p>{open ? 'open' : 'closed'}</p>
          <Menu label="Export" items={items} open={open} onOpenChange={setOpen} />
        </>
      )
    }
    renderWithUi(<Hoisted />)
    await userEvent.click(button())
    expect(screen.getByText('open')).toBeInTheDocument()
  })

  test('passes on other props, and its ref, to its root', () => {
    const ref = createRef<HTMLSpanElement>()
    show({ ref, id: 'export', className: 'ms-auto' })
    expect(ref.current).toHaveAttribute('id', 'export')
    expect(ref.current).toHaveClass('ms-auto')
    expect(ref.current).toContainElement(button())
  })
})

test('has the documented parts in one root, on the server too', () => {
  expect(anatomyOf(<Menu label="Export" items={items} />)).toEqual({
    ...ONE_ROOT,
    slots: 'button-face menu menu-label menu-trigger',
  })
  const open = [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B', separatorBefore: true, disabledReason: 'No' },
  ]
  expect(anatomyOf(<Menu label="Export" items={open} open />)).toEqual({
    ...ONE_ROOT,
    slots: 'button-face menu menu-item menu-label menu-list menu-reason menu-separator menu-trigger',
  })
})

describe('Menu asChild', () => {
  const own = (props: Partial<MenuProps> = {}) =>
    renderWithUi(
      <Menu label="Export" items={items} asChild {...props}>
        <button type="button" className="own" data-id="avatar">
          AB
        </button>
      </Menu>,
    )

  test('the page’s own element opens the menu, is named by the label and gets the focus back', async () => {
    own()
    expect(button()).toHaveAttribute('data-id', 'avatar')
    expect(button()).toHaveClass('own', { exact: true })
    expect(button()).toHaveAttribute('aria-haspopup', 'menu')
    await userEvent.click(button())
    expect(menu()).toHaveAttribute('aria-labelledby', button().id)
    await userEvent.keyboard('{Escape}')
    closed()
    expect(button()).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    expect(item('Save')).toHaveFocus()
  })

  test('with a reason it is marked as disabled, and neither a press nor a key opens it', async () => {
    own({ disabledReason: 'Nothing to export' })
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    closed()
  })
})
