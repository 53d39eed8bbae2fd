import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { MainMenu } from './main-menu.tsx'
import type { MainMenuEntry } from './main-menu.view-model.ts'

const entry = (id: string, title: string): MainMenuEntry => ({
  id,
  title,
  href: `/${id}/`,
  groups: [
    {
      title: '',
      links: ['first', 'second'].map(name => ({ title: `${title} ${name}`, href: `/${id}/${name}/` })),
    },
  ],
})
const ITEMS = [entry('bonds', 'Bonds'), entry('stocks', 'Stocks')]

const show = (current = '/bonds/second/') =>
  renderWithUi(
    <>
      <MainMenu items={ITEMS} current={current} />
      <button type="button">After</button>
    </>,
  )
const button = (title: string) => screen.getByRole('button', { name: `${title}: links` })
const link = (name: string) => screen.getByRole('link', { name })
const shown = (name: string) => screen.queryByRole('link', { name }) !== null
const focus = (each: HTMLElement) => act(() => each.focus())
const press = (keys: string) => userEvent.keyboard(keys)

test('APG disclosure-navigation: link-aria-current: the link to the current page is marked, and moves with it', async () => {
  const { unmount } = show()
  await userEvent.click(button('Bonds'))
  expect(link('Bonds second')).toHaveAttribute('aria-current', 'page')
  expect(link('Bonds first')).not.toHaveAttribute('aria-current')
  unmount()
  show('/stocks/')
  expect(link('Stocks')).toHaveAttribute('aria-current', 'page')
})

test('APG disclosure-navigation: button-aria-controls: the button points at its links', async () => {
  show()
  for (const title of ['Bonds', 'Stocks']) {
    await userEvent.click(button(title))
    const panel = document.getElementById(button(title).getAttribute('aria-controls') ?? '')
    expect(panel).toContainElement(link(`${title} first`))
  }
})

test('APG disclosure-navigation: button-aria-expanded: the button says whether they are shown', async () => {
  show()
  expect(button('Bonds')).toHaveAttribute('aria-expanded', 'false')
  expect(shown('Bonds first')).toBe(false)
  await userEvent.click(button('Bonds'))
  expect(button('Bonds')).toHaveAttribute('aria-expanded', 'true')
  expect(link('Bonds first')).toBeVisible()
})

test('APG disclosure-navigation: key-tab: Tab goes through links, buttons and the links that are shown, and back', async () => {
  show()
  focus(link('Bonds'))
  await userEvent.tab()
  expect(button('Bonds')).toHaveFocus()
  await press('{Enter}')
  const stops = [link('Bonds first'), link('Bonds second'), screen.getByRole('button', { name: /Close/ })]
  for (const stop of [...stops, link('Stocks'), button('Stocks')]) {
    await userEvent.tab()
    expect(stop).toHaveFocus()
  }
  await userEvent.tab({ shift: true })
  expect(link('Stocks')).toHaveFocus()
})

test.each(['{Enter}', ' '])(
  'APG disclosure-navigation: key-enter-or-space: %s shows and hides the links, and the focus stays',
  async key => {
    show()
    focus(button('Stocks'))
    await press(key)
    expect(link('Stocks first')).toBeVisible()
    expect(button('Stocks')).toHaveFocus()
    await press(key)
    expect(shown('Stocks first')).toBe(false)
    expect(button('Stocks')).toHaveFocus()
  },
)

test('APG disclosure-navigation: key-escape: Escape hides them, and the focus is on the button', async () => {
  show()
  for (const steps of ['', '{ArrowDown}', '{ArrowDown}{ArrowDown}']) {
    focus(button('Bonds'))
    await press(`{Enter}${steps}{Escape}`)
    expect(shown('Bonds first')).toBe(false)
    expect(button('Bonds')).toHaveFocus()
  }
})

test('APG disclosure-navigation: arrow-keys: the arrows go along the row, into the links and through them', async () => {
  show()
  focus(link('Bonds'))
  await press('{ArrowRight}{ArrowRight}')
  expect(link('Stocks')).toHaveFocus()
  await press('{ArrowLeft}')
  expect(button('Bonds')).toHaveFocus()
  await press('{ArrowDown}')
  expect(button('Bonds')).toHaveFocus()
  await press('{Enter}{ArrowDown}')
  expect(link('Bonds first')).toHaveFocus()
  await press('{ArrowDown}')
  expect(link('Bonds second')).toHaveFocus()
  await press('{ArrowUp}{ArrowUp}')
  expect(button('Bonds')).toHaveFocus()
})

test('APG disclosure-navigation: home-end-keys: Home and End go to the first and the last', async () => {
  show()
  focus(button('Bonds'))
  await press('{End}')
  expect(button('Stocks')).toHaveFocus()
  await press('{Home}')
  expect(link('Bonds')).toHaveFocus()
  focus(button('Bonds'))
  await press('{Enter}{ArrowDown}{End}')
  expect(screen.getByRole('button', { name: /Close/ })).toHaveFocus()
  await press('{Home}')
  expect(link('Bonds first')).toHaveFocus()
})

test('APG disclosure-navigation: focus-out: focus that leaves the menu hides them', async () => {
  show()
  focus(button('Stocks'))
  await press('{Enter}')
  focus(screen.getByRole('button', { name: 'After' }))
  expect(shown('Stocks first')).toBe(false)
})

test('APG disclosure-navigation: link-name: the button beside a link is named after it', () => {
  show()
  expect(button('Bonds')).toHaveAttribute('aria-label', 'Bonds: links')
  expect(link('Bonds')).toHaveAttribute('href', '/bonds/')
})
