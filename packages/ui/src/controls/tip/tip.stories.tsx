import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Tip, type TipProps } from './tip.tsx'

/** A widget as small as can be, with a bubble that describes its button. */
function Explained({ place, ...tip }: TipProps & { place: string }) {
  return (
    <div className={place}>
      <span data-ui="" className="inline-flex">
        <button
          type="button"
          aria-describedby="tip-text"
          className="focus-ring min-h-8 cursor-pointer rounded-field border border-line-control bg-surface px-2.5 text-13 text-ink max-desk:min-h-11"
        >
          Yield to maturity
        </button>
        <Tip {...tip} id="tip-text" />
      </span>
    </div>
  )
}

const meta = {
  title: 'Controls/Tip',
  component: Tip,
  args: {
    pins: true,
    children: 'The yearly return of who buys now and keeps the bond until it is paid back.',
  },
  render: args => <Explained {...args} place="flex justify-center" />,
} satisfies Meta<typeof Tip>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

/** A press opens it and keeps it: `pins`. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yield to maturity' }))
    await expect(canvas.getByText(/^The yearly return/)).toBeVisible()
  },
}

/** Without `pins` keyboard focus opens it, and a press sends it away. */
export const ByKeyboard: Story = {
  args: { pins: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByText(/^The yearly return/)).toBeVisible()
  },
}

/** Where there is no room below, it stands above. */
export const Above: Story = {
  ...Open,
  render: args => <Explained {...args} place="flex min-h-[calc(100vh-2rem)] items-end justify-center" />,
}

/** At the window's edge it stays inside the window. */
export const AtTheEdge: Story = {
  ...Open,
  render: args => <Explained {...args} place="flex justify-start" />,
}

export const RightToLeft: Story = { ...AtTheEdge, parameters: { dir: 'rtl' } }

export const Dark: Story = { ...Open, parameters: { theme: 'dark' } }

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } }
