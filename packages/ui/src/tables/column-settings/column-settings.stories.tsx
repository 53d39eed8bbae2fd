import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Card } from '../../controls/card/card.tsx'
import { QUOTE_COLUMNS, QUOTE_ROWS } from '../../testing/fixtures/treasury-tables.ts'
import { DataTable } from '../data-table/data-table.tsx'
import type { TableRow } from '../data-table/table-rows.shape.ts'
import type { SettingsColumn } from './column-settings.reducer.ts'
import { ColumnSettings } from './column-settings.tsx'
import { useColumnSettings } from './use-column-settings.ts'

const PLAIN: readonly SettingsColumn[] = QUOTE_COLUMNS.map((column, index) => ({
  ...column,
  dontHide: index === 0,
}))

const GROUPS: Record<string, string> = {
  bid: 'Price',
  ask: 'Price',
  indicative: 'Price',
  yields: 'Return',
  gspread: 'Return',
}
const GROUPED: readonly SettingsColumn[] = PLAIN.map(column => ({
  ...column,
  ...(GROUPS[column.id] ? { group: GROUPS[column.id] } : {}),
  ...(column.id === 'change' ? { textHideLabel: 'Change since yesterday' } : {}),
}))

type Props = {
  columns: readonly SettingsColumn[]
  /** Draws the table that is set up. */
  withTable?: boolean
}

function Settings({ columns, withTable = false }: Props) {
  const settings = useColumnSettings(columns, { storageKey: 'quotes' })
  if (!withTable) return <ColumnSettings model={settings} />
  return (
    <Card
      title="Market quotes"
      actions={<ColumnSettings model={settings} size="s" />}
      className="overflow-clip"
    >
      <div className="pt-2">
        <DataTable
          caption="Market quotes"
          columns={settings.columns}
          hiddenColumns={settings.hiddenColumns}
          rows={QUOTE_ROWS as TableRow[]}
        />
      </div>
    </Card>
  )
}

const meta = {
  title: 'Tables/Column settings',
  component: Settings,
  args: { columns: PLAIN },
} satisfies Meta<Props>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

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

export const Groups: Story = { args: { columns: GROUPED }, play: open }

export const Order: Story = { args: { columns: GROUPED }, play: inOrder }

/** Entries marked `hidden` are not offered: eight columns, six of them here. */
export const SomeHidden: Story = {
  args: {
    columns: GROUPED.map(column => ({ ...column, hidden: ['yields', 'updated'].includes(column.id) })),
  },
  play: open,
}

/** Columns that may not be hidden say so, and the parent of such a group cannot be cleared. */
export const CannotHide: Story = {
  args: {
    columns: GROUPED.map(column => ({ ...column, dontHide: column.dontHide || column.group === 'Return' })),
  },
  play: open,
}

const MEASURES = ['Price', 'Yield to maturity', 'Duration', 'Convexity', 'Spread over the government curve']
const GROUNDS = [
  'Frankfurt',
  'Stuttgart',
  'Tradegate',
  'London',
  'Luxembourg',
  'Vienna',
  'Milan',
  'Over the counter',
]
const MANY: readonly SettingsColumn[] = MEASURES.flatMap((measure, m) =>
  GROUNDS.map((ground, g) => ({
    id: `${m} ${g}`,
    header: `${measure}, ${ground}`,
    group: measure,
    check: g < 4,
  })),
)

export const ManyColumns: Story = { args: { columns: MANY }, play: open }

export const ManyColumnsInOrder: Story = { args: { columns: MANY }, play: inOrder }

export const Phone: Story = {
  args: { columns: GROUPED },
  globals: { viewport: { value: 'phone' } },
  play: open,
}

export const PhoneOrder: Story = { ...Phone, play: inOrder }

export const Dark: Story = { args: { columns: GROUPED }, parameters: { theme: 'dark' }, play: open }

export const RightToLeft: Story = { args: { columns: GROUPED }, parameters: { dir: 'rtl' }, play: inOrder }

export const Russian: Story = { args: { columns: GROUPED }, parameters: { lang: 'rus' }, play: open }

/** T6: what is set is what the table shows, at once. */
export const WithTable: Story = {
  args: { columns: GROUPED, withTable: true },
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
