import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TopAccessPrompt, type TopAccessPromptProps } from './top-access-prompt.tsx'

const meta = {
  title: 'Shell/Top access prompt',
  component: TopAccessPrompt,
  parameters: { layout: 'fullscreen', session: 'visitor' },
  render: args => (
    <>
      <TopAccessPrompt {...args} />
      <main className="grid min-h-120 max-w-3xl content-start gap-3 p-6">
        <h1 className="text-20 font-heavy">US Treasury 4% 15 Feb 2034</h1>
        <p className="text-ink-2">
          A note of the United States Treasury with a half-yearly coupon. Issued on 15 February 2024 and
          repaid at par ten years later.
        </p>
      </main>
    </>
  ),
} satisfies Meta<TopAccessPromptProps>

export default meta
type Story = StoryObj<TopAccessPromptProps>

/** Not signed in. */
export const Default: Story = {}

/** Signed in without full access. */
export const SignedIn: Story = { parameters: { session: 'reader' } }

/** Full access: shows nothing. */
export const FullAccess: Story = { parameters: { session: 'pro' } }

export const Closed: Story = {
  play: async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close the note on access' }))
    await expect(canvas.queryByRole('complementary')).toBeNull()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { parameters: { theme: 'dark' } }

export const RussianPhone: Story = {
  parameters: { lang: 'ru' },
  globals: { viewport: { value: 'phone' } },
}
