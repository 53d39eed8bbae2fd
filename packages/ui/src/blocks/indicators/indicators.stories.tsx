import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { manyForecasts, STATE_FORECASTS } from '../../testing/fixtures/indicators.ts'
import type { Indicator } from './indicators.reducer.ts'
import { Indicators, type IndicatorsProps } from './indicators.tsx'

const respondWith = (data: readonly Indicator[]) => async () => ({ kind: 'ok' as const, data })
const neverResolves = () => new Promise<never>(() => {})
const offline = () => Promise.reject(new Error('connection refused'))

const meta = {
  title: 'Blocks/Indicators',
  component: Indicators,
  args: {
    issuerId: 1,
    list: respondWith(STATE_FORECASTS),
    deleteRequest: async () => ({ kind: 'ok', data: { deleted: true } }),
  },
  parameters: { session: 'reader' },
  decorators: [
    Story => (
      <div className="max-w-2xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<IndicatorsProps>

export default meta
type Story = StoryObj<IndicatorsProps>
type Playing = Pick<StoryContext, 'canvas' | 'userEvent'>

const arrived = async ({ canvas }: Playing) => {
  await canvas.findByRole('table')
}

/** Opens the dialog for the second row and presses `answer`. */
async function openDialog({ canvas, userEvent }: Playing, answer?: 'Delete') {
  const [, second] = await canvas.findAllByRole('button', { name: /^Delete the request/ })
  if (second) await userEvent.click(second)
  await screen.findByRole('dialog')
  if (answer) await userEvent.click(screen.getByRole('button', { name: answer }))
}

/** A signed-in user: six to a page, the user's own requests can be deleted. */
export const Default: Story = { play: arrived }

/** Not signed in: nothing can be deleted. */
export const Visitor: Story = { parameters: { session: 'visitor' }, play: arrived }

/** Shared-blocks §8: a dialog asks whether to delete the request. */
export const Confirming: Story = { play: (playing: Playing) => openDialog(playing) }

/** The row is muted while its request is being deleted. */
export const Deleting: Story = {
  args: { deleteRequest: neverResolves },
  play: (playing: Playing) => openDialog(playing, 'Delete'),
}

/** The server did not answer: the row is no longer muted, a notice offers Retry. */
export const DeletionFailed: Story = {
  args: { deleteRequest: offline },
  play: async (playing: Playing) => {
    await openDialog(playing, 'Delete')
    await playing.canvas.findByRole('alert')
  },
}

/** More than the limit: thirty of two hundred, on five pages. */
export const Cut: Story = { args: { list: respondWith(manyForecasts(200)) }, play: arrived }

/** Real and made-up values, several days, a link, a text, a missing value. */
export const Mixed: Story = {
  args: {
    list: respondWith(
      STATE_FORECASTS.map((one, index) => ({
        ...one,
        illustrative: index % 2 === 0,
        day: index % 3 === 0 ? null : one.day,
        url: index === 1 ? '/indexes/10/' : null,
        value: [one.value, '−0.25 … 0.25', null][index % 3] ?? null,
      })),
    ),
  },
  play: arrived,
}

export const Empty: Story = {
  args: { list: respondWith([]) },
  play: async ({ canvas }: Playing) => {
    await canvas.findByText('There are no consensus forecasts.')
  },
}

export const Loading: Story = { args: { list: neverResolves } }

export const Fault: Story = {
  args: { list: offline },
  play: async ({ canvas }: Playing) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: arrived }

export const DarkConfirming: Story = {
  parameters: { theme: 'dark', session: 'reader' },
  play: (playing: Playing) => openDialog(playing),
}

export const Russian: Story = { parameters: { lang: 'ru', session: 'reader' }, play: arrived }
