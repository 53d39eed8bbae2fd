import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Menu } from './menu.tsx'

const LABELS = ['Copy as CSV', 'Save as CSV', 'Copy as JSON', 'Print']
const items = LABELS.map(label => ({ id: label, label }))

const show = (onSelect = vi.fn()) => {
  renderWithUi(<Menu label="Export" items={items} onSelect={onSelect} />)
  return onSelect
}
const button = () => screen.getByRole('button', { name: 'Export' })
const menu = () => screen.queryByRole('menu')
const focused = () => document.activeElement?.textContent
const press = async (key: string) => {
  await userEvent.keyboard(key)
  return focused()
}
/** Opens it by Down Arrow, which focuses the first entry. */
const open = async () => {
  await waitFor(() => expect(menu()).toBeNull())
  button().focus()
  await press('{ArrowDown}')
  expect(focused()).toBe(LABELS[0])
}
/** Presses Down Arrow until this entry has focus. */
const goTo = async (label: string) => {
  for (let step = 0; step < LABELS.length && focused() !== label; step++) await press('{ArrowDown}')
  expect(focused()).toBe(label)
}

describe('roles, names and states', () => {
  test('APG menu-button: menu-button-aria-haspopup the button says that it opens a menu', () => {
    show()
    expect(button()).toHaveAttribute('aria-haspopup', 'menu')
  })

  test('APG menu-button: menu-button-aria-controls the button points at its menu while there is one', async () => {
    show()
    expect(button()).not.toHaveAttribute('aria-controls')
    await open()
    expect(button()).toHaveAttribute('aria-controls', menu()?.id)
  })

  test('APG menu-button: menu-button-aria-expanded follows the menu', async () => {
    show()
    expect(button()).not.toHaveAttribute('aria-expanded', 'true')
    expect(menu()).toBeNull()
    await open()
    expect(button()).toHaveAttribute('aria-expanded', 'true')
    expect(menu()).toBeVisible()
  })

  test('APG menu-button: menu-role stands on the list of entries', async () => {
    show()
    await open()
    expect(screen.getAllByRole('menu')).toHaveLength(1)
  })

  test('APG menu-button: menu-aria-labelledby names the menu by its button', async () => {
    show()
    await open()
    expect(menu()).toHaveAttribute('aria-labelledby', button().id)
    expect(menu()).toHaveAccessibleName('Export')
  })

  test('APG menu-button: menuitem-role stands on every entry', async () => {
    show()
    await open()
    const entries = within(screen.getByRole('menu')).getAllByRole('menuitem')
    expect(entries.map(({ textContent }) => textContent)).toEqual(LABELS)
  })

  test('APG menu-button: menuitem-tabindex no entry is a stop for Tab', async () => {
    show()
    await open()
    const entries = screen.getAllByRole('menuitem')
    expect(entries.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, -1])
  })
})

describe('keys', () => {
  test.each(['{Enter}', ' ', '{ArrowDown}'])(
    'APG menu-button: menu-button-key-open opens and goes to the first entry: "%s"',
    async key => {
      show()
      button().focus()
      expect(await press(key)).toBe('Copy as CSV')
      expect(menu()).toBeVisible()
    },
  )

  test('APG menu-button: menu-button-key-up-arrow opens and goes to the last entry', async () => {
    show()
    button().focus()
    expect(await press('{ArrowUp}')).toBe('Print')
    expect(menu()).toBeVisible()
  })

  test('APG menu-button: menu-key-enter chooses any entry, closes, and focus returns to the button', async () => {
    const onSelect = show()
    for (const label of LABELS) {
      await open()
      await goTo(label)
      await press('{Enter}')
      expect(onSelect).toHaveBeenLastCalledWith(label)
      await waitFor(() => expect(button()).toHaveFocus())
      expect(menu()).toBeNull()
    }
    expect(onSelect).toHaveBeenCalledTimes(LABELS.length)
  })

  test('APG menu-button: menu-key-escape chooses nothing from any entry, closes, and focus returns to the button', async () => {
    const onSelect = show()
    for (const label of LABELS) {
      await open()
      await goTo(label)
      await press('{Escape}')
      await waitFor(() => expect(button()).toHaveFocus())
      expect(menu()).toBeNull()
    }
    expect(onSelect).not.toHaveBeenCalled()
  })

  test('APG menu-button: menu-key-down-arrow goes on, after the last to the first', async () => {
    show()
    await open()
    for (const label of [...LABELS.slice(1), 'Copy as CSV']) expect(await press('{ArrowDown}')).toBe(label)
  })

  test('APG menu-button: menu-key-up-arrow goes back, before the first to the last', async () => {
    show()
    await open()
    for (const label of [...LABELS].reverse()) expect(await press('{ArrowUp}')).toBe(label)
  })

  test('APG menu-button: menu-key-home goes to the first entry from any', async () => {
    show()
    await open()
    for (const label of LABELS) {
      await goTo(label)
      expect(await press('{Home}')).toBe('Copy as CSV')
    }
  })

  test('APG menu-button: menu-key-end goes to the last entry from any', async () => {
    show()
    await open()
    for (const label of LABELS) {
      await goTo(label)
      expect(await press('{End}')).toBe('Print')
    }
  })

  test.each([
    ['x', 'Copy as CSV', 'stays where it is when none begins with it'],
    ['s', 'Save as CSV', 'goes to the next entry that begins with it'],
    ['c', 'Copy as JSON', 'passes over the entry that has focus'],
    ['cc', 'Copy as CSV', 'goes round the end'],
  ])('APG menu-button: menu-key-character "%s" leads to "%s": it %s', async (letters, expected) => {
    show()
    await open()
    expect(await press(letters)).toBe(expected)
  })
})
