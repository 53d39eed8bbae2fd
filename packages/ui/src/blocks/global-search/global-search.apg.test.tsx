import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { sameSearch } from '../../testing/fixtures/global-search.ts'
import { hits } from '../../testing/fixtures/global-search-states.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { GlobalSearch, LazyGlobalPopup } from './global-search.tsx'

// browsers load the popup on demand
beforeAll(() => LazyGlobalPopup.load())

afterEach(() => {
  vi.useRealTimers()
})

const FOUND = 25
const field = () => document.querySelector('input') as HTMLInputElement
const options = () => [...document.querySelectorAll('[role=option]')]

/** The index of the active option; fails if the announced and the highlighted option differ. */
function active(): number | null {
  const drawn = options().filter(option => option.hasAttribute('data-active'))
  const activeId = field().getAttribute('aria-activedescendant')
  expect(drawn.map(option => option.id)).toEqual(activeId === null ? [] : [activeId])
  return drawn[0] ? options().indexOf(drawn[0]) : null
}

/** A search in a form, with 25 hits of every kind; the focus is in the field. Fake timers cover the debounce only. */
async function searched() {
  const user = userEvent.setup()
  const onSelect = vi.fn()
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  vi.useFakeTimers()
  renderWithUi(
    <form onSubmit={onSubmit}>
      <GlobalSearch kinds={sameSearch(async () => hits(FOUND))} onSelect={onSelect} />
      <button type="submit">Submit</button>
    </form>,
  )
  act(() => field().focus())
  fireEvent.change(field(), { target: { value: 'item' } })
  await act(() => vi.advanceTimersByTimeAsync(300))
  vi.useRealTimers()
  expect(options()).toHaveLength(FOUND)
  const press = async (keys: string) => {
    await user.keyboard(keys)
    // Radix focuses tabs in a separate task
    await act(() => new Promise(resolve => setTimeout(resolve)))
  }
  return { user, press, onSelect, onSubmit }
}

describe('G1 the ARIA attributes of the combobox', () => {
  test.each([
    ['APG combobox-autocomplete-list: combobox-role', 'role', 'combobox'],
    ['APG combobox-autocomplete-list: combobox-aria-haspopup', 'aria-haspopup', 'listbox'],
    ['APG combobox-autocomplete-list: combobox-aria-autocomplete', 'aria-autocomplete', 'list'],
  ])('%s', async (_name, attribute, expected) => {
    await searched()
    expect(field()).toHaveAttribute(attribute, expected)
  })

  test('APG combobox-autocomplete-list: combobox-aria-controls refers to the list while there is one', async () => {
    const { press } = await searched()
    expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
    await press('{Escape}')
    expect(field()).not.toHaveAttribute('aria-controls')
  })

  test('APG combobox-autocomplete-list: combobox-aria-expanded', async () => {
    const { press } = await searched()
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    await press('{Escape}')
    expect(field()).toHaveAttribute('aria-expanded', 'false')
  })

  test('APG combobox-autocomplete-list: listbox-role', async () => {
    await searched()
    expect(screen.getAllByRole('listbox')).toHaveLength(1)
  })

  test('APG combobox-autocomplete-list: listbox-aria-label is the name of the tab', async () => {
    const { user } = await searched()
    expect(screen.getByRole('listbox', { name: 'Bonds' })).toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: /ETFs/ }))
    expect(screen.getByRole('listbox', { name: 'ETFs' })).toBeInTheDocument()
  })

  test('APG combobox-autocomplete-list: option-role', async () => {
    await searched()
    expect(screen.getByRole('listbox').children).toHaveLength(FOUND)
    expect([...screen.getByRole('listbox').children]).toEqual(options())
  })

  test.each([
    ['APG combobox-autocomplete-list: option-aria-selected'],
    ['APG combobox-autocomplete-list: combobox-aria-activedescendant'],
  ])('%s, by key and by pointer', async () => {
    const { user, press } = await searched()
    expect(active()).toBeNull()
    await press('{ArrowDown}')
    expect(active()).toBe(0)
    await user.hover(options()[3] ?? document.body)
    expect(active()).toBe(3)
    await press('{ArrowDown}')
    expect(active()).toBe(4)
    const selected = options().filter(option => option.getAttribute('aria-selected') === 'true')
    expect(selected).toEqual([options()[4]])
    expect(field()).toHaveFocus()
  })
})

describe('G1 keys in the field', () => {
  test.each<[string, string, string, number | null]>([
    ['APG combobox-autocomplete-list: textbox-key-down-arrow', '{Escape}', '{ArrowDown}', 0],
    ['APG combobox-autocomplete-list: textbox-key-up-arrow', '{Escape}', '{ArrowUp}', FOUND - 1],
    [
      'APG combobox-autocomplete-list: textbox-key-alt-down-arrow',
      '{Escape}',
      '{Alt>}{ArrowDown}{/Alt}',
      null,
    ],
  ])('%s', async (_name, before, key, expected) => {
    const { press } = await searched()
    await press(before)
    expect(options()).toHaveLength(0)
    await press(key)
    expect(options()).toHaveLength(FOUND)
    expect(active()).toBe(expected)
  })

  test('APG combobox-autocomplete-list: textbox-key-alt-up-arrow', async () => {
    const { press } = await searched()
    await press('{Alt>}{ArrowUp}{/Alt}')
    expect(options()).toHaveLength(0)
    expect(field()).toHaveValue('item')
  })

  test('APG combobox-autocomplete-list: textbox-key-escape: the first closes, the second clears, the third is left to the page', async () => {
    const { press } = await searched()
    await press('{Escape}')
    expect(options()).toHaveLength(0)
    expect(field()).toHaveValue('item')
    await press('{Escape}')
    expect(field()).toHaveValue('')
    const onKeyDown = vi.fn((event: KeyboardEvent) => event.defaultPrevented)
    document.addEventListener('keydown', onKeyDown)
    await press('{Escape}')
    document.removeEventListener('keydown', onKeyDown)
    expect(onKeyDown).toHaveReturnedWith(false)
  })

  test('APG combobox-autocomplete-list: standard-single-line-editing-keys', async () => {
    const { press } = await searched()
    await press('{Home}x{End}y{ArrowLeft}z{Backspace}')
    expect(field()).toHaveValue('xitemy')
    expect(field().selectionStart).toBe(5)
  })

  test('Enter without an active option submits the form (readings #47 is for compare search)', async () => {
    const { press, onSubmit, onSelect } = await searched()
    await press('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(onSelect).not.toHaveBeenCalled()
  })
})

describe('G1 keys with an active option', () => {
  const to = (place: number) => '{ArrowDown}'.repeat(place + 1)

  test.each<[string, string, number | null]>([
    ['APG combobox-autocomplete-list: listbox-key-down-arrow', `${to(2)}{ArrowDown}`, 3],
    ['APG combobox-autocomplete-list: listbox-key-down-arrow after the last', '{ArrowUp}{ArrowDown}', 0],
    ['APG combobox-autocomplete-list: listbox-key-up-arrow', `${to(2)}{ArrowUp}`, 1],
    ['APG combobox-autocomplete-list: listbox-key-up-arrow before the first', `${to(0)}{ArrowUp}`, FOUND - 1],
    ['APG combobox-autocomplete-list: listbox-key-home', `${to(4)}{Home}`, 0],
    ['APG combobox-autocomplete-list: listbox-key-end', `${to(4)}{End}`, FOUND - 1],
    ['APG combobox-autocomplete-list: listbox-key-page-down', `${to(2)}{PageDown}`, 12],
    ['APG combobox-autocomplete-list: listbox-key-page-down at the end', '{ArrowUp}{PageDown}', FOUND - 1],
    ['APG combobox-autocomplete-list: listbox-key-page-up', '{ArrowUp}{PageUp}', FOUND - 11],
    ['APG combobox-autocomplete-list: listbox-key-page-up at the beginning', `${to(2)}{PageUp}`, 0],
    ['APG combobox-autocomplete-list: listbox-key-left-arrow', `${to(2)}{ArrowLeft}`, null],
    ['APG combobox-autocomplete-list: listbox-key-right-arrow', `${to(2)}{ArrowRight}`, null],
  ])('%s', async (_name, keys, expected) => {
    const { press } = await searched()
    await press(keys)
    expect(active()).toBe(expected)
    expect(options()).toHaveLength(FOUND)
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('item')
  })

  test('the left arrow also moves the caret', async () => {
    const { press } = await searched()
    await press(`${to(2)}{ArrowLeft}`)
    expect(field().selectionStart).toBe(3)
  })

  test('APG combobox-autocomplete-list: listbox-key-enter', async () => {
    const { press, onSelect, onSubmit } = await searched()
    await press(`${to(2)}{Enter}`)
    expect(onSelect).toHaveBeenCalledExactlyOnceWith({ type: 'bonds', id: 3, title: 'Item 3' })
    expect(field()).toHaveValue('Item 3')
    expect(options()).toHaveLength(0)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('APG combobox-autocomplete-list: listbox-key-escape', async () => {
    const { press, onSelect } = await searched()
    await press(`${to(2)}{Escape}`)
    expect(options()).toHaveLength(0)
    expect(active()).toBeNull()
    expect(field()).toHaveValue('item')
    expect(onSelect).not.toHaveBeenCalled()
  })

  test('APG combobox-autocomplete-list: listbox-characters', async () => {
    const { press } = await searched()
    await press(`${to(2)}x`)
    expect(field()).toHaveValue('itemx')
    expect(active()).toBeNull()
  })

  test('an Enter that ends a composition does not choose the option', async () => {
    const { press, onSelect } = await searched()
    await press(to(2))
    const composing = { key: 'Enter', bubbles: true, cancelable: true }
    act(() => void field().dispatchEvent(new KeyboardEvent('keydown', { ...composing, isComposing: true })))
    act(() => void field().dispatchEvent(new KeyboardEvent('keydown', { ...composing, keyCode: 229 })))
    expect(onSelect).not.toHaveBeenCalled()
  })
})

describe('G1 the tabs by keyboard', () => {
  const tab = (name: RegExp) => screen.getByRole('tab', { name })

  test('Tab goes from the field to the open tab, arrows open other tabs, and Tab leaves', async () => {
    const { user, press } = await searched()
    await user.tab()
    expect(tab(/Bonds/)).toHaveFocus()
    await press('{ArrowRight}')
    expect(tab(/Stocks/)).toHaveFocus()
    expect(screen.getByRole('listbox', { name: 'Stocks' })).toBeInTheDocument()
    await press('{End}')
    expect(screen.getByRole('listbox', { name: 'ETFs' })).toBeInTheDocument()
    expect(field()).toHaveValue('item')
    await user.tab()
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus()
    expect(options()).toHaveLength(0)
  })

  test('the down arrow goes from the tabs to the first option, and Enter chooses it', async () => {
    const { user, press, onSelect } = await searched()
    await user.tab()
    await press('{ArrowRight}{ArrowDown}')
    expect(field()).toHaveFocus()
    expect(active()).toBe(0)
    await press('{Enter}')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith({ type: 'stocks', id: 1, title: 'Item 1' })
  })

  test('a letter typed on the tabs goes into the field', async () => {
    const { user, press } = await searched()
    await user.tab()
    await press('x')
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('itemx')
  })

  test('Escape closes from the tabs too and focuses the field', async () => {
    const { user, press } = await searched()
    await user.tab()
    await press('{Escape}')
    expect(field()).toHaveFocus()
    expect(options()).toHaveLength(0)
    expect(field()).toHaveValue('item')
  })
})
