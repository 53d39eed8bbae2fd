import type { InfoItem, SectionBlock } from '@accrue/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PAGE } from '../../testing/facts.ts'
import { EXXON_2026, NOTE_2027, PDVSA_2027 } from '../../testing/served-pages.ts'
import { StorySection } from '../../testing/story-page.tsx'
import { blockSection } from './block-section.tsx'

const placement = blockSection('placement')
const tapIssues = blockSection('tap-issues')
const investors = blockSection('investors')

const meta = {
  title: 'Bond page/Fields, tables and links',
  component: StorySection,
  args: { Section: placement, page: NOTE_2027 },
} satisfies Meta<typeof StorySection>

export default meta
type Story = StoryObj<typeof meta>

/** The note's auction. */
export const Default: Story = {}

export const Table: Story = { args: { Section: tapIssues } }

export const Shares: Story = { args: { Section: investors } }

/** Marked as made up. */
export const Illustrative: Story = { args: { Section: blockSection('covenants'), page: EXXON_2026 } }

/** Missing values with reasons. */
export const Blanks: Story = { args: { Section: blockSection('restructuring'), page: PDVSA_2027 } }

export const Links: Story = { args: { Section: blockSection('more'), page: EXXON_2026 } }

const field = (id: string, value: string, more: Partial<InfoItem> = {}): InfoItem => ({
  id,
  value,
  numeric: null,
  kind: 'text',
  url: null,
  currency: null,
  hint: null,
  group: null,
  ...more,
})

const everything: SectionBlock = {
  section: 'covenants',
  text: 'The issuer may not secure later debt better than this one.\nThe test is made when debt is taken on.',
  fields: [
    field('info_issuer', 'Exxon Mobil Corp', { kind: 'link', url: '/company/3/' }),
    field('info_amount_outstanding', '1000000000', {
      kind: 'money',
      currency: 'USD',
      hint: 'hint_amount_by_auctions',
    }),
    field('info_maturity_date', '2026-08-16', { kind: 'date', hint: 'hint_maturity_as_reported' }),
    field('info_minimum_denomination', '', { kind: 'money', currency: 'USD' }),
    field('placement_auctioned', '2019-08-13', { kind: 'date', group: 'section_placement' }),
    field('placement_high_yield', '2.275', { kind: 'percent', group: 'section_placement' }),
    field('placement_price', '99.98 or so', { kind: 'number', group: 'section_placement' }),
  ],
  tables: [
    ...(EXXON_2026.blocks.find(({ section }) => section === 'covenants')?.tables ?? []).map(table => ({
      ...table,
      title: 'Tests by covenant',
    })),
    ...(NOTE_2027.blocks.find(({ section }) => section === 'investors')?.tables ?? []),
  ],
  links: [
    { id: 3, name: 'Exxon Mobil Corp', url: '/company/3/', note: 'The issuer' },
    { id: 1, name: 'Indenture', url: 'https://www.sec.gov/', note: null },
    { id: 2, name: 'A deed that is on paper only', url: null, note: 'Not published' },
  ],
  illustrative: true,
}

/** All parts of a section: a text, grouped fields with reasons, tables with and without a title, and links. */
export const EveryKind: Story = {
  args: { Section: blockSection('covenants'), page: { ...PAGE, blocks: [everything] } },
}

export const Dark: Story = { ...EveryKind, parameters: { theme: 'dark' } }

export const Phone: Story = { ...EveryKind, globals: { viewport: { value: 'phone' } } }

export const PhoneTable: Story = { ...Table, globals: { viewport: { value: 'phone' } } }

export const Russian: Story = { parameters: { lang: 'ru' } }
