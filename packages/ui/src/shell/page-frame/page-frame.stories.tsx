import type { Meta, StoryObj } from '@storybook/react-vite'
import { FactsStrip } from '../../blocks/facts-strip/facts-strip.tsx'
import { Badge } from '../../controls/badge/badge.tsx'
import { Button } from '../../controls/button/button.tsx'
import { Card } from '../../controls/card/card.tsx'
import { PageMenu } from '../page-menu/page-menu.tsx'
import { PageFrame } from './page-frame.tsx'
import { PageTitle, type PageTitleProps } from './page-title.tsx'

const SECTIONS = [
  { id: 'graph', title: 'Chart and archive' },
  { id: 'quotes', title: 'Latest quotes from market participants', count: 10 },
  { id: 'ratings', title: 'Ratings', count: 4 },
]

const FACTS = (
  <FactsStrip
    layout="six"
    lockedMessage="Price and yield are for subscribers."
    facts={[
      { id: 'price', title: 'Price, market', value: '97.6977', detail: '−0.5292' },
      { id: 'yield', title: 'Yield, to maturity', value: '4.323%', detail: '+7.5 bp' },
      { id: 'spread', title: 'G-spread', value: '0.60 bp', detail: 'over the par curve' },
      { id: 'duration', title: 'Duration', value: '2,633 d', detail: 'modified 7.06' },
      { id: 'accrued', title: 'Accrued interest', value: '1.613260', detail: 'USD, 11 Jul' },
      { id: 'coupon', title: 'Next coupon', value: '15 Aug 2025', detail: '2.00, in 35 days' },
    ]}
  />
)

/** A page with its menu, head and first section. */
function Page(props: PageTitleProps) {
  return (
    <PageFrame menu={<PageMenu items={SECTIONS} current="graph" />}>
      <main className="flex min-w-0 flex-col gap-3">
        <PageTitle {...props} />
        <Card id="graph" title="Chart and archive">
          <div className="h-60" />
        </Card>
      </main>
    </PageFrame>
  )
}

const meta = {
  title: 'Shell/Page frame',
  tags: ['new', '!stable'],
  component: PageTitle,
  subcomponents: { PageFrame },
  parameters: { layout: 'fullscreen', session: 'pro' },
  args: {
    title: 'US Treasury 4% 15 Feb 2034',
    path: [
      { title: 'Bonds', url: '/bonds/' },
      { title: 'United States' },
      { title: 'United States Treasury', url: '/company/1/' },
    ],
    actions: <Button>Copy page</Button>,
    children: (
      <>
        <Badge tone="up">Outstanding</Badge>
        <span className="num">US91282CJZ59</span>
      </>
    ),
    facts: FACTS,
    source: <p>Estimation, 11 Jul 2025</p>,
  },
  render: args => <Page {...args} />,
} satisfies Meta<typeof PageTitle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Long names wrap, and only the facts move. */
export const LongName: Story = {
  args: {
    title:
      'Bundesrepublik Deutschland, inflationsindexierte Anleihe mit Nachhaltigkeitsziel, 0,1 % bis 15. April 2046',
  },
}

/** Only the name: no path, actions, details or facts. */
export const NameAlone: Story = {
  args: { path: [], actions: null, children: null, facts: null, source: null },
}

export const Dark: Story = { parameters: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const PhoneLongName: Story = { ...LongName, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { parameters: { dir: 'rtl' } }
