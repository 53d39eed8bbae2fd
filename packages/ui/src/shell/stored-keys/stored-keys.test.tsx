import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { memoryStore, type SafeStorage } from '../../foundation/state/safe-storage.ts'
import { STORED_KEYS, type StoredKeys } from '../../foundation/state/stored-keys.ts'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { ForgetEverything } from './forget-everything.tsx'
import { StoredKeysTable } from './stored-keys-table.tsx'

const SITE: StoredKeys = {
  ...STORED_KEYS,
  token: { store: 'cookie', name: 'token', labelKey: 'stored_search_tab', life: 7 * 86_400, essential: true },
}

describe('H3 all cookies listed in one registry: StoredKeysTable', () => {
  test('each row shows name, purpose, storage and lifetime', () => {
    renderWithUi(<StoredKeysTable />)
    const table = screen.getByRole('table', { name: 'What this site stores in your browser' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(head => head.textContent),
    ).toEqual(['Name', 'What for', 'Where', 'How long'])
    const row = within(table).getByRole('row', { name: /^registration_banner/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    ).toEqual([expect.stringContaining('the invitation to register'), 'Cookie', '1 day'])
  })

  test('every name of the registry is listed', () => {
    renderWithUi(<StoredKeysTable />)
    for (const { name } of Object.values(STORED_KEYS))
      expect(screen.getByText(/[._]$/.test(name) ? `${name}*` : name)).toBeInTheDocument()
  })

  test("a site's essential entries come first, and are marked", () => {
    renderWithUi(<StoredKeysTable registry={SITE} />)
    const [, first] = screen.getAllByRole('row')
    expect(first).toHaveTextContent('token')
    expect(first).toHaveTextContent('Necessary')
    expect(first).toHaveTextContent('7 days')
    expect(screen.getAllByText('Necessary')).toHaveLength(1)
  })
})

describe('H3 "forget everything"', () => {
  const stores = (cookie: SafeStorage) => ({ cookie, local: memoryStore({ 'columns.a': '1', theirs: '1' }) })
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  test('asks first, and removes nothing on cancel', async () => {
    const cookie = memoryStore({ from_ads: '7' })
    renderWithUi(<ForgetEverything />, { stores: stores(cookie) })
    await press('Forget everything')
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      expect.stringContaining('cannot be undone'),
    )
    await press('Keep it')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(cookie.get('from_ads')).toBe('7')
    expect(screen.getByRole('button', { name: 'Forget everything' })).toHaveFocus()
  })

  test('removes everything that is not essential, and announces how many', async () => {
    const cookie = memoryStore({ from_ads: '7', token: 'x' })
    const browserStores = stores(cookie)
    const onForgotten = vi.fn()
    renderWithUi(<ForgetEverything registry={SITE} onForgotten={onForgotten} />, { stores: browserStores })
    await press('Forget everything')
    await press('Forget everything')
    expect(screen.getByRole('status')).toHaveTextContent('Items forgotten: 2.')
    expect(onForgotten).toHaveBeenCalledExactlyOnceWith(2)
    expect(cookie.names?.()).toEqual(['token'])
    expect(browserStores.local.names?.()).toEqual(['theirs'])
  })

  test('announces that there was nothing', async () => {
    renderWithUi(<ForgetEverything />)
    await press('Forget everything')
    await press('Forget everything')
    expect(screen.getByRole('status')).toHaveTextContent('There was nothing to forget.')
  })

  test('announces what the browser did not remove', async () => {
    const stubborn: SafeStorage = {
      get: () => '1',
      set: () => true,
      remove: () => {},
      names: () => ['from_ads'],
    }
    renderWithUi(<ForgetEverything />, { stores: stores(stubborn) })
    await press('Forget everything')
    await press('Forget everything')
    expect(screen.getByRole('status')).toHaveTextContent('Items forgotten: 1.')
    expect(screen.getByRole('status')).toHaveTextContent('Could not be removed: 1.')
  })
})

test.each([
  [
    'the table',
    <StoredKeysTable key="0" registry={{ only: SITE.token ?? STORED_KEYS.columns }} />,
    'badge stored-key stored-keys',
  ],
  ['the button', <ForgetEverything key="1" />, 'button button-face forget-everything'],
])('%s has its documented parts in one root, on the server too', (_case, element, slots) => {
  expect(anatomyOf(element)).toEqual({ ...ONE_ROOT, slots })
})
