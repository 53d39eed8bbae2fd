import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { APPLE_REPORTS, TWO_LANGUAGE_REPORTS, withoutLinks } from '../../testing/fixtures/report-files.ts'
import { ReportFiles, type ReportFilesProps } from './report-files.tsx'
import type { ReportYear } from './report-files-facts.ts'

const respondWith = (data: readonly ReportYear[]) => async () => ({ kind: 'ok' as const, data })
const neverResolves = () => new Promise<never>(() => {})
const offline = () => Promise.reject(new Error('connection refused'))

const meta = {
  title: 'Blocks/Report files',
  component: ReportFiles,
  args: { issuerId: 2, kind: 'reporting', load: respondWith(APPLE_REPORTS) },
  decorators: [
    Story => (
      <div className="max-w-2xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<ReportFilesProps>

export default meta
type Story = StoryObj<ReportFilesProps>
type Playing = Pick<StoryContext, 'canvas' | 'userEvent'>

const arrived = async ({ canvas }: Playing) => {
  await canvas.findByRole('table')
}

/** Filings of a real issuer: the two latest years, the others after "show more"; none is in Russian. */
export const Default: Story = { play: arrived }

export const AllYears: Story = {
  play: async (playing: Playing) => {
    await arrived(playing)
    await playing.userEvent.click(playing.canvas.getByRole('button', { name: 'Show 2 more' }))
  },
}

/** Two languages, several formats, and missing files (illustrative). */
export const TwoLanguages: Story = { args: { load: respondWith(TWO_LANGUAGE_REPORTS) }, play: arrived }

/** Not signed in: locked files, and a prompt to sign in. */
export const Visitor: Story = {
  parameters: { session: 'visitor' },
  args: { load: respondWith(withoutLinks(TWO_LANGUAGE_REPORTS)) },
  play: arrived,
}

/** Signed in without full access: locked files, and a link to the access page. */
export const Reader: Story = {
  parameters: { session: 'reader' },
  args: { load: respondWith(withoutLinks(APPLE_REPORTS)) },
  play: arrived,
}

/** The bond page additionally requires the grant for documents (access row 10). */
export const WithoutGrant: Story = {
  parameters: { session: 'pro' },
  args: { gate: 'reporting', load: respondWith(withoutLinks(APPLE_REPORTS)) },
  play: arrived,
}

export const Empty: Story = {
  args: { load: respondWith([]) },
  play: async ({ canvas }: Playing) => {
    await canvas.findByText('There are no report files.')
  },
}

export const Loading: Story = { args: { load: neverResolves } }

export const Fault: Story = {
  args: { load: offline },
  play: async ({ canvas }: Playing) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { session: 'visitor' },
  args: { load: respondWith(withoutLinks(TWO_LANGUAGE_REPORTS)) },
  play: arrived,
}

export const Dark: Story = {
  parameters: { theme: 'dark' },
  args: { load: respondWith(TWO_LANGUAGE_REPORTS) },
  play: arrived,
}

/** In Russian the Russian column comes first. */
export const Russian: Story = {
  parameters: { lang: 'ru' },
  args: { load: respondWith(TWO_LANGUAGE_REPORTS) },
  play: arrived,
}
