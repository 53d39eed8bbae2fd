import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { setupUser, withStoppedClock } from '../../../../../tests/dom/stopped-clock.ts'
import { memoryStore } from '../../foundation/state/safe-storage.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { LazyMenu, PageMenu, type PageMenuProps } from './page-menu.tsx'

// load the lazy part before the tests
beforeAll(() => LazyMenu.load())

const items = [
  { id: 'graph', title: 'Chart and archive' },
  { id: 'quotes', title: 'Latest quotes', count: 12, actionId: 7 },
  { id: 'identifiers', title: 'Identifiers', group: 'more' as const },
]

const menu = () => screen.getByRole('navigation', { name: 'Sections of this page' })

describe('P2, H2 PageMenu', () => {
  test('is a navigation with a link per section, counts after the titles', () => {
    renderWithUi(<PageMenu items={items} />)
    const links = within(menu()).getAllByRole('link')
    expect(links.map(link => link.getAttribute('href'))).toEqual(['#graph', '#quotes', '#identifiers'])
    expect(links[1]).toHaveTextContent('Latest quotes12')
  })

  test('marks the section that is being read', () => {
    renderWithUi(<PageMenu items={items} current="quotes" />)
    expect(within(menu()).getByRole('link', { name: /Latest quotes/ })).toHaveAttribute(
      'aria-current',
      'location',
    )
    expect(within(menu()).getByRole('link', { name: 'Identifiers' })).not.toHaveAttribute('aria-current')
  })

  test('reports the action of a clicked link, and only if it has one (shared-blocks §7)', async () => {
    const onAction = vi.fn()
    renderWithUi(<PageMenu items={items} onAction={onAction} />)
    await userEvent.click(within(menu()).getByRole('link', { name: 'Identifiers' }))
    expect(onAction).not.toHaveBeenCalled()
    await userEvent.click(within(menu()).getByRole('link', { name: /Latest quotes/ }))
    expect(onAction).toHaveBeenCalledExactlyOnceWith(7)
  })

  test('on the phone a button opens it as a sheet, and following a link closes the sheet', async () => {
    renderWithUi(<PageMenu items={items} />)
    await userEvent.click(screen.getByRole('button', { name: 'Sections' }))
    const sheet = screen.getByRole('dialog', { name: 'Sections of this page' })
    await userEvent.click(within(sheet).getByRole('link', { name: 'Identifiers' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

const more = () => within(menu()).getByRole('button', { name: 'More sections' })

describe('H2 the secondary sections under More', () => {
  test('open while everything fits, closed and opened by the user', async () => {
    renderWithUi(<PageMenu items={items} current="quotes" />)
    expect(more()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(more())
    expect(more()).toHaveAttribute('aria-expanded', 'false')
    expect(within(menu()).queryByRole('link', { name: 'Identifiers' })).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(within(menu()).getByRole('link', { name: 'Identifiers' })).toBeInTheDocument()
  })

  test('closed if the menu is taller than its frame', () => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900)
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
    renderWithUi(<PageMenu items={items} current="quotes" />)
    expect(more()).toHaveAttribute('aria-expanded', 'false')
    vi.restoreAllMocks()
  })

  test('the section that is being read opens them, and they close again as the user chose', async () => {
    const { rerender } = renderWithUi(<PageMenu items={items} current="quotes" />)
    await userEvent.click(more())
    rerender(<PageMenu items={items} current="identifiers" />)
    expect(within(menu()).getByRole('link', { name: 'Identifiers' })).toHaveAttribute('aria-current')
    rerender(<PageMenu items={items} current="graph" />)
    expect(more()).toHaveAttribute('aria-expanded', 'false')
  })

  test("the user's choice is saved", async () => {
    const stores = { local: memoryStore(), cookie: memoryStore() }
    const first = renderWithUi(<PageMenu items={items} current="quotes" />, { stores })
    await userEvent.click(more())
    first.unmount()
    renderWithUi(<PageMenu items={items} current="quotes" />, { stores })
    expect(more()).toHaveAttribute('aria-expanded', 'false')
  })

  test('they close as the window becomes too low for them, and open again with it', () => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(600)
    renderWithUi(<PageMenu items={items} current="quotes" />)
    const frame = document.querySelector<HTMLElement>('[data-slot=page-menu-frame]')
    const isOpenAt = (maxHeight: string) => {
      if (frame) frame.style.maxHeight = maxHeight
      act(() => void window.dispatchEvent(new Event('resize')))
      return more().getAttribute('aria-expanded')
    }
    expect(['700px', '599.5px', '500px', '700px'].map(isOpenAt)).toEqual(['true', 'true', 'false', 'true'])
    vi.restoreAllMocks()
  })

  test('without any there is no More', () => {
    renderWithUi(<PageMenu items={items.slice(0, 2)} />)
    expect(screen.queryByRole('button', { name: 'More sections' })).toBeNull()
  })
})

test('H2 the home item comes first, and reports its action', async () => {
  const onAction = vi.fn()
  renderWithUi(
    <PageMenu items={items} home={{ title: 'All bonds', href: '#all', actionId: 5 }} onAction={onAction} />,
  )
  const [home] = within(menu()).getAllByRole('link')
  expect(home).toHaveAccessibleName('All bonds')
  await userEvent.click(home as HTMLElement)
  expect(onAction).toHaveBeenCalledExactlyOnceWith(5)
})

/** The menu next to its sections. */
function Page(props: Partial<PageMenuProps>) {
  return (
    <>
      <PageMenu items={items} {...props} />
      <main>
        {items.map(({ id, title }) => (
          <section key={id} id={id} aria-label={title}>
            <input aria-label={`Field of ${title}`} />
          </section>
        ))}
      </main>
    </>
  )
}
const section = (name: string) => screen.getByRole('region', { name })
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('P2 going to a section', () => {
  withStoppedClock()
  let user: ReturnType<typeof setupUser>
  const press = (keys: string) => user.keyboard(keys)
  const scrolledTo: string[] = []
  beforeEach(() => {
    user = setupUser()
    window.history.replaceState(null, '', '/')
    scrolledTo.length = 0
    Element.prototype.scrollIntoView = function () {
      scrolledTo.push(this.id)
    }
  })
  afterEach(() => {
    window.history.replaceState(null, '', '/')
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })

  test('a pressed link moves focus to the section and marks its link', async () => {
    renderWithUi(<Page />)
    await user.click(within(menu()).getByRole('link', { name: 'Identifiers' }))
    await later(20)
    expect(section('Identifiers')).toHaveFocus()
    expect(window.location.hash).toBe('#identifiers')
    expect(within(menu()).getByRole('link', { name: 'Identifiers' })).toHaveAttribute('aria-current')
  })

  test('g and then the section’s letter jump there too, and change the address', async () => {
    renderWithUi(<Page />)
    await press('gq')
    await later(20)
    expect(section('Latest quotes')).toHaveFocus()
    expect(window.location.hash).toBe('#quotes')
  })

  test('while the second key is awaited, the menu shows the keys; after 1.2 seconds it is too late', async () => {
    renderWithUi(<Page />)
    fireEvent.keyDown(document.body, { key: 'g', code: 'KeyG' })
    expect(menu()).toHaveAttribute('data-armed')
    act(() => vi.advanceTimersByTime(1200))
    expect(menu()).not.toHaveAttribute('data-armed')
    fireEvent.keyDown(document.body, { key: 'q', code: 'KeyQ' })
    expect(window.location.hash).toBe('')
  })

  test('each link exposes its keys', () => {
    renderWithUi(<Page />)
    const link = within(menu()).getByRole('link', { name: /Latest quotes/ })
    expect(link).toHaveAttribute('aria-keyshortcuts', 'g q')
    expect(link).toHaveAccessibleDescription('g, then q')
  })

  test.each([
    ['with Control', { ctrlKey: true }],
    ['with Alt', { altKey: true }],
    ['with ⌘', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['while a word is composed', { isComposing: true }],
  ])('not %s', (_sentence, how) => {
    renderWithUi(<Page />)
    fireEvent.keyDown(document.body, { key: 'g', code: 'KeyG', ...how })
    fireEvent.keyDown(document.body, { key: 'q', code: 'KeyQ' })
    expect(window.location.hash).toBe('')
  })

  test('not while the user types', async () => {
    renderWithUi(<Page />)
    await user.type(screen.getByRole('textbox', { name: 'Field of Identifiers' }), 'gq')
    expect(window.location.hash).toBe('')
    expect(screen.getByRole('textbox', { name: 'Field of Identifiers' })).toHaveValue('gq')
  })

  test('the keys can be disabled, and stay disabled (WCAG 2.1.4)', async () => {
    const stores = { local: memoryStore(), cookie: memoryStore() }
    const first = renderWithUi(<Page />, { stores })
    await user.click(screen.getByRole('checkbox', { name: 'Shortcuts: g, then a letter' }))
    await press('gq')
    expect(window.location.hash).toBe('')
    expect(within(menu()).getByRole('link', { name: /Latest quotes/ })).not.toHaveAttribute(
      'aria-keyshortcuts',
    )
    first.unmount()
    renderWithUi(<Page />, { stores })
    await press('gq')
    expect(window.location.hash).toBe('')
  })

  test('the section in the address is scrolled into view again while the page loads, until the user acts', async () => {
    window.history.replaceState(null, '', '/#quotes')
    renderWithUi(<Page />)
    await later(250)
    expect(new Set(scrolledTo)).toEqual(new Set(['quotes']))
    expect(scrolledTo.length).toBeGreaterThan(1)
    expect(document.body).toHaveFocus()
    fireEvent.wheel(window)
    const before = scrolledTo.length
    await later(250)
    expect(scrolledTo).toHaveLength(before)
  })

  test('an address without a section moves nothing', async () => {
    window.history.replaceState(null, '', '/#elsewhere')
    renderWithUi(<Page />)
    await later(50)
    expect(scrolledTo).toEqual([])
  })

  test('an element that replaces a section while it loads receives focus', async () => {
    const { rerender } = renderWithUi(<Page key="before" />)
    await user.click(within(menu()).getByRole('link', { name: 'Identifiers' }))
    await later(20)
    const old = section('Identifiers')
    const fresh = old.cloneNode(true) as HTMLElement
    fresh.removeAttribute('tabindex')
    old.replaceWith(fresh)
    expect(document.body).toHaveFocus()
    await later(150)
    expect(fresh).toHaveFocus()
    fresh.replaceWith(old)
    rerender(<Page key="before" />)
  })

  test('scroll anchoring during loading does not count as the user scrolling', async () => {
    renderWithUi(<Page />)
    await user.click(within(menu()).getByRole('link', { name: 'Identifiers' }))
    await later(150)
    const old = section('Identifiers')
    const fresh = old.cloneNode(true) as HTMLElement
    fresh.removeAttribute('tabindex')
    old.replaceWith(fresh)
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5029)
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(29)
    vi.spyOn(fresh, 'getBoundingClientRect').mockReturnValue({ top: -29 } as DOMRect)
    fireEvent.scroll(window)
    expect(fresh).toHaveFocus()
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(400)
    vi.spyOn(fresh, 'getBoundingClientRect').mockReturnValue({ top: -400 } as DOMRect)
    fireEvent.scroll(window)
    fresh.blur()
    fireEvent.scroll(window)
    expect(fresh).not.toHaveFocus()
    fresh.replaceWith(old)
  })

  test('a link that opens elsewhere leaves this page unchanged', async () => {
    renderWithUi(<Page />)
    fireEvent.click(within(menu()).getByRole('link', { name: 'Identifiers' }), { ctrlKey: true })
    await later(20)
    expect(section('Identifiers')).not.toHaveFocus()
  })

  test('on the phone a link closes the sheet, and the section has focus', async () => {
    renderWithUi(<Page />)
    await user.click(screen.getByRole('button', { name: 'Sections' }))
    const sheet = screen.getByRole('dialog', { name: 'Sections of this page' })
    await user.click(within(sheet).getByRole('link', { name: 'Identifiers' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await later(150)
    expect(section('Identifiers')).toHaveFocus()
  })
})
