import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { PageMenu } from '../page-menu/page-menu.tsx'
import { PageFrame } from './page-frame.tsx'
import { PageTitle } from './page-title.tsx'

const PATH = [
  { title: 'Bonds', url: '/bonds/' },
  { title: 'United States' },
  { title: 'A trap', url: 'javascript:alert(1)' },
]

describe('PageTitle', () => {
  test('the name is the page’s first-level heading', () => {
    renderWithUi(<PageTitle title="US Treasury 4% 15 Feb 2034" />)
    expect(screen.getByRole('heading', { level: 1, name: 'US Treasury 4% 15 Feb 2034' })).toBeVisible()
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('P2 the path links to the pages above that have safe addresses', () => {
    renderWithUi(<PageTitle title="A bond" path={PATH} />)
    const path = within(screen.getByRole('navigation', { name: 'Where you are' }))
    expect(path.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      'Bonds›',
      'United States›',
      'A trap',
    ])
    expect(path.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/bonds/'])
  })

  test('the source of the facts follows them in reading order', () => {
    renderWithUi(<PageTitle title="A bond" facts={<p>97.6977</p>} source={<p>Estimation</p>} />)
    const order = screen.getByText('97.6977').compareDocumentPosition(screen.getByText('Estimation'))
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  test('has one root and its slots', () => {
    const all = (
      <PageTitle title="A bond" path={PATH.slice(0, 1)} actions="Copy" source="Estimation">
        Outstanding
      </PageTitle>
    )
    expect(anatomyOf(all)).toEqual({
      ...ONE_ROOT,
      slots: 'link page-actions page-path page-source page-title',
    })
  })
})

describe('PageFrame', () => {
  test('contains the menu and the content', () => {
    const menu = <PageMenu items={[{ id: 'info', title: 'Summary' }]} />
    renderWithUi(
      <PageFrame menu={menu}>
        <main>Content</main>
      </PageFrame>,
    )
    expect(screen.getByRole('navigation', { name: 'Sections of this page' })).toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveTextContent('Content')
  })

  test('has one root', () => {
    expect(anatomyOf(<PageFrame>Content</PageFrame>)).toEqual({ ...ONE_ROOT, slots: 'page-frame' })
  })
})
