import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BottomBanner, type BottomBannerProps } from './bottom-banner.tsx'
import type { BottomBannerModel } from './use-bottom-banner.ts'

const standing: BottomBannerModel = { state: { kind: 'shown' }, events: { close: () => {} } }

const meta = {
  title: 'Shell/Bottom banner',
  component: BottomBanner,
  args: {
    model: standing,
    banner: {
      title: 'Full access to Accrue',
      text: 'Every price, yield and quote of every bond, with charts to compare them on.',
      action: { title: 'See what it opens', href: '/access/' },
    },
  },
  parameters: { layout: 'fullscreen', session: 'reader' },
  render: args => (
    <>
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
      </main>
      <BottomBanner {...args} />
    </>
  ),
} satisfies Meta<BottomBannerProps>

export default meta
type Story = StoryObj<BottomBannerProps>

/** 3 seconds after page load. */
export const Default: Story = {}

/** An external address: the link announces that it leaves the site and opens in a new tab. */
export const Outside: Story = {
  args: {
    banner: {
      title: 'Treasury auctions, as they happen',
      text: '',
      action: { title: 'TreasuryDirect', href: 'https://www.treasurydirect.gov/auctions/' },
    },
  },
}

/** Appears by itself, and stays away for a day after it was closed. */
export const ByItself: Story = {
  args: { model: undefined },
  play: async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    const banner = await canvas.findByRole('complementary', { name: 'Advertisement' }, { timeout: 5_000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Close the advertisement' }))
    await expect(banner).not.toBeInTheDocument()
  },
}

/** A site's own artwork instead of text. */
export const OwnDrawing: Story = {
  args: {
    children: variant => (
      <p className="py-1 text-14">
        {variant === 'mobile' ? 'Full access. ' : 'Full access opens every price, yield and quote. '}
        <a className="focus-ring rounded-tag text-accent underline" href="/access/" rel="sponsored">
          See what it opens
        </a>
      </p>
    ),
  },
}

/** An unsafe address is not rendered as a link. */
export const UnsafeAddress: Story = {
  args: {
    banner: {
      title: 'Full access',
      text: '',
      action: { title: 'See what it opens', href: 'javascript:alert(1)' },
    },
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { parameters: { theme: 'dark' } }

export const GermanPhone: Story = {
  parameters: { lang: 'de' },
  globals: { viewport: { value: 'phone' } },
  args: {
    banner: {
      title: 'Voller Zugang zu Accrue',
      text: 'Jeder Kurs, jede Rendite und jede Quotierung jeder Anleihe, mit Charts zum Vergleichen.',
      action: { title: 'Zugangsmöglichkeiten ansehen', href: '/access/' },
    },
  },
}
