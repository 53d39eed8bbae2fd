import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { localFacts, localPort } from '../../testing/fixtures/reports.ts'
import { ACCESS } from '../../testing/sessions.ts'
import { LocalReport, type LocalReportProps } from './local-report.tsx'

const neverResolves = () => new Promise<never>(() => {})
const offline = () => Promise.reject(new Error('connection refused'))
const facts = localFacts(ACCESS.desk)

const meta = {
  title: 'Blocks/Local report',
  component: LocalReport,
  args: { reportId: 1, load: localPort(ACCESS.desk) },
} as Meta<LocalReportProps>

export default meta
type Story = StoryObj<LocalReportProps>
type Playing = Pick<StoryContext, 'canvas' | 'userEvent'>

const openAll = async ({ canvas, userEvent }: Playing) => {
  for (const button of await canvas.findAllByRole('button', { name: /Open the table|展开表格/ }))
    await userEvent.click(button)
}

/** Exxon, fiscal year 2024: closed views first, with 5, 6 and 7 rows. */
export const Default: Story = {}

/** Full access with the Excel grant, all tables open. */
export const FullAccess: Story = { parameters: { session: 'excel' }, play: openAll }

export const Visitor: Story = {
  parameters: { session: 'visitor' },
  args: { load: localPort(ACCESS.visitor) },
}

export const SignedIn: Story = {
  parameters: { session: 'reader' },
  args: { load: localPort(ACCESS.reader) },
}

export const Loading: Story = { args: { load: neverResolves } }

export const Failed: Story = {
  args: { load: offline },
  play: async ({ canvas }: Playing) => void (await canvas.findByRole('button', { name: 'Retry' })),
}

/** One table, and no other report. */
export const OneTableOnly: Story = {
  args: {
    load: async () => ({
      kind: 'ok',
      data: { ...facts, reports: [], balance: null, cashFlow: null },
    }),
  },
}

/** No report: the block draws nothing, and notifies the page. */
export const Empty: Story = {
  args: {
    load: async () => ({
      kind: 'ok',
      data: { reports: [], balance: null, profitAndLoss: null, cashFlow: null, exportLink: null },
    }),
  },
  render: (args: LocalReportProps) => (
    <>
      <p className="text-13 text-ink-3">This issuer has no report: below stands nothing.</p>
      <LocalReport {...args} />
    </>
  ),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: openAll }

export const Dark: Story = { parameters: { theme: 'dark' }, play: openAll }

export const Chinese: Story = { parameters: { lang: 'zh' }, play: openAll }
