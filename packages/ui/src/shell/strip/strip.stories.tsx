import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { BottomBanner } from '../bottom-banner/bottom-banner.tsx'
import type { Device } from '../mobile-offer/device.rules.ts'
import { MobileOffer } from '../mobile-offer/mobile-offer.tsx'
import { RegistrationBanner } from '../registration-banner/registration-banner.tsx'
import { TopAccessPrompt } from '../top-access-prompt/top-access-prompt.tsx'
import { Strip, type StripProps } from './strip.tsx'

const nothing = () => {}
const close = { close: nothing }

const YEARS = Array.from({ length: 40 }, (_, at) => 2034 - at)

const Page = () => (
  <>
    <header className="sticky top-(--occupied-start,0px) z-39 flex h-14 items-center border-b border-line bg-surface px-4 font-heavy desk:px-6">
      Accrue
    </header>
    <main className="mx-auto grid max-w-330 content-start gap-2 p-4 desk:p-6">
      <h1 className="text-20 font-heavy">US Treasury 4% 15 Feb 2034</h1>
      {YEARS.map(year => (
        <p key={year}>
          <a className="focus-ring inline-block py-1 text-accent" href={`#coupon-${year}`}>
            Coupon of 15 August {year}
          </a>
        </p>
      ))}
    </main>
  </>
)

const meta = {
  title: 'Shell/Strip',
  component: Strip,
  args: {
    label: 'Notice',
    edge: 'end',
    closeLabel: 'Close the notice',
    onClose: nothing,
    children: <p className="py-3">Prices are of the last business day.</p>,
  },
  parameters: { layout: 'fullscreen' },
  render: args => (
    <>
      {args.edge === 'start' ? <Strip {...args} /> : null}
      <Page />
      {args.edge === 'end' ? <Strip {...args} /> : null}
    </>
  ),
} satisfies Meta<StripProps>

export default meta
type Story = StoryObj<StripProps>

/** At the lower edge; the page ends above it. */
export const Default: Story = {}

export const AtTheStart: Story = { args: { edge: 'start' } }

/** It scrolls with the page and covers nothing. */
export const WithThePage: Story = { args: { edge: 'start', fixed: false, tone: 'accent' } }

/** Two at one edge stack: the last in the page is the outer one. */
export const TwoAtOneEdge: Story = {
  render: args => (
    <>
      <Page />
      <Strip {...args} label="First notice" />
      <Strip {...args} label="Second notice" tone="accent" />
    </>
  ),
}

const Everything = ({ device }: { device: Device }) => (
  <>
    <MobileOffer
      model={{ state: { kind: 'shown', device, href: 'https://apps.apple.com/' }, events: close }}
    />
    <TopAccessPrompt
      model={{ state: { kind: 'shown', verdict: { kind: 'needAuth', code: 'need_auth' } }, events: close }}
    />
    <Page />
    <RegistrationBanner
      model={{
        state: { kind: 'shown', variant: 'even', by: 'idle' },
        events: { ...close, register: nothing },
      }}
    />
    <BottomBanner
      banner={{
        title: 'Full access',
        text: 'Every price, yield and quote of every bond.',
        action: { title: 'See what it opens', href: '/access/' },
      }}
      model={{ state: { kind: 'shown' }, events: close }}
    />
  </>
)

/** All of them at once, which no visitor ever sees; none covers the focused element. */
export const Together: Story = {
  render: () => <Everything device="apple" />,
  play: async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    const links = canvas.getAllByRole('link', { name: /^Coupon of/ })
    links[0]?.focus()
    for (const link of links) {
      if (document.activeElement !== link) await userEvent.tab()
      await waitFor(() => expect(coveringOf(link)).toBe(link))
    }
  },
}

export const TogetherPhone: Story = { ...Together, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { render: () => <Everything device="apple" />, parameters: { theme: 'dark' } }

export const RightToLeft: Story = { render: () => <Everything device="apple" />, parameters: { dir: 'rtl' } }

/** The element that a press in the middle of an element would hit instead of it. */
function coveringOf(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)
}
