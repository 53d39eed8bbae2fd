import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { sameSearch } from '../../testing/fixtures/global-search.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { CommandPalette } from './command-palette.tsx'
import type { PaletteCommand } from './command-rank.view-model.ts'
import { useCommandPalette } from './use-command-palette.ts'

const ran: string[] = []
const COMMANDS: PaletteCommand[] = Array.from({ length: 25 }, (_, at) => ({
  id: `${at}`,
  title: `Item ${at}`,
  group: at < 5 ? 'First' : 'Others',
  run: () => ran.push(`Item ${at}`),
}))

function Page() {
  const palette = useCommandPalette({ platform: 'other' })
  return (
    <CommandPalette
      kinds={sameSearch(async () => ({ items: [], count: 0, error: null }))}
      palette={palette}
      commands={COMMANDS}
    />
  )
}

beforeEach(() => {
  ran.length = 0
})

const field = () => document.querySelector('[role=combobox]') as HTMLInputElement
const options = () => [...document.querySelectorAll('[role=option]')]

/** The index of the active option; fails if the announced and the highlighted option differ. */
function active(): number | null {
  const shown = options().filter(option => option.hasAttribute('data-active'))
  const activeId = field().getAttribute('aria-activedescendant')
  expect(shown.map(option => option.id)).toEqual(activeId === null ? [] : [activeId])
  return shown[0] ? options().indexOf(shown[0]) : null
}

async function opened(typed = '') {
  const user = userEvent.setup()
  renderWithUi(<Page />)
  await user.keyboard('{Control>}k{/Control}')
  if (typed) await user.type(field(), typed)
  return user
}

describe('X8 the ARIA attributes of the combobox', () => {
  test.each([
    ['APG combobox-autocomplete-list: combobox-role', 'role', 'combobox'],
    ['APG combobox-autocomplete-list: combobox-aria-haspopup', 'aria-haspopup', 'listbox'],
    ['APG combobox-autocomplete-list: combobox-aria-autocomplete', 'aria-autocomplete', 'list'],
  ])('%s', async (_name, attribute, expected) => {
    await opened()
    expect(screen.getByRole('combobox', { name: 'Commands and search' })).toBe(field())
    expect(field()).toHaveAttribute(attribute, expected)
  })

  test.each([
    ['APG combobox-autocomplete-list: combobox-aria-expanded'],
    ['APG combobox-autocomplete-list: combobox-aria-controls'],
  ])('%s: only while there are options', async () => {
    const user = await opened()
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
    await user.type(field(), 'zz')
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    expect(field()).not.toHaveAttribute('aria-controls')
  })

  test('APG combobox-autocomplete-list: listbox-role and its groups, each with a name', async () => {
    await opened()
    const groups = within(screen.getByRole('listbox')).getAllByRole('group')
    expect(groups.map(group => within(group).getAllByRole('option').length)).toEqual([5, 20])
    expect(screen.getByRole('group', { name: 'First' })).toBe(groups[0])
    expect(screen.getByRole('group', { name: 'Others' })).toBe(groups[1])
  })

  test('APG combobox-autocomplete-list: listbox-aria-label', async () => {
    await opened()
    expect(screen.getByRole('listbox', { name: 'Results' })).toBeVisible()
  })

  test('APG combobox-autocomplete-list: option-role, and only headings besides', async () => {
    await opened()
    expect(options()).toHaveLength(25)
    const children = [...screen.getByRole('listbox').children].flatMap(group => [...group.children])
    expect(children.map(child => child.getAttribute('role')).sort()).toEqual([
      ...Array(25).fill('option'),
      ...Array(2).fill('presentation'),
    ])
  })

  test.each([
    ['APG combobox-autocomplete-list: option-aria-selected'],
    ['APG combobox-autocomplete-list: combobox-aria-activedescendant'],
  ])('%s, by key and by pointer', async () => {
    const user = await opened()
    expect(active()).toBeNull()
    await user.keyboard('{ArrowDown}')
    expect(active()).toBe(0)
    await user.hover(options()[7] ?? document.body)
    expect(active()).toBe(7)
    await user.keyboard('{ArrowDown}')
    expect(active()).toBe(8)
    expect(options().filter(option => option.getAttribute('aria-selected') === 'true')).toEqual([
      options()[8],
    ])
    expect(field()).toHaveFocus()
  })
})

describe('X8 keys', () => {
  test.each<[string, keys: string, number | null]>([
    ['APG combobox-autocomplete-list: textbox-key-down-arrow', '{ArrowDown}', 0],
    ['APG combobox-autocomplete-list: textbox-key-up-arrow', '{ArrowUp}', 24],
    ['APG combobox-autocomplete-list: listbox-key-down-arrow', '{ArrowUp}{ArrowDown}{ArrowDown}', 1],
    ['APG combobox-autocomplete-list: listbox-key-up-arrow', '{ArrowDown}{ArrowUp}{ArrowUp}', 23],
    ['APG combobox-autocomplete-list: listbox-key-page-down', '{ArrowDown}{PageDown}', 10],
    ['APG combobox-autocomplete-list: listbox-key-page-down at the end', '{ArrowUp}{PageDown}', 24],
    ['APG combobox-autocomplete-list: listbox-key-page-up', '{ArrowUp}{PageUp}', 14],
    ['APG combobox-autocomplete-list: listbox-key-page-up at the beginning', '{ArrowDown}{PageUp}', 0],
  ])('%s', async (_name, keys, expected) => {
    const user = await opened()
    await user.keyboard(keys)
    expect(active()).toBe(expected)
    expect(field()).toHaveFocus()
  })

  test.each<[string, key: string, caret: number]>([
    ['APG combobox-autocomplete-list: listbox-key-left-arrow', '{ArrowLeft}', 3],
    ['APG combobox-autocomplete-list: listbox-key-right-arrow', '{ArrowRight}', 4],
    ['Home moves the caret to the start, also from the list', '{Home}', 0],
    ['End moves the caret to the end, also from the list', '{End}', 4],
  ])('%s', async (_name, key, caret) => {
    const user = await opened('item')
    await user.keyboard('{ArrowDown}')
    expect(active()).toBe(0)
    await user.keyboard(key)
    expect(active()).toBeNull()
    expect(field().selectionStart).toBe(caret)
  })

  test('APG combobox-autocomplete-list: standard-single-line-editing-keys', async () => {
    const user = await opened('item 2')
    await user.keyboard('{Home}{Delete}I{End}{Backspace}3')
    expect(field()).toHaveValue('Item 3')
  })

  test('APG combobox-autocomplete-list: listbox-characters', async () => {
    const user = await opened()
    await user.keyboard('{ArrowDown}i')
    expect(field()).toHaveValue('i')
    expect(active()).toBeNull()
  })

  test('APG combobox-autocomplete-list: listbox-key-enter', async () => {
    const user = await opened()
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(ran).toEqual(['Item 1']))
  })

  test('Enter chooses the first option of a text, and the status message announces it', async () => {
    const user = await opened('item 7')
    expect(screen.getByRole('status')).toHaveTextContent('Searching…')
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Results: 1. Enter opens: Item 7.'),
    )
    await user.keyboard('{Enter}')
    await waitFor(() => expect(ran).toEqual(['Item 7']))
  })

  test('Enter chooses nothing while the field is empty', async () => {
    const user = await opened()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  test.each([
    ['APG combobox-autocomplete-list: textbox-key-escape', 'item'],
    ['APG combobox-autocomplete-list: listbox-key-escape', 'item{ArrowDown}'],
  ])('%s: the list is the dialog, so one press closes both', async (_name, keys) => {
    const user = await opened()
    await user.keyboard(`${keys}{Escape}`)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(ran).toEqual([])
  })

  test('the list ignores keys of an input method', async () => {
    await opened('item')
    fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true })
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
    expect(active()).toBeNull()
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})
