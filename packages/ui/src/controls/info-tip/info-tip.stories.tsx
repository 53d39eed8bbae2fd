import type { Meta, StoryObj } from '@storybook/react-vite'
import { InfoTip } from './info-tip.tsx'

const meta = {
  title: 'Controls/Info tip',
  component: InfoTip,
  args: {
    about: 'Modified duration',
    children: 'How many percent the price moves when the yield moves by one percentage point.',
  },
  render: args => (
    <p className="text-13 text-ink-3">
      {args.about} <InfoTip {...args} />
    </p>
  ),
} satisfies Meta<typeof InfoTip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About Modified duration' }))
  },
}

export const OpenDark: Story = { ...Open, parameters: { theme: 'dark' } }

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { ...Open, parameters: { dir: 'rtl' } }
