import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Dialog } from '../../controls/dialog/dialog.tsx'
import { memoryStore } from '../../foundation/state/safe-storage.ts'
import { storedKey } from '../../foundation/state/stored-keys.ts'
import { FUNDS_AND_CURRENCIES, sameSearch, withHashLinks } from '../../testing/fixtures/global-search.ts'
import { hits } from '../../testing/fixtures/global-search-states.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { CommandButton } from './command-button.tsx'
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx'
import type { PaletteCommand } from './command-rank.view-model.ts'
import type { Platform } from './palette-key.rules.ts'
import { useCommandPalette } from './use-command-palette.ts'

beforeEach(() => {
  vi.useFakeTimers()
  window.location.hash = ''
})
afterEach(() => {
  vi.useRealTimers()
})

const run = vi.fn()
const COMMANDS: PaletteCommand[] = [
  { id: 'theme', title: 'Dark theme', group: 'Site', keywords: ['night'], shortcut: 'D', run },
  { id: 'access', title: 'Theory of access', group: 'Site', href: '#access' },
  { id: 'fr', title: 'Français', group: 'Language', run },
]

type Props = Partial<Omit<CommandPaletteProps, 'palette'>> & {
  platform?: Platform
  onApproach?: () => void
  other?: boolean
}

function Page({ platform = 'other', onApproach, other = false, ...options }: Props) {
  const palette = useCommandPalette({ platform })
  return (
    <>
      <CommandButton palette={palette} {...(onApproach ? { onApproach } : {})} />
      <input aria-label="Elsewhere" />
      <CommandPalette kinds={withHashLinks()} commands={COMMANDS} {...options} palette={palette} />
      <Dialog open={other} onOpenChange={() => {}} title="Sign in">
        <input aria-label="Login" />
      </Dialog>
    </>
  )
}

const pass = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const field = () => document.querySelector('[role=combobox]') as HTMLInputElement
const dialog = () => screen.queryByRole('dialog', { name: 'Commands and search' })
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')]
/** The accessible name of a command: its title and its shortcut. */
const nameOf = ({ title, shortcut }: { title: string; shortcut?: string }) =>
  shortcut ? `${title}, ${shortcut}` : title
const names = () => options().map(option => option.getAttribute('aria-label'))
const option = (name: string) => screen.getByRole('option', { name })
const key = (name: string, modifiers: object = {}) => fireEvent.keyDown(field(), { key: name, ...modifiers })
const ctrlK = (target: Element = document.body, init: object = {}) =>
  fireEvent.keyDown(target, { key: 'k', code: 'KeyK', ctrlKey: true, ...init })

function setup(props: Props = {}, local = memoryStore()) {
  run.mockClear()
  const view = renderWithUi(<Page {...props} />, { stores: { local, cookie: memoryStore() } })
  return { ...view, local }
}

async function opened(props: Props = {}, local = memoryStore()) {
  const view = setup(props, local)
  ctrlK()
  await pass()
  return view
}

const type = async (text: string, pause = 300) => {
  fireEvent.change(field(), { target: { value: text } })
  await pass(pause)
}

describe('X8 the palette opens', () => {
  test('by Ctrl and K, with the focus in its field; the same keys close it and restore the focus', async () => {
    setup()
    const elsewhere = screen.getByLabelText('Elsewhere')
    act(() => elsewhere.focus())
    expect(ctrlK(elsewhere), 'the browser does not focus its address bar').toBe(false)
    await pass()
    expect(field()).toHaveFocus()
    ctrlK(field())
    await pass()
    expect(dialog()).toBeNull()
    expect(elsewhere).toHaveFocus()
  })

  test('by the command key and K on a Mac, where Ctrl and K edits text', async () => {
    setup({ platform: 'mac' })
    expect(ctrlK()).toBe(true)
    expect(dialog()).toBeNull()
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', metaKey: true })
    expect(dialog()).not.toBeNull()
  })

  test('by the button, which names the keys of this platform', async () => {
    const onApproach = vi.fn()
    setup({ platform: 'mac', onApproach })
    const button = screen.getByRole('button', { name: 'Commands, ⌘K' })
    expect(button).toHaveTextContent('⌘K')
    expect(button).toHaveAttribute('aria-keyshortcuts', 'Meta+K')
    expect(button).toHaveAttribute('aria-haspopup', 'dialog')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    fireEvent.pointerEnter(button)
    expect(onApproach, 'the palette can be preloaded').toHaveBeenCalledOnce()
    fireEvent.click(button)
    await pass()
    expect(dialog()).not.toBeNull()
    expect(button).toHaveAttribute('aria-expanded', 'true')
  })

  test('never while an input method composes', () => {
    setup()
    expect(ctrlK(screen.getByLabelText('Elsewhere'), { isComposing: true })).toBe(true)
    expect(dialog()).toBeNull()
  })

  test('not over another dialog', async () => {
    setup({ other: true })
    ctrlK(screen.getByLabelText('Login'))
    ctrlK()
    expect(dialog()).toBeNull()
  })

  test('key repeats are ignored, so it does not flicker', async () => {
    await opened()
    expect(ctrlK(field(), { repeat: true })).toBe(false)
    expect(dialog()).not.toBeNull()
  })

  test('with an empty field every time', async () => {
    await opened()
    await type('theme')
    ctrlK(field())
    await pass()
    ctrlK()
    await pass()
    expect(field()).toHaveValue('')
    expect(names()).toEqual(COMMANDS.map(nameOf))
  })
})

describe('X8 commands', () => {
  test('match from the first letter on, with marked matches, the best first', async () => {
    await opened()
    await type('t', 0)
    expect(names()).toEqual(['Theory of access', 'Dark theme, D'])
    expect([...document.querySelectorAll('mark')].map(mark => mark.textContent)).toEqual(['T', 't'])
  })

  test('show their keys', async () => {
    await opened()
    expect(option('Dark theme, D')).toHaveTextContent('Dark themeD')
  })

  test('run once the palette has closed and restored the focus', async () => {
    setup()
    const elsewhere = screen.getByLabelText('Elsewhere')
    act(() => elsewhere.focus())
    ctrlK(elsewhere)
    await pass()
    let focused: Element | null = null
    run.mockImplementation(() => {
      focused = document.activeElement
    })
    fireEvent.click(option('Dark theme, D'))
    expect(dialog()).toBeNull()
    expect(run).not.toHaveBeenCalled()
    await pass(10)
    expect(run).toHaveBeenCalledOnce()
    expect(focused).toBe(elsewhere)
  })

  test('that are links are followed', async () => {
    await opened()
    expect(option('Theory of access').tagName).toBe('A')
    key('ArrowDown')
    key('ArrowDown')
    key('Enter')
    await pass()
    expect(window.location.hash).toBe('#access')
    expect(dialog()).toBeNull()
  })

  test('that are links open in another tab with Ctrl and Enter, and the palette stays open', async () => {
    await opened()
    const onClick = vi.fn((event: MouseEvent) => event.preventDefault())
    option('Theory of access').addEventListener('click', onClick)
    key('ArrowDown')
    key('ArrowDown')
    key('Enter', { ctrlKey: true })
    expect(onClick.mock.calls[0]?.[0]).toMatchObject({ ctrlKey: true })
    expect(dialog()).not.toBeNull()
  })
})

describe('X8 the global search in the palette', () => {
  test('searches all five kinds from three letters on, after 300 ms', async () => {
    const port = vi.fn(async () => hits(1))
    await opened({ kinds: sameSearch(port) })
    await type('us', 1000)
    expect(port).not.toHaveBeenCalled()
    await type('ust', 299)
    expect(port).not.toHaveBeenCalled()
    await pass(1)
    expect(port).toHaveBeenCalledTimes(5)
    expect(screen.getAllByRole('group').map(group => within(group).getAllByRole('option').length)).toEqual(
      Array(5).fill(1),
    )
  })

  test('aborts its requests when the text changes and when it closes', async () => {
    const signals: AbortSignal[] = []
    const port = (_query: object, { signal }: { signal: AbortSignal }) => {
      signals.push(signal)
      return new Promise<never>(() => {})
    }
    await opened({ kinds: sameSearch(port) })
    await type('ust')
    expect(signals.map(({ aborted }) => aborted)).toEqual(Array(5).fill(false))
    await type('ust 4')
    expect(signals.map(({ aborted }) => aborted)).toEqual([...Array(5).fill(true), ...Array(5).fill(false)])
    key('Escape')
    await pass()
    expect(signals.every(({ aborted }) => aborted)).toBe(true)
  })

  test('does not search while an input method composes', async () => {
    const port = vi.fn(async () => hits(1))
    await opened({ kinds: sameSearch(port) })
    fireEvent.compositionStart(field())
    await type('债quan', 1000)
    expect(port).not.toHaveBeenCalled()
    expect(names(), 'the commands do not change').toEqual(COMMANDS.map(nameOf))
    fireEvent.compositionEnd(field(), { target: { value: '债券债' } })
    await pass(300)
    expect(port).toHaveBeenCalledTimes(5)
  })

  test('a fault is shown below the commands, and a retry finds the hits', async () => {
    const port = vi.fn(async () => hits(1))
    port.mockRejectedValueOnce(new Error('offline'))
    await opened({ kinds: sameSearch(port) })
    await type('theme')
    expect(names()[0]).toBe('Dark theme, D')
    expect(screen.getByText('No answer: Bonds')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(field()).toHaveFocus()
    await pass(300)
    expect(screen.queryByText('No answer: Bonds')).toBeNull()
    expect(screen.getByRole('group', { name: /Bonds/ })).toBeVisible()
    expect(field()).toHaveValue('theme')
  })

  test('finds the kinds of another product, with a hint and a text of the page', async () => {
    await opened({
      kinds: FUNDS_AND_CURRENCIES,
      placeholder: 'Command, fund or currency',
      tooShort: 'Three letters find funds and currencies too.',
    })
    expect(field()).toHaveAttribute('placeholder', 'Command, fund or currency')
    await type('zz')
    expect(screen.getByRole('status')).toHaveTextContent('Three letters find funds and currencies too.')
    await type('gold')
    expect(screen.getAllByRole('group').map(group => within(group).getAllByRole('option').length)).toEqual([
      2, 1,
    ])
    expect(screen.getByRole('group', { name: /Currencies/ })).toHaveTextContent('Gold and US dollar')
    expect(option('SPDR Gold Shares, GLD')).toHaveAttribute('href', '/funds/1/')
  })

  test('a choice follows its link and joins the recent choices', async () => {
    const { local } = await opened()
    await type('treas')
    fireEvent.click(option('US Treasury par yield 1M, UST 1M'))
    await pass()
    expect(window.location.hash).toBe('#indexes-1')
    expect(dialog()).toBeNull()
    expect(JSON.parse(local.get(storedKey('searchRecent')) ?? '')).toEqual([
      { kind: 'indexes', id: 1, title: 'US Treasury par yield 1M' },
    ])
    ctrlK()
    await pass()
    expect(screen.getByRole('group', { name: 'Recent' })).toHaveTextContent('US Treasury par yield 1M')
    fireEvent.click(screen.getByRole('button', { name: 'Clear recent' }))
    expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull()
    expect(local.get(storedKey('searchRecent'))).toBeNull()
    expect(field()).toHaveFocus()
  })

  test('a hit opens in another tab with Ctrl and Enter: it joins the recent choices, and the palette stays open', async () => {
    const { local } = await opened()
    await type('treas')
    option('US Treasury 4% 15 Feb 2034, US91282CJZ59, Outstanding').addEventListener('click', event =>
      event.preventDefault(),
    )
    key('Enter', { ctrlKey: true })
    await pass()
    expect(dialog()).not.toBeNull()
    expect(field()).toHaveValue('treas')
    expect(local.get(storedKey('searchRecent'))).toContain('US Treasury 4% 15 Feb 2034')
  })

  test('without any hits a message says so, and the text stays', async () => {
    await opened()
    await type('zzzz')
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found')
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(names()).toEqual(COMMANDS.map(nameOf))
  })

  test('works without storage', async () => {
    const noStorage = { get: () => null, set: () => false, remove: () => {} }
    await opened({}, noStorage)
    await type('treas')
    fireEvent.click(option('US Treasury par yield 1M, UST 1M'))
    await pass()
    expect(window.location.hash).toBe('#indexes-1')
  })
})
