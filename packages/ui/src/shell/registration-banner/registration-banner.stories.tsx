import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { RegistrationBanner, type RegistrationBannerProps } from './registration-banner.tsx'
import type { RegistrationBannerModel } from './use-registration-banner.ts'

const standing = (variant: 'odd' | 'even'): RegistrationBannerModel => ({
  state: { kind: 'shown', variant, by: 'idle' },
  events: { register: () => {}, close: () => {} },
})

const meta = {
  title: 'Shell/Registration banner',
  component: RegistrationBanner,
  args: { model: standing('even') },
  parameters: { layout: 'fullscreen', session: 'visitor' },
  decorators: [
    Story => (
      <main className="grid min-h-120 max-w-3xl content-start gap-3 p-6">
        <h1 className="text-20 font-heavy">US Treasury 4% 15 Feb 2034</h1>
        <p className="text-ink-2">
          A note of the United States Treasury with a half-yearly coupon. Issued on 15 February 2024 and
          repaid at par ten years later.
        </p>
        <p>
          <a className="focus-ring text-accent" href="#holders">
            Holders
          </a>
        </p>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<RegistrationBannerProps>

export default meta
type Story = StoryObj<RegistrationBannerProps>

/** The banner of an even second. */
export const Even: Story = {}

/** The banner of an odd second. */
export const Odd: Story = { args: { model: standing('odd') } }

/** Appears by its own trigger: here the mouse leaves the document. */
export const ByTrigger: Story = {
  args: { model: undefined, onRegister: () => {} },
  play: async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    const banner = await waitFor(() => {
      // repeated until the listener is attached
      document.documentElement.dispatchEvent(new MouseEvent('mouseleave'))
      return canvas.getByRole('dialog', { name: 'Pick up where you left off' })
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Close the invitation' }))
    await expect(banner).not.toBeInTheDocument()
  },
}

/** Signed in: shows nothing. */
export const SignedIn: Story = {
  args: { model: undefined, onRegister: () => {} },
  parameters: { session: 'reader' },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const PhoneOdd: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { model: standing('odd') },
}

export const Dark: Story = { parameters: { theme: 'dark' } }

export const DarkOdd: Story = { parameters: { theme: 'dark' }, args: { model: standing('odd') } }

export const RightToLeft: Story = { parameters: { dir: 'rtl' } }
