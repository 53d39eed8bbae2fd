import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import {
  crowd,
  ESTIMATION,
  EUR,
  FEDINVEST,
  MASKED_CURVE,
  MASKED_TREASURIES,
  TREASURIES,
  TREASURIES_ON_TWO_GROUNDS,
  TREASURY_CURVE,
  USD,
} from '../../testing/fixtures/issuer-map.ts'
import { INITIAL_MAP, type IssuerMapState } from './issuer-map.model.ts'
import { IssuerMap, type IssuerMapProps } from './issuer-map.tsx'
import type { MapPoint } from './map-point.ts'
import { useIssuerMap } from './use-issuer-map.ts'

const currencies = [
  { id: USD, text: 'USD' },
  { id: EUR, text: 'EUR' },
]
const grounds = [
  {
    currencyId: USD,
    options: [
      { id: ESTIMATION, text: 'Estimation' },
      { id: FEDINVEST, text: 'FedInvest' },
    ],
  },
  { currencyId: EUR, options: [{ id: ESTIMATION, text: 'Estimation' }] },
]

type Initial = { initial?: Partial<IssuerMapState> }

/** A map whose user has already done something. */
function Begun({ initial, ...props }: IssuerMapProps & Initial) {
  const [first] = useState({ ...INITIAL_MAP, ...initial })
  return <IssuerMap {...props} model={useIssuerMap(first)} />
}

const series = [TREASURIES_ON_TWO_GROUNDS]
const curves = [TREASURY_CURVE]
const masked = { series: [MASKED_TREASURIES], curves: [MASKED_CURVE], masked: true }

const meta = {
  title: 'Charts/IssuerMap',
  component: Begun,
  args: {
    label: 'Issuer map, US Treasury',
    ...{ series, curves, currencies, grounds },
    currencyId: USD,
    tradingGroundId: FEDINVEST,
    exportOptions: { source: 'FedInvest' },
  },
} satisfies Meta<typeof Begun>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Below full access: the shape, the names of fields, the duration's own axis; no yields, no picture (readings #11). */
export const SignedIn: Story = { args: masked, parameters: { session: 'reader' } }
export const Visitor: Story = { args: masked, parameters: { session: 'visitor' } }

export const LabelsOff: Story = { args: { initial: { labels: 'off' } } }
/** Names that would lie on another name, a point or the curve are left out. */
export const LabelsOn: Story = { args: { initial: { labels: 'on' } } }
/** Every name, however they lie; the top margin is larger. */
export const LabelsAll: Story = { args: { initial: { labels: 'all' } } }

const picked = ['issues:91282CBP5', 'issues:9128284N7', 'issues:912810FE3', 'issues:91282CPC9']
/** Click a point, drag around some, or walk and press Space. */
export const DeleteMode: Story = { args: { initial: { deleting: true, selected: picked } } }
/** What was taken away can be brought back. */
export const Removed: Story = { args: { initial: { removed: [picked], touched: true } } }
export const AllRemoved: Story = {
  args: {
    series: [{ ...TREASURIES, points: TREASURIES.points.slice(0, 1) }],
    initial: { removed: [['issues:912828YD6']], touched: true },
  },
}

const own: MapPoint[] = [
  { name: 'Offer 4.4% 2031', x: 4.4178, y: 4.38249 },
  { name: 'Offer 4.9% 2036', x: 7.7451, y: 4.86051 },
]
export const Added: Story = { args: { added: own } }

export const Trend: Story = { args: { added: own, initial: { trend: 'linear' } } }
export const TrendLogarithmic: Story = { args: { initial: { trend: 'logarithmic' } } }

export const Estimation: Story = { args: { tradingGroundId: ESTIMATION } }
/** One currency and one ground: plain text. */
export const OneOption: Story = {
  args: {
    series: [TREASURIES],
    currencies: [{ id: USD, text: 'USD' }],
    grounds: [{ currencyId: USD, options: [{ id: FEDINVEST, text: 'FedInvest' }] }],
  },
}

export const Empty: Story = { args: { series: [], currencies: [], grounds: [] } }
export const Loading: Story = { args: { series: [], status: { kind: 'loading' } } }
export const LoadingAgain: Story = { args: { status: { kind: 'loading' } } }
export const Failed: Story = { args: { series: [], status: { kind: 'error', onRetry: () => {} } } }

const [first] = TREASURIES.points
export const OnePoint: Story = { args: { series: [{ ...TREASURIES, points: first ? [first] : [] }] } }
const rubbish: MapPoint[] = [
  { name: 'No yield', x: 4, y: null },
  { name: 'Infinite', x: Number.POSITIVE_INFINITY, y: 4 },
  { name: 'Twin A', x: 10, y: 4.3 },
  { name: 'Twin B', x: 10, y: 4.3 },
  { name: 'Twin C', x: 10, y: 4.3 },
]
/** Three points at one place, and two that have none: they are counted. */
export const BadData: Story = {
  args: { series: [{ ...TREASURIES, points: [...TREASURIES.points, ...rubbish] }] },
}

const many = crowd(500)
const most = crowd(5_000)
const alone = { curves: [], currencies: [], grounds: [] }
export const FiveHundred: Story = {
  args: { label: 'Issuer map, sample issuer', series: [many], ...alone },
}
export const FiveThousand: Story = {
  args: { label: 'Issuer map, sample issuer', series: [most], ...alone },
}

/** Other pages: several series, no currency, no ground. */
export const SeveralSeries: Story = {
  args: {
    label: 'Bonds of two issuers',
    series: [TREASURIES, { ...crowd(30), id: 'other' }],
    ...alone,
    curves,
  },
}

export const Zoomed: Story = {
  args: { initial: { view: { x: { from: 1, to: 5 }, y: { from: 3.85, to: 4.1 } } } },
}
export const TableOpen: Story = { args: { height: 360, initial: { table: 'firstRows', deleting: true } } }
export const MaskedTable: Story = {
  args: { ...masked, height: 360, initial: { table: 'firstRows' } },
  parameters: { session: 'reader' },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneDeleting: Story = {
  args: { initial: { deleting: true, selected: picked } },
  globals: { viewport: { value: 'phone' } },
}
export const Dark: Story = { args: { added: own }, parameters: { theme: 'dark' } }
export const DarkMasked: Story = { args: masked, parameters: { theme: 'dark', session: 'visitor' } }
export const Russian: Story = {
  args: { label: 'Карта эмитента, Казначейство США', initial: { deleting: true } },
  parameters: { lang: 'rus' },
}
export const RightToLeft: Story = { parameters: { dir: 'rtl' } }
