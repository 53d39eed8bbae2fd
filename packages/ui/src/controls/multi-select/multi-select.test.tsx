import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx'

const currencies = ['USD', 'EUR', 'GBP', 'CHF']

function Currencies(props: Partial<MultiSelectProps<string>>) {
  return <MultiSelect label="Currencies" items={currencies} {...props} />
}
const field = () => screen.getByRole('combobox', { name: 'Currencies' })
const list = () => screen.getByRole('listbox', { name: 'Currencies' })
const option = (name: string) => screen.getByRole('option', { name })
const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })
const chips = () =>
  screen.queryByRole('list', { name: 'Currencies: chosen' })
    ? within(screen.getByRole('list', { name: 'Currencies: chosen' }))
        .getAllByRole('listitem')
        .map(each => each.textContent)
    : []
const status = () => screen.getByRole('status')

describe('MultiSelect', () => {
  afterEach(() => document.documentElement.removeAttribute('dir'))

  test('is a combobox whose list allows several selections', async () => {
    const ref = createRef<HTMLInputElement>()
    renderWithUi(<Currencies ref={ref} defaultValue={['EUR']} />)
    expect(ref.current).toBe(field())
    await userEvent.click(field())
    expect(list()).toHaveAttribute('aria-multiselectable', 'true')
    expect(screen.getAllByRole('option', { selected: true })).toEqual([option('EUR')])
  })

  test('presses select one item after the other, and a second press removes it; the list stays open', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<Currencies onValueChange={onValueChange} />)
    await userEvent.click(field())
    await userEvent.click(option('GBP'))
    await userEvent.click(option('USD'))
    await userEvent.click(option('GBP'))
    expect(onValueChange.mock.calls).toEqual([[['GBP']], [['GBP', 'USD']], [['USD']]])
    expect(chips()).toEqual(['USD'])
    expect(list()).toBeVisible()
    expect(field()).toHaveFocus()
  })

  test('the keyboard selects: text, Enter, text, Enter; Escape closes', async () => {
    renderWithUi(<Currencies />)
    await userEvent.type(field(), 'eu{Enter}')
    expect(field()).toHaveValue('')
    await userEvent.keyboard('ch{Enter}{Escape}')
    expect(chips()).toEqual(['EUR', 'CHF'])
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('without a filter the highlight stays: Enter removes the option again', async () => {
    renderWithUi(<Currencies />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(chips()).toEqual(['EUR'])
    expect(field()).toHaveAttribute('aria-activedescendant', option('EUR').id)
    await userEvent.keyboard('{Enter}')
    expect(chips()).toEqual([])
  })

  test('Backspace removes the last item, only at the start of the text', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<Currencies defaultValue={['USD', 'EUR']} onValueChange={onValueChange} />)
    await userEvent.type(field(), 'x{Backspace}')
    expect(onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Backspace}')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['USD'])
    await userEvent.keyboard('{Backspace}{Backspace}')
    expect(onValueChange).toHaveBeenCalledTimes(2)
    expect(chips()).toEqual([])
  })

  test.each([
    ['left to right', 'ltr', '{ArrowLeft}', '{ArrowRight}'],
    ['right to left', 'rtl', '{ArrowRight}', '{ArrowLeft}'],
  ])('%s, arrow keys move into the chips, stop at the first and return', async (_case, dir, back, on) => {
    document.documentElement.dir = dir
    renderWithUi(<Currencies defaultValue={['USD', 'EUR']} />)
    await userEvent.tab()
    for (const name of ['EUR', 'USD', 'USD']) {
      await userEvent.keyboard(back)
      expect(remove(name)).toHaveFocus()
    }
    await userEvent.keyboard(on)
    expect(remove('EUR')).toHaveFocus()
    await userEvent.keyboard(on)
    expect(field()).toHaveFocus()
  })

  test.each([['{Delete}'], ['{Backspace}']])(
    '%s on a chip removes it; the focus moves to the chip in its place, from the last to the previous one, then to the text',
    async key => {
      renderWithUi(<Currencies defaultValue={['USD', 'EUR', 'GBP']} />)
      await userEvent.tab()
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
      expect(remove('EUR')).toHaveFocus()
      await userEvent.keyboard(key)
      expect(chips()).toEqual(['USD', 'GBP'])
      expect(remove('GBP')).toHaveFocus()
      await userEvent.keyboard(key)
      expect(remove('USD')).toHaveFocus()
      await userEvent.keyboard(key)
      expect(chips()).toEqual([])
      expect(field()).toHaveFocus()
    },
  )

  test('the remove button of a chip removes it, by Enter too, and the focus moves to the text', async () => {
    renderWithUi(<Currencies defaultValue={['USD', 'EUR', 'GBP']} />)
    await userEvent.click(remove('EUR'))
    expect(chips()).toEqual(['USD', 'GBP'])
    expect(field()).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    expect(chips()).toEqual(['USD'])
    expect(field()).toHaveFocus()
  })

  test('arrow keys return to the chip that had the focus before a press in the text', async () => {
    renderWithUi(<Currencies defaultValue={['USD', 'EUR']} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await userEvent.click(field())
    await userEvent.keyboard('{Escape}{ArrowLeft}')
    expect(remove('EUR')).toHaveFocus()
  })

  test('Tab skips the chips', async () => {
    renderWithUi(
      <>
        <Currencies defaultValue={['USD', 'EUR']} />
        <button type="button">Next</button>
      </>,
    )
    await userEvent.tab()
    expect(field()).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  })

  test('one button removes all items', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<Currencies defaultValue={['USD', 'EUR']} onValueChange={onValueChange} />)
    await userEvent.click(screen.getByRole('button', { name: 'Remove all' }))
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith([])
    expect(chips()).toEqual([])
    expect(screen.queryByRole('button', { name: 'Remove all' })).toBeNull()
  })

  test('one live region announces additions and removals', async () => {
    renderWithUi(<Currencies defaultValue={['USD']} />)
    await userEvent.click(field())
    await userEvent.click(option('EUR'))
    await waitFor(() => expect(status()).toHaveTextContent('EUR added'))
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(status()).toHaveTextContent('EUR removed'))
    expect(document.getElementById('a11y-status-message'), 'downshift’s own voice').toBeNull()
  })

  test('when controlled its chips change only when the parent changes them', async () => {
    const onValueChange = vi.fn()
    const { rerender } = renderWithUi(<Currencies value={['USD']} onValueChange={onValueChange} />)
    await userEvent.type(field(), 'eur{Enter}')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['USD', 'EUR'])
    expect(chips()).toEqual(['USD'])
    rerender(<Currencies value={['USD', 'EUR']} onValueChange={onValueChange} />)
    expect(chips()).toEqual(['USD', 'EUR'])
  })

  test('the typed text can become an item', async () => {
    renderWithUi(<Currencies createItem={text => text.toUpperCase()} />)
    await userEvent.type(field(), 'sek{Enter}')
    expect(chips()).toEqual(['SEK'])
  })

  test('found items are identified by their keys, even if they are new objects', async () => {
    type Bond = { id: number; name: string }
    const search = async (): Promise<Bond[]> => [
      { id: 1, name: 'Bund' },
      { id: 2, name: 'Bobl' },
    ]
    const onValueChange = vi.fn()
    renderWithUi(
      <MultiSelect<Bond>
        label="Currencies"
        search={search}
        itemToString={({ name }) => name}
        itemToKey={({ id }) => id}
        defaultValue={[{ id: 1, name: 'Bund' }]}
        onValueChange={onValueChange}
      />,
    )
    await userEvent.click(field())
    await userEvent.click(await screen.findByRole('option', { name: 'Bund' }))
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith([])
  })

  test.each([
    ['a reason', { disabledReason: 'Your plan has one currency' }, 'aria-disabled'],
    ['readOnly', { readOnly: true }, 'readonly'],
  ])('with %s it can be focused and read, but does not change', async (_case, props, attribute) => {
    const onValueChange = vi.fn()
    renderWithUi(<Currencies defaultValue={['USD']} onValueChange={onValueChange} {...props} />)
    await userEvent.tab()
    expect(field()).toHaveFocus()
    expect(field()).toHaveAttribute(attribute)
    await userEvent.keyboard('{Backspace}{ArrowLeft}{ArrowDown}')
    expect(chips()).toEqual(['USD'])
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(onValueChange).not.toHaveBeenCalled()
  })

  test('an error marks it invalid and describes it, after the hint', () => {
    renderWithUi(<Currencies hint="Of the issue" error="Choose a currency" />)
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription('Of the issue Choose a currency')
  })

  test('a form gets every key', () => {
    renderWithUi(
      <form aria-label="Filter">
        <Currencies name="currency" defaultValue={['USD', 'EUR']} />
      </form>,
    )
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Filter' })
    expect([...new FormData(form)]).toEqual([
      ['currency', 'USD'],
      ['currency', 'EUR'],
    ])
  })
})

test('has the documented parts in one root, on the server too', () => {
  expect(anatomyOf(<Currencies defaultValue={['USD']} hint="H" error="E" />)).toEqual({
    ...ONE_ROOT,
    slots:
      'combobox-clear combobox-toggle field field-box field-error field-hint field-input field-label live-region multi-select-chip multi-select-chips multi-select-remove',
  })
})
