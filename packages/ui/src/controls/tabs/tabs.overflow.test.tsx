import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { TabBar } from './tab-bar.tsx'
import { Tabs } from './tabs.tsx'
import type { TabItem } from './tabs.view-model.ts'
import { TabsList } from './tabs-list.tsx'

const views: TabItem[] = [
  { id: 'chart', title: 'Chart' },
  { id: 'extended', title: 'Extended chart' },
  { id: 'archive', title: 'Archive' },
]
const tab = (name: string) => screen.getByRole('tab', { name })
const names = () => screen.getAllByRole('tab').map(each => each.textContent)

type ViewsProps = { items?: TabItem[]; value?: string; direction?: 'rtl' }

function Views({ items = views, value, direction }: ViewsProps) {
  return (
    <Tabs items={items} {...(value ? { value } : {})}>
      <TabsList label="View" style={{ direction }} />
    </Tabs>
  )
}

describe('U1 the active tab scrolls into view', () => {
  /** The bar shows 0 to 300; the test sets the position of the active tab. */
  const lay = (active: DOMRect) =>
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.getAttribute('aria-selected') === 'true' ? active : new DOMRect(0, 0, 300, 36)
    })
  const bar = () => screen.getByRole('tablist')
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('when it is selected', async () => {
    renderWithUi(<Views />)
    lay(new DOMRect(400, 0, 60, 36))
    await userEvent.click(tab('Archive'))
    expect(bar().scrollLeft).toBe(192)
  })

  test('when tabs are inserted before it', () => {
    const { rerender } = renderWithUi(<Views items={views.slice(1)} value="archive" />)
    lay(new DOMRect(400, 0, 60, 36))
    rerender(<Views items={views} value="archive" />)
    expect(bar().scrollLeft).toBe(192)
  })

  test('when the bar appears that was hidden for a single tab', () => {
    const { rerender } = renderWithUi(<Views items={views.slice(2)} value="archive" />)
    lay(new DOMRect(400, 0, 60, 36))
    rerender(<Views items={views} value="archive" />)
    expect(bar().scrollLeft).toBe(192)
  })

  test('when the bar is too narrow for it, at the side where reading begins', () => {
    const { rerender } = renderWithUi(<Views direction="rtl" value="chart" />)
    lay(new DOMRect(-600, 0, 800, 36))
    rerender(<Views direction="rtl" value="archive" />)
    // its right side is at 200, the bar's at 300
    expect(bar().scrollLeft).toBe(-100)
  })
})

describe('U1 many tabs and long titles', () => {
  test('of 40 tabs one is the tab stop; End reaches the last', async () => {
    const items = Array.from({ length: 40 }, (_, n) => ({ id: `p${n}`, title: `Period ${n + 1}` }))
    renderWithUi(<TabBar label="Period" items={items} />)
    expect(names()).toHaveLength(40)
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    expect(tab('Period 40')).toHaveFocus()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  test('a title of 200 characters is the complete name', () => {
    const title = 'Consolidated statement of income '.repeat(7).slice(0, 200)
    renderWithUi(<TabBar label="Reports" items={[{ id: 'a', title }, ...views]} />)
    expect(tab(title.trim())).toBeInTheDocument()
  })

  test('counts are formatted in the language; invalid numbers are not shown', () => {
    const items = [
      { id: 'bonds', title: 'Bonds', count: 12_400 },
      { id: 'stocks', title: 'Stocks', count: Number.NaN },
    ]
    renderWithUi(<TabBar label="Kinds" items={items} />, { lang: 'de' })
    expect(names()).toEqual(['Bonds 12.400', 'Stocks'])
  })
})
