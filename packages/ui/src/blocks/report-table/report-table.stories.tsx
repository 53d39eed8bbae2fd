import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Card } from '../../controls/card/card.tsx'
import { bankFacts, internationalFacts, localFacts } from '../../testing/fixtures/reports.ts'
import { ACCESS } from '../../testing/sessions.ts'
import { ReportTable, type ReportTableProps } from './report-table.tsx'

const facts = internationalFacts(ACCESS.desk)
const teaser = internationalFacts(ACCESS.visitor)
const table = (of: typeof facts.balanceSheet) => of ?? bankFacts(ACCESS.desk, false).tables[0]?.table

const meta = {
  title: 'Blocks/Report table',
  component: ReportTable,
  args: { title: 'Balance sheet', table: table(facts.balanceSheet) },
  decorators: [
    Story => (
      <Card className="overflow-clip pt-3">
        <Story />
      </Card>
    ),
  ],
} as Meta<ReportTableProps>

export default meta
type Story = StoryObj<ReportTableProps>
type Playing = Pick<StoryContext, 'canvas' | 'userEvent'>

const press =
  (name: string | RegExp) =>
  async ({ canvas, userEvent }: Playing) =>
    userEvent.click(await canvas.findByRole('button', { name }))

/** The closed view is shown first, if there is one. */
export const Default: Story = {}

/** Open view: five rows, sub-rows not counted. Up to three sub-rows are always shown, more are collapsed under their parent row. */
export const Open: Story = { args: { defaultOpen: true } }

export const SubRowsExpanded: Story = { args: { defaultOpen: true }, play: press('Current assets') }

export const Expanded: Story = { args: { defaultOpen: true }, play: press(/Show \d+ more/) }

/** Sorting keeps sub-rows below their parent row. */
export const Sorted: Story = { args: { defaultOpen: true }, play: press(/FY 2022/) }

/** Not signed in: the toggle prompts to sign in. */
export const Visitor: Story = {
  parameters: { session: 'visitor' },
  args: { table: table(teaser.balanceSheet) },
  play: async (playing: Playing) => {
    await press('Open the table')(playing)
    await waitFor(() => expect(playing.canvas.getByRole('alert')).toBeVisible())
  },
}

/** Signed in without full access: the toggle links to the access page. */
export const SignedIn: Story = {
  parameters: { session: 'reader' },
  args: { table: table(teaser.balanceSheet) },
  play: async (playing: Playing) => {
    await press('Open the table')(playing)
    await waitFor(() => expect(playing.canvas.getByRole('alert')).toBeVisible())
  },
}

/** A table without a closed view; the server did not send the other rows. */
export const RowsLocked: Story = {
  parameters: { session: 'reader' },
  args: { title: 'Ratios', table: bankFacts(ACCESS.reader, true).tables[3]?.table },
  play: async ({ canvas }: Playing) => {
    const way = await canvas.findByRole('link', { name: 'Get access to see the other rows' })
    await expect(way).toHaveAccessibleDescription('This needs full access')
    await expect(canvas.queryByRole('button', { name: /Show \d+ more/ })).toBeNull()
  },
}

/** Rows of different lengths: missing cells are blank. */
export const Ragged: Story = {
  args: {
    title: 'Profit and loss',
    table: {
      ...facts.profitAndLoss,
      closed: null,
      subRows: {},
      lockedRows: 0,
      archiveUrl: null,
      open: facts.profitAndLoss?.open
        ? {
            ...facts.profitAndLoss.open,
            rows: facts.profitAndLoss.open.rows.map((row, place) => ({
              ...row,
              cells: Object.fromEntries(Object.entries(row.cells).slice(0, 6 - (place % 4))),
            })),
          }
        : null,
    },
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { defaultOpen: true },
  play: press('Current assets'),
}

export const Dark: Story = {
  parameters: { theme: 'dark' },
  args: { defaultOpen: true },
  play: press('Current assets'),
}

export const RightToLeft: Story = {
  parameters: { dir: 'rtl' },
  args: { defaultOpen: true, table: table(localFacts(ACCESS.desk).balance) },
}
