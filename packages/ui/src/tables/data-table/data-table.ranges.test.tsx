import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { DataTableHarness } from '../../testing/data-table-harness.tsx'
import {
  CASH_FLOW_COLUMNS,
  CASH_FLOW_ROWS,
  cashFlowMeta,
  QUOTE_COLUMNS,
  QUOTE_NAMES,
  QUOTE_ROWS,
  type Quote,
} from '../../testing/fixtures/treasury-tables.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { createColumns, type DataTableColumnDef } from './columns/columns.ts'
import { DataTableGrid } from './data-table-grid.tsx'
import type { DataTableOptions } from './model/table-options.ts'

const drawQuotes = (options: Partial<DataTableOptions<Quote>> = {}) =>
  renderWithUi(
    <DataTableHarness
      caption="Market quotes"
      columns={QUOTE_COLUMNS}
      data={QUOTE_ROWS}
      getRowId={({ id }) => id}
      {...options}
    >
      <DataTableGrid selectable />
    </DataTableHarness>,
  )
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
const ticked = () =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .map(input => input.closest('label')?.textContent?.replace('Select ', ''))

/** Presses the first checkbox, then the second one with Shift. */
async function pressRange(from: string, to: string) {
  const user = userEvent.setup()
  await user.click(box(from))
  await user.keyboard('{Shift>}')
  await user.click(box(to))
  await user.keyboard('{/Shift}')
}

describe('T2 ranges of rows', () => {
  test('a press with Shift selects the rows from the last pressed one to this one', async () => {
    drawQuotes()
    await pressRange('BNP Paribas', 'Lang & Schwarz')
    expect(ticked()).toEqual(QUOTE_NAMES.slice(1, 5))
    expect(screen.getByRole('checkbox', { name: 'Select all rows (8)' })).toBePartiallyChecked()
  })

  test('so does Shift with Space', async () => {
    drawQuotes()
    const user = userEvent.setup()
    box('Tradegate').focus()
    await user.keyboard(' ')
    box('Baader Bank').focus()
    await user.keyboard('{Shift>} {/Shift}')
    expect(ticked()).toEqual(QUOTE_NAMES.slice(3, 6))
  })

  test('clearing a checkbox with Shift clears the range', async () => {
    drawQuotes({ initialState: { rowSelection: { 1: true, 2: true, 3: true, 4: true } } })
    await pressRange('Commerzbank', 'Frankfurt SE')
    expect(ticked()).toEqual(['Baader Bank'])
  })

  test('the range follows the display order, without rows that a filter hides', async () => {
    drawQuotes({
      initialState: {
        sorting: [{ id: 'bid', desc: false }],
        columnFilters: [{ id: 'bid', value: [101.37, 101.42] }],
      },
    })
    await pressRange('Lang & Schwarz', 'Tradegate')
    expect(ticked()).toEqual(['Lang & Schwarz', 'Baader Bank', 'Tradegate'])
  })

  test('a row that cannot be selected has no checkbox, and ranges skip it', async () => {
    drawQuotes({ enableRowSelection: ({ id }) => id !== '3' })
    expect(screen.queryByRole('checkbox', { name: 'Select Frankfurt SE' })).toBeNull()
    await pressRange('Commerzbank', 'Baader Bank')
    expect(ticked()).toEqual(['Commerzbank', 'BNP Paribas', 'Baader Bank'])
  })

  test('a range across groups selects the rows between, not whole groups', async () => {
    const quote = createColumns<Quote>()
    const columns: DataTableColumnDef<Quote>[] = [
      ...QUOTE_COLUMNS,
      quote.text(({ id }) => (QUOTE_NAMES[Number(id) - 1]?.endsWith('SE') ? 'a' : 'b'), {
        id: 'kind',
        header: 'Kind',
        groups: new Map([
          ['a', { label: 'Exchanges' }],
          ['b', { label: 'Banks' }],
        ]),
      }),
    ]
    const selections: object[] = []
    drawQuotes({
      columns,
      initialState: { grouping: ['kind'] },
      onRowSelectionChange: change =>
        selections.push(typeof change === 'function' ? change({ 7: true }) : change),
    })
    await pressRange('Stuttgart SE', 'BNP Paribas')
    expect(selections.at(-1)).toEqual({ 7: true, 1: true, 2: true })
  })

  test('collapsed rows are not part of a range, because they are not rendered', async () => {
    const counts: number[] = []
    renderWithUi(
      <DataTableHarness
        caption="Cash flow"
        columns={CASH_FLOW_COLUMNS}
        data={CASH_FLOW_ROWS}
        getRowMeta={cashFlowMeta}
        onRowSelectionChange={change =>
          counts.push(Object.keys(typeof change === 'function' ? change({}) : change).length)
        }
      >
        <DataTableGrid selectable />
      </DataTableHarness>,
    )
    await pressRange('15 Aug 2025', '15 Feb 2028')
    expect(counts).toEqual([1, 6])
  })
})
