import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { TabBar } from './tab-bar.tsx'
import { Tabs } from './tabs.tsx'
import type { TabItem } from './tabs.view-model.ts'
import { TabsList } from './tabs-list.tsx'
import { TabsPanel } from './tabs-panel.tsx'

const item = (id: string, more: Partial<TabItem> = {}): TabItem => ({ id, title: id, ...more })
const names = () => screen.getAllByRole('tab').map(tab => tab.textContent)

function Views({ items, defaultValue }: { items: readonly TabItem[]; defaultValue?: string }) {
  return (
    <Tabs items={items} {...(defaultValue === undefined ? {} : { defaultValue })}>
      <TabsList label="View" />
      {items.map(({ id }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ids can be duplicate here
        <TabsPanel key={place} value={id}>
          {id} is here
        </TabsPanel>
      ))}
    </Tabs>
  )
}

describe('U1 invalid inputs of tabs', () => {
  test.each(['underline', 'segmented', 'pill'] as const)(
    '0 tabs: no empty tablist in the %s variant',
    variant => {
      renderWithUi(<TabBar label="View" variant={variant} items={[]} />)
      expect(screen.queryByRole('tablist')).toBeNull()
    },
  )

  test('1 tab (hidden variant): no tablist, its content stays', () => {
    renderWithUi(<Views items={[item('Chart')]} />)
    expect(screen.queryByRole('tablist')).toBeNull()
    expect(screen.getByText('Chart is here')).toBeVisible()
  })

  test.each([
    ['hidden', { hidden: true }],
    ['show: false', { show: false }],
  ])('all hidden (%s): no tablist, no panel', (_how, away) => {
    renderWithUi(<Views items={[item('Chart', away), item('Archive', away)]} />)
    expect(screen.queryByRole('tablist')).toBeNull()
    expect(screen.queryByText(/is here/)).toBeNull()
  })

  test.each([
    ['first', 'A', 'B'],
    ['middle', 'B', 'C'],
    ['last', 'C', 'B'],
  ])(
    'active removed (the %s): the next visible becomes active, after the last the previous one',
    (_which, removed, next) => {
      const items = ['A', 'B', 'C'].map(id => item(id))
      const { rerender } = renderWithUi(<Views items={items} defaultValue={removed} />)
      rerender(<Views items={items.filter(({ id }) => id !== removed)} />)
      expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(next)
      expect(screen.getByText(`${next} is here`)).toBeVisible()
    },
  )

  test('duplicate ids: the first one counts, and a press is reported once', async () => {
    const onValueChange = vi.fn()
    const items = [item('A'), item('B'), item('B', { title: 'Again' }), item('A', { title: 'Once more' })]
    renderWithUi(<TabBar label="View" items={items} onValueChange={onValueChange} />)
    expect(names()).toEqual(['A', 'B'])
    await userEvent.click(screen.getByRole('tab', { name: 'B' }))
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('B')
  })

  test('40 tabs: all are rendered, End moves to the last one', async () => {
    const items = Array.from({ length: 40 }, (_, n) => item(`View ${n + 1}`))
    renderWithUi(<TabBar label="View" items={items} />)
    expect(names()).toHaveLength(40)
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('View 40')
  })

  test('title of 200 chars is complete, and is the name of tab and panel', () => {
    const title = 'Long '.repeat(40).trim()
    renderWithUi(<Views items={[item(title), item('B')]} />)
    expect(screen.getByRole('tab', { name: title })).toHaveTextContent(title)
    expect(screen.getByRole('tabpanel', { name: title })).toBeInTheDocument()
  })

  test('title in RTL letters is shown unchanged', () => {
    renderWithUi(<TabBar label="View" items={[item('a', { title: 'سندات (2034)' }), item('b')]} />)
    expect(screen.getByRole('tab', { name: 'سندات (2034)' })).toBeInTheDocument()
  })

  test('title with HTML is text', () => {
    renderWithUi(<TabBar label="View" items={[item('a', { title: '<b>Bonds</b>' }), item('b')]} />)
    expect(screen.getByRole('tab', { name: '<b>Bonds</b>' })).toBeInTheDocument()
  })

  test.each(['', ' ', '#', '"', '__proto__', 'constructor', '\ud800'])(
    'id "%s" is an ordinary id',
    async id => {
      renderWithUi(<Views items={[item('First'), item(id, { title: 'Odd' })]} />)
      await userEvent.click(screen.getByRole('tab', { name: 'Odd' }))
      expect(screen.getByRole('tabpanel', { name: 'Odd' })).toHaveTextContent(`${id} is here`.trim())
    },
  )
})
