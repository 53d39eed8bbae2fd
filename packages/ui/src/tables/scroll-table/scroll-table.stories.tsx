import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { Card } from '../../controls/card/card.tsx'
import {
  BALANCE_COLUMNS,
  BALANCE_ROWS,
  FLOW_COLUMNS,
  FLOW_ROWS,
  NOTED_COLUMNS,
  NOTED_ROWS,
  type StatementLine,
  statementMeta,
} from '../../testing/fixtures/apple-statements.ts'
import { ScrollTable, type ScrollTableProps } from './scroll-table.tsx'

const meta = {
  title: 'Tables/Scroll table',
  component: ScrollTable<StatementLine>,
  args: {
    caption: 'Balance sheet',
    dimension: 'USD m',
    columns: BALANCE_COLUMNS.slice(0, 6),
    data: BALANCE_ROWS,
    getRowMeta: statementMeta,
  },
  render: args => (
    <Card {...(args.showCaption ? {} : { title: args.caption })} className="overflow-clip">
      <div className="pt-2">
        <ScrollTable {...args} />
      </div>
    </Card>
  ),
} satisfies Meta<ScrollTableProps<StatementLine>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithTitleAndDimension: Story = { args: { showCaption: true } }

export const Sorted: Story = {
  args: { initialState: { sorting: [{ id: '2025-03-29', desc: true }] }, limit: 7 },
}

const wide = { columns: BALANCE_COLUMNS }

const scrollerOf = (canvas: HTMLElement) =>
  within(canvas).getByRole('region', { name: 'Balance sheet, scrolls sideways' })

/** T1: twelve quarters. The arrow at the end is visible, the one at the start appears with the first move. */
export const Overflowing: Story = { args: { ...wide, showCaption: true } }

/** T1: a press scrolls the next column next to the pinned one; a hold goes to the end, where the arrow is hidden. */
export const OverflowingMoved: Story = {
  args: { ...wide, showCaption: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const scroller = await waitFor(() => scrollerOf(canvasElement))
    const [pinned, first, second] = canvas.getAllByRole('columnheader')
    const before = second?.getBoundingClientRect().left ?? 0
    await userEvent.click(canvas.getByRole('button', { name: 'Scroll right' }))
    await waitFor(() =>
      expect(Math.abs((second?.getBoundingClientRect().left ?? 0) - rightOf(pinned))).toBeLessThan(2),
    )
    await expect(before).toBeGreaterThan(rightOf(first) - 2)
    fireEvent.pointerDown(canvas.getByRole('button', { name: 'Scroll right' }), { button: 0 })
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Scroll right' })).toBeNull())
    await expect(scroller.scrollLeft).toBeGreaterThan(100)
    // a browser drops the focus of a hidden element; the table received it before
    await expect(scroller).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Scroll left' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Scroll right' })).toBeVisible())
  },
}

const rightOf = (element: Element | undefined) => element?.getBoundingClientRect().right ?? 0

/** Neither title nor dimension: the arrows have a line of their own. */
export const OverflowingWithoutTitle: Story = {
  args: wide,
  render: ({ dimension, ...args }) => (
    <Card title={args.caption} className="overflow-clip">
      <div className="pt-2">
        <ScrollTable {...args} />
      </div>
    </Card>
  ),
}

/** T4: all lines of the statement; those under a heading line are indented by 10 px, and by 4 px for each further level (shared-blocks §9). */
export const ShowMore: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 22 more' }))
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(27)
    await expect(canvas.getByRole('button', { name: 'Hide' })).toHaveFocus()
    const at = (name: string) => {
      const range = document.createRange()
      range.selectNodeContents(canvas.getByText(name))
      return Math.round(range.getBoundingClientRect().left)
    }
    const start = at('Assets')
    await expect(at('Current assets') - start).toBe(10)
    await expect(at('Inventories') - start).toBe(14)
  },
}

export const WiderIndents: Story = {
  args: { className: '[--table-cell-indent:12px] [--table-header-indent:12px]', limit: 8 },
}

/** The taxonomy's own names, some longer than 80 characters. */
export const LongText: Story = {
  args: { caption: 'Cash flow statement', columns: FLOW_COLUMNS.slice(0, 5), data: FLOW_ROWS, limit: 0 },
}

export const CommentColumn: Story = {
  render: () => (
    <Card title="Notes to the balance sheet" className="overflow-clip">
      <div className="pt-2">
        <ScrollTable
          caption="Notes to the balance sheet"
          dimension="USD m"
          columns={NOTED_COLUMNS}
          data={NOTED_ROWS}
        />
      </div>
    </Card>
  ),
}

const locked = { data: BALANCE_ROWS.slice(0, 5), total: 27, lock: 'paid' as const }

export const LockedForVisitor: Story = { args: locked, parameters: { session: 'visitor' } }

/** T5: the link to the other rows replaces "Show more". */
export const LockedForReader: Story = {
  args: locked,
  parameters: { session: 'reader' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const way = canvas.getByRole('link', { name: 'Get access to see the other rows' })
    await expect(way).toHaveAccessibleDescription(/needs full access/)
  },
}

export const LockedForPro: Story = {
  args: { ...locked, data: BALANCE_ROWS },
  parameters: { session: 'pro' },
}

export const Loading: Story = { args: { data: [], status: 'loading' } }

export const Reloading: Story = { args: { status: 'loading' } }

export const Failed: Story = {
  args: { data: [], status: 'failed', failure: 'The report did not arrive.', onRetry: () => {} },
}

export const FailedWithOldRows: Story = { args: { status: 'failed', onRetry: () => {} } }

export const Empty: Story = { args: { data: [], empty: 'The issuer filed no report for this period.' } }

/** T3: the pinned column and one more; the arrows step by one. */
export const Phone: Story = {
  args: wide,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('columnheader', { name: '29.03.2025' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Next column' }))
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2)
    await expect(canvas.getByRole('columnheader', { name: '28.12.2024' })).toBeInTheDocument()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const PhoneLongText: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }

export const MobileEdge680: Story = { args: wide, globals: { viewport: { value: 'mobileEdge' } } }

export const Dark: Story = { args: { ...wide, showCaption: true }, parameters: { theme: 'dark' } }

export const HighContrast: Story = { args: wide, parameters: { contrast: 'more' } }

export const Compact: Story = { args: { ...wide, limit: 12 }, parameters: { density: 'compact' } }

/** The start is at the right: the left arrow shows more. */
export const RightToLeft: Story = {
  args: { ...wide, showCaption: true },
  parameters: { dir: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const scroller = await waitFor(() => scrollerOf(canvasElement))
    await expect(canvas.queryByRole('button', { name: 'Scroll right' })).toBeNull()
    const [pinned, , second] = canvas.getAllByRole('columnheader')
    await userEvent.click(await canvas.findByRole('button', { name: 'Scroll left' }))
    await waitFor(() => expect(scroller.scrollLeft).toBeLessThan(-10))
    await waitFor(() => {
      const gap = (pinned?.getBoundingClientRect().left ?? 0) - rightOf(second)
      expect(Math.abs(gap)).toBeLessThan(2)
    })
    await expect(await canvas.findByRole('button', { name: 'Scroll right' })).toBeVisible()
  },
}

const RUSSIAN_NAMES = [
  'Активы',
  'Оборотные активы',
  'Денежные средства и их эквиваленты',
  'Краткосрочные рыночные ценные бумаги',
  'Дебиторская задолженность',
]

export const Russian: Story = {
  args: {
    ...locked,
    caption: 'Бухгалтерский баланс',
    dimension: 'млн долл. США',
    data: locked.data.map((row, place) => ({ ...row, line: RUSSIAN_NAMES[place] ?? '' })),
    columns: BALANCE_COLUMNS.map(column =>
      column.id === 'line' ? { ...column, header: 'Показатель' } : column,
    ),
  },
  parameters: { lang: 'ru', session: 'reader' },
}
