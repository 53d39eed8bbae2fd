import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { APPLE_MULTIPLIERS } from '../../testing/fixtures/multipliers.ts'
import type { MultiplierGroup, MultipliersFacts } from './multipliers.reducer.ts'
import { Multipliers, type MultipliersProps } from './multipliers.tsx'

const respondWith = (data: MultipliersFacts) => async () => ({ kind: 'ok' as const, data })
const neverResolves = () => new Promise<never>(() => {})
const offline = () => Promise.reject(new Error('connection refused'))

const meta = {
  title: 'Blocks/Multipliers',
  component: Multipliers,
  args: { issuerId: 2, load: respondWith(APPLE_MULTIPLIERS) },
} satisfies Meta<MultipliersProps>

export default meta
type Story = StoryObj<MultipliersProps>
type Playing = Pick<StoryContext, 'canvas' | 'userEvent'>

const arrived = async ({ canvas }: Playing) => {
  await canvas.findByRole('table', { name: 'Profitability, %' })
}

async function expanded(playing: Playing) {
  await arrived(playing)
  await playing.userEvent.click(playing.canvas.getByRole('button', { name: 'Show 3 more' }))
}

/** Quarters of a real issuer: the first group, the other three behind "show more". */
export const Default: Story = { play: arrived }

/** All groups of the period. */
export const AllGroups: Story = { play: expanded }

/** Years instead of quarters. */
export const Annual: Story = {
  play: async (playing: Playing) => {
    await arrived(playing)
    await playing.userEvent.click(playing.canvas.getByRole('tab', { name: 'Annual' }))
  },
}

/** Only one period has data: no tabs, the title shows the period. */
export const OnePeriod: Story = {
  args: { load: respondWith({ ...APPLE_MULTIPLIERS, quarterly: [] }) },
  play: arrived,
}

const long = ([group]: readonly MultiplierGroup[], rows: number): MultiplierGroup[] =>
  group
    ? [
        {
          ...group,
          columns: group.columns.slice(0, 4),
          rows: Array.from({ length: rows }, (_, index) => {
            const row = group.rows[index % group.rows.length]
            return { id: `row ${index}`, cells: row?.cells ?? {} }
          }),
        },
      ]
    : []

/** Rows above the limit: 1000 are shown, with a note (shared-blocks §9). Rows repeat. */
export const Cut: Story = {
  args: { load: respondWith({ quarterly: long(APPLE_MULTIPLIERS.quarterly, 1400), annual: [] }) },
  decorators: [
    (Story: ComponentType) => (
      <div className="relative h-96 overflow-auto">
        <Story />
      </div>
    ),
  ],
  play: arrived,
}

export const Loading: Story = { args: { load: neverResolves } }

export const Fault: Story = {
  args: { load: offline },
  play: async ({ canvas }: Playing) => {
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: arrived }

export const Dark: Story = { parameters: { theme: 'dark' }, play: arrived }

export const Russian: Story = {
  parameters: { lang: 'ru' },
  play: async ({ canvas }: Playing) => {
    await canvas.findByRole('tab', { name: 'Годовые' })
  },
}
