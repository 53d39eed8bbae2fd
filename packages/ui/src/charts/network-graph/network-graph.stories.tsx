import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Card } from '../../controls/card/card.tsx'
import {
  APPLE,
  APPLE_ROWS,
  EXXON,
  EXXON_ROWS,
  JPMORGAN,
  JPMORGAN_ROWS,
  MANY,
  manyRows,
} from '../../testing/fixtures/relations.ts'
import { LoadedNetworkGraph, NetworkGraph } from './network-graph.tsx'
import type { NetworkGraphRow } from './network-graph.view-model.ts'

const Mark = () => (
  <svg aria-hidden="true" viewBox="0 0 120 28" className="h-7 w-30">
    <path d="M4,24L14,4L24,24M8,17H20" fill="none" stroke="var(--accent)" strokeWidth="3" />
    <text x="34" y="21" fill="var(--ink-2)" fontSize="18" fontWeight="600">
      Accrue
    </text>
  </svg>
)

const meta = {
  title: 'Charts/Network graph',
  component: NetworkGraph,
  args: { label: 'Holdings of Apple Inc.', main: APPLE, rows: APPLE_ROWS.slice(0, 9), logo: <Mark /> },
  decorators: [
    Story => (
      <Card title="Issuer relations">
        <div className="px-4 py-3 desk:px-5">
          <Story />
        </div>
      </Card>
    ),
  ],
} satisfies Meta<typeof NetworkGraph>

export default meta
type Story = StoryObj<typeof meta>

const surface = (canvas: HTMLElement) => within(canvas).findByRole('figure')
/** Resolves when the worker has placed the nodes. */
const drawn = (canvas: HTMLElement) =>
  waitFor(() => expect(canvas.querySelector('[data-status=drawn]')).not.toBeNull(), { timeout: 8000 })

/** Ten companies: every name is written, even if names overlap (shared-blocks §9). */
export const Default: Story = {}

/** All of Apple's Exhibit 21. */
export const Apple: Story = { args: { rows: APPLE_ROWS } }

/** 116 companies around one, most with a share. Names that would overlap are left out until there is space. */
export const Exxon: Story = {
  args: { label: 'Holdings of Exxon Mobil Corporation', main: EXXON, rows: EXXON_ROWS },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
  },
}

/** Four levels: each company is linked with its parent. */
export const JPMorgan: Story = {
  args: { label: 'Holdings of JPMorgan Chase & Co.', main: JPMORGAN, rows: JPMORGAN_ROWS },
}

/** Holders of the main company: the arrows are reversed. */
export const Holders: Story = {
  args: {
    label: 'Holders of Esso Nederland B.V.',
    main: { id: 1, name: 'Esso Nederland B.V.' },
    direction: 'to',
    rows: [
      { issuerId: 2000, issuerName: EXXON.name, relation: 'parent', share: '100', url: '/companies/2000/' },
    ],
  },
}

export const TwoNodes: Story = {
  args: {
    rows: [{ issuerId: 7, issuerName: 'Braeburn Capital, Inc.', relation: 'subsidiary', share: '12,5' }],
  },
}

const ring: NetworkGraphRow[] = [
  { issuerId: 2, issuerName: 'Beta Holding', relation: 'subsidiary', share: '75' },
  { issuerId: 3, issuerName: 'Gamma Trading', relation: 'subsidiary', share: 40, relatedTo: 2 },
  { issuerId: 1, issuerName: 'Alpha', relation: 'shareholder', share: '5,5', relatedTo: 3 },
  { issuerId: 1, issuerName: 'Alpha', relation: 'shareholder', share: 10, relatedTo: 2 },
  // a duplicate, a link to itself, and an impossible share
  { issuerId: 2, issuerName: 'Beta Holding', relation: 'subsidiary', share: '75' },
  { issuerId: 1, issuerName: 'Alpha', relation: 'itself', share: 3 },
  { issuerId: 4, issuerName: 'Delta', relation: 'affiliate', share: 120 },
]

/** A circle, a pair that hold each other, a repeated row, a link to itself and a share above 100 (reliability: network graph). */
export const CycleAndDuplicates: Story = {
  args: {
    label: 'Holdings of Alpha',
    main: { id: 1, name: 'Alpha' },
    rows: ring,
    initial: { table: 'open' },
  },
}

const names = [
  'شركة أبوظبي الوطنية للطاقة والاستثمارات الدولية المحدودة',
  'חברת החשמל לישראל בע״מ והשקעות בינלאומיות',
  '中国石油化工股份有限公司国际贸易与投资管理部门',
  '👩‍👩‍👧‍👦🏦🇺🇦👍🏽 Family & Friends Emoji Holding of Long Names',
  `${'Long-named '.repeat(27)}plc`,
  'x',
  '',
]

/** Names of 300 letters, right to left, and of emoji: cut at 22 characters on the graph, full on the card, in the table and in announcements. */
export const LongNames: Story = {
  args: {
    label: 'Holdings of a company with long names',
    main: { id: 1, name: 'Société internationale pour le développement durable' },
    rows: names.map((issuerName, place) => ({
      issuerId: place + 2,
      issuerName,
      relation: 'subsidiary',
      share: 10 * place,
      url: `/companies/${place}/`,
    })),
    initial: { focused: 5 },
  },
}

export const Empty: Story = { args: { rows: [] } }

export const Loading: Story = { args: { rows: [], status: { kind: 'loading' } } }

export const Failed: Story = { args: { rows: [], status: { kind: 'failed', onRetry: () => {} } } }

/** The address belongs to another site: nothing is requested, and a message is shown (readings #41). */
export const RefusedAddress: Story = {
  render: args => (
    <LoadedNetworkGraph {...args} url="//evil.example/api/network/1/from/" load={() => Promise.resolve([])} />
  ),
}

/** The rows come from an address of this site. */
export const FromAddress: Story = {
  render: args => (
    <LoadedNetworkGraph {...args} url="/api/network/1000/from/" load={() => Promise.resolve(JPMORGAN_ROWS)} />
  ),
  args: { main: JPMORGAN, label: 'Holdings of JPMorgan Chase & Co.' },
}

/** Markers and links are larger, names may overlap, and there is a checkbox for the logo. */
export const FullScreen: Story = {
  args: { rows: APPLE_ROWS, initial: { logo: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }))
    await expect(await canvas.findByRole('checkbox', { name: 'Logo' })).toBeChecked()
  },
}

/** The graph as a tree of relations, by kind, the largest share first. */
export const Table: Story = {
  args: {
    label: 'Holdings of Exxon Mobil Corporation',
    main: EXXON,
    rows: EXXON_ROWS.slice(0, 24),
    initial: { table: 'open' },
  },
}

/** Cycles in the tree: a company that is already above is a leaf with a note. */
export const OpenBranches: Story = {
  args: {
    ...CycleAndDuplicates.args,
    initial: {
      table: 'open',
      branches: new Map([
        ['0/0', true],
        ['0/0/1', true],
        ['0/3', true],
      ]),
    },
  },
}

export const OpenBranchesPhone: Story = {
  ...OpenBranches,
  globals: { viewport: { value: 'phone' } },
}

export const OpenBranchesDark: Story = { ...OpenBranches, parameters: { theme: 'dark' } }

/** A hub with 115 links: the names of its neighbours and the shares never overlap, those without space are left out. */
export const MarkedHub: Story = {
  args: { ...Exxon.args, initial: { focused: 0 } },
  play: Exxon.play,
}

/** In full screen names may overlap, but not those of a hub’s neighbours. The logo is in a corner without companies. */
export const MarkedHubInFullScreen: Story = {
  args: { ...Exxon.args, initial: { focused: 0, logo: true } },
  play: FullScreen.play,
}

/** Arrow keys walk along the links, and the card shows the full name. */
export const Keyboard: Story = {
  args: { main: JPMORGAN, rows: JPMORGAN_ROWS, label: 'Holdings of JPMorgan Chase & Co.' },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    ;(await surface(canvasElement)).focus()
    await userEvent.keyboard('{Home}{PageDown}')
    await expect(canvasElement.querySelector('[data-slot=network-graph-announcement]')).toHaveTextContent(
      'JPMorgan Chase Bank, National Association',
    )
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { height: 360 } }

export const Dark: Story = {
  parameters: { theme: 'dark' },
  args: {
    main: JPMORGAN,
    rows: JPMORGAN_ROWS,
    label: 'Holdings of JPMorgan Chase & Co.',
    initial: { focused: 3 },
  },
}

/** The graph is not mirrored; the controls around it are. */
export const RightToLeft: Story = {
  parameters: { dir: 'rtl' },
  args: { initial: { focused: 2, table: 'open' } },
}

export const Russian: Story = {
  parameters: { lang: 'ru' },
  args: {
    label: 'Участия Exxon Mobil Corporation',
    main: EXXON,
    rows: EXXON_ROWS.slice(0, 9),
    initial: { focused: 1, table: 'open' },
  },
}

/** Two thousand companies, drawn on a canvas. */
export const TwoThousand: Story = {
  args: { label: 'Holdings of Company 1', main: MANY, rows: manyRows(2000) },
  play: Exxon.play,
}
