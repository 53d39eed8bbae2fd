import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { QUOTE_COLUMNS, QUOTE_ROWS, withheld } from '../../testing/fixtures/treasury-tables.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { DataTable } from './data-table.tsx'

const quotes = { caption: 'Market quotes', columns: QUOTE_COLUMNS, data: QUOTE_ROWS }
const button = (name: string) => screen.getByRole('button', { name })
const headings = () => screen.getAllByRole('columnheader').map(cell => cell.ariaLabel ?? cell.textContent)

/** A window of this width, which can change. */
function windowOf(width: number) {
  const changed = new Set<() => void>()
  let now = width
  vi.spyOn(window, 'matchMedia').mockImplementation(
    query =>
      ({
        get matches() {
          const limit = /max-width: (\d+)px/.exec(query)?.[1]
          return limit !== undefined && now <= Number(limit)
        },
        addEventListener: (_type: string, notify: () => void) => changed.add(notify),
        removeEventListener: (_type: string, notify: () => void) => changed.delete(notify),
      }) as unknown as MediaQueryList,
  )
  return (next: number) =>
    act(() => {
      now = next
      for (const notify of changed) notify()
    })
}

afterEach(() => vi.restoreAllMocks())

describe('T3 a phone shows one data column beside the first', () => {
  beforeEach(() => {
    windowOf(680)
  })

  test('exactly one, and the first stays', () => {
    renderWithUi(<DataTable {...quotes} />)
    expect(headings()).toEqual(['Market participant', 'Bid'])
    expect(screen.getAllByRole('rowheader')).toHaveLength(8)
    expect(screen.getAllByRole('cell')).toHaveLength(8)
  })

  test('arrows step by one and stop at the ends', async () => {
    renderWithUi(<DataTable {...quotes} columns={QUOTE_COLUMNS.slice(0, 3)} />)
    expect(button('Previous column')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Previous column')).toHaveAccessibleDescription('This is the first column')
    await userEvent.click(button('Previous column'))
    expect(headings()).toEqual(['Market participant', 'Bid'])
    await userEvent.click(button('Next column'))
    expect(headings()).toEqual(['Market participant', 'Ask'])
    expect(button('Next column')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button('Next column'))
    expect(headings()).toEqual(['Market participant', 'Ask'])
    expect(button('Next column')).toHaveFocus()
  })

  test('announces the new column: "Column 2 of 7: Ask"', async () => {
    renderWithUi(<DataTable {...quotes} />)
    await userEvent.click(button('Next column'))
    expect(screen.getByRole('status')).toHaveTextContent('Column 2 of 7: Ask')
  })

  test('the list of columns jumps to any of them', async () => {
    renderWithUi(<DataTable {...quotes} />)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Column' }), 'G-spread, bp')
    expect(headings()).toEqual(['Market participant', 'G-spread, bp'])
    expect(screen.getByRole('status')).toHaveTextContent('Column 5 of 7: G-spread')
  })

  test.each([
    ['to the left shows the next', 200, 120, ['Market participant', 'Ask']],
    ['to the right at the first shows the first', 120, 200, ['Market participant', 'Bid']],
  ])('a swipe %s', (_sentence, from, to, expected) => {
    renderWithUi(<DataTable {...quotes} />)
    const cell = screen.getByRole('cell', { name: '101.4300' })
    fireEvent.pointerDown(cell, { pointerType: 'touch', clientX: from, clientY: 300 })
    fireEvent.pointerUp(cell, { pointerType: 'touch', clientX: to, clientY: 304 })
    expect(headings()).toEqual(expected)
  })

  test('a mouse does not swipe', () => {
    renderWithUi(<DataTable {...quotes} />)
    const cell = screen.getByRole('cell', { name: '101.4300' })
    fireEvent.pointerDown(cell, { pointerType: 'mouse', clientX: 200, clientY: 300 })
    fireEvent.pointerUp(cell, { pointerType: 'mouse', clientX: 120, clientY: 300 })
    expect(headings()).toEqual(['Market participant', 'Bid'])
  })

  test('sorts by the visible column', async () => {
    renderWithUi(<DataTable {...quotes} />)
    await userEvent.click(button('Bid'))
    expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Quotrix')
  })

  test.each([
    [1, 3, 2],
    [3, 3, 1],
    [3, 4, 2],
  ])(
    'on column %i a span of %i covers %i: the visible column only if it extends to it',
    async (at, colSpan, span) => {
      renderWithUi(<DataTable {...quotes} getRowMeta={() => ({ colSpan })} defaultPhoneColumn={at - 1} />)
      for (const heading of screen.getAllByRole('rowheader')) expect(heading).toHaveProperty('colSpan', span)
      expect(screen.queryAllByRole('cell')).toHaveLength(span === 2 ? 0 : 8)
    },
  )

  test('Q1 of withheld values the visible one has the action', () => {
    const data = QUOTE_ROWS.slice(0, 1).map(row => withheld(row, { locked: true }))
    renderWithUi(<DataTable {...quotes} data={data} defaultPhoneColumn={1} />, {
      session: SESSIONS.visitor,
      onSignIn: () => {},
    })
    expect(headings()).toEqual(['Market participant', 'Ask'])
    expect(within(screen.getByRole('cell')).getByRole('button', { name: /Commerzbank/ })).toBeInTheDocument()
  })

  test('a table with one data column has no arrows, and the column has a visible heading', () => {
    renderWithUi(<DataTable {...quotes} columns={QUOTE_COLUMNS.slice(0, 2)} />)
    expect(screen.queryByRole('button', { name: 'Next column' })).toBeNull()
    expect(screen.getByText('Bid', { exact: false, selector: 'th bdi *' }).closest('bdi')).not.toHaveClass(
      'max-desk:sr-text',
    )
  })

  test('with several data columns the stepper shows the heading, which is visually hidden', () => {
    renderWithUi(<DataTable {...quotes} />)
    expect(screen.getByText('Bid', { exact: false, selector: 'th bdi *' }).closest('bdi')).toHaveClass(
      'max-desk:sr-text',
    )
  })
})

describe('T3 the breakpoint between phone and desktop', () => {
  test.each([
    [680, 2],
    [681, 8],
  ])('at %i px there are %i columns', (width, count) => {
    windowOf(width)
    renderWithUi(<DataTable {...quotes} />)
    expect(headings()).toHaveLength(count)
  })

  test('rotating the phone keeps the column', async () => {
    const turn = windowOf(390)
    renderWithUi(<DataTable {...quotes} />)
    await userEvent.click(button('Next column'))
    turn(844)
    expect(headings()).toHaveLength(8)
    turn(390)
    expect(headings()).toEqual(['Market participant', 'Ask'])
  })
})

describe('on the server', () => {
  const html = renderToString(
    <UiProvider labels={english}>
      <DataTable {...quotes} limit={5} initialState={{ sorting: [{ id: 'bid', desc: false }] }} />
    </UiProvider>,
  )

  test('the whole table is in the markup, sorted and limited', () => {
    const names = [...html.matchAll(/scope="row"[^>]*>(.*?)<\/th>/g)].map(match =>
      match[1]?.replace(/<[^>]+>/g, ''),
    )
    expect(names).toHaveLength(5)
    expect(names[0]).toBe('Quotrix')
  })

  test('the arrows are too: CSS shows or hides them, so that nothing moves when scripts load', () => {
    expect(html).toContain('data-slot="column-stepper"')
    expect(html).toContain('data-layout="either"')
  })

  test('the markup has no inline styles, which a strict policy would refuse', () => {
    expect(html).not.toMatch(/\sstyle="|<style/)
  })
})
