import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Controls/Tooltip',
  component: Tooltip,
  args: {
    text: 'Draws the difference of the two lines below them.',
    children: <Button>Spread</Button>,
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

const focused: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('tooltip')).toBeVisible()
}

export const Default: Story = {}

export const Open: Story = { play: focused }

export const OnALink: Story = {
  args: {
    text: 'The issuer’s page, with all of its bonds.',
    children: <Link href="/issuers/1/">US Treasury</Link>,
  },
  play: focused,
}

/** Without space below, it opens above. */
export const Above: Story = {
  render: args => (
    <div className="flex min-h-[calc(100vh-2rem)] items-end justify-end">
      <Tooltip {...args} />
    </div>
  ),
  play: focused,
}

export const Dark: Story = { parameters: { theme: 'dark' }, play: focused }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: focused }

export const RightToLeft: Story = { parameters: { dir: 'rtl' }, play: focused }

export const Russian: Story = {
  parameters: { lang: 'ru' },
  args: {
    text: 'Строит под графиком разность двух выбранных линий в базисных пунктах.',
    children: <Button>Спред</Button>,
  },
  play: focused,
}
