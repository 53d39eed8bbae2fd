import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { TabBar } from './tab-bar.tsx'
import { Tabs } from './tabs.tsx'
import type { TabItem } from './tabs.view-model.ts'
import { TabsList } from './tabs-list.tsx'
import { TabsPanel } from './tabs-panel.tsx'
import { TabsTrigger } from './tabs-trigger.tsx'
import { useTabs } from './use-tabs.ts'

const views: TabItem[] = [
  { id: 'chart', title: 'Chart' },
  { id: 'extended', title: 'Extended chart' },
  { id: 'archive', title: 'Archive' },
]
const tab = (name: string) => screen.getByRole('tab', { name })
const names = () => screen.getAllByRole('tab').map(each => each.textContent)

function Views({ items = views, ...props }: Partial<React.ComponentProps<typeof Tabs>>) {
  return (
    <Tabs items={items} {...props}>
      <TabsList label="View" />
      {items.map(({ id, title }) => (
        <TabsPanel key={id} value={id}>
          {title} is here
        </TabsPanel>
      ))}
    </Tabs>
  )
}

describe('U1 a tab bar', () => {
  test('is a named tab list; the first tab is active and owns its panel', () => {
    renderWithUi(<Views />)
    expect(screen.getByRole('tablist', { name: 'View' })).toBeInTheDocument()
    expect(tab('Chart')).toHaveAttribute('aria-selected', 'true')
    const panel = screen.getByRole('tabpanel', { name: 'Chart' })
    expect(panel).toHaveTextContent('Chart is here')
    expect(tab('Chart')).toHaveAttribute('aria-controls', panel.id)
  })

  test('"selecting a tab makes it active and announces the selection" (shared-blocks §4)', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<Views onValueChange={onValueChange} />)
    await userEvent.click(tab('Archive'))
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('archive')
    expect(screen.getByRole('tabpanel', { name: 'Archive' })).toBeInTheDocument()
    await userEvent.click(tab('Archive'))
    expect(onValueChange).toHaveBeenCalledOnce()
  })

  test("when controlled it shows the parent's tab", async () => {
    const onValueChange = vi.fn()
    renderWithUi(<Views value="archive" onValueChange={onValueChange} />)
    await userEvent.click(tab('Chart'))
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('chart')
    expect(tab('Archive')).toHaveAttribute('aria-selected', 'true')
  })

  test('arrow keys wrap around and select, Home and End move to the ends, Tab moves on to the panel', async () => {
    renderWithUi(<Views />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(tab('Archive')).toHaveFocus()
    expect(tab('Archive')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    expect(tab('Chart')).toHaveFocus()
    await userEvent.keyboard('{End}{Home}{ArrowRight}')
    expect(tab('Extended chart')).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('tabpanel')).toHaveFocus()
  })

  test('right-to-left pages reverse the arrow keys', async () => {
    document.documentElement.dir = 'rtl'
    try {
      renderWithUi(<Views />)
      await userEvent.tab()
      await userEvent.keyboard('{ArrowLeft}')
      expect(tab('Extended chart')).toHaveFocus()
    } finally {
      document.documentElement.dir = ''
    }
  })

  test('shows counts, 0 too, and marks a tab for click tracking', () => {
    const items = [
      { id: 'bonds', title: 'Bonds', count: 461, action: 'search-bonds' },
      { id: 'stocks', title: 'Stocks', count: 0 },
    ]
    renderWithUi(<TabBar label="Kinds" items={items} />)
    expect(screen.getByRole('tab', { name: 'Bonds 461' })).toHaveAttribute('data-action', 'search-bonds')
    expect(screen.getByRole('tab', { name: 'Stocks 0' })).toBeInTheDocument()
  })
})

describe('U1 tabs that are added and removed', () => {
  test('hidden and duplicate tabs are not rendered', () => {
    const items = [...views, { id: 'chart', title: 'Again' }, { id: 'map', title: 'Map', hidden: true }]
    renderWithUi(<TabBar label="View" items={items} />)
    expect(names()).toEqual(['Chart', 'Extended chart', 'Archive'])
  })

  test('when the active tab is removed the next visible one is active', () => {
    const { rerender } = renderWithUi(<Views defaultValue="extended" />)
    rerender(<Views defaultValue="extended" items={views.filter(item => item.id !== 'extended')} />)
    expect(screen.getByRole('tabpanel', { name: 'Archive' })).toBeInTheDocument()
  })

  test('the selection is retained: when its tab returns it is active again, and nothing is announced', () => {
    const onValueChange = vi.fn()
    const hidden = views.map(item => ({ ...item, hidden: item.id === 'extended' }))
    const { rerender } = renderWithUi(<Views defaultValue="extended" onValueChange={onValueChange} />)
    rerender(<Views items={hidden} onValueChange={onValueChange} />)
    expect(tab('Archive')).toHaveAttribute('aria-selected', 'true')
    rerender(<Views onValueChange={onValueChange} />)
    expect(tab('Extended chart')).toHaveAttribute('aria-selected', 'true')
    expect(onValueChange).not.toHaveBeenCalled()
  })

  test.each(['underline', 'pill'] as const)('a single tab hides the %s bar, its content stays', variant => {
    renderWithUi(<Views variant={variant} items={views.slice(0, 1)} />)
    expect(screen.queryByRole('tablist')).toBeNull()
    expect(screen.queryByRole('tabpanel')).toBeNull()
    expect(screen.getByText('Chart is here')).toBeVisible()
  })

  test('a single tab stays visible in the segmented variant, and where hideSingle is false', () => {
    renderWithUi(
      <>
        <TabBar label="Segmented" variant="segmented" items={views.slice(0, 1)} />
        <TabBar label="Underline" hideSingle={false} items={views.slice(0, 1)} />
      </>,
    )
    expect(screen.getAllByRole('tablist')).toHaveLength(2)
  })

  test('without tabs there is no empty tab list', () => {
    renderWithUi(<TabBar label="View" variant="segmented" items={[]} />)
    expect(screen.queryByRole('tablist')).toBeNull()
  })
})

describe('U1 panels', () => {
  test('with keepMounted a hidden panel keeps its typed text', async () => {
    renderWithUi(
      <Tabs items={views}>
        <TabsList label="View" />
        <TabsPanel value="chart" keepMounted focusable={false}>
          <input aria-label="Note" />
        </TabsPanel>
      </Tabs>,
    )
    await userEvent.type(screen.getByRole('textbox'), 'kept')
    await userEvent.click(tab('Archive'))
    expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.click(tab('Chart'))
    expect(screen.getByRole('textbox')).toHaveValue('kept')
    expect(screen.getByRole('tabpanel')).not.toHaveAttribute('tabindex')
  })

  test('a bar without panels references the one that the page renders, or none', () => {
    renderWithUi(
      <>
        <TabBar label="A" items={views} panelId="shown" />
        <TabBar label="B" items={views} />
      </>,
    )
    const [a, b] = screen.getAllByRole('tablist')
    expect(within(a as HTMLElement).getByRole('tab', { name: 'Chart' })).toHaveAttribute(
      'aria-controls',
      'shown',
    )
    expect(within(b as HTMLElement).getByRole('tab', { name: 'Chart' })).not.toHaveAttribute('aria-controls')
  })

  test('with asChild a tab is the page’s own element', async () => {
    renderWithUi(
      <Tabs items={views}>
        <TabsList label="View">
          {views.map(({ id, title }) => (
            <TabsTrigger key={id} value={id} asChild>
              <a href={`#${id}`}>{title}</a>
            </TabsTrigger>
          ))}
        </TabsList>
      </Tabs>,
    )
    await userEvent.click(tab('Archive'))
    expect(tab('Archive')).toHaveAttribute('href', '#archive')
    expect(tab('Archive')).toHaveAttribute('aria-selected', 'true')
  })

  test('a tab’s id can contain spaces', () => {
    renderWithUi(
      <Views
        items={[
          { id: 'a b', title: 'A B' },
          { id: 'c', title: 'C' },
        ]}
      />,
    )
    expect(tab('A B').getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id)
    expect(screen.getByRole('tabpanel').id).not.toMatch(/\s/)
  })
})

test('U1 the parent can control the state', async () => {
  function Hoisted() {
    const model = useTabs({ items: views, defaultValue: 'archive' })
    return (
      <>
        <p>Now: {model.state.active}</p>
        <Tabs items={[]} model={model}>
          <TabsList label="View" />
        </Tabs>
      </>
    )
  }
  renderWithUi(<Hoisted />)
  expect(screen.getByText('Now: archive')).toBeInTheDocument()
  await userEvent.click(tab('Chart'))
  expect(screen.getByText('Now: chart')).toBeInTheDocument()
})

test('U1 the bar and the active panel render on the server', () => {
  const html = renderToString(<Views />)
  expect(html).toContain('role="tablist"')
  expect(html).toContain('role="tabpanel"')
})

test('has the documented parts in one root, on the server too', () => {
  expect(
    anatomyOf(
      <Tabs
        items={[
          { id: 'a', title: 'A' },
          { id: 'b', title: 'B', count: 2 },
        ]}
      >
        <TabsList label="T" />
        <TabsPanel value="a" />
      </Tabs>,
    ),
  ).toEqual({ ...ONE_ROOT, slots: 'tabs tabs-count tabs-list tabs-panel tabs-trigger' })
})
