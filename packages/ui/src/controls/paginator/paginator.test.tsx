import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Paginator, type PaginatorProps } from './paginator.tsx'

const page = (number: number) => screen.getByRole('button', { name: `Page ${number}` })

describe('U2 Paginator', () => {
  test('is a navigation with the current page marked', () => {
    renderWithUi(<Paginator page={3} total={300} onPageChange={() => {}} aria-label="Similar bonds" />)
    expect(screen.getByRole('navigation', { name: 'Similar bonds' })).toBeInTheDocument()
    expect(page(3)).toHaveAttribute('aria-current', 'page')
    expect(page(2)).not.toHaveAttribute('aria-current')
  })

  test('tells the page that was asked for and does not move by itself', async () => {
    const onPageChange = vi.fn()
    renderWithUi(<Paginator page={1} total={300} onPageChange={onPageChange} />)
    await userEvent.click(page(3))
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(3)
    expect(page(1)).toHaveAttribute('aria-current', 'page')
  })

  test('steps forward and back, and stays focusable at the ends', async () => {
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

  test('says which items are shown', () => {
    renderWithUi(<Paginator page={4} total={95} onPageChange={() => {}} />)
    expect(screen.getByText('91–95 of 95')).toBeInTheDocument()
  })

  test('says large numbers as the language does', () => {
    renderWithUi(<Paginator page={1} total={12_400} onPageChange={() => {}} />, { lang: 'deu' })
    expect(screen.getByText('1–30 of 12.400')).toBeInTheDocument()
  })

  test.each([
    ['0', 0, 1],
    ['-1', -1, 1],
    ['1e9', 1e9, 4],
    ['no number', Number.NaN, 1],
  ])('a page that does not exist (%s) is clamped', (_sentence, given, current) => {
    renderWithUi(<Paginator page={given} total={95} onPageChange={() => {}} />)
    expect(page(current)).toHaveAttribute('aria-current', 'page')
  })

  test('limit 0 means 30, and no items are no pages', () => {
    const { rerender } = renderWithUi(<Paginator page={2} total={31} limit={0} onPageChange={() => {}} />)
    expect(screen.getByText('31–31 of 31')).toBeInTheDocument()
    rerender(<Paginator page={2} total={-5} onPageChange={() => {}} />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('is hidden with one page', () => {
    renderWithUi(<Paginator page={1} total={30} onPageChange={() => {}} />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

test('has the parts that it promises in one root, on the server too', () => {
  expect(anatomyOf(<Paginator page={8} total={600} onPageChange={() => {}} />)).toEqual({
    ...ONE_ROOT,
    slots: 'paginator paginator-gap paginator-page paginator-status paginator-step',
  })
})

describe('U2 any page, total and limit (bad inputs)', () => {
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
  ])(
    '%s: the current page is one that exists, and is marked with aria-current=page',
    (_what, props, expected) => {
      odd(props)
      expect(current()).toBe(expected)
      expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
    },
  )

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
