import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { ContextMenu, type ContextMenuItem, type ContextMenuProps } from './context-menu.tsx'

const entries: ContextMenuItem[] = [
  { id: 'copy', label: 'Copy ISIN', shortcut: 'Ctrl+C' },
  { id: 'grid', label: 'Grid', checked: true },
  {
    id: 'export',
    label: 'Export',
    items: [
      { id: 'excel', label: 'Excel' },
      { id: 'csv', label: 'CSV' },
    ],
  },
  { id: 'compare', label: 'Compare', disabledReason: 'Twenty are compared', separatorBefore: true },
]

function Bond(props: Partial<ContextMenuProps>) {
  return (
    <ContextMenu label="Treasury" items={entries} {...props}>
      <button type="button">Treasury 2035</button>
    </ContextMenu>
  )
}
const bond = () => screen.getByRole('button', { name: 'Treasury 2035', hidden: true })
const menu = (name = 'Treasury') => screen.getByRole('menu', { name })
const entry = (name: string, role = 'menuitem') => screen.getByRole(role, { name })
const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
async function openByKeys(): Promise<void> {
  await userEvent.tab()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await waitFor(() => expect(entry('Copy ISIN')).toHaveFocus())
}

afterEach(() => {
  document.documentElement.removeAttribute('dir')
  vi.useRealTimers()
})

describe('ContextMenu opens', () => {
  test('by right click, named, instead of the browser’s menu', () => {
    renderWithUi(<Bond />)
    expect(fireEvent.contextMenu(bond(), { clientX: 20, clientY: 30 })).toBe(false)
    expect(menu()).toBeVisible()
  })

  test.each([
    ['Shift and F10', '{Shift>}{F10}{/Shift}'],
    ['the menu key', '{ContextMenu}'],
  ])('by %s, with the focus on the first entry', async (_keys, keys) => {
    renderWithUi(<Bond />)
    await userEvent.tab()
    await userEvent.keyboard(keys)
    await waitFor(() => expect(entry('Copy ISIN')).toHaveFocus())
  })

  test('by a long touch, not by a short one', () => {
    vi.useFakeTimers()
    renderWithUi(<Bond />)
    fireEvent.pointerDown(bond(), { pointerType: 'touch' })
    act(() => void vi.advanceTimersByTime(300))
    fireEvent.pointerUp(bond(), { pointerType: 'touch' })
    act(() => void vi.advanceTimersByTime(1000))
    expect(screen.queryByRole('menu')).toBeNull()
    fireEvent.pointerDown(bond(), { pointerType: 'touch' })
    act(() => void vi.advanceTimersByTime(700))
    expect(menu()).toBeVisible()
  })

  test.each([
    ['disabled', { disabled: true }],
    ['without entries', { items: [] }],
  ])('%s not at all: the browser’s menu opens', (_case, props) => {
    renderWithUi(<Bond {...props} />)
    expect(fireEvent.contextMenu(bond())).toBe(true)
    expect(screen.queryByRole('menu')).toBeNull()
  })

  test('and says so', async () => {
    const onOpenChange = vi.fn()
    renderWithUi(<Bond onOpenChange={onOpenChange} />)
    await openByKeys()
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange.mock.calls).toEqual([[true], [false]])
  })
})

describe('ContextMenu (ARIA Authoring Practices: menu)', () => {
  test.each([
    ['{ArrowDown}', 'Grid', 'menuitemcheckbox'],
    ['{End}', 'Compare', 'menuitem'],
    ['{End}{ArrowDown}', 'Copy ISIN', 'menuitem'],
    ['{ArrowUp}', 'Compare', 'menuitem'],
    ['{End}{Home}', 'Copy ISIN', 'menuitem'],
    ['e', 'Export', 'menuitem'],
  ])('%s moves to %s', async (keys, name, role) => {
    renderWithUi(<Bond />)
    await openByKeys()
    await userEvent.keyboard(keys)
    await waitFor(() => expect(entry(name, role)).toHaveFocus())
  })

  test.each([['{Enter}'], [' ']])('%s selects, closes and restores the focus', async key => {
    const onSelect = vi.fn()
    renderWithUi(<Bond onSelect={onSelect} />)
    await openByKeys()
    await userEvent.keyboard(key)
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('copy')
    await isClosed()
    await waitFor(() => expect(bond()).toHaveFocus())
  })

  test('Escape closes, selects nothing and restores the focus', async () => {
    const onSelect = vi.fn()
    renderWithUi(<Bond onSelect={onSelect} />)
    await openByKeys()
    await userEvent.keyboard('{Escape}')
    await isClosed()
    await waitFor(() => expect(bond()).toHaveFocus())
    expect(onSelect).not.toHaveBeenCalled()
  })

  test('a press selects; one outside closes', async () => {
    const onSelect = vi.fn()
    renderWithUi(<Bond onSelect={onSelect} />)
    fireEvent.contextMenu(bond())
    await userEvent.click(entry('Copy ISIN'))
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('copy')
    await isClosed()
    fireEvent.contextMenu(bond())
    await act(() => new Promise(resolve => setTimeout(resolve)))
    await userEvent.click(document.body)
    await isClosed()
  })

  test('a checkbox entry has its state; Space keeps the menu open, Enter closes it', async () => {
    const onSelect = vi.fn()
    renderWithUi(<Bond onSelect={onSelect} />)
    await openByKeys()
    expect(entry('Grid', 'menuitemcheckbox')).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(entry('Grid', 'menuitemcheckbox')).toHaveFocus())
    await userEvent.keyboard(' ')
    expect(menu()).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await isClosed()
    expect(onSelect.mock.calls).toEqual([['grid'], ['grid']])
  })

  test.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ])('%s: arrow keys open and close a submenu', async (dir, into, back) => {
    document.documentElement.dir = dir
    const onSelect = vi.fn()
    renderWithUi(<Bond onSelect={onSelect} />)
    await openByKeys()
    expect(entry('Export')).toHaveAttribute('aria-haspopup', 'menu')
    await userEvent.keyboard('e')
    await waitFor(() => expect(entry('Export')).toHaveFocus())
    await userEvent.keyboard(into)
    await waitFor(() => expect(entry('Excel')).toHaveFocus())
    expect(menu('Export')).toBeVisible()
    await userEvent.keyboard(back)
    await waitFor(() => expect(entry('Export')).toHaveFocus())
    await userEvent.keyboard(into)
    await waitFor(() => expect(entry('Excel')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('excel')
    await isClosed()
  })

  test('an entry with a disabled reason is reachable, described and cannot be selected', async () => {
    const onSelect = vi.fn()
    renderWithUi(<Bond onSelect={onSelect} />)
    await openByKeys()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(entry('Compare')).toHaveFocus())
    expect(entry('Compare')).toHaveAttribute('aria-disabled', 'true')
    expect(entry('Compare')).toHaveAccessibleDescription('Twenty are compared')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(entry('Compare'))
    expect(menu()).toBeVisible()
    expect(onSelect).not.toHaveBeenCalled()
  })

  test('a shortcut describes its entry and is not part of its name', async () => {
    renderWithUi(<Bond />)
    await openByKeys()
    expect(entry('Copy ISIN')).toHaveAccessibleDescription('Ctrl+C')
  })

  test('an entry can have a separator above it', async () => {
    renderWithUi(<Bond />)
    await openByKeys()
    expect(screen.getAllByRole('separator')).toHaveLength(1)
  })
})

test('the page’s element is in the server’s markup, without a style attribute', () => {
  const html = renderToString(<Bond />)
  expect(html).toContain('Treasury 2035')
  expect(html).not.toContain('style=')
})
