import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Tabs } from './tabs.tsx'
import type { TabItem } from './tabs.view-model.ts'
import { TabsList } from './tabs-list.tsx'
import { TabsPanel } from './tabs-panel.tsx'

const titles = ['Chart', 'Archive', 'Cash flow', 'Ratings'] as const
const views: TabItem[] = titles.map(title => ({ id: title, title }))

type Mode = 'automatic' | 'manual'
type ViewsProps = { mode: Mode; keepMounted?: boolean; focusable?: boolean }

function Views({ mode, ...panel }: ViewsProps) {
  return (
    <Tabs items={views} activationMode={mode}>
      <TabsList label="View" />
      {titles.map(title => (
        <TabsPanel key={title} value={title} {...panel}>
          <a href="/more/">More of {title}</a>
        </TabsPanel>
      ))}
    </Tabs>
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })
const panels = () => [...document.querySelectorAll<HTMLElement>('[data-slot=tabs-panel]')]
const selected = () => titles.filter(name => tab(name).getAttribute('aria-selected') === 'true')
const focused = () => document.activeElement?.textContent

/** The focused tab, or other element, after each of several presses of a key. */
async function walk(key: string, presses: number): Promise<unknown[]> {
  const met: unknown[] = []
  for (let press = 0; press < presses; press++) {
    await userEvent.keyboard(key)
    met.push(focused())
  }
  return met
}

describe('roles, names and states', () => {
  test.each<[string, Mode]>([
    ['APG tabs: tablist-role', 'automatic'],
    ['APG tabs-manual: tablist-role', 'manual'],
  ])('%s stands on the bar alone', (_title, mode) => {
    renderWithUi(<Views mode={mode} />)
    expect(screen.getAllByRole('tablist')).toEqual([document.querySelector('[data-slot=tabs-list]')])
  })

  test.each<[string, Mode]>([
    ['APG tabs: tablist-aria-labelledby', 'automatic'],
    ['APG tabs-manual: tablist-aria-labelledby', 'manual'],
  ])('%s the bar has a name, its own or a heading’s', (_title, mode) => {
    renderWithUi(
      <>
        <Views mode={mode} />
        <h2 id="heading">Issues</h2>
        <Tabs items={views} activationMode={mode}>
          <TabsList label="View" aria-labelledby="heading" />
        </Tabs>
      </>,
    )
    expect(screen.getByRole('tablist', { name: 'View' })).toBeInTheDocument()
    expect(screen.getByRole('tablist', { name: 'Issues' })).toBeInTheDocument()
  })

  test.each<[string, Mode]>([
    ['APG tabs: tab-role', 'automatic'],
    ['APG tabs-manual: tab-role', 'manual'],
  ])('%s stands on buttons inside the bar', (_title, mode) => {
    renderWithUi(<Views mode={mode} />)
    const tabs = within(screen.getByRole('tablist')).getAllByRole('tab')
    expect(tabs.map(({ tagName, textContent }) => [tagName, textContent])).toEqual(
      titles.map(title => ['BUTTON', title]),
    )
  })

  test.each<[string, Mode]>([
    ['APG tabs: tab-aria-selected', 'automatic'],
    ['APG tabs-manual: tab-aria-selected', 'manual'],
  ])('%s is true for the open tab alone, and its panel alone is shown', async (_title, mode) => {
    renderWithUi(<Views mode={mode} keepMounted />)
    for (const title of titles) {
      await userEvent.click(tab(title))
      expect(selected()).toEqual([title])
      expect(panels().map(({ hidden }) => hidden)).toEqual(titles.map(other => other !== title))
    }
  })

  test.each<[string, Mode]>([
    ['APG tabs: tab-tabindex', 'automatic'],
    ['APG tabs-manual: tab-tabindex', 'manual'],
  ])('%s the open tab is in the order of Tab, the others are not', async (_title, mode) => {
    renderWithUi(<Views mode={mode} />)
    for (const title of titles) {
      await userEvent.click(tab(title))
      expect(titles.filter(name => tab(name).getAttribute('tabindex') !== '-1')).toEqual([title])
      expect(tab(title).tabIndex).toBe(0)
      expect(screen.getByRole('tablist').tabIndex).toBe(-1)
    }
  })

  test.each<[string, Mode]>([
    ['APG tabs: tab-aria-control', 'automatic'],
    ['APG tabs-manual: tab-aria-controls', 'manual'],
  ])('%s every tab points at its panel, and at none while that is not drawn', async (_title, mode) => {
    const { rerender } = renderWithUi(<Views mode={mode} keepMounted />)
    expect(titles.map(title => tab(title).getAttribute('aria-controls'))).toEqual(
      panels().map(({ id }) => id),
    )
    rerender(<Views mode={mode} />)
    await userEvent.click(tab('Archive'))
    expect(tab('Archive')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id)
    expect(tab('Chart')).not.toHaveAttribute('aria-controls')
  })

  test.each<[string, Mode]>([
    ['APG tabs: tabpanel-role', 'automatic'],
    ['APG tabs-manual: tabpanel-role', 'manual'],
  ])('%s stands on every panel', (_title, mode) => {
    renderWithUi(<Views mode={mode} keepMounted />)
    expect(screen.getAllByRole('tabpanel', { hidden: true })).toEqual(panels())
    expect(panels()).toHaveLength(4)
  })

  test.each<[string, Mode]>([
    ['APG tabs: tabpanel-aria-labelledby', 'automatic'],
    ['APG tabs-manual: tabpanel-aria-labelledby', 'manual'],
  ])('%s a panel is named by its tab', async (_title, mode) => {
    renderWithUi(<Views mode={mode} />)
    for (const title of titles) {
      await userEvent.click(tab(title))
      expect(screen.getByRole('tabpanel', { name: title })).toHaveAttribute('aria-labelledby', tab(title).id)
    }
  })

  test('APG tabs: tabpanel-tabindex a panel can be focused', () => {
    renderWithUi(<Views mode="automatic" keepMounted />)
    expect(panels().map(({ tabIndex }) => tabIndex)).toEqual([0, 0, 0, 0])
  })
})

describe('keys', () => {
  test('APG tabs: key-tab goes to the open tab, and from it to its panel', async () => {
    renderWithUi(<Views mode="automatic" />)
    for (const title of titles) {
      await userEvent.click(tab(title))
      tab(title).blur()
      await userEvent.tab()
      expect(tab(title)).toHaveFocus()
      await userEvent.tab()
      expect(screen.getByRole('tabpanel', { name: title })).toHaveFocus()
    }
  })

  test('APG tabs-manual: key-tab goes to the open tab, and from it to the first link of its panel', async () => {
    renderWithUi(<Views mode="manual" focusable={false} />)
    for (const title of titles) {
      await userEvent.click(tab(title))
      tab(title).blur()
      await userEvent.tab()
      expect(tab(title)).toHaveFocus()
      await userEvent.tab()
      expect(screen.getByRole('link', { name: `More of ${title}` })).toHaveFocus()
    }
  })

  test.each([
    [
      'APG tabs: key-right-arrow moves on and selects, after the last the first',
      '{ArrowRight}',
      ['Archive', 'Cash flow', 'Ratings', 'Chart'],
    ],
    [
      'APG tabs: key-left-arrow moves back and selects, before the first the last',
      '{ArrowLeft}',
      ['Ratings', 'Cash flow', 'Archive', 'Chart'],
    ],
  ])('%s', async (_title, key, path) => {
    renderWithUi(<Views mode="automatic" />)
    await userEvent.click(tab('Chart'))
    for (const title of path) {
      expect(await walk(key, 1)).toEqual([title])
      expect(selected()).toEqual([title])
      expect(screen.getByRole('tabpanel', { name: title })).toBeVisible()
    }
  })

  test.each([
    ['APG tabs: key-home moves to the first tab from any and selects it', '{Home}', 'Chart'],
    ['APG tabs: key-end moves to the last tab from any and selects it', '{End}', 'Ratings'],
  ])('%s', async (_title, key, end) => {
    renderWithUi(<Views mode="automatic" />)
    for (const title of titles) {
      await userEvent.click(tab(title))
      expect(await walk(key, 1)).toEqual([end])
      expect(selected()).toEqual([end])
    }
  })

  test.each([
    [
      'APG tabs-manual: key-right-arrow moves on round the end and opens nothing',
      'Chart',
      '{ArrowRight}',
      ['Archive', 'Cash flow', 'Ratings', 'Chart', 'Archive'],
    ],
    [
      'APG tabs-manual: key-left-arrow moves back round the end and opens nothing',
      'Chart',
      '{ArrowLeft}',
      ['Ratings', 'Cash flow', 'Archive'],
    ],
    ['APG tabs-manual: key-home moves to the first tab and opens nothing', 'Ratings', '{Home}', ['Chart']],
    ['APG tabs-manual: key-end moves to the last tab and opens nothing', 'Chart', '{End}', ['Ratings']],
  ])('%s', async (_title, from, key, path) => {
    renderWithUi(<Views mode="manual" />)
    await userEvent.click(tab(from))
    expect(await walk(key, path.length)).toEqual(path)
    expect(selected()).toEqual([from])
  })

  test.each(['{Enter}', ' '])(
    'APG tabs-manual: key-enter-or-space opens the focused tab: "%s"',
    async key => {
      renderWithUi(<Views mode="manual" />)
      await userEvent.click(tab('Chart'))
      for (const title of ['Archive', 'Cash flow', 'Ratings']) {
        await walk('{ArrowRight}', 1)
        expect(await walk(key, 1)).toEqual([title])
        expect(selected()).toEqual([title])
        expect(screen.getByRole('tabpanel', { name: title })).toBeVisible()
      }
    },
  )
})
