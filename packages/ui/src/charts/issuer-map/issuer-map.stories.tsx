import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { catchFiles } from '../../testing/catch-files.ts'
import {
  crowd,
  ESTIMATION,
  EUR,
  FEDINVEST,
  MASKED_CURVE,
  MASKED_TREASURIES,
  TREASURIES,
  TREASURIES_ON_TWO_VENUES,
  TREASURY_CURVE,
  USD,
} from '../../testing/fixtures/issuer-map.ts'
import { INITIAL_MAP, type IssuerMapState } from './issuer-map.reducer.ts'
import { IssuerMap, type IssuerMapProps } from './issuer-map.tsx'
import type { MapPoint, MapSeries } from './issuer-map.view-model.ts'
import { useIssuerMap } from './use-issuer-map.ts'

const currencies = [
  { id: USD, text: 'USD' },
  { id: EUR, text: 'EUR' },
]
const venues = [
  {
    currencyId: USD,
    options: [
      { id: ESTIMATION, text: 'Estimation' },
      { id: FEDINVEST, text: 'FedInvest' },
    ],
  },
  { currencyId: EUR, options: [{ id: ESTIMATION, text: 'Estimation' }] },
]

const surfaceOf = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  const find = () => canvasElement.querySelector<HTMLElement>('[data-slot=issuer-map-surface]')
  await waitFor(() => expect(canvasElement.querySelector('[data-chart-layer=points] path')).not.toBeNull())
  return find() as HTMLElement
}

/** A map with an initial state. */
function Begun({ initial, ...props }: IssuerMapProps & { initial?: Partial<IssuerMapState> }) {
  const [first] = useState({ ...INITIAL_MAP, ...initial })
  return <IssuerMap {...props} model={useIssuerMap(first)} />
}

const series = [TREASURIES_ON_TWO_VENUES]
const curves = [TREASURY_CURVE]
const masked = { series: [MASKED_TREASURIES], curves: [MASKED_CURVE], masked: true }

const meta = {
  title: 'Charts/Issuer map',
  component: IssuerMap,
  args: {
    label: 'Issuer map, US Treasury',
    series,
    curves,
    currencies,
    venues,
    currencyId: USD,
    venueId: FEDINVEST,
    exportOptions: { source: 'FedInvest' },
  },
  render: args => <Begun {...args} />,
} satisfies Meta<IssuerMapProps>

export default meta
type Story = StoryObj<typeof meta>

const begun =
  (initial: Partial<IssuerMapState>): Story['render'] =>
  args => <Begun {...args} initial={initial} />

export const Default: Story = {}

/** The tooltip shows the point nearest to the pointer. */
export const Hovered: Story = {
  play: async ({ canvasElement }) => {
    const surface = await surfaceOf(canvasElement)
    const main = canvasElement.querySelector('[data-slot=issuer-map-points] path:last-child')
    const { left, top, width, height } = (main ?? surface).getBoundingClientRect()
    await fireEvent.pointerMove(surface, {
      pointerId: 1,
      pointerType: 'mouse',
      clientX: left + width / 2 + 9,
      clientY: top + height / 2,
    })
    const tooltip = canvasElement.querySelector('[data-slot=issuer-map-tooltip]')
    await waitFor(() => expect(tooltip).toHaveAttribute('data-shown'))
    await expect(tooltip).toHaveTextContent('UST 4% 2034-02')
    await expect(tooltip).toHaveTextContent('4.249%')
  },
}

/** A picture of the map is 850 high (M6). */
export const Exported: Story = {
  play: async ({ canvasElement }) => {
    await surfaceOf(canvasElement)
    const files = catchFiles(canvasElement.ownerDocument)
    try {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export' }))
      const { body } = canvasElement.ownerDocument
      await userEvent.click(await within(body).findByRole('menuitem', { name: 'SVG' }))
      await waitFor(() => expect(files.caught).toHaveLength(1), { timeout: 10_000 })
      const svg = (await files.caught[0]?.blob.text()) ?? ''
      await expect(svg).toMatch(/viewBox="0 0 \d+ 850"/)
      await expect(svg).toContain('US Treasury')
      await expect(svg).toContain('UST 4% 2034-02,6.81,4.249,98.3438,2026-03-24')
    } finally {
      files.restore()
    }
  },
}

/** Below full access: the shape, the names of fields and the axis of durations, but no yields and no export (readings #11). */
export const SignedIn: Story = { args: masked, parameters: { session: 'reader' } }
export const Visitor: Story = { args: masked, parameters: { session: 'visitor' } }

export const LabelsOff: Story = { render: begun({ labels: 'off' }) }
/** A name without space at its point has a line to it; one that would be more than 60 pixels away is left out. */
export const LabelsOn: Story = { render: begun({ labels: 'on' }) }
/** Every name, with longer lines; the top margin is larger. */
export const LabelsAll: Story = { render: begun({ labels: 'all' }) }
export const LabelsAllDark: Story = { ...LabelsAll, parameters: { theme: 'dark' } }
export const LabelsAllPhone: Story = { ...LabelsAll, globals: { viewport: { value: 'phone' } } }
const hundred = crowd(100)
/** More names than fit: some of them overlap others. */
export const LabelsAllOfHundred: Story = {
  args: {
    label: 'Issuer map, sample issuer',
    series: [hundred],
    curves: [],
    currencies: [],
    venues: [],
  },
  render: begun({ labels: 'all' }),
}

const logo = (
  <svg aria-hidden="true" viewBox="0 0 84 18" className="h-4.5 w-21">
    <rect width="18" height="18" rx="3" fill="var(--accent)" />
    <text x="26" y="15" fill="var(--ink-2)" fontSize="16" fontWeight="700">
      Accrue
    </text>
  </svg>
)
/** The logo is in a free corner of the plot. */
export const Logo: Story = { args: { logo } }
const cornered: MapSeries = {
  id: 'issues',
  name: 'Sample issuer',
  points: [
    { name: 'Short, low', x: 0.3, y: 3.9 },
    { name: 'Short, high', x: 0.3, y: 4.9 },
    { name: 'Long, low', x: 9.5, y: 3.9, main: true },
    { name: 'Long, high', x: 9.5, y: 4.9 },
  ],
}
/** With data in every corner it is drawn below the plot. */
export const LogoBelow: Story = {
  args: {
    logo,
    label: 'Issuer map, sample issuer',
    series: [cornered],
    curves: [],
    currencies: [],
    venues: [],
  },
}
export const LogoBelowPhone: Story = { ...LogoBelow, globals: { viewport: { value: 'phone' } } }

const picked = ['issues:91282CBP5', 'issues:9128284N7', 'issues:912810FE3', 'issues:91282CPC9']
/** Click a point, drag around some, or use arrow keys and Space. */
export const DeleteMode: Story = { render: begun({ deleting: true, selected: picked }) }
/** A drag around points selects each of them once; the bar shows how many. */
export const Marquee: Story = {
  render: begun({ deleting: true }),
  play: async ({ canvasElement }) => {
    const surface = await surfaceOf(canvasElement)
    const { left, top, width, height } = surface.getBoundingClientRect()
    const at = (x: number, y: number) => ({
      pointerId: 1,
      pointerType: 'mouse',
      button: 0,
      buttons: 1,
      isPrimary: true,
      clientX: left + x * width,
      clientY: top + y * height,
    })
    await fireEvent.pointerDown(surface, at(0.005, 0.5))
    await fireEvent.pointerMove(surface, at(0.1, 0.8))
    await fireEvent.pointerMove(surface, at(0.3, 0.99))
    await fireEvent.pointerUp(surface, at(0.3, 0.99))
    const count = canvasElement.querySelector('[data-slot=issuer-map-count]')
    await waitFor(() => expect(count).toHaveTextContent(/Selected: (1\d|2\d)/))
    await expect(canvasElement.querySelector('[data-slot=issuer-map-picked] path')).not.toBeNull()
  },
}
/** Removed points can be restored. */
export const Removed: Story = { render: begun({ removed: [picked], touched: true }) }
export const AllRemoved: Story = {
  args: { series: [{ ...TREASURIES, points: TREASURIES.points.slice(0, 1) }] },
  render: begun({ removed: [['issues:912828YD6']], touched: true }),
}

const own: MapPoint[] = [
  { name: 'Offer 4.4% 2031', x: 4.4178, y: 4.38249 },
  { name: 'Offer 4.9% 2036', x: 7.7451, y: 4.86051 },
]
export const Added: Story = { args: { added: own } }

export const Trend: Story = { args: { added: own }, render: begun({ trend: 'linear' }) }
export const TrendLogarithmic: Story = { render: begun({ trend: 'logarithmic' }) }

export const Estimation: Story = { args: { venueId: ESTIMATION } }
/** One currency and one trading ground: plain text. */
export const OneOption: Story = {
  args: {
    series: [TREASURIES],
    currencies: [{ id: USD, text: 'USD' }],
    venues: [{ currencyId: USD, options: [{ id: FEDINVEST, text: 'FedInvest' }] }],
  },
}

export const Empty: Story = { args: { series: [], currencies: [], venues: [] } }
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
/** Three points at one place, and two without a place, which are counted. */
export const BadData: Story = {
  args: { series: [{ ...TREASURIES, points: [...TREASURIES.points, ...rubbish] }] },
}

const many = crowd(500)
const most = crowd(5_000)
const alone = { curves: [], currencies: [], venues: [] }
export const FiveHundred: Story = {
  args: { label: 'Issuer map, sample issuer', series: [many], ...alone },
}
export const FiveThousand: Story = {
  args: { label: 'Issuer map, sample issuer', series: [most], ...alone },
}

/** Other pages: several series, no currency, no trading ground. */
export const SeveralSeries: Story = {
  args: {
    label: 'Bonds of two issuers',
    series: [TREASURIES, { ...crowd(30), id: 'other' }],
    ...alone,
    curves,
  },
}

export const Zoomed: Story = {
  render: begun({ view: { x: { from: 1, to: 5 }, y: { from: 3.85, to: 4.1 } } }),
}
export const TableOpen: Story = {
  args: { height: 360 },
  render: begun({ table: 'firstRows', deleting: true }),
}
export const MaskedTable: Story = {
  args: { ...masked, height: 360 },
  render: begun({ table: 'firstRows' }),
  parameters: { session: 'reader' },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** Trend, labels, delete mode and export are a sheet behind one button. */
export const PhoneSettings: Story = {
  args: { currencies, venues, currencyId: USD, venueId: ESTIMATION },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await surfaceOf(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Display settings' }))
    const { body } = canvasElement.ownerDocument
    await expect(await within(body).findByRole('radio', { name: 'On' })).toBeVisible()
  },
}
export const PhoneDeleting: Story = { ...DeleteMode, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { args: { added: own }, parameters: { theme: 'dark' } }
export const DarkMasked: Story = { args: masked, parameters: { theme: 'dark', session: 'visitor' } }
export const Russian: Story = {
  args: { label: 'Карта эмитента, Казначейство США' },
  render: begun({ deleting: true }),
  parameters: { lang: 'ru' },
}
export const RightToLeft: Story = { parameters: { dir: 'rtl' } }
