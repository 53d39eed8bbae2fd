import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { internationalFacts, internationalPort } from '../../testing/fixtures/reports.ts'
import { ACCESS } from '../../testing/sessions.ts'
import { InternationalReport, type InternationalReportProps } from './international-report.tsx'

const neverResolves = () => new Promise<never>(() => {})
const offline = () => Promise.reject(new Error('connection refused'))
const facts = internationalFacts(ACCESS.desk)

const meta = {
  title: 'Blocks/International report',
  component: InternationalReport,
  args: { reportId: 1, load: internationalPort(ACCESS.desk) },
} as Meta<InternationalReportProps>

export default meta
type Story = StoryObj<InternationalReportProps>
type Playing = Pick<StoryContext, 'canvas' | 'userEvent'>

const openAll = async ({ canvas, userEvent }: Playing) => {
  for (const button of await canvas.findAllByRole('button', { name: /Open the table|Открыть таблицу/ }))
    await userEvent.click(button)
}

/** Apple, fiscal year 2024: closed views first. */
export const Default: Story = {}

/** Full access with the Excel grant: all tables open, and the export. */
export const FullAccess: Story = { parameters: { session: 'excel' }, play: openAll }

/** Not signed in: closed views; the toggle prompts in place. */
export const Visitor: Story = {
  parameters: { session: 'visitor' },
  args: { load: internationalPort(ACCESS.visitor) },
  play: async ({ canvas, userEvent }: Playing) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Open the table' })
    if (first) await userEvent.click(first)
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}

export const SignedIn: Story = {
  parameters: { session: 'reader' },
  args: { load: internationalPort(ACCESS.reader) },
}

/** The data of the alternative brand: no methodology. One source and one report: nothing to choose. */
export const AlternativeBrand: Story = {
  args: {
    alternativeBrand: true,
    load: async () => ({
      kind: 'ok',
      data: { ...facts, reports: facts.reports.slice(0, 1), sources: ['own'] },
    }),
  },
}

export const Loading: Story = { args: { load: neverResolves } }

/** Another report is loading: the previous one stays meanwhile, under a progress line. */
export const Choosing: Story = {
  args: {
    load: query =>
      query.reportId === 1 ? Promise.resolve({ kind: 'ok', data: facts }) : new Promise<never>(() => {}),
  },
  play: async ({ canvas, userEvent }: Playing) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Report' }), 'Fiscal 2023')
  },
}

export const Failed: Story = {
  args: { load: offline },
  play: async ({ canvas }: Playing) => void (await canvas.findByRole('button', { name: 'Retry' })),
}

/** The start is after today, and the end is empty: the export shows an error. */
export const ExportReversed: Story = {
  parameters: { session: 'excel' },
  args: { today: '2020-06-30' },
  play: async ({ canvas, userEvent }: Playing) => {
    const end = await canvas.findByRole('combobox', { name: 'To' })
    await userEvent.clear(end)
    await userEvent.tab()
    const start = canvas.getByRole('combobox', { name: 'From' })
    await userEvent.clear(start)
    await userEvent.type(start, '01.07.2020')
    await userEvent.click(canvas.getByRole('heading', { level: 2 }))
    await canvas.findByRole('alert')
  },
}

/** No report: the block draws nothing, and notifies the page. */
export const Empty: Story = {
  args: {
    load: async () => ({
      kind: 'ok',
      data: {
        ...facts,
        reports: [],
        sources: [],
        exportLink: null,
        balanceSheet: null,
        profitAndLoss: null,
        cashFlow: null,
        parameters: null,
      },
    }),
  },
  render: (args: InternationalReportProps) => (
    <>
      <p className="text-13 text-ink-3">This issuer has no report: below stands nothing.</p>
      <InternationalReport {...args} />
    </>
  ),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { parameters: { theme: 'dark' }, play: openAll }

export const Russian: Story = { parameters: { lang: 'ru' }, play: openAll }
