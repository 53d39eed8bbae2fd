import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { LazySheet, MainMenu, type MainMenuProps } from './main-menu.tsx'
import type { MainMenuEntry } from './main-menu.view-model.ts'

// load the lazy part before the tests
beforeAll(() => LazySheet.load())

const ITEMS: readonly MainMenuEntry[] = [
  {
    id: 'bonds',
    title: 'Bonds',
    href: '/',
    groups: [
      {
        title: 'Governments',
        links: [
          { title: 'US Treasury 4%', href: '/bonds/1/' },
          { title: 'Auctions', href: 'https://www.treasurydirect.gov/auctions/', newTab: true },
          { title: 'Treasury bill', href: '/bonds/9/', active: false },
        ],
      },
      { title: 'Corporates', links: [{ title: 'Apple Inc 2.65%', href: '/bonds/2/', newTab: true }] },
    ],
  },
  {
    id: 'about',
    title: 'About',
    href: '',
    groups: [{ title: '', links: [{ title: 'Support', href: '/support/' }] }],
  },
  { id: 'funds', title: 'Funds', href: '/etf/1/', groups: [] },
]

type Options = Partial<Omit<MainMenuProps, 'model'>> & { items?: readonly MainMenuEntry[]; current?: string }

const show = ({ items = ITEMS, ...props }: Options = {}) =>
  renderWithUi(
    <>
      <button type="button">Before</button>
      <MainMenu items={items} {...props} />
      <button type="button">After</button>
    </>,
  )
const button = (name: string) => screen.getByRole('button', { name })
const bonds = () => button('Bonds: links')
const about = () => button('About')
const link = (name: string | RegExp) => screen.queryByRole('link', { name })
const isOpen = (each: HTMLElement) => each.getAttribute('aria-expanded') === 'true'
const entryOf = (each: HTMLElement) => each.closest('li') as HTMLElement
const panelOf = (each: HTMLElement) =>
  document.getElementById(each.getAttribute('aria-controls') ?? '') as HTMLElement

describe('H1 main menu with a language slot and a close link (shared-blocks §2)', () => {
  test('is a navigation of links and buttons, no ARIA menu', () => {
    const { container } = show()
    const nav = screen.getByRole('navigation', { name: 'Main menu' })
    expect(within(nav).getByRole('link', { name: 'Bonds' })).toHaveAttribute('href', '/')
    expect(within(nav).getByRole('link', { name: 'Funds' })).toHaveAttribute('href', '/etf/1/')
    expect(container.querySelector('[role^=menu], [aria-haspopup=menu]')).toBeNull()
  })

  test('an entry without an address is only a button', () => {
    show()
    expect(link('About')).toBeNull()
    expect(about()).toHaveTextContent('About')
  })

  test('the panel has titled columns of links', async () => {
    show()
    await userEvent.click(bonds())
    const list = within(panelOf(bonds())).getByRole('list', { name: 'Governments' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    expect(within(panelOf(bonds())).getByRole('list', { name: 'Corporates' })).toBeInTheDocument()
  })

  test('a link that opens in a new tab announces it and has no reference to this page', async () => {
    show()
    await userEvent.click(bonds())
    const outside = link('Auctions (opens in a new tab)')
    expect(outside).toHaveAttribute('target', '_blank')
    expect(outside).toHaveAttribute('rel', expect.stringContaining('noopener'))
    expect(outside?.querySelector('svg')).not.toBeNull()
    expect(link('Apple Inc 2.65% (opens in a new tab)')).toHaveAttribute('target', '_blank')
    expect(link('US Treasury 4%')).not.toHaveAttribute('target')
  })

  test('an inactive link is plain text', async () => {
    show()
    await userEvent.click(bonds())
    expect(screen.getByText('Treasury bill')).toBeVisible()
    expect(link('Treasury bill')).toBeNull()
  })

  test('the panel has the language slot', async () => {
    show({ languageSlot: <button type="button">Deutsch</button> })
    expect(screen.queryByRole('button', { name: 'Deutsch' })).toBeNull()
    await userEvent.click(bonds())
    await userEvent.click(button('Deutsch'))
    expect(isOpen(bonds())).toBe(true)
  })

  test('the close link closes, and focus returns to the button', async () => {
    show()
    await userEvent.click(bonds())
    await userEvent.click(button('Close the menu'))
    expect(isOpen(bonds())).toBe(false)
    expect(bonds()).toHaveFocus()
  })

  test('the close link can have its own text', async () => {
    show({ closeLabel: 'Enough' })
    await userEvent.click(bonds())
    expect(button('Enough')).toBeVisible()
  })

  test.each([
    ['the entry itself', '/', 'Bonds'],
    ['a link of its panel', '/bonds/1/', 'US Treasury 4%'],
    ['also without the slash, and with a query', '/bonds/1?lang=de', 'US Treasury 4%'],
  ])('the current page is marked: %s', async (_sentence, current, name) => {
    const { container } = show({ current })
    await userEvent.click(bonds())
    const marked = container.querySelectorAll('[aria-current=page]')
    expect([...marked].map(each => each.textContent)).toEqual([name])
  })

  test('following a link closes the panel', async () => {
    show()
    await userEvent.click(about())
    const support = link('Support') as HTMLElement
    support.addEventListener('click', event => event.preventDefault())
    await userEvent.click(support)
    expect(isOpen(about())).toBe(false)
  })
})

describe('H1 a press opens at once, and at most one panel is open', () => {
  test.each([
    ['a click', () => userEvent.click(bonds())],
    ['Enter', () => press(bonds(), '{Enter}')],
    ['Space', () => press(bonds(), ' ')],
  ])('%s opens and closes', async (_sentence, toggle) => {
    show()
    await toggle()
    expect(isOpen(bonds())).toBe(true)
    expect(link('US Treasury 4%')).toBeVisible()
    await toggle()
    expect(isOpen(bonds())).toBe(false)
    expect(link('US Treasury 4%')).toBeNull()
  })

  test('another entry closes the first', async () => {
    show()
    await userEvent.click(bonds())
    await userEvent.click(about())
    expect([isOpen(bonds()), isOpen(about())]).toEqual([false, true])
  })

  test.each([
    ['from the button', () => {}],
    ['from a link in it', () => userEvent.tab()],
  ])('Escape closes it and returns focus: %s', async (_sentence, go) => {
    show()
    await userEvent.click(bonds())
    await go()
    await userEvent.keyboard('{Escape}')
    expect(isOpen(bonds())).toBe(false)
    expect(bonds()).toHaveFocus()
  })

  test('Escape with focus elsewhere closes it and does not move focus', async () => {
    show()
    await userEvent.hover(bonds())
    await vi.waitFor(() => expect(isOpen(bonds())).toBe(true))
    await userEvent.keyboard('{Escape}')
    expect(isOpen(bonds())).toBe(false)
    expect(document.body).toHaveFocus()
  })

  test('focus that leaves the menu closes it', async () => {
    show()
    await userEvent.click(about())
    await userEvent.tab()
    expect(link('Support')).toHaveFocus()
    act(() => button('After').focus())
    expect(isOpen(about())).toBe(false)
    expect(button('After')).toHaveFocus()
  })

  test('a press elsewhere closes it', async () => {
    show()
    await userEvent.click(about())
    await userEvent.click(document.body)
    expect(isOpen(about())).toBe(false)
  })

  test('Tab moves from the button into its panel, and on to the next entry', async () => {
    show()
    await userEvent.click(about())
    await userEvent.tab()
    await userEvent.tab()
    expect(button('Close the menu')).toHaveFocus()
    await userEvent.tab()
    expect(link('Funds')).toHaveFocus()
  })
})

describe('H1 arrows, Home and End', () => {
  test('move along the row', async () => {
    show()
    act(() => link('Bonds')?.focus())
    await userEvent.keyboard('{ArrowRight}')
    expect(bonds()).toHaveFocus()
    await userEvent.keyboard('{End}')
    expect(link('Funds')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(about()).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(link('Bonds')).toHaveFocus()
  })

  test('move into the panel, through it and back', async () => {
    show()
    await userEvent.click(bonds())
    await userEvent.keyboard('{ArrowDown}')
    expect(link('US Treasury 4%')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(link(/Auctions/)).toHaveFocus()
    await userEvent.keyboard('{End}')
    expect(button('Close the menu')).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowUp}')
    expect(bonds()).toHaveFocus()
  })

  test('a modified arrow and the keys of the language slot keep their default', async () => {
    show({ languageSlot: <input aria-label="Language" /> })
    act(() => link('Bonds')?.focus())
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(link('Bonds')).toHaveFocus()
    await userEvent.click(bonds())
    await userEvent.type(screen.getByRole('textbox'), 'a{ArrowLeft}{Home}')
    expect(screen.getByRole('textbox')).toHaveFocus()
  })
})

describe('H1 menu show 500 ms (shared-blocks §9, WCAG 1.4.13)', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const enter = (each: HTMLElement, pointerType = 'mouse') =>
    fireEvent.pointerEnter(entryOf(each), { pointerType })
  const leave = (each: HTMLElement) => fireEvent.pointerLeave(entryOf(each), { pointerType: 'mouse' })

  test('not after 499 ms of hover, but after 500', async () => {
    show()
    enter(bonds())
    await pass(499)
    expect(isOpen(bonds())).toBe(false)
    await pass(1)
    expect(isOpen(bonds())).toBe(true)
  })

  test('a pointer that only passes opens nothing', async () => {
    show()
    enter(bonds())
    await pass(400)
    leave(bonds())
    await pass(5000)
    expect(isOpen(bonds())).toBe(false)
  })

  test('leaving closes it after 300 ms, unless the pointer returns in time', async () => {
    show()
    enter(bonds())
    await pass(500)
    leave(bonds())
    await pass(299)
    enter(bonds())
    await pass(5000)
    expect(isOpen(bonds())).toBe(true)
    leave(bonds())
    await pass(300)
    expect(isOpen(bonds())).toBe(false)
  })

  test('hoverable: the panel is part of its entry', async () => {
    show()
    expect(entryOf(bonds())).toContainElement(panelOf(bonds()))
  })

  test('another entry opens after its own 500 ms, the first stays open until then', async () => {
    show()
    enter(bonds())
    await pass(500)
    leave(bonds())
    enter(about())
    await pass(499)
    expect([isOpen(bonds()), isOpen(about())]).toEqual([true, false])
    await pass(1)
    expect([isOpen(bonds()), isOpen(about())]).toEqual([false, true])
  })

  test('a panel opened by a press stays when the pointer leaves', async () => {
    show()
    enter(bonds())
    fireEvent.click(bonds(), { detail: 1 })
    leave(bonds())
    await pass(5000)
    expect(isOpen(bonds())).toBe(true)
  })

  test('a panel with focus stays open', async () => {
    show()
    enter(bonds())
    await pass(500)
    act(() => link('US Treasury 4%')?.focus())
    leave(bonds())
    enter(about())
    await pass(5000)
    expect(isOpen(bonds())).toBe(true)
  })

  test('dismissible: after Escape it stays closed under the pointer', async () => {
    show()
    enter(bonds())
    await pass(500)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await pass(5000)
    expect(isOpen(bonds())).toBe(false)
  })

  test('touch does not hover', async () => {
    show()
    enter(bonds(), 'touch')
    await pass(5000)
    expect(isOpen(bonds())).toBe(false)
  })

  test('unmounting leaves no timer behind', () => {
    const { unmount } = show()
    enter(bonds())
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('H1 on a phone one button opens a sheet (readings #53)', () => {
  const sheet = async () => {
    await userEvent.click(button('Menu'))
    return within(screen.getByRole('dialog', { name: 'Main menu' }))
  }

  test('with the entries, their links as disclosures, the language slot and the close link', async () => {
    show({ languageSlot: <button type="button">Deutsch</button>, current: '/support/' })
    const within = await sheet()
    expect(within.getByRole('link', { name: 'Funds' })).toHaveAttribute('href', '/etf/1/')
    expect(within.queryByRole('link', { name: 'Support' })).toBeNull()
    await userEvent.click(within.getByRole('button', { name: 'About' }))
    expect(within.getByRole('button', { name: 'About' })).toHaveAttribute('aria-expanded', 'true')
    expect(within.getByRole('link', { name: 'Support' })).toHaveAttribute('aria-current', 'page')
    expect(within.getByRole('button', { name: 'Deutsch' })).toBeVisible()
    await userEvent.click(within.getByRole('button', { name: 'Close the menu' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button('Menu')).toHaveFocus()
  })

  test('following a link closes the sheet', async () => {
    show()
    const within = await sheet()
    const funds = within.getByRole('link', { name: 'Funds' })
    funds.addEventListener('click', event => event.preventDefault())
    await userEvent.click(funds)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('the open panel of the row closes when the sheet opens', async () => {
    show()
    await userEvent.click(bonds())
    fireEvent.click(button('Menu'))
    expect(document.querySelectorAll('[aria-expanded=true][data-slot=main-menu-button]')).toHaveLength(0)
  })

  test('Escape closes the sheet, and focus returns', async () => {
    show()
    await sheet()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button('Menu')).toHaveFocus()
  })
})

describe('H1 if the row does not fit next to its neighbours', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  const measured = (row: number, entry: number) => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(row)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, entry, 32))
    show()
    return screen.getByRole('navigation', { name: 'Main menu' })
  }

  test('exactly as wide: a row, without More', () => {
    expect(measured(600, 250)).toHaveAttribute('data-layout', 'row')
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
  })

  test('wider than the space: a row with its last entries in More', () => {
    const menu = measured(900, 250)
    expect(menu).toHaveAttribute('data-layout', 'row')
    expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'false')
    expect(menu.querySelectorAll('li[data-slot=main-menu-entry]:not([hidden])')).toHaveLength(2)
  })

  test('not even one entry fits: a button', () => {
    expect(measured(900, 500)).toHaveAttribute('data-layout', 'button')
  })
})

describe('H1 bad input', () => {
  test('hostile titles stay text', async () => {
    const title = '<img src=x onerror=alert(1)>'
    const { container } = show({
      items: [{ id: 'x', title, href: '/', groups: [{ title, links: [{ title, href: '/a/' }] }] }],
    })
    await userEvent.click(button(`${title}: links`))
    expect(screen.getAllByText(title)).toHaveLength(3)
    expect(container.querySelector('img')).toBeNull()
  })

  test('unsafe addresses become text', async () => {
    const links = ['javascript:alert(1)', '//evil.example', 'data:text/html,x'].map(href => ({
      title: href,
      href,
    }))
    show({ items: [{ id: 'x', title: 'X', href: 'javascript:alert(1)', groups: [{ title: '', links }] }] })
    await userEvent.click(button('X'))
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('//evil.example')).toBeVisible()
  })

  test('200 entries with one id open separately', async () => {
    const items = Array.from({ length: 200 }, (_, at) => ({
      id: 'same',
      title: `Entry ${at}`,
      href: '',
      groups: [{ title: '', links: [{ title: `Link ${at}`, href: `/${at}/` }] }],
    }))
    show({ items })
    fireEvent.click(screen.getByText('Entry 150'))
    expect(screen.getByText('Link 150')).toBeVisible()
    expect(document.querySelectorAll('[aria-expanded=true]')).toHaveLength(1)
  })

  test.each<[string, readonly MainMenuEntry[]]>([
    ['no entries', []],
    ['entries without titles', [{ id: 'x', title: ' ', href: '/', groups: [] }]],
  ])('%s: there is no menu', (_sentence, items) => {
    show({ items })
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('but a language can still be chosen in the sheet', async () => {
    show({ items: [], languageSlot: <button type="button">Deutsch</button> })
    await userEvent.click(button('Menu'))
    expect(button('Deutsch')).toBeVisible()
  })

  test('removed entries close their open panel', async () => {
    const menu = (items: readonly MainMenuEntry[]) => (
      <UiProvider labels={english}>
        <MainMenu items={items} />
      </UiProvider>
    )
    const { rerender } = render(menu(ITEMS))
    await userEvent.click(about())
    rerender(menu(ITEMS.slice(0, 1)))
    expect(link('Support')).toBeNull()
    await userEvent.click(bonds())
    expect(isOpen(bonds())).toBe(true)
  })
})

test('its anatomy', () => {
  expect(anatomyOf(<MainMenu items={ITEMS} />)).toMatchObject({
    ...ONE_ROOT,
    slots: expect.stringContaining(
      'main-menu main-menu-button main-menu-entry main-menu-panel main-menu-phone main-menu-row',
    ),
  })
})

test('on the server every entry is rendered, and no panel is open', () => {
  const html = renderToString(
    <UiProvider labels={english}>
      <MainMenu items={ITEMS} />
    </UiProvider>,
  )
  expect(html).toContain('href="/etf/1/"')
  expect(html).not.toContain('aria-expanded="true"')
})

async function press(each: HTMLElement, key: string) {
  act(() => each.focus())
  await userEvent.keyboard(key)
}
