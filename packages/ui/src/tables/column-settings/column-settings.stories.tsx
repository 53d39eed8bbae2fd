import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Card } from '../../controls/card/card.tsx'
import { QUOTE_COLUMNS, QUOTE_ROWS, type Quote } from '../../testing/fixtures/treasury-tables.ts'
import type { ColumnSettingsMeta } from '../data-table/columns/column-meta.ts'
import { columnId, type DataTableColumnDef } from '../data-table/columns/columns.ts'
import { DataTable } from '../data-table/data-table.tsx'
import { useDataTable } from '../data-table/model/use-data-table.ts'
import { ColumnSettings, type ColumnSettingsProps } from './column-settings.tsx'

type Column = DataTableColumnDef<Quote>

const PLAIN: readonly Column[] = QUOTE_COLUMNS.map((column, index) =>
  index === 0 ? { ...column, enableHiding: false } : column,
)

/** A column with settings for the panel. */
const offered = (column: Column, settings: ColumnSettingsMeta): Column => ({
  ...column,
  meta: { ...column.meta, settings: { ...column.meta?.settings, ...settings } },
})

const GROUPS: Record<string, string> = {
  bid: 'Price',
  ask: 'Price',
  indicative: 'Price',
  yields: 'Return',
  gspread: 'Return',
}
const GROUPED: readonly Column[] = PLAIN.map(column => {
  const id = columnId(column)
  const group = GROUPS[id]
  if (id === 'change') return offered(column, { label: 'Change since yesterday' })
  return group ? offered(column, { group }) : column
})

const SAVE_STATE = { key: 'quotes', in: 'storage', slices: ['columnVisibility', 'columnOrder'] } as const

type SettingsProps = Omit<ColumnSettingsProps<Quote>, 'table'> & { columns?: readonly Column[] }

/** The settings of a table that is not shown. */
function Settings({ columns = PLAIN, ...props }: SettingsProps) {
  const { table } = useDataTable({ columns, data: QUOTE_ROWS, saveState: SAVE_STATE })
  return <ColumnSettings {...props} table={table} />
}

/** The settings above their table. */
function SettingsWithTable(props: Omit<ColumnSettingsProps<Quote>, 'table'>) {
  const model = useDataTable({ columns: GROUPED, data: QUOTE_ROWS, saveState: SAVE_STATE })
  return (
    <Card
      title="Market quotes"
      actions={<ColumnSettings {...props} table={model.table} />}
      className="overflow-clip"
    >
      <div className="pt-2">
        <DataTable model={model} caption="Market quotes" />
      </div>
    </Card>
  )
}

const meta = {
  title: 'Tables/Column settings',
  component: ColumnSettings<Quote>,
  render: args => <Settings {...args} />,
} satisfies Meta<ColumnSettingsProps<Quote>>

export default meta
type Story = StoryObj<ColumnSettingsProps<Quote>>
type Play = NonNullable<Story['play']>

const settingsOf =
  (columns: readonly Column[]): Story['render'] =>
  args => <Settings {...args} columns={columns} />

const dialogOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body).findByRole('dialog')

const open: Play = async ({ canvasElement }) => {
  const button = canvasElement.querySelector('[data-slot=column-settings] button')
  if (button) await userEvent.click(button)
  await dialogOf(canvasElement)
}

const inOrder: Play = async context => {
  await open(context)
  const dialog = within(await dialogOf(context.canvasElement))
  const [, order] = dialog.getAllByRole('tab')
  if (order) await userEvent.click(order)
}

export const Closed: Story = {}

export const Default: Story = { play: open }

export const Groups: Story = { render: settingsOf(GROUPED), play: open }

export const Order: Story = { render: settingsOf(GROUPED), play: inOrder }

/** Eight columns; the panel offers six. */
export const SomeHidden: Story = {
  render: settingsOf(
    GROUPED.map(column =>
      ['yields', 'updated'].includes(columnId(column)) ? offered(column, { isOffered: false }) : column,
    ),
  ),
  play: open,
}

/** Required columns show the reason, and the parent checkbox of such a group cannot be cleared. */
export const CannotHide: Story = {
  render: settingsOf(
    GROUPED.map(column =>
      column.meta?.settings?.group === 'Return' ? { ...column, enableHiding: false } : column,
    ),
  ),
  play: open,
}

const MEASURES = ['Price', 'Yield to maturity', 'Duration', 'Convexity', 'Spread over the government curve']
const VENUES = [
  'Frankfurt',
  'Stuttgart',
  'Tradegate',
  'London',
  'Luxembourg',
  'Vienna',
  'Milan',
  'Over the counter',
]
const MANY: readonly Column[] = MEASURES.flatMap((measure, m) =>
  VENUES.map((venue, g) => ({
    id: `${m} ${g}`,
    header: `${measure}, ${venue}`,
    meta: { settings: { group: measure, isShown: g < 4 } },
  })),
)

export const ManyColumns: Story = { render: settingsOf(MANY), play: open }

export const ManyColumnsInOrder: Story = { render: settingsOf(MANY), play: inOrder }

export const Phone: Story = {
  render: settingsOf(GROUPED),
  globals: { viewport: { value: 'phone' } },
  play: open,
}

export const PhoneOrder: Story = { ...Phone, play: inOrder }

export const Dark: Story = { render: settingsOf(GROUPED), parameters: { theme: 'dark' }, play: open }

export const RightToLeft: Story = { render: settingsOf(GROUPED), parameters: { dir: 'rtl' }, play: inOrder }

export const Russian: Story = { render: settingsOf(GROUPED), parameters: { lang: 'ru' }, play: open }

/** T6: the table shows changes immediately. */
export const WithTable: Story = {
  args: { size: 's' },
  render: args => <SettingsWithTable {...args} />,
  play: async context => {
    await open(context)
    const { canvasElement } = context
    const dialog = within(await dialogOf(canvasElement))
    const headings = () => canvasElement.querySelectorAll('thead th').length
    const before = headings()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Ask' }))
    await expect(headings()).toBe(before - 1)
    await userEvent.click(dialog.getByRole('tab', { name: 'Order' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Move G-spread, bp up' }))
    await expect(dialog.getByRole('status')).toHaveTextContent('G-spread, bp moved to place 4 of 7')
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
  },
}
