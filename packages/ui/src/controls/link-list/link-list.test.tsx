import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { LinkList } from './link-list.tsx'

const links = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: n, text: `Issue ${n + 1}`, href: `/bonds/${n + 1}/` }))
const list = () => screen.getByRole('list', { name: 'Other issues' })
const shown = () => within(list()).getAllByRole('link').length

describe('U3 LinkList', () => {
  test('"shows 5 by default with show more and hide" (shared-blocks §2, §9)', async () => {
    const onExpandedChange = vi.fn()
    renderWithUi(<LinkList label="Other issues" items={links(12)} onExpandedChange={onExpandedChange} />)
    expect(shown()).toBe(5)
    await userEvent.click(screen.getByRole('button', { name: 'Show 7 more', expanded: false }))
    expect(shown()).toBe(12)
    await userEvent.click(screen.getByRole('button', { name: 'Hide', expanded: true }))
    expect(shown()).toBe(5)
    expect(onExpandedChange.mock.calls).toEqual([[true], [false]])
  })

  test('focus stays on the button, which names its list (APG disclosure)', async () => {
    renderWithUi(<LinkList label="Other issues" items={links(6)} />)
    const button = screen.getByRole('button', { name: 'Show 1 more' })
    expect(button).toHaveAttribute('aria-controls', list().id)
    await userEvent.click(button)
    expect(button).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(screen.getByRole('link', { name: 'Issue 6' })).toHaveFocus()
  })

  test('with up to five links there is no button', () => {
    renderWithUi(<LinkList label="Other issues" items={links(5)} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('links lead to their addresses', () => {
    renderWithUi(<LinkList label="Other issues" items={links(1)} />)
    expect(screen.getByRole('link', { name: 'Issue 1' })).toHaveAttribute('href', '/bonds/1/')
  })

  test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', null, 7])(
    'an unsafe address (%s) is plain text',
    href => {
      renderWithUi(<LinkList label="Other issues" items={[{ id: 1, text: 'Prospectus', href }]} />)
      expect(screen.queryByRole('link')).toBeNull()
      expect(within(list()).getByText('Prospectus')).toBeVisible()
    },
  )

  test('a link can open in a new tab, and says so', () => {
    renderWithUi(
      <LinkList label="Other issues" items={[{ id: 1, text: 'Prospectus', href: '/file/', newTab: true }]} />,
    )
    expect(screen.getByRole('link', { name: 'Prospectus (opens in a new tab)' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
  })

  test('a controlled list changes only when the parent changes it', async () => {
    const onExpandedChange = vi.fn()
    renderWithUi(
      <LinkList label="Other issues" items={links(7)} expanded={false} onExpandedChange={onExpandedChange} />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }))
    expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(true)
    expect(shown()).toBe(5)
  })

  test('lead and note are before and after the link, outside of its name', () => {
    const item = { id: 1, text: 'Fitch: AA+', href: '/news/1/', lead: '1 Aug 2023', note: 'Fitch' }
    renderWithUi(<LinkList label="Other issues" items={[item]} />)
    expect(screen.getByRole('link', { name: 'Fitch: AA+' })).toBeInTheDocument()
    expect(within(list()).getByRole('listitem')).toHaveTextContent('1 Aug 2023Fitch: AA+Fitch')
  })

  test('hiding a long list scrolls it back into view, so that the reader is not far below it', async () => {
    const { scrollIntoView } = Element.prototype
    onTestFinished(() => {
      Element.prototype.scrollIntoView = scrollIntoView
    })
    const scrolledIntoView = vi.fn()
    Element.prototype.scrollIntoView = scrolledIntoView
    renderWithUi(<LinkList label="Other issues" items={links(116)} />)
    await userEvent.click(screen.getByRole('button', { name: 'Show 111 more' }))
    expect(scrolledIntoView).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
    expect(scrolledIntoView.mock.contexts).toEqual([list()])
  })

  test('without links nothing is rendered', () => {
    renderWithUi(<LinkList label="Other issues" items={[]} />)
    expect(screen.queryByRole('list')).toBeNull()
  })
})

test('has the documented parts in one root, on the server too', () => {
  const [first, ...rest] = links(6)
  const items = [{ id: 0, text: '', href: '', ...first, lead: '1 Aug', note: 'Fitch' }, ...rest]
  expect(anatomyOf(<LinkList label="L" items={items} />)).toEqual({
    ...ONE_ROOT,
    slots:
      'button button-face link link-list link-list-item link-list-items link-list-lead link-list-note show-more',
  })
})
