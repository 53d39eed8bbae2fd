import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { PageMenu } from './page-menu.tsx'

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

  test('tells the action of a clicked link, and only where one is set (shared-blocks §7)', async () => {
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
