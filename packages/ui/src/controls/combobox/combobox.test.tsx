import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { deferred } from '../../testing/deferred.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Combobox, type ComboboxProps } from './combobox.tsx'

type Bond = { id: number; name: string; issuer: string; matured?: boolean }
const bonds: Bond[] = [
  { id: 1, name: 'Bund 2034', issuer: 'Germany' },
  { id: 2, name: 'Bobl 2029', issuer: 'Germany' },
  { id: 3, name: 'Treasury 2034', issuer: 'United States' },
  { id: 4, name: 'Treasury 2020', issuer: 'United States', matured: true },
]
const nameOf = ({ name }: Bond) => name
const keyOf = ({ id }: Bond) => id

function Bonds(props: Partial<ComboboxProps<Bond>>) {
  return <Combobox label="Bond" items={bonds} itemToString={nameOf} itemToKey={keyOf} {...props} />
}
const field = () => screen.getByRole('combobox', { name: 'Bond' })
const list = () => screen.getByRole('listbox', { name: 'Bond' })
const option = (name: string) => screen.getByRole('option', { name })
const options = () => screen.queryAllByRole('option').map(each => each.textContent)
const isActive = (name: string) => expect(field()).toHaveAttribute('aria-activedescendant', option(name).id)
const noneActive = () => expect(field()).not.toHaveAttribute('aria-activedescendant')
const isClosed = () => {
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field()).toHaveAttribute('aria-expanded', 'false')
}
const status = () => screen.getByRole('status')
const type = (text: string) => userEvent.type(field(), text)

describe('Combobox (ARIA Authoring Practices: editable combobox with list autocomplete)', () => {
  test('is a named combobox that references its list while that is open', async () => {
    const ref = createRef<HTMLInputElement>()
    renderWithUi(<Bonds ref={ref} />)
    expect(ref.current).toBe(field())
    expect(field()).toHaveAttribute('aria-autocomplete', 'list')
    expect(field()).not.toHaveAttribute('aria-controls')
    isClosed()
    await userEvent.click(field())
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    expect(field()).toHaveAttribute('aria-controls', list().id)
  })

  test.each([
    [
      'APG combobox-autocomplete-list: textbox-key-down-arrow opens on the first option',
      '{ArrowDown}',
      'Bund 2034',
    ],
    [
      'APG combobox-autocomplete-list: textbox-key-up-arrow opens on the last option',
      '{ArrowUp}',
      'Treasury 2034',
    ],
  ])('%s', async (_title, key, name) => {
    renderWithUi(<Bonds items={bonds.slice(0, 3)} />)
    await userEvent.tab()
    await userEvent.keyboard(key)
    isActive(name)
  })

  test('APG combobox-autocomplete-list: textbox-key-alt-down-arrow opens and goes nowhere', async () => {
    renderWithUi(<Bonds />)
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(list()).toBeVisible()
    noneActive()
  })

  test('arrow keys skip disabled options, and wrap around', async () => {
    renderWithUi(<Bonds isItemDisabled={({ matured }) => matured === true} />)
    await userEvent.tab()
    for (const name of ['Bund 2034', 'Bobl 2029', 'Treasury 2034', 'Bund 2034']) {
      await userEvent.keyboard('{ArrowDown}')
      isActive(name)
    }
    await userEvent.keyboard('{ArrowUp}')
    isActive('Treasury 2034')
    expect(option('Treasury 2020')).toHaveAttribute('aria-disabled', 'true')
  })

  test('Home and End move to the ends of the list from an option, otherwise in the text', async () => {
    renderWithUi(<Bonds />)
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{End}')
    noneActive()
    await userEvent.keyboard('{ArrowDown}{End}')
    isActive('Treasury 2020')
    await userEvent.keyboard('{Home}')
    isActive('Bund 2034')
  })

  test('the left arrow returns to the text', async () => {
    renderWithUi(<Bonds />)
    await type('treas{ArrowLeft}')
    noneActive()
    expect(field()).toHaveProperty('selectionStart', 4)
  })

  test('Enter selects the active option, writes it into the text and closes the list', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<Bonds onValueChange={onValueChange} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(bonds[1])
    expect(field()).toHaveValue('Bobl 2029')
    isClosed()
  })

  test('Escape closes the list, selects nothing and reverts the text; with a closed list it does nothing', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<Bonds defaultValue={bonds[0]} onValueChange={onValueChange} />)
    await type(' x{Escape}')
    isClosed()
    expect(field()).toHaveValue('Bund 2034')
    await userEvent.keyboard('{Escape}')
    expect(field()).toHaveValue('Bund 2034')
    expect(onValueChange).not.toHaveBeenCalled()
  })

  test('only the selected option is marked, and the list opens at it', async () => {
    renderWithUi(<Bonds defaultValue={bonds[1]} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    isActive('Bobl 2029')
    expect(screen.getAllByRole('option', { selected: true })).toEqual([option('Bobl 2029')])
  })
})

describe('Combobox', () => {
  test('typing filters the list and highlights its first option; the caret stays in the middle of the text', async () => {
    renderWithUi(<Bonds />)
    await type('treas')
    expect(options()).toEqual(['Treasury 2034', 'Treasury 2020'])
    isActive('Treasury 2034')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}x')
    expect(field()).toHaveValue('trexas')
    expect(field()).toHaveProperty('selectionStart', 4)
  })

  test('without typing, the list shows all items, with one selected too', async () => {
    renderWithUi(<Bonds defaultValue={bonds[0]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Show options' }))
    expect(options()).toHaveLength(4)
    expect(field()).toHaveFocus()
  })

  test('a press in the text keeps the list open; the button closes it', async () => {
    renderWithUi(<Bonds />)
    await userEvent.click(field())
    await userEvent.click(field())
    expect(list()).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show options' }))
    isClosed()
  })

  test('a press selects an option, but not a disabled one', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<Bonds isItemDisabled={({ matured }) => matured === true} onValueChange={onValueChange} />)
    await userEvent.click(field())
    await userEvent.click(option('Treasury 2020'))
    expect(onValueChange).not.toHaveBeenCalled()
    await userEvent.click(option('Treasury 2034'))
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(bonds[2])
    expect(field()).toHaveFocus()
  })

  test('Enter selects nothing when the only match is disabled', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<Bonds isItemDisabled={({ matured }) => matured === true} onValueChange={onValueChange} />)
    await type('2020{Enter}')
    expect(onValueChange).not.toHaveBeenCalled()
    expect(list()).toBeVisible()
  })

  test.each([
    ['Tab', () => userEvent.tab()],
    ['a press elsewhere', () => userEvent.click(document.body)],
  ])('%s closes without a selection: the text is that of the value', async (_way, leave) => {
    const onValueChange = vi.fn()
    renderWithUi(<Bonds defaultValue={bonds[0]} onValueChange={onValueChange} />)
    await userEvent.clear(field())
    onValueChange.mockClear()
    await type('treas')
    await leave()
    isClosed()
    expect(field()).toHaveValue('')
    expect(onValueChange).not.toHaveBeenCalled()
  })

  test('deleting the text clears the value', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<Bonds defaultValue={bonds[0]} onValueChange={onValueChange} />)
    await userEvent.clear(field())
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null)
  })

  test('the clear button clears, and moves the focus to the text', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<Bonds defaultValue={bonds[0]} onValueChange={onValueChange} />)
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null)
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  })

  test('without clearable there is no clear button, and deleting the text changes nothing', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<Bonds clearable={false} defaultValue={bonds[0]} onValueChange={onValueChange} />)
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
    await userEvent.clear(field())
    await userEvent.tab()
    expect(field()).toHaveValue('Bund 2034')
    expect(onValueChange).not.toHaveBeenCalled()
  })

  test('when controlled, its text follows the value', async () => {
    const { rerender } = renderWithUi(<Bonds value={bonds[0]} />)
    expect(field()).toHaveValue('Bund 2034')
    await userEvent.click(field())
    await userEvent.click(option('Bobl 2029'))
    expect(field()).toHaveValue('Bund 2034')
    rerender(<Bonds value={bonds[2]} />)
    expect(field()).toHaveValue('Treasury 2034')
    rerender(<Bonds value={null} />)
    expect(field()).toHaveValue('')
  })

  test('groups are named by their headings', async () => {
    renderWithUi(<Bonds itemToGroup={({ issuer }) => issuer} />)
    await userEvent.click(field())
    const germany = within(list()).getByRole('group', { name: 'Germany' })
    expect(
      within(germany)
        .getAllByRole('option')
        .map(each => each.textContent),
    ).toEqual(['Bund 2034', 'Bobl 2029'])
  })

  test('string items need no functions', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<Combobox label="Bond" items={['USD', 'EUR']} onValueChange={onValueChange} />)
    await type('eu{Enter}')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('EUR')
  })

  test('the typed text can become an item', async () => {
    const onValueChange = vi.fn()
    renderWithUi(
      <Combobox
        label="Bond"
        items={['Core', 'Ladder']}
        createItem={text => `${text}!`}
        onValueChange={onValueChange}
      />,
    )
    await type('Short ')
    expect(options()).toEqual(['Create “Short”'])
    await userEvent.keyboard('{Enter}')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Short!')
    expect(field()).toHaveValue('Short!')
    isClosed()
  })

  test('announces how many options are left, or that there are none', async () => {
    renderWithUi(<Bonds />)
    expect(status()).toBeEmptyDOMElement()
    await type('treas')
    expect(status()).toHaveTextContent('Options: 2')
    await type('xx')
    expect(status()).toHaveTextContent('Nothing found')
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getAllByText('Nothing found')[0]).toBeVisible()
    expect(document.getElementById('a11y-status-message'), 'downshift’s own voice').toBeNull()
  })

  test.each([
    ['a reason', { disabledReason: 'Your plan compares nothing' }, 'aria-disabled'],
    ['readOnly', { readOnly: true }, 'readonly'],
  ])('with %s it can be focused and read, but does not open', async (_case, props, attribute) => {
    renderWithUi(<Bonds defaultValue={bonds[0]} {...props} />)
    await userEvent.tab()
    expect(field()).toHaveFocus()
    expect(field()).toHaveAttribute(attribute)
    await userEvent.click(field())
    await userEvent.keyboard('x{ArrowDown}')
    expect(field()).toHaveValue('Bund 2034')
    isClosed()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('an error marks it invalid and describes it, after the hint', () => {
    renderWithUi(<Bonds hint="By name" error="Choose a bond" required />)
    expect(field()).toBeInvalid()
    expect(field()).toBeRequired()
    expect(field()).toHaveAccessibleDescription('By name Choose a bond')
  })

  test('a form gets the key of the selected item', async () => {
    renderWithUi(
      <form aria-label="Compare">
        <Bonds name="bond" />
      </form>,
    )
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Compare' })
    expect([...new FormData(form)]).toEqual([])
    await type('bund{Enter}')
    expect([...new FormData(form)]).toEqual([['bond', '1']])
  })

  test("handlers of the page are called too, and can prevent a key's default behaviour", async () => {
    const handlers = { onFocus: vi.fn(), onBlur: vi.fn(), onClick: vi.fn() }
    renderWithUi(
      <Bonds {...handlers} onKeyDown={event => event.key === 'ArrowDown' && event.preventDefault()} />,
    )
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowDown}')
    noneActive()
    await userEvent.keyboard('{ArrowUp}')
    isActive('Treasury 2020')
    await userEvent.tab()
    for (const handler of Object.values(handlers)) expect(handler).toHaveBeenCalledOnce()
  })

  test('keys of an input method are ignored', async () => {
    renderWithUi(<Bonds />)
    await userEvent.click(field())
    const event = new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, bubbles: true })
    act(() => void field().dispatchEvent(event))
    noneActive()
  })
})

describe('Combobox with a search', () => {
  const found = bonds.slice(2)

  test('searches when it opens and 250 ms after the last keystroke, and shows the results', async () => {
    const search = vi.fn(async (query: string) => (query === '' ? bonds : found))
    renderWithUi(<Bonds items={undefined} search={search} />)
    expect(search).not.toHaveBeenCalled()
    await userEvent.click(field())
    expect(await screen.findAllByRole('option')).toHaveLength(4)
    await type('treas')
    await waitFor(() => expect(options()).toEqual(['Treasury 2034', 'Treasury 2020']))
    expect(search.mock.calls.map(([query]) => query)).toEqual(['', 'treas'])
  })

  test('while searching it says so, has no options, and Enter selects nothing', async () => {
    const answer = deferred<Bond[]>()
    const onValueChange = vi.fn()
    renderWithUi(<Bonds items={undefined} search={() => answer.promise} onValueChange={onValueChange} />)
    await type('treas')
    expect(status()).toHaveTextContent('Loading')
    expect(options()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getAllByText('Loading').length).toBeGreaterThan(1))
    await new Promise(resolve => setTimeout(resolve, 300))
    await act(async () => answer.resolve(found))
    isActive('Treasury 2034')
    expect(onValueChange).not.toHaveBeenCalled()
  })

  test('a late answer to an earlier text is dropped, and its request is aborted', async () => {
    const first = deferred<Bond[]>()
    const signals: AbortSignal[] = []
    const search = vi.fn(async (query: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal)
      return query === '' ? first.promise : found
    })
    renderWithUi(<Bonds items={undefined} search={search} />)
    await userEvent.click(field())
    await waitFor(() => expect(search).toHaveBeenCalledOnce())
    await type('treas')
    await waitFor(() => expect(options()).toHaveLength(2))
    await act(async () => first.resolve(bonds))
    expect(options()).toHaveLength(2)
    expect(signals[0]?.aborted).toBe(true)
  })

  test('an error is announced, and the keyboard can retry', async () => {
    const search = vi.fn<(query: string) => Promise<Bond[]>>()
    search.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(found)
    const onValueChange = vi.fn()
    renderWithUi(<Bonds items={undefined} search={search} onValueChange={onValueChange} />)
    await userEvent.click(field())
    await screen.findByRole('option', { name: 'Retry' })
    await waitFor(() => expect(status()).toHaveTextContent('The options could not be loaded.'))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(options()).toEqual(['Treasury 2034', 'Treasury 2020']))
    expect(field()).toHaveFocus()
    expect(onValueChange).not.toHaveBeenCalled()
  })

  test('a press retries, and the list stays open', async () => {
    const search = vi.fn<(query: string) => Promise<Bond[]>>()
    search.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(found)
    renderWithUi(<Bonds items={undefined} search={search} />)
    await userEvent.click(field())
    await userEvent.click(await screen.findByRole('option', { name: 'Retry' }))
    await waitFor(() => expect(options()).toHaveLength(2))
  })
})

test('in a dialog, Escape closes the list first, then the dialog', async () => {
  function InDialog() {
    const [open, setOpen] = useState(true)
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Compare">
        <Bonds />
      </Dialog>
    )
  }
  renderWithUi(<InDialog />)
  await userEvent.click(field())
  await userEvent.click(option('Bund 2034'))
  await userEvent.keyboard('{ArrowDown}')
  expect(list()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  isClosed()
  expect(field()).toHaveValue('Bund 2034')
  expect(screen.getByRole('dialog', { name: 'Compare' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('has the documented parts in one root, on the server too', () => {
  expect(anatomyOf(<Bonds defaultValue={bonds[0]} hint="H" error="E" />)).toEqual({
    ...ONE_ROOT,
    slots:
      'combobox-clear combobox-toggle field field-box field-error field-hint field-input field-label live-region',
  })
})
