import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { quietPorts } from '../../testing/facts.ts'
import { historyOf, rated, rating, SOVEREIGN_HISTORY } from '../../testing/rating-facts.ts'
import { NOTE_2034, PDVSA_2027 } from '../../testing/served-pages.ts'
import { StorySection } from '../../testing/story-page.tsx'
import { RatingsSection } from './ratings-section.tsx'

const ports = quietPorts({ ratingsHistory: async () => ({ kind: 'ok', data: SOVEREIGN_HISTORY }) })
const failing = quietPorts({
  ratingsHistory: async () => {
    throw new Error('network error')
  },
})

const meta = {
  title: 'Bond page/Ratings',
  component: StorySection,
  args: { Section: RatingsSection, page: NOTE_2034, ports },
} satisfies Meta<typeof StorySection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The issuer's rating history, with its lazy chart. */
export const History: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(History|История|历史)/ }))
    const chart = () => canvasElement.querySelector('[data-slot=time-chart]')
    await waitFor(() => expect(chart()).toHaveAttribute('data-status', 'ready'), { timeout: 10_000 })
  },
}

/** All groups; one rating is withdrawn and hidden. */
export const EveryGroup: Story = {
  args: {
    page: rated(
      {
        issue: [
          rating({ agency: 'Agency One', agencyId: 1, rating: 'BBB+', outlook: 'Stable', day: '2024-03-12' }),
          rating({ agency: 'Agency Two', agencyId: 2, rating: 'withdrawn', day: '2021-06-30' }),
        ],
        issuer: [
          rating({
            agency: 'Agency One',
            agencyId: 1,
            rating: 'BBB',
            outlook: 'Positive',
            day: '2024-03-12',
          }),
        ],
        spv: [rating({ agency: 'Agency Two', agencyId: 2, rating: 'BB-', day: '2023-01-09' })],
        surety: [
          rating({
            agency: 'Agency Three',
            agencyId: 3,
            rating: 'Baa3',
            outlook: 'Negative',
            day: '2022-11-02',
          }),
        ],
        guarantors: ['First Guarantor', 'Second Guarantor'].map((subject, at) =>
          rating({ agency: 'Agency One', agencyId: 1, rating: at ? 'A-' : 'A', subject, day: '2024-01-15' }),
        ),
        offeror: [rating({ agency: 'Agency Two', agencyId: 2, rating: 'B+', day: '2020-08-20' })],
      },
      NOTE_2034,
    ),
  },
}

/** A single rating, withdrawn and made up. */
export const AllRevoked: Story = {
  args: {
    page: PDVSA_2027,
    ports: quietPorts({
      ratingsHistory: async () => ({
        kind: 'ok',
        data: {
          types: [
            historyOf({
              'Demo Agency': [
                ['2023-03-31', 'withdrawn'],
                ['2017-11-14', 'D'],
                ['2017-09-01', 'CC', 'Negative'],
                ['2015-02-10', 'CCC', 'Negative'],
              ],
            }),
          ],
        },
      }),
    }),
  },
}

export const RevokedShown: Story = {
  ...AllRevoked,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show revoked ratings' }))
    await userEvent.click(canvas.getByRole('button', { name: 'History: Issue' }))
    const chart = () => canvasElement.querySelector('[data-slot=time-chart]')
    await waitFor(() => expect(chart()).toHaveAttribute('data-status', 'ready'), { timeout: 10_000 })
  },
}

export const Fault: Story = {
  args: { ports: failing },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'History: Issuer' }))
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

export const Dark: Story = { ...History, parameters: { theme: 'dark' } }

export const Phone: Story = { ...History, globals: { viewport: { value: 'phone' } } }

export const Russian: Story = { ...History, parameters: { lang: 'ru' } }
