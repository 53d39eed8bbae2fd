import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { bankFacts, bankPort, NO_BANK_REPORT } from '../../testing/fixtures/reports.ts'
import { ACCESS } from '../../testing/sessions.ts'
import { BankReport, type BankReportProps } from './bank-report.tsx'
import type { BankReportPort } from './bank-report.view-model.ts'

const neverResolves = () => new Promise<never>(() => {})
const offline = () => Promise.reject(new Error('connection refused'))

/** The archive has real data, the other tab loads from `actual`. */
const withActual =
  (actual: BankReportPort): BankReportPort =>
  async (query, options) =>
    query.archive ? { kind: 'ok', data: bankFacts(ACCESS.desk, true) } : actual(query, options)

const meta = {
  title: 'Blocks/Bank report',
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

/** JPMorgan Chase Bank, the latest four quarters; FDIC data. */
export const Default: Story = {}

export const ArchiveTab: Story = { play: press('tab', 'Archive') }

/** Not signed in: the first rows, no export, and a sign-in button instead of "Show more". */
export const Visitor: Story = {
  parameters: { session: 'visitor' },
  args: { load: bankPort(ACCESS.visitor) },
  play: async (playing: Playing) => {
    const buttons = await playing.canvas.findAllByRole('button', { name: 'Sign in to see the other rows' })
    for (const button of buttons) await expect(button).toHaveAccessibleDescription('Sign in to use this')
    await expect(playing.canvas.queryByRole('button', { name: /Show \d+ more/ })).toBeNull()
  },
}

export const SignedIn: Story = {
  parameters: { session: 'reader' },
  args: { load: bankPort(ACCESS.reader) },
}

/** The server sent a link, but the user has no Excel grant: the button says so in place. */
export const ExportRefused: Story = {
  parameters: { session: 'pro' },
  play: press('button', 'Export to Excel'),
}

export const Loading: Story = { args: { load: neverResolves } }

/** One of the two failed: its tab shows the error and Retry, the other works. */
export const OneFailed: Story = {
  args: { load: withActual(offline) },
  play: async ({ canvas }: Playing) => void (await canvas.findByRole('button', { name: 'Retry' })),
}

/** Without actual data its tab is hidden, and the archive is shown. */
export const OneTabOnly: Story = {
  args: { load: withActual(async () => ({ kind: 'ok', data: NO_BANK_REPORT })) },
}

/** Both are empty: the block draws nothing, and notifies the page. */
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

export const Russian: Story = { parameters: { lang: 'ru' } }
