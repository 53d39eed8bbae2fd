import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import {
  CASH_FLOW_COLUMNS,
  CASH_FLOW_ROWS,
  cashFlowMeta,
  QUOTE_COLUMNS,
  QUOTE_ROWS,
  RATING_COLUMNS,
  RATING_ROWS,
} from '../../testing/fixtures/treasury-tables.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { DataTable } from './data-table.tsx'

const quotes = { caption: 'Market quotes', columns: QUOTE_COLUMNS, data: QUOTE_ROWS }
const heading = (name: string) => screen.getByRole('columnheader', { name })
const sortButton = (name: string) => screen.getByRole('button', { name })

describe('T7 sortable headings (ARIA Authoring Practices: sortable-table)', () => {
  test('APG sortable-table: span-aria-hidden the arrow is for eyes alone, whatever the order', async () => {
    renderWithUi(<DataTable {...quotes} />)
    for (const _order of ['none', 'ascending', 'descending']) {
      // CSS draws the arrow, so the button contains only the text
      expect(sortButton('Bid')).toHaveTextContent(/^Bid$/)
      expect(sortButton('Bid')).toHaveAccessibleName('Bid')
      await userEvent.click(sortButton('Bid'))
    }
  })

  test('APG sortable-table: th-aria-sort deviates: ascending, descending, none (shared-blocks §4), on one heading at a time', async () => {
    renderWithUi(<DataTable {...quotes} />)
    for (const name of ['Bid', 'Ask']) {
      const met: (string | null)[] = []
      for (let press = 0; press < 3; press++) {
        await userEvent.click(sortButton(name))
        met.push(heading(name).getAttribute('aria-sort'))
      }
      expect(met).toEqual(['ascending', 'descending', 'none'])
    }
    await userEvent.click(sortButton('Bid'))
    await userEvent.click(sortButton('Ask'))
    const sorted = screen.getAllByRole('columnheader').filter(({ ariaSort }) => ariaSort !== 'none')
    expect(sorted).toEqual([heading('Ask')])
  })
})

describe('T2 collapsible rows and groups (ARIA Authoring Practices: disclosure)', () => {
  const flow = {
    caption: 'Cash flow',
    columns: CASH_FLOW_COLUMNS,
    data: CASH_FLOW_ROWS,
    getRowMeta: cashFlowMeta,
  }
  const ratings = {
    caption: 'Ratings',
    columns: RATING_COLUMNS,
    data: RATING_ROWS,
    initialState: { grouping: ['subject'] },
  }
  const rowCount = () => screen.getAllByRole('row').length

  test.each([
    ['a group', <DataTable key="g" {...ratings} />, /^Issue /],
    ['the rows before', <DataTable key="p" {...flow} />, /previous/],
    ['the rows after', <DataTable key="n" {...flow} />, /next/],
  ])(
    'APG disclosure: button-aria-expanded and key-enter-or-space open and close %s',
    async (_what, table, name) => {
      renderWithUi(table)
      const closed = rowCount()
      for (const key of ['{Enter}', ' ']) {
        screen.getByRole('button', { name, expanded: false }).focus()
        await userEvent.keyboard(key)
        expect(rowCount()).toBeGreaterThan(closed)
        expect(screen.getByRole('button', { name, expanded: true })).toHaveFocus()
        await userEvent.keyboard(key)
        expect(rowCount()).toBe(closed)
        expect(screen.getByRole('button', { name, expanded: false })).toHaveFocus()
      }
    },
  )
})
