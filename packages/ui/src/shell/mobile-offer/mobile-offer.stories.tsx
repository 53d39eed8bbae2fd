import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MobileOffer, type MobileOfferProps } from './mobile-offer.tsx'

const AGENTS = {
  huawei: {
    userAgent:
      'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.4.300',
    platform: 'Linux aarch64',
    maxTouchPoints: 5,
  },
  android: {
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.6099.144 Mobile Safari/537.36',
    platform: 'Linux armv81',
    maxTouchPoints: 5,
  },
  iPad: {
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    platform: 'MacIntel',
    maxTouchPoints: 5,
  },
  desktop: {
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
    platform: 'Win32',
    maxTouchPoints: 0,
  },
} as const

const meta = {
  title: 'Shell/Mobile offer',
  component: MobileOffer,
  args: {
    agent: AGENTS.android,
    stores: {
      huawei: 'https://appgallery.huawei.com/',
      android: 'https://play.google.com/store',
      apple: 'https://apps.apple.com/',
    },
  },
  parameters: { layout: 'fullscreen', session: 'reader' },
  render: args => (
    <>
      <MobileOffer {...args} />
      <main className="grid min-h-120 max-w-3xl content-start gap-3 p-6">
        <h1 className="text-20 font-heavy">US Treasury 4% 15 Feb 2034</h1>
        <p className="text-ink-2">
          A note of the United States Treasury with a half-yearly coupon. Issued on 15 February 2024 and
          repaid at par ten years later.
        </p>
      </main>
    </>
  ),
} satisfies Meta<MobileOfferProps>

export default meta
type Story = StoryObj<MobileOfferProps>

export const Default: Story = { globals: { viewport: { value: 'phone' } } }

export const Huawei: Story = { args: { agent: AGENTS.huawei }, globals: { viewport: { value: 'phone' } } }

/** An iPad that reports Macintosh. */
export const Tablet: Story = { args: { agent: AGENTS.iPad }, globals: { viewport: { value: 'tablet' } } }

/** Not for visitors who are not signed in. */
export const Visitor: Story = { parameters: { session: 'visitor' } }

/** Not on a desktop. */
export const Desktop: Story = { args: { agent: AGENTS.desktop } }

export const Closed: Story = {
  play: async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close the app offer' }))
    await expect(canvas.queryByRole('complementary')).toBeNull()
  },
}

export const DarkPhone: Story = {
  parameters: { theme: 'dark' },
  globals: { viewport: { value: 'phone' } },
}

export const RussianPhone: Story = {
  parameters: { lang: 'ru' },
  globals: { viewport: { value: 'phone' } },
}
