import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { bankFacts, bankPort, NO_BANK_REPORT } from '../../testing/fixtures/reports.ts'
import { ACCESS } from '../../testing/sessions.ts'
import { BankReport, type BankReportProps } from './bank-report.tsx'
import type { BankReportPort } from './bank-report.view-model.ts'

const forEver = () => new Promise<never>(() => {})
const offline = () => Promise.reject(new Error('connection refused'))

/** Real figures in the archive, this in the other tab. */
const without =
  (actual: BankReportPort): BankReportPort =>
  async (query, options) =>
    query.archive ? { kind: 'ok', data: bankFacts(ACCESS.desk, true) } : actual(query, options)

const meta = {
  title: 'Blocks/BankReport',
  component: BankReport,
  args: { issuerId: 5, load: bankPort(ACCESS.desk) },
} as Meta<BankReportProps>

export default meta
type Story = StoryObj<BankReportProps>
type Playing = Pick<StoryContext, 'canvas' | 'userEvent'>

const press =
  (role: 'button' | 'tab', name: string | RegExp) =>
  async ({ canvas, userEvent }: Playing) =>
    userEvent.click(await canvas.findByRole(role, { name }))

/** JPMorgan Chase Bank, the newest four quarters; FDIC figures. */
export const Default: Story = {}

export const ArchiveTab: Story = { play: press('tab', 'Archive') }

/** Not signed in: the first rows, no export, and in the place of "Show more" the way to the others. */
export const Visitor: Story = {
  parameters: { session: 'visitor' },
  args: { load: bankPort(ACCESS.visitor) },
  play: async (playing: Playing) => {
    const ways = await playing.canvas.findAllByRole('button', { name: 'Sign in to see the other rows' })
    for (const way of ways) await expect(way).toHaveAccessibleDescription('Sign in to use this')
    await expect(playing.canvas.queryByRole('button', { name: /Show \d+ more/ })).toBeNull()
  },
}

export const SignedIn: Story = {
  parameters: { session: 'reader' },
  args: { load: bankPort(ACCESS.reader) },
}

/** The server gave a link, the user has no Excel grant: the button says so in place. */
export const ExportRefused: Story = {
  parameters: { session: 'pro' },
  play: press('button', 'Export to Excel'),
}

export const Loading: Story = { args: { load: forEver } }

/** One of the two failed: its tab has the error and Retry, the other works. */
export const OneFailed: Story = {
  args: { load: without(offline) },
  play: async ({ canvas }: Playing) => void (await canvas.findByRole('button', { name: 'Retry' })),
}

/** Without actual data its tab is gone, and the archive is shown. */
export const OneTabOnly: Story = {
  args: { load: without(async () => ({ kind: 'ok', data: NO_BANK_REPORT })) },
}

/** Neither has anything: the block draws nothing, and tells the page. */
export const Empty: Story = {
  args: { load: async () => ({ kind: 'ok', data: NO_BANK_REPORT }) },
  render: (args: BankReportProps) => (
    <>
      <p className="text-13 text-ink-3">This issuer has no bank report: below stands nothing.</p>
      <BankReport {...args} />
    </>
  ),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { parameters: { theme: 'dark' }, play: press('tab', 'Archive') }

export const Russian: Story = { parameters: { lang: 'rus' } }
