import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Card } from '../../controls/card/card.tsx'
import type { TableCell } from '../cells/cell.view-model.ts'
import { createColumns, type DataTableColumnDef } from './columns/columns.ts'
import { DataTable } from './data-table.tsx'
import { DataTableGrid } from './data-table-grid.tsx'
import { DataTableToolbar } from './data-table-toolbar.tsx'
import { TableExport } from './export/table-export.tsx'
import { ColumnFilterFields } from './filters/column-filter-fields.tsx'
import type { DataTableOptions } from './model/table-options.ts'
import { useDataTable } from './model/use-data-table.ts'

type Bond = {
  id: string
  name: string
  isin: string
  country: TableCell
  rating: TableCell
  price: TableCell
  change: TableCell
  maturity: string
}

const column = createColumns<Bond>()
const COLUMNS: readonly DataTableColumnDef<Bond>[] = [
  column.link('name', { header: 'Bond', href: ({ isin }) => `/bonds/${isin}/` }),
  column.text('isin', { header: 'ISIN' }),
  column.text('country', { header: 'Country', filter: 'set' }),
  column.text('rating', { header: 'Rating', filter: 'set' }),
  column.number('price', { header: 'Price', unit: '%', decimals: 3 }),
  column.number('change', { header: 'Change', unit: 'bp', decimals: 1, sign: 'change' }),
  column.day('maturity', { header: 'Maturity' }),
]

const ISSUERS = [
  ['US Treasury', 'United States'],
  ['Bund', 'Germany'],
  ['OAT', 'France'],
  ['BTP', 'Italy'],
  ['Bonos', 'Spain'],
  ['Gilt', 'United Kingdom'],
  ['JGB', 'Japan'],
  ['DSL', 'Netherlands'],
  ['OLO', 'Belgium'],
  ['RAGB', 'Austria'],
  ['RFGB', 'Finland'],
  ['PGB', 'Portugal'],
  ['IRISH', 'Ireland'],
  ['ACGB', 'Australia'],
] as const
const RATINGS = ['AAA', 'AA+', 'AA', 'A+', 'BBB', null]

/** A given number of government bonds; illustrative. */
function bondsOf(count: number): Bond[] {
  return Array.from({ length: count }, (_, index): Bond => {
    const [issuer, country] = ISSUERS[index % ISSUERS.length] ?? ISSUERS[0]
    const year = 2027 + ((index * 7) % 24)
    const coupon = ((index * 13) % 41) / 8
    const change = ((index * 29) % 37) / 4 - 4.5
    const month = 1 + ((index * 5) % 12)
    return {
      id: String(index + 1),
      name: `${issuer} ${coupon.toFixed(3)}% ${year}`,
      isin: `XS${String(100_000_000 + index * 7919).padStart(9, '0')}${index % 10}`,
      country,
      rating: RATINGS[(index * 11) % RATINGS.length],
      price: index % 17 === 16 ? { text: '100', locked: true } : 88 + ((index * 37) % 190) / 8,
      change: { text: change, tone: change > 0 ? 'up' : change < 0 ? 'down' : 'muted' },
      maturity: `${year}-${String(month).padStart(2, '0')}-15`,
    }
  })
}

const BONDS = bondsOf(36)

type FiltersProps = DataTableOptions<Bond> & {
  caption: string
  /** Columns whose filter fields are shown above the table. */
  panels?: readonly string[]
  /** Whether the table has a toolbar. Default true. */
  hasToolbar?: boolean
}

/** A table with the panels that the column menus open; its toolbar has an export. */
function Filters({ caption, panels = [], hasToolbar = true, ...options }: FiltersProps) {
  const model = useDataTable(options)
  return (
    <div className="grid gap-4">
      {panels.length > 0 && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(18rem,1fr))] items-start gap-4">
          {panels.map(id => {
            const found = model.table.getColumn(id)
            return (
              found && (
                <Card key={id} title={String(found.columnDef.header)}>
                  <div className="px-5 pt-2 pb-4 max-desk:px-4">
                    <ColumnFilterFields table={model.table} column={found} />
                  </div>
                </Card>
              )
            )
          })}
        </div>
      )}
      <Card title={caption} className="overflow-clip">
        <DataTable model={model} caption={caption}>
          {hasToolbar && (
            <DataTableToolbar>
              <TableExport title={caption} table={model.table} />
            </DataTableToolbar>
          )}
          <DataTableGrid />
        </DataTable>
      </Card>
    </div>
  )
}

const meta = {
  title: 'Tables/Data table/Filters',
  component: DataTable<Bond>,
  subcomponents: { DataTableToolbar, ColumnFilterFields },
  args: {
    caption: 'Government bonds',
    columns: COLUMNS,
    data: BONDS,
    getRowId: ({ id }) => id,
    limit: 8,
  },
  render: args => <Filters {...args} />,
} satisfies Meta<FiltersProps>

export default meta
type Story = StoryObj<FiltersProps>

const toolsCame: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('searchbox', { name: 'Search in the table' })
}

const SEARCHED = { globalFilter: 'bund', columnFilters: [{ id: 'price', value: [90, null] }] }
const PANELS = ['name', 'price', 'maturity', 'rating']
const withPanels =
  (panels: readonly string[]): Story['render'] =>
  args => <Filters {...args} panels={panels} />

export const Toolbar: Story = { play: toolsCame }

export const Filtered: Story = { args: { initialState: SEARCHED }, play: toolsCame }

const FILTERS = [
  { id: 'name', value: 'b' },
  { id: 'country', value: ['Germany', 'Italy', 'France', 'United Kingdom'] },
  { id: 'price', value: [90, 120] },
  { id: 'maturity', value: ['2027-01-01', '2050-12-31'] },
]

/** A chip for each filtered column, hidden ones too; removing one moves focus to the next. */
export const Chips: Story = {
  args: { initialState: { columnFilters: FILTERS, columnVisibility: { country: false } } },
  play: toolsCame,
}

export const HiddenColumns: Story = {
  args: { initialState: { columnVisibility: { isin: false, rating: false } } },
  play: async context => {
    await toolsCame(context)
    const canvas = within(context.canvasElement)
    await expect(canvas.getByRole('button', { name: 'Show hidden columns (2)' })).toBeInTheDocument()
  },
}

export const NoMatch: Story = { args: { initialState: { globalFilter: 'bund 2099' } }, play: toolsCame }

/** Text, numbers, days and values: each kind of column has its own fields. */
export const Panels: Story = { args: { hasToolbar: false }, render: withPanels(PANELS) }

export const PanelsSet: Story = {
  args: {
    hasToolbar: false,
    initialState: {
      columnFilters: [
        { id: 'name', value: 'bund' },
        { id: 'price', value: [90, 110] },
        { id: 'maturity', value: ['2027-01-01', null] },
        { id: 'rating', value: ['AAA', ''] },
      ],
    },
  },
  render: withPanels(PANELS),
}

/** A lower bound above the upper one stays in its field, and the filter does not change. */
export const CrossedRanges: Story = {
  args: { hasToolbar: false },
  render: withPanels(['change', 'maturity']),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'At least' }), '2')
    await userEvent.type(canvas.getByRole('textbox', { name: 'At most' }), '-1.5')
    await expect(canvas.getByText('The lower bound is above the upper one.')).toBeInTheDocument()
  },
}

/** More than twelve values can be searched. */
export const ManyValues: Story = { args: { hasToolbar: false }, render: withPanels(['country']) }

export const Compact: Story = { args: { density: 'compact', limit: 14 }, play: toolsCame }

export const Comfortable: Story = { args: { density: 'comfortable' }, play: toolsCame }

export const RowHeights: Story = {
  play: async context => {
    await toolsCame(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Row height' }))
    await expect(await screen.findByRole('menuitemradio', { name: 'Standard' })).toBeChecked()
  },
}

function LongFilters(props: FiltersProps) {
  const [data] = useState(() => bondsOf(100_000))
  return <Filters {...props} data={data} />
}

/** A hundred thousand rows: input is applied after a pause. */
export const LongTable: Story = {
  args: { limit: 0 },
  render: args => <LongFilters {...args} panels={['price', 'country']} />,
  play: toolsCame,
}

export const Dark: Story = {
  args: { initialState: { columnFilters: [{ id: 'rating', value: ['AAA', 'AA+'] }] } },
  render: withPanels(PANELS),
  parameters: { theme: 'dark' },
  play: toolsCame,
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: toolsCame }

export const PhoneFiltered: Story = {
  args: { initialState: { ...SEARCHED, columnVisibility: { isin: false } } },
  globals: { viewport: { value: 'phone' } },
  play: async context => {
    await toolsCame(context)
    const { canvasElement } = context
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth))
  },
}

export const PhoneChips: Story = {
  args: { initialState: { columnFilters: FILTERS } },
  globals: { viewport: { value: 'phone' } },
  play: toolsCame,
}

export const PhoneNoMatch: Story = {
  args: { initialState: { globalFilter: 'bund 2099' } },
  globals: { viewport: { value: 'phone' } },
  play: toolsCame,
}

export const PhonePanels: Story = {
  args: { hasToolbar: false },
  render: withPanels(PANELS),
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = {
  args: { initialState: SEARCHED },
  render: withPanels(PANELS),
  parameters: { dir: 'rtl' },
  play: toolsCame,
}
