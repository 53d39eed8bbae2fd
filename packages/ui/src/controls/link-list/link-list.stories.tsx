import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkList } from './link-list.tsx'

const ISSUES = [
  'US Treasury 4% 15 Feb 2034',
  'US Treasury 3.875% 15 Aug 2034',
  'US Treasury 4.25% 15 Nov 2034',
  'US Treasury 4.625% 15 Feb 2035',
  'US Treasury 4.25% 15 May 2035',
  'US Treasury 1.125% 15 Feb 2031',
  'US Treasury 1.625% 15 May 2031',
  'US Treasury 2.875% 15 May 2032',
].map((text, at) => ({ id: at + 1, text, href: `/bonds/${at + 1}/` }))

const meta = {
  title: 'Controls/Link list',
  component: LinkList,
  args: { label: 'Issues of this issuer', items: ISSUES, className: 'max-w-md' },
} satisfies Meta<typeof LinkList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = { args: { defaultExpanded: true } }

/** Up to five links need no button. */
export const Few: Story = { args: { items: ISSUES.slice(0, 3) } }

/** A path of this site, one in a new tab, an external address, and two unsafe addresses, which are text. */
export const EveryKind: Story = {
  args: {
    items: [
      { id: 1, text: 'US Treasury 4% 15 Feb 2034', href: '/bonds/1/' },
      { id: 2, text: 'Prospectus', href: '/files/prospectus/', newTab: true },
      { id: 3, text: 'TreasuryDirect', href: 'https://www.treasurydirect.gov/' },
      { id: 4, text: 'An address that would run a script', href: 'javascript:alert(1)' },
      { id: 5, text: 'No address', href: null },
    ],
  },
}

/** With a date before each link and its source after it, as in news. */
export const Dated: Story = {
  args: {
    className: 'max-w-2xl',
    items: [
      { id: 1, text: 'Moody’s: Aa1, outlook stable', href: null, lead: '16 May 2025', note: 'Moody’s' },
      {
        id: 2,
        text: 'Treasury announces the terms of its quarterly refunding',
        href: 'https://home.treasury.gov/',
        lead: '30 Apr 2025',
        note: 'US Treasury',
      },
      { id: 3, text: 'Fitch: AA+, outlook stable', href: '/news/3/', lead: '1 Aug 2023', note: 'Fitch' },
    ],
  },
}

/** Many short names, each with a note. */
export const TwoColumns: Story = {
  args: {
    columns: 2,
    className: '',
    items: ISSUES.map(issue => ({ ...issue, note: 'subsidiary, Delaware' })),
  },
}

export const LongNames: Story = {
  args: {
    className: 'max-w-60',
    items: [
      {
        id: 1,
        text: 'Kreditanstalt für Wiederaufbau Anleihe mit variablem Zinssatz 2027/2034',
        href: '/bonds/1/',
      },
      { id: 2, text: 'DE000A0123456789012345678901234567890123456789', href: '/bonds/2/' },
    ],
  },
}

export const Dark: Story = { parameters: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { parameters: { dir: 'rtl' } }

export const Russian: Story = { args: { label: 'Выпуски эмитента' }, parameters: { lang: 'ru' } }
