import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Paginator, type PaginatorProps } from './paginator.tsx'

const page = (number: number) => screen.getByRole('button', { name: `Page ${number}` })

describe('U2 Paginator', () => {
  test('is a navigation landmark with the current page marked', () => {
    renderWithUi(<Paginator page={3} total={300} onPageChange={() => {}} aria-label="Similar bonds" />)
    expect(screen.getByRole('navigation', { name: 'Similar bonds' })).toBeInTheDocument()
    expect(page(3)).toHaveAttribute('aria-current', 'page')
    expect(page(2)).not.toHaveAttribute('aria-current')
  })

  test('reports the requested page and does not change by itself', async () => {
    const onPageChange = vi.fn()
    renderWithUi(<Paginator page={1} total={300} onPageChange={onPageChange} />)
    await userEvent.click(page(3))
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(3)
    expect(page(1)).toHaveAttribute('aria-current', 'page')
  })

  test('has previous and next, which stay focusable at the ends', async () => {
    const onPageChange = vi.fn()
    renderWithUi(<Paginator page={1} total={300} onPageChange={onPageChange} />)
    const previous = screen.getByRole('button', { name: 'Previous page' })
    await userEvent.click(previous)
    expect(onPageChange).not.toHaveBeenCalled()
    expect(previous).toHaveFocus()
    expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(2)
  })

  test('shows the range of items', () => {
    renderWithUi(<Paginator page={4} total={95} onPageChange={() => {}} />)
    expect(screen.getByText('91–95 of 95, page 4 of 4')).toBeInTheDocument()
  })

  test('formats large numbers in the language', () => {
    renderWithUi(<Paginator page={1} total={12_400} onPageChange={() => {}} />, { lang: 'de' })
    expect(screen.getByText('1–30 of 12.400, page 1 of 414')).toBeInTheDocument()
  })

  test.each([
    ['0', 0, 1],
    ['-1', -1, 1],
    ['1e9', 1e9, 4],
    ['no number', Number.NaN, 1],
  ])('a page that does not exist (%s) is clamped', (_sentence, requestedPage, current) => {
    renderWithUi(<Paginator page={requestedPage} total={95} onPageChange={() => {}} />)
    expect(page(current)).toHaveAttribute('aria-current', 'page')
  })

  test('limit 0 means 30, and no items are no pages', () => {
    const { rerender } = renderWithUi(<Paginator page={2} total={31} limit={0} onPageChange={() => {}} />)
    expect(screen.getByText('31–31 of 31, page 2 of 2')).toBeInTheDocument()
    rerender(<Paginator page={2} total={-5} onPageChange={() => {}} />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('is hidden with one page', () => {
    renderWithUi(<Paginator page={1} total={30} onPageChange={() => {}} />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

describe('U2 the ellipsis opens a field for any page ("Go to page … of 86")', () => {
  function Controlled({
    first = 5,
    onPageChange,
  }: {
    first?: number
    onPageChange?: (page: number) => void
  }) {
    const [at, setAt] = useState(first)
    const turn = (next: number) => {
      onPageChange?.(next)
      setAt(next)
    }
    return <Paginator page={at} total={858} limit={10} onPageChange={turn} />
  }
  const ellipses = () => screen.getAllByRole('button', { name: 'Go to page … of 86' })
  const open = async () => {
    const ellipsis = ellipses().at(-1) as HTMLElement
    ellipsis.focus()
    await userEvent.keyboard('{Enter}')
    return screen.getByRole('textbox', { name: 'Go to page' })
  }

  test('both ends have an ellipsis where pages are omitted', () => {
    renderWithUi(<Controlled first={40} />)
    expect(ellipses()).toHaveLength(2)
    expect(screen.getByText('391–400 of 858, page 40 of 86')).toBeInTheDocument()
  })

  test('opens by keyboard with the focus in the field, and Escape restores the focus', async () => {
    renderWithUi(<Controlled />)
    const field = await open()
    expect(field).toHaveFocus()
    expect(ellipses()[0]).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('12{Escape}')
    expect(field).not.toBeInTheDocument()
    expect(ellipses()[0]).toHaveFocus()
    expect(ellipses()[0]).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByText('41–50 of 858, page 5 of 86')).toBeInTheDocument()
  })

  test('changes the page by Enter and by the button; the focus moves to the page then', async () => {
    const onPageChange = vi.fn()
    renderWithUi(<Controlled onPageChange={onPageChange} />)
    await open()
    await userEvent.keyboard('41{Enter}')
    expect(page(41)).toHaveFocus()
    await open()
    await userEvent.keyboard('86')
    await userEvent.click(screen.getByRole('button', { name: 'Go' }))
    expect(page(86)).toHaveFocus()
    expect(onPageChange.mock.calls).toEqual([[41], [86]])
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test.each(['0', '87', '4.5', '1.2.3', ''])(
    'rejects "%s" with the reason and keeps the text',
    async typed => {
      const onPageChange = vi.fn()
      renderWithUi(<Controlled onPageChange={onPageChange} />)
      const field = await open()
      await userEvent.keyboard(`${typed}{Enter}`)
      expect(onPageChange).not.toHaveBeenCalled()
      expect(field).toHaveValue(typed)
      expect(field).toHaveFocus()
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription('Enter a page from 1 to 86')
      await userEvent.clear(field)
      await userEvent.type(field, '8')
      expect(field).toBeValid()
    },
  )

  test('rejects letters, pasted ones too, and keeps the typed text', async () => {
    renderWithUi(<Controlled />)
    const field = await open()
    await userEvent.keyboard('1x')
    await userEvent.paste('page 2')
    expect(field).toHaveValue('1')
    expect(field).toHaveAccessibleDescription('“1page 2” was not accepted: digits, dot and comma only')
  })

  test('a second press on the ellipsis closes it, and so does another page', async () => {
    renderWithUi(<Controlled />)
    await open()
    await userEvent.click(ellipses()[0] as HTMLElement)
    expect(screen.queryByRole('textbox')).toBeNull()
    await open()
    await userEvent.click(page(6))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(page(6)).toHaveFocus()
  })

  test('in a dialog Escape closes only the field, and Enter submits no surrounding form', async () => {
    const onOpenChange = vi.fn()
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
    renderWithUi(
      <Dialog open onOpenChange={onOpenChange} title="Lists">
        <form onSubmit={onSubmit}>
          <Controlled />
        </form>
      </Dialog>,
    )
    await open()
    await userEvent.keyboard('0{Enter}{Escape}')
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(onOpenChange).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('focus that was moved while the page was loading stays there', async () => {
    const { rerender } = renderWithUi(<Paginator page={5} total={858} limit={10} onPageChange={() => {}} />)
    await open()
    await userEvent.keyboard('41{Enter}')
    const elsewhere = document.body.appendChild(document.createElement('button'))
    elsewhere.focus()
    rerender(<Paginator page={41} total={858} limit={10} onPageChange={() => {}} />)
    expect(elsewhere).toHaveFocus()
    elsewhere.remove()
  })
})

test('has the documented parts in one root, on the server too', () => {
  expect(anatomyOf(<Paginator page={8} total={600} onPageChange={() => {}} />)).toEqual({
    ...ONE_ROOT,
    slots: 'button-face paginator paginator-gap paginator-page paginator-status paginator-step',
  })
})

describe('U2 any page, total and limit (invalid inputs)', () => {
  type Odd = { page?: unknown; total?: unknown; limit?: unknown }
  const odd = (props: Odd) =>
    renderWithUi(<Paginator {...({ page: 1, total: 90, ...props } as PaginatorProps)} />)
  const current = () => document.querySelector('[aria-current=page]')?.textContent

  test.each<[string, Odd, string]>([
    ['page 0', { page: 0 }, '1'],
    ['page -1', { page: -1 }, '1'],
    ['page 1e9', { page: 1e9 }, '3'],
    ['page 1e308 of a total of 1e308', { page: 1e308, total: 1e308 }, '300239975158034'],
    ['page NaN', { page: Number.NaN }, '1'],
    ['page "2"', { page: '2' }, '2'],
    ['limit 0 means 30', { page: 9, limit: 0 }, '3'],
    ['total "100"', { page: 9, total: '100' }, '4'],
  ])('%s: the current page exists, and has aria-current=page', (_what, props, expected) => {
    odd(props)
    expect(current()).toBe(expected)
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
  })

  test.each<[string, Odd]>([
    ['total 0', { total: 0 }],
    ['negative total', { total: -5 }],
    ['total NaN', { total: Number.NaN }],
    ['no total', { total: null }],
    ['a total of one page', { total: 30 }],
  ])('%s: hidden', (_what, props) => {
    odd(props)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
