import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { COMMENTS, comment, commentPorts, manyComments } from '../../testing/fixtures/comment-list.ts'
import { CommentList, type CommentListProps } from './comment-list.tsx'

const forEver = () => new Promise<never>(() => {})
const offline = () => Promise.reject(new Error('connection refused'))

const meta = {
  title: 'Blocks/Comment list',
  component: CommentList,
  args: { ...commentPorts, issuerId: 1, defaultComments: COMMENTS, allUrl: '/company/1/analytics/' },
  decorators: [
    Story => (
      <div className="max-w-3xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<CommentListProps>

export default meta
type Story = StoryObj<CommentListProps>
type Playing = Pick<StoryContext, 'canvas' | 'userEvent'>

const press =
  (...titles: RegExp[]) =>
  async ({ canvas, userEvent }: Playing) => {
    for (const name of titles) await userEvent.click(await canvas.findByRole('button', { name }))
  }

/** The three alerts of a user with full access: requested and not yet reviewed, rejected, not requested yet. */
const everyAlert = press(/Who holds/, /What moves/, /curve is steep/)

/** Only a title, content, an open file, and files without access. */
export const Default: Story = {}

/** A click on the title shows below it why the file is closed (shared-blocks §8). */
export const Alerts: Story = { play: everyAlert }

/** After an accepted request, every comment of that provider counts as requested (shared-blocks §4). */
export const RequestSent: Story = {
  play: async (playing: Playing) => {
    await press(/curve is steep/, /Send access request/, /Насколько/)(playing)
    await playing.canvas.findAllByText('The request has been sent.')
  },
}

/** The request is pending: a second click sends nothing. */
export const Sending: Story = {
  args: { requestAccess: forEver },
  play: press(/curve is steep/, /Send access request/),
}

/** The request failed; the user may try again. */
export const RequestFailed: Story = {
  args: { requestAccess: offline },
  play: async (playing: Playing) => {
    await press(/curve is steep/, /Send access request/)(playing)
    await playing.canvas.findByText(/was not sent/)
  },
}

/** Not signed in: titles and content are open, files ask to sign in. */
export const Visitor: Story = { parameters: { session: 'visitor' }, play: press(/curve is steep/) }

/** Signed in without full access: a link to get it. */
export const Reader: Story = { parameters: { session: 'reader' }, play: press(/curve is steep/) }

export const Loading: Story = { args: { defaultComments: undefined, aboutIssuer: forEver } }

export const Failed: Story = { args: { defaultComments: undefined, aboutIssuer: offline } }

export const Empty: Story = { args: { defaultComments: [] } }

/** A thousand comments: ten, then a hundred at a time. */
export const Thousand: Story = { args: { defaultComments: manyComments(1000) } }

/** Bad inputs: markup, unsafe addresses, unknown languages, no date, many linked issuers, content as text. */
export const BadInputs: Story = {
  args: {
    allUrl: 'javascript:alert(1)',
    defaultComments: [
      comment({
        title: '<img src=x onerror=alert(1)> & <b>bold</b>',
        fileName: null,
        day: null,
        language: 'tlh',
      }),
      comment({
        title: '',
        fileName: 'outlook.pdf',
        moderated: false,
        fileUrl: 'javascript:alert(1)',
      }),
      comment({
        title: 'Kreditanstaltfürwiederaufbauanleihenemissionsprogrammzusammenfassung'.repeat(2),
        contentUrl: '<p>Two sentences of the house. They are shown as they were written.</p>',
        language: null,
        linkedIssuers: Array.from({ length: 12 }, (_, at) => ({
          name: `Issuer ${at + 1}`,
          url: at % 3 === 0 ? '//evil.example' : `/company/${at + 1}/`,
        })),
      }),
    ],
  },
}

export const Dark: Story = { parameters: { theme: 'dark' }, play: everyAlert }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: everyAlert }

export const Russian: Story = {
  parameters: { lang: 'ru' },
  play: press(/Who holds/, /What moves/, /curve is steep/),
}

export const RightToLeft: Story = { parameters: { dir: 'rtl' }, play: everyAlert }
