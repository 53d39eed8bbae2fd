import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { Card } from '../../controls/card/card.tsx'
import {
  ARCHIVE_COLUMNS,
  ARCHIVE_ROWS,
  type ArchiveDay,
  longArchive,
  QUOTE_COLUMNS,
  QUOTE_ROWS,
  type Quote,
} from '../../testing/fixtures/treasury-tables.ts'
import { createColumns, type DataTableColumnDef } from './columns/columns.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { DataTableGrid } from './data-table-grid.tsx'
import type { TableOptionProps } from './model/table-options.ts'

/** The card around a section's table on the page; it clips, so that rows keep its corners. */
function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title} className="overflow-clip">
      <div className="pt-2">{children}</div>
    </Card>
  )
}

/** A table of its options, not of a model. */
type QuotesProps = Extract<DataTableProps<Quote>, { columns: unknown }>

const meta = {
  title: 'Tables/Data table/Columns',
  component: DataTable<Quote>,
  subcomponents: { DataTableGrid },
  args: {
    caption: 'Market quotes',
    columns: QUOTE_COLUMNS,
    data: QUOTE_ROWS,
    getRowId: ({ id }) => id,
    children: <DataTableGrid columnMenus reorderable />,
  },
  render: args => (
    <Sheet title={args.caption}>
      <DataTable {...args} />
    </Sheet>
  ),
} satisfies Meta<QuotesProps>

export default meta
type Story = StoryObj<QuotesProps>

const PHONE = { viewport: { value: 'phone' } }

/** The buttons appear when a heading is hovered or focused. */
export const Default: Story = {}

const opened =
  (column: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Options of ${column}` }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: `Options of ${column}` })).toBeVisible())
  }

export const MenuOpen: Story = {
  args: { initialState: { sorting: [{ id: 'gspread', desc: true }] } },
  play: opened('Ask'),
}

export const MenuOfTheFirstColumn: Story = { play: opened('Market participant') }

/** T7: the first sorted column shows position 1 at its arrow. */
export const SortedByTwo: Story = {
  play: async ({ canvas, canvasElement }) => {
    const bid = canvas.getByRole('button', { name: 'Bid' })
    await userEvent.click(bid)
    // Storybook's user events send a modifier with a click only while its key is pressed
    await fireEvent.click(canvas.getByRole('button', { name: 'Indicative' }), { shiftKey: true })
    await expect(canvas.getByRole('button', { name: 'Indicative 2' })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Sorted by Bid, ascending, Sorted by Indicative, ascending',
      ),
    )
    await expect(canvasElement.querySelectorAll('[aria-sort=ascending]')).toHaveLength(1)
  },
}

export const FilteredColumn: Story = {
  args: { initialState: { columnFilters: [{ id: 'participant', value: 'bank' }] } },
}

/** The columns of an archive, twice: a table wider than any window. */
const archive = createColumns<ArchiveDay>()
const WIDE_COLUMNS: readonly DataTableColumnDef<ArchiveDay>[] = [
  ...ARCHIVE_COLUMNS,
  ...Array.from({ length: 28 }, (_, place) =>
    archive.number((_day, index) => 80 + place * 7 + (index % 13) / 4, {
      id: `tenor${place + 1}`,
      header: `Tenor ${place + 1}`,
      unit: 'bp',
      decimals: 2,
    }),
  ),
]

const pinnedTable = (
  props: Partial<TableOptionProps<ArchiveDay>> = {},
  isNumbered = false,
): Pick<Story, 'render'> => ({
  render: () => (
    <Sheet title="Archive">
      <DataTable
        caption="Archive"
        columns={WIDE_COLUMNS}
        data={ARCHIVE_ROWS}
        limit={10}
        initialState={{ columnPinning: { start: ['date', 'tenor2', 'tenor5'], end: ['tenor8', 'price'] } }}
        {...props}
      >
        <DataTableGrid columnMenus reorderable rowNumbers={isNumbered} />
      </DataTable>
    </Sheet>
  ),
})

const cellsOf = (row: Element | null | undefined) => [...(row?.querySelectorAll<HTMLElement>('th,td') ?? [])]

/** Scrolls the table until a heading is next to the three columns pinned at the start, so that no button is half covered by them. */
function moveTo(box: HTMLElement, id: string, rtl = false) {
  const headings = [...box.querySelectorAll<HTMLElement>('thead [data-column]')]
  const heading = headings.find(({ dataset }) => dataset.column === id)?.getBoundingClientRect()
  const outer = box.getBoundingClientRect()
  const start = rtl ? outer.right - (heading?.right ?? 0) : (heading?.left ?? 0) - outer.left
  const pinned = headings.slice(0, 3).reduce((width, each) => width + each.getBoundingClientRect().width, 0)
  box.scrollLeft = (start - pinned) * (rtl ? -1 : 1)
}

/** Scrolled to the side: the pinned columns stay next to the first one and at the end, in the headings and in the rows. */
const moved: NonNullable<Story['play']> = async ({ canvasElement, parameters }) => {
  const box = canvasElement.querySelector<HTMLElement>('[data-slot=table-scroller]')
  if (!box) throw new Error('the table stands in a box')
  const rtl = parameters.dir === 'rtl'
  await waitFor(() => expect(getComputedStyle(box).direction).toBe(rtl ? 'rtl' : 'ltr'))
  moveTo(box, 'tenor7', rtl)
  await waitFor(() => expect(box.closest('[data-scrolled]')).not.toBeNull())
  const startOf = (cell: HTMLElement | undefined) => {
    const [inner, outer] = [cell?.getBoundingClientRect(), box.getBoundingClientRect()]
    return Math.round(rtl ? outer.right - (inner?.right ?? 0) : (inner?.left ?? 0) - outer.left)
  }
  for (const row of [box.querySelector('thead tr'), box.querySelector('tbody tr')]) {
    const [first, second, third] = cellsOf(row)
    await expect(startOf(first)).toBe(0)
    await expect(Math.abs(startOf(second) - (first?.offsetWidth ?? 0))).toBeLessThanOrEqual(1)
    await expect(
      Math.abs(startOf(third) - (first?.offsetWidth ?? 0) - (second?.offsetWidth ?? 0)),
    ).toBeLessThanOrEqual(1)
    const last = cellsOf(row).at(-1)
    await expect(Math.abs(startOf(last) + (last?.offsetWidth ?? 0) - box.clientWidth)).toBeLessThanOrEqual(1)
  }
}

export const PinnedAndMoved: Story = { ...pinnedTable(), play: moved }

export const PinnedRightToLeft: Story = { ...PinnedAndMoved, parameters: { dir: 'rtl' } }

export const PinnedDark: Story = { ...PinnedAndMoved, parameters: { theme: 'dark' } }

/** A long table renders only the columns in view and the pinned ones. */
export const PinnedInALongTable: Story = {
  ...pinnedTable({ data: longArchive(), limit: 0 }, true),
  play: async context => {
    const box = context.canvasElement.querySelector<HTMLElement>('[data-slot=table-scroller]')
    if (box) moveTo(box, 'tenor9')
    context.canvasElement.ownerDocument.defaultView?.scrollTo(0, 2000)
    await waitFor(() =>
      expect(context.canvasElement.querySelector('[data-slot=fixed-head] tr')).not.toBeNull(),
    )
    const [, , second] = cellsOf(context.canvasElement.querySelector('[data-slot=fixed-head] tr'))
    await expect(second).toHaveTextContent('Tenor 2')
    const [, , cell] = cellsOf(context.canvasElement.querySelector('tbody [data-slot=table-row]'))
    await expect(cell).toHaveAttribute('aria-colindex', '3')
    await expect(
      Math.abs((second?.getBoundingClientRect().left ?? 0) - (cell?.getBoundingClientRect().left ?? 99)),
    ).toBeLessThan(2)
  },
}

/** Pinning has no effect on phones. */
export const PhonePinned: Story = { ...pinnedTable(), globals: PHONE }

/** Ctrl+Shift and an arrow key moves a focused heading; focus moves with it. */
export const Reordered: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Change' }).focus()
    await waitFor(async () => {
      await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}')
      await expect(canvas.getByRole('status')).toHaveTextContent(/Change: column \d of 8/)
    })
    await expect(canvas.getByRole('button', { name: 'Change' })).toHaveFocus()
  },
}

/** A line shows the drop position. */
export const Dragging: Story = {
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('columnheader', { name: 'Bid' })
    const target = canvas.getByRole('columnheader', { name: 'Change' }).getBoundingClientRect()
    const from = heading.getBoundingClientRect()
    const at = (x: number) => ({ clientX: x, clientY: from.top + 10, pointerId: 1, button: 0, bubbles: true })
    const line = () => canvasElement.querySelector<HTMLElement>('[data-slot=table-drop-line]')
    // dragging listens a moment after its line is in the document
    await waitFor(async () => {
      await fireEvent.pointerDown(heading, at(from.left + 10))
      await fireEvent.pointerMove(heading, at(from.left + 20))
      await fireEvent.pointerMove(heading, at(target.right - 5))
      await expect(line()).toBeVisible()
    })
  },
}

export const PhoneMenu: Story = { globals: PHONE, play: opened('Market participant') }

export const Phone: Story = { globals: PHONE }

export const Dark: Story = {
  ...MenuOpen,
  parameters: { theme: 'dark' },
}

export const RightToLeft: Story = { play: opened('Indicative'), parameters: { dir: 'rtl' } }

export const Crowded: Story = { ...pinnedTable({ initialState: {} }) }
