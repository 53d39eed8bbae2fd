import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Tip, TipContent, type TipProps, TipTrigger } from './tip.tsx'

/** A minimal widget, with a bubble that describes its button. */
function Explained({ place, pins, children }: TipProps & { place: string }) {
  return (
    <div className={place}>
      <span data-ui="" className="inline-flex">
        <Tip pins={pins}>
          <TipTrigger>
            <button
              type="button"
              aria-describedby="tip-text"
              className="focus-ring min-h-8 cursor-pointer rounded-field border border-line-control bg-surface px-2.5 text-13 text-ink max-desk:min-h-11"
            >
              Yield to maturity
              <TipContent id="tip-text">{children}</TipContent>
            </button>
          </TipTrigger>
        </Tip>
      </span>
    </div>
  )
}

const meta = {
  title: 'Controls/Tip',
  component: Tip,
  subcomponents: { TipTrigger, TipContent },
  args: {
    pins: true,
    children: 'The yearly return of who buys now and keeps the bond until it is paid back.',
  },
  render: args => <Explained {...args} place="flex justify-center" />,
} satisfies Meta<typeof Tip>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

/** A press opens it and keeps it open: `pins`. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yield to maturity' }))
    await expect(canvas.getByText(/^The yearly return/)).toBeVisible()
  },
}

/** Without `pins` keyboard focus opens it, and a press closes it. */
export const ByKeyboard: Story = {
  args: { pins: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByText(/^The yearly return/)).toBeVisible()
  },
}

/** Without space below, it opens above. */
export const Above: Story = {
  ...Open,
  render: args => <Explained {...args} place="flex min-h-[calc(100vh-2rem)] items-end justify-center" />,
  play: async context => {
    await Open.play?.(context)
    await waitFor(() =>
      expect(context.canvas.getByText(/^The yearly return/)).toHaveAttribute('data-side', 'top'),
    )
  },
}

/** At the window's edge it stays inside the window. */
export const AtTheEdge: Story = {
  ...Open,
  render: args => <Explained {...args} place="flex justify-start" />,
  play: async context => {
    await Open.play?.(context)
    const bubble = context.canvas.getByText(/^The yearly return/)
    // its position is rounded to whole pixels
    await waitFor(() => expect(bubble.getBoundingClientRect().left).toBeGreaterThan(7))
    await expect(bubble.getBoundingClientRect().right).toBeLessThan(window.innerWidth - 7)
  },
}

export const RightToLeft: Story = { ...AtTheEdge, parameters: { dir: 'rtl' } }

export const Dark: Story = { ...Open, parameters: { theme: 'dark' } }

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } }
