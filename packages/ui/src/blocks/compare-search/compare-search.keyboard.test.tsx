import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { setupUser, withStoppedClock } from '../../../../../tests/dom/stopped-clock.ts'
import { comparePorts } from '../../testing/fixtures/compare-search.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { CompareSearch } from './compare-search.tsx'

withStoppedClock()

const field = () => screen.getByRole<HTMLInputElement>('combobox')
const options = () => screen.getAllByRole('option')

/** The index of the active option; fails if the announced and the highlighted option differ. */
function active(): number | null {
  const drawn = screen.queryAllByRole('option', { selected: true })
  const activeId = field().getAttribute('aria-activedescendant')
  expect(drawn.map(option => option.id)).toEqual(activeId === null ? [] : [activeId])
  for (const option of screen.queryAllByRole('option'))
    expect(option.hasAttribute('data-active')).toBe(option.id === activeId)
  return drawn[0] ? options().indexOf(drawn[0]) : null
}

async function searched(text = 'treas') {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const onAdd = vi.fn()
  const onCancel = vi.fn()
  const user = setupUser()
  renderWithUi(
    <form onSubmit={onSubmit}>
      <CompareSearch {...comparePorts} onAdd={onAdd} onCancel={onCancel} />
      <button type="submit">Submit</button>
    </form>,
    { session: SESSIONS.pro },
  )
  await user.type(field(), text)
  await screen.findAllByRole('option')
  return { user, onSubmit, onAdd, onCancel }
}

describe('G2 the combobox pattern', () => {
  test('has the ARIA attributes of a combobox', async () => {
    const { user } = await searched()
    expect(field()).toHaveAttribute('aria-autocomplete', 'list')
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
    await user.keyboard('{Escape}')
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    expect(field()).not.toHaveAttribute('aria-controls')
  })

  test('no option is active until the user moves to one', async () => {
    await searched()
    expect(active()).toBeNull()
  })

  test('the announced active option is always the highlighted one', async () => {
    const { user } = await searched()
    const moves: [string, number | null][] = [
      ['{ArrowDown}', 0],
      ['{ArrowDown}', 1],
      ['{ArrowUp}', 0],
      ['{ArrowUp}', 7],
      ['{ArrowDown}', 0],
      ['{PageDown}', 7],
      ['{PageUp}', 0],
      ['{ArrowRight}', null],
      ['{ArrowUp}', 7],
      ['{Home}', null],
      ['{ArrowDown}', 0],
      ['{End}', null],
      ['{ArrowDown}', 0],
      ['{ArrowLeft}', null],
    ]
    for (const [key, expected] of moves) {
      await user.keyboard(key)
      expect(active(), key).toBe(expected)
    }
  })

  test('the pointer moves the same active option', async () => {
    const { user } = await searched()
    await user.keyboard('{ArrowDown}')
    await user.hover(options()[3] ?? document.body)
    expect(active()).toBe(3)
    await user.keyboard('{ArrowDown}')
    expect(active()).toBe(4)
  })

  test('the focus stays in the field while the active option moves', async () => {
    const { user } = await searched()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(field()).toHaveFocus()
  })

  test('typing deactivates the option', async () => {
    const { user } = await searched()
    await user.keyboard('{ArrowDown}')
    await user.keyboard('u')
    expect(field()).not.toHaveAttribute('aria-activedescendant')
  })

  test('Alt and the arrows open and close without moving', async () => {
    const { user } = await searched()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(options()).toHaveLength(8)
    expect(active()).toBeNull()
  })
})

describe('G2 Escape', () => {
  test('closes first, and clears second', async () => {
    const { user, onCancel } = await searched()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field()).toHaveValue('treas')
    expect(onCancel).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(field()).toHaveValue('')
    expect(onCancel).toHaveBeenCalledOnce()
    await user.keyboard('{Escape}')
    expect(onCancel, 'nothing is left to clear').toHaveBeenCalledOnce()
  })
})

describe('G2 the Enter key is suppressed (shared-blocks §5, readings #47)', () => {
  test('it never submits the form around the field', async () => {
    const { user, onSubmit, onAdd } = await searched()
    await user.keyboard('{Enter}')
    await user.keyboard('{Escape}{Escape}{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(onAdd).not.toHaveBeenCalled()
  })

  test('it chooses the active option', async () => {
    const { user, onSubmit, onAdd } = await searched('constant')
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(onAdd).toHaveBeenCalledOnce()
    expect(onAdd.mock.calls[0]?.[0]).toMatchObject({ id: 102, venueId: null, kind: 'index' })
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('an Enter that ends a composition chooses nothing', async () => {
    const { user, onAdd } = await searched('constant')
    await user.keyboard('{ArrowDown}')
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
    expect(onAdd).not.toHaveBeenCalled()
  })
})

describe('G2 tabs by keyboard', () => {
  test('Tab goes from the field to the tabs, arrows change the group, and Tab leaves', async () => {
    const { user } = await searched()
    await user.tab()
    expect(screen.getByRole('tab', { name: /Bonds/ })).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    // Radix moves the focus in a separate task
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('listbox', { name: 'Indexes' })).toBeInTheDocument()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus()
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('the arrow goes from the tabs to the first option of the group', async () => {
    const { user } = await searched()
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(field()).toHaveFocus()
    expect(active()).toBe(0)
  })

  test('Escape closes from the tabs too and focuses the field', async () => {
    const { user } = await searched()
    await user.tab()
    await user.keyboard('{Escape}')
    expect(field()).toHaveFocus()
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field()).toHaveValue('treas')
  })
})
