import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageMenu } from './page-menu.tsx'
import type { PageMenuItem } from './page-menu.view-model.ts'

const item = (id: string, title: string, more: Partial<PageMenuItem> = {}): PageMenuItem => ({
  id,
  title,
  ...more,
})
const further = (id: string, title: string, count?: number): PageMenuItem =>
  item(id, title, { group: 'more', ...(count === undefined ? {} : { count }) })

const FEW = [
  item('graph', 'Chart and archive'),
  item('info', 'Summary'),
  item('quotes', 'Latest quotes from market participants', { count: 12 }),
  item('cash-flow', 'Cash flow and options'),
  item('ratings', 'Ratings', { count: 4 }),
  further('latest-issues', 'Latest issues of the issuer', 383),
  further('identifiers', 'Identifiers'),
]

const MANY = [
  ...FEW.slice(0, 2),
  item('documents', 'Documents', { count: 3 }),
  ...FEW.slice(2, 4),
  item('ifrs', 'IFRS indicators'),
  item('ras', 'RAS indicators'),
  item('placement', 'Placement'),
  item('issuer-analytics', 'Issuer analytics'),
  item('ratings', 'Ratings', { count: 4 }),
  further('early-redemption', 'Early redemption terms', 3),
  further('tap-issues', 'Tap issues', 2),
  further('conversion', 'Conversion'),
  further('lombard', 'Lombard list'),
  further('covenants', 'Covenants', 5),
  further('investors', 'Investors', 12),
  further('indexes', 'Indexes including the bond', 7),
  further('latest-issues', 'Latest issues of the issuer', 858),
  further('similar', 'Similar bonds', 40),
  further('news', 'News', 21),
  further('related-issuers', 'Related issuers', 116),
  further('relation-graphs', 'Issuer relations'),
  further('identifiers', 'Identifiers'),
  further('classifier', 'Classifier'),
  further('annual-reports', 'Annual reports'),
  further('holders', 'Holders'),
  further('multipliers', 'Multipliers'),
  further('consensus', 'Consensus forecasts', 8),
]

const meta = {
  title: 'Shell/Page menu',
  component: PageMenu,
  args: { current: 'quotes', className: 'w-56', items: FEW },
} satisfies Meta<typeof PageMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const MainOnly: Story = { args: { items: FEW.slice(0, 4) } }

/** More sections than fit in the window: the secondary ones are collapsed. */
export const Many: Story = { args: { items: MANY, current: 'ratings' } }

/** One of the secondary sections is being read: they are expanded, and its link is in view. */
export const ManyReadBelow: Story = { args: { items: MANY, current: 'consensus' } }

/** With a link to the parent page before the sections. */
export const Home: Story = { args: { home: { title: 'All bonds', href: '/' } } }

export const Dark: Story = { args: { items: MANY, current: 'holders' }, parameters: { theme: 'dark' } }

export const PhoneButton: Story = { globals: { viewport: { value: 'phone' } } }

/** The phone's sheet: every section is 44 pixels high. */
export const PhoneSheet: Story = {
  args: { items: MANY, home: { title: 'All bonds', href: '/' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sections' }))
  },
}

export const RightToLeft: Story = { parameters: { dir: 'rtl' } }
