import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useReducer, useState } from 'react'
import { expect } from 'storybook/test'
import {
  type CompareCandidate,
  type CompareEvent,
  type CompareMain,
  type CompareState,
  compareReducer,
  initialCompare,
} from '../../charts/compare/compare.reducer.ts'
import { compareTitle } from '../../charts/compare/compare.view-model.ts'
import { BONDS_AND_INDEXES, INDEXES_ONLY, SEARCHABLE_KINDS } from '../../testing/fixtures/compare-kinds.ts'
import { comparePorts } from '../../testing/fixtures/compare-search.ts'
import { walk } from '../../testing/fixtures/walks.ts'
import { ComparePanel, type ComparePanelProps } from './compare-panel.tsx'
import type { SearchableCompareKind } from './kind-search.ts'

const added = (candidate: CompareCandidate): CompareEvent => ({ type: 'added', candidate })
const bond = (at: number) =>
  added({
    kind: 'bonds',
    id: at + 2,
    venueId: 4,
    venueName: 'Estimation',
    name: `US Treasury ${3 + at / 8}% 15 Aug ${2030 + at}`,
  })
const index = (at: number) =>
  added({ kind: 'index', id: at + 101, venueId: null, name: `US Treasury par yield ${at + 1}-year` })
const FOUR_BONDS = [0, 1, 2, 3].map(bond)
const pointsOf = (seed: number) => walk({ from: '2025-04-11', count: 60, start: 4.2, step: 0.02, seed })

const mainLine = (name: string) => ({ id: 'main', name, unit: '%', points: pointsOf(99) })
const BOND: CompareMain = { kind: 'bonds', id: 1, venueId: 4 }
const STOCK: CompareMain = { kind: 'stocks', id: 1, venueId: null }

/** The comparison after some events. */
function comparing(
  events: readonly CompareEvent[],
  kinds: CompareState['kinds'] = BONDS_AND_INDEXES,
  main = BOND,
): CompareState {
  return events.reduce(compareReducer, initialCompare({ main, kinds }))
}

type PageProps = Omit<ComparePanelProps, 'dispatch' | 'hiddenIds' | 'onHiddenToggle'> & {
  main?: CompareMain
}

/** A page that owns the comparison and adds its lines to the main one. */
function Page({ main = BOND, state: first, series, ...panel }: PageProps) {
  const [state, dispatch] = useReducer(compareReducer, {
    ...initialCompare({ main, kinds: panel.kinds }),
    ...first,
  })
  const [hidden, setHidden] = useState<readonly string[]>([])
  const lines = state.items.map(item => ({
    id: item.key,
    name: compareTitle(item),
    style: item.style,
    unit: '%',
    points: pointsOf(item.style),
  }))
  return (
    <div className="min-h-120 max-w-102">
      <ComparePanel
        {...panel}
        state={state}
        dispatch={dispatch}
        series={[...series, ...lines]}
        hiddenIds={hidden}
        onHiddenToggle={id =>
          setHidden(hidden.includes(id) ? hidden.filter(one => one !== id) : [...hidden, id])
        }
      />
    </div>
  )
}

const meta = {
  title: 'Blocks/Compare panel',
  tags: ['new', '!stable'],
  component: ComparePanel,
  args: {
    search: comparePorts.search,
    venues: comparePorts.venues,
    state: comparing([]),
    kinds: BONDS_AND_INDEXES,
    placeholder: 'Bond or index',
    series: [mainLine('US Treasury 4% 15 Feb 2034, Estimation')],
    measure: 'yield',
    mode: 'absolute',
    days: null,
    changeUnit: 'bp',
  },
  render: args => <Page {...args} />,
} satisfies Meta<ComparePanelProps>

export default meta
type Story = StoryObj<ComparePanelProps>
type Playing = Pick<StoryContext, 'canvas' | 'userEvent'>

/** Nothing is compared yet. */
export const Default: Story = {}

const six = comparing([...FOUR_BONDS, index(0), index(1)])
export const Six: Story = { args: { state: six } }

/** A bond that is compared already is refused: the reason stays until it is closed. */
export const Refused: Story = { args: { state: comparing([...FOUR_BONDS, bond(1)]) } }

/** A chart that can be compared with indexes only. */
export const IndexesOnly: Story = {
  args: { state: comparing([index(0), index(1)], INDEXES_ONLY), kinds: INDEXES_ONLY },
}

const item = (kind: string, id: number, name: string) => added({ kind, id, venueId: null, name })

/** The kinds of an equities page, each with its own search, name and limit: a third commodity is refused. */
export const FourKinds: Story = {
  args: {
    search: undefined,
    kinds: SEARCHABLE_KINDS,
    series: [mainLine('Apple Inc')],
    placeholder: 'Stock, fund, commodity or currency',
    measure: 'price',
    state: comparing(
      [
        item('stocks', 3, 'Siemens AG'),
        item('funds', 1, 'SPDR S&P 500 ETF'),
        item('commodities', 1, 'Gold'),
        item('commodities', 2, 'Brent crude oil'),
        item('currencies', 1, 'EUR/USD'),
        item('commodities', 3, 'Copper'),
      ],
      SEARCHABLE_KINDS,
      STOCK,
    ),
  },
  render: args => <Page {...args} main={STOCK} />,
  play: async ({ canvas, userEvent }: Playing) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Compare with' }), 'gold')
    await expect(await canvas.findByRole('tab', { name: /^Currencies/ }, { timeout: 3000 })).toBeVisible()
  },
}

const bondKind: SearchableCompareKind = {
  kind: 'bonds',
  label: 'Bonds',
  limit: 4,
  search: async () => ({ items: [{ id: 9, name: 'Barrick Gold Corp 5.25% 2042' }] }),
}

/** The tabs of five kinds take a second row, so that none is cut. */
export const FiveKinds: Story = {
  args: {
    ...FourKinds.args,
    kinds: [...SEARCHABLE_KINDS, bondKind],
    state: comparing([], SEARCHABLE_KINDS, STOCK),
  },
  play: async ({ canvas, userEvent }: Playing) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Compare with' }), 'gold')
    const last = await canvas.findByRole('tab', { name: /^Bonds/ }, { timeout: 3000 })
    const list = canvas.getByRole('tablist')
    await expect(canvas.getAllByRole('tab')).toHaveLength(5)
    await expect(list.scrollWidth).toBe(list.clientWidth)
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right)
  },
}

export const AllLines: Story = {
  args: { state: six },
  play: async ({ canvas, userEvent }: Playing) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All lines: 7' }))
    await expect(canvas.getByRole('table', { name: 'Lines of the chart' })).toBeVisible()
  },
}

/** Without access: the prompt to sign in. */
export const Visitor: Story = { parameters: { session: 'visitor' } }

export const Phone: Story = {
  args: { state: comparing(FOUR_BONDS) },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...Refused, parameters: { theme: 'dark' } }

export const RightToLeft: Story = { args: { state: comparing(FOUR_BONDS) }, parameters: { dir: 'rtl' } }
