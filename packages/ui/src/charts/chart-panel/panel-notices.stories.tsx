import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PanelNotices } from './panel-notices.tsx'

const meta = {
  title: 'Charts/Panel notices',
  tags: ['new', '!stable'],
  component: PanelNotices,
  args: {
    pulled: null,
    limitYears: 10,
    oldData: null,
    trendRefusals: [],
    notices: [],
    className: 'max-w-full',
  },
  render: args => (
    <div className="flex min-h-60 items-start justify-end">
      <PanelNotices {...args} />
    </div>
  ),
} satisfies Meta<typeof PanelNotices>

export default meta
type Story = StoryObj<typeof meta>

const period = {
  kind: 'period',
  text: 'No data in the chosen period. Shown instead: the three months before 23 Aug 2024.',
  action: { label: 'Put back', onAction: () => {} },
} as const

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  const [chip] = canvas.getAllByRole('button')
  await userEvent.click(chip as HTMLElement)
  await expect(canvas.getByRole('list')).toBeVisible()
}

/** One notice: only the chip. */
export const Default: Story = { args: { oldData: { day: '2024-08-23', days: 322 } } }

export const Three: Story = {
  args: {
    notices: [period],
    pulled: { from: '2015-07-11', to: '2025-07-11', moved: 'from' },
    oldData: { day: '2024-08-23', days: 322 },
  },
}

/** All notices with their actions. */
export const Open: Story = { ...Three, play: open }

/** Errors come first. */
export const Failed: Story = {
  args: {
    ...Three.args,
    notices: [
      period,
      {
        kind: 'error',
        text: 'The compared data could not be loaded.',
        action: { label: 'Retry', onAction: () => {} },
      },
    ],
  },
  play: open,
}

export const Dark: Story = { ...Open, parameters: { theme: 'dark' } }

export const Phone: Story = { ...Three, globals: { viewport: { value: 'phone' } } }

export const OpenOnPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { ...Open, parameters: { dir: 'rtl' } }
