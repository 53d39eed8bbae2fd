import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderWithUi } from '../../../testing/render-with-ui.tsx'
import { createColumns } from '../columns/columns.ts'
import { DataTable } from '../data-table.tsx'

type Row = { name: string; note: string; benchmark: string }
const column = createColumns<Row>()
const FULL = 'US Treasury 4.25% 15 May 2035'
const columns = [
  column.text('name', { header: 'Name' }),
  column.text('note', { header: 'A heading that is longer than its column', unit: '%' }),
  column.text(row => ({ text: '4.25% 15 May 2035', fullText: FULL, href: row.benchmark }), {
    id: 'benchmark',
    header: 'Benchmark',
  }),
]
const LONG = 'A note that is longer than its column'
const data = [
  { name: 'First', note: LONG, benchmark: '/bonds/2/' },
  { name: 'Second', note: 'Short', benchmark: '/bonds/3/' },
]

/** jsdom has no layout: every text of more than 20 letters counts as wider than its box. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return (this.textContent ?? '').length > 20 ? 900 : 100
  })
  // a browser reports the size of an observed element as soon as it is laid out
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #report: (entries: readonly { target: Element }[]) => void
      constructor(report: (entries: readonly { target: Element }[]) => void) {
        this.#report = report
      }
      observe(target: Element) {
        this.#report([{ target }])
      }
      unobserve() {}
      disconnect() {}
    },
  )
  // jsdom cannot tell: every focus in these tests counts as keyboard focus
  const matches = Element.prototype.matches
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' || matches.call(this, selector)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const draw = () => renderWithUi(<DataTable caption="Notes" columns={columns} data={data} />)
const bubble = () => document.querySelector('[data-slot=table-cut-text]')
const cell = (name: string) => screen.getByRole('cell', { name })

describe('T1 a text that its column cuts', () => {
  test('is a tab stop, in full in its name and while it has focus; Escape closes the bubble', async () => {
    draw()
    await waitFor(() => expect(cell(LONG)).toHaveAttribute('tabindex', '0'))
    expect(cell('Short')).not.toHaveAttribute('tabindex')
    cell(LONG).focus()
    fireEvent.focus(cell(LONG))
    expect(bubble()).toHaveTextContent(LONG)
    await userEvent.keyboard('{Escape}')
    expect(bubble()).toBeNull()
    expect(cell(LONG)).toHaveFocus()
  })

  test('has a tooltip with the full text, unlike a text that fits', async () => {
    draw()
    await waitFor(() => expect(cell(LONG)).toHaveAttribute('title', LONG))
    expect(cell('Short')).not.toHaveAttribute('title')
    await userEvent.hover(cell(LONG))
    expect(cell(LONG)).toHaveAttribute('title', LONG)
  })

  test('is not looked for before the cells are on the screen', async () => {
    const read = vi.spyOn(Element.prototype, 'scrollWidth', 'get')
    draw()
    expect(read.mock.contexts).not.toContain(cell(LONG))
    await waitFor(() => expect(read.mock.contexts).toContain(cell(LONG)))
  })

  test('loses its tooltip when its column becomes wider', async () => {
    const { rerender } = draw()
    await waitFor(() => expect(cell(LONG)).toHaveAttribute('title', LONG))
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(0)
    rerender(<DataTable caption="Notes" columns={columns} data={[...data]} />)
    await waitFor(() => expect(cell(LONG)).not.toHaveAttribute('title'))
    expect(cell(LONG)).not.toHaveAttribute('tabindex')
  })

  test('of a heading is shown in full on hover only', async () => {
    draw()
    const name = screen.getByText('A heading that is longer than its column', {
      selector: '[data-slot=table-head-name]',
    })
    await userEvent.hover(name)
    expect(name.title).toContain('A heading that is longer than its column')
    await userEvent.unhover(name)
    expect(name).not.toHaveAttribute('title')
  })

  test('of a heading is shown while its button has focus', () => {
    draw()
    fireEvent.focus(screen.getByRole('button', { name: 'A heading that is longer than its column, %' }))
    expect(bubble()).toHaveTextContent('A heading that is longer than its column')
  })

  test('with a full form has it in its name and on hover', () => {
    draw()
    const [link] = screen.getAllByRole('link', { name: FULL })
    expect(link).toHaveTextContent('4.25% 15 May 2035')
    expect(link).toHaveAttribute('title', FULL)
    expect(link).toHaveAttribute('href', '/bonds/2/')
  })
})
