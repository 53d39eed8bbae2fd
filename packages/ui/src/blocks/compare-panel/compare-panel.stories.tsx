import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useReducer, useState } from 'react'
import { expect } from 'storybook/test'
import {
  type CompareCandidate,
  type CompareEvent,
  type CompareMain,
  compareReducer,
  initialCompare,
} from '../../charts/compare/compare.reducer.ts'
import { compareTitle } from '../../charts/compare/compare.view-model.ts'
import type { CompareMeasure } from '../../charts/compare/compare-kinds.ts'
import { BONDS_AND_INDEXES, INDEXES_ONLY, SEARCHABLE_KINDS } from '../../testing/fixtures/compare-kinds.ts'
import { comparePorts } from '../../testing/fixtures/compare-search.ts'
import { walk } from '../../testing/fixtures/walks.ts'
import { ComparePanel } from './compare-panel.tsx'
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

type PageProps = {
  /** Events before the first render. */
  events: readonly CompareEvent[]
  kinds?: readonly SearchableCompareKind[]
  main?: CompareMain
  mainName?: string
  placeholder?: string
  measure?: CompareMeasure
}

const BOND: CompareMain = { kind: 'bonds', id: 1, venueId: 4 }

/** A page that owns the comparison. */
function Page({
  events,
  kinds = BONDS_AND_INDEXES,
  main = BOND,
  mainName = 'US Treasury 4% 15 Feb 2034, Estimation',
  placeholder = 'Bond or index',
  measure = 'yield',
}: PageProps) {
  const [state, dispatch] = useReducer(compareReducer, null, () =>
    events.reduce(compareReducer, initialCompare({ main, kinds })),
  )
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
        search={kinds === SEARCHABLE_KINDS ? undefined : comparePorts.search}
        venues={comparePorts.venues}
        state={state}
        dispatch={dispatch}
        kinds={kinds}
        placeholder={placeholder}
        series={[{ id: 'main', name: mainName, unit: '%', points: pointsOf(99) }, ...lines]}
        measure={measure}
        mode="absolute"
        days={null}
        changeUnit="bp"
        hiddenIds={hidden}
        onHiddenToggle={id =>
          setHidden(hidden.includes(id) ? hidden.filter(one => one !== id) : [...hidden, id])
        }
      />
    </div>
  )
}

const meta = {
  title: 'Blocks/ComparePanel',
  component: Page,
  args: { events: [] },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>
type Playing = Pick<StoryContext, 'canvas' | 'userEvent'>

/** Nothing is compared yet. */
export const Default: Story = {}

export const Six: Story = { args: { events: [...FOUR_BONDS, index(0), index(1)] } }

/** A bond that is compared already is refused: the reason stays until it is closed. */
export const Refused: Story = { args: { events: [...FOUR_BONDS, bond(1)] } }

/** A chart that can be compared with indexes only. */
export const IndexesOnly: Story = { args: { events: [index(0), index(1)], kinds: INDEXES_ONLY } }

const item = (kind: string, id: number, name: string) => added({ kind, id, venueId: null, name })

/** The kinds of an equities page, each with its own search, name and limit: a third commodity is refused. */
export const FourKinds: Story = {
  args: {
    kinds: SEARCHABLE_KINDS,
    main: { kind: 'stocks', id: 1, venueId: null },
    mainName: 'Apple Inc',
    placeholder: 'Stock, fund, commodity or currency',
    measure: 'price',
    events: [
      item('stocks', 3, 'Siemens AG'),
      item('funds', 1, 'SPDR S&P 500 ETF'),
      item('commodities', 1, 'Gold'),
      item('commodities', 2, 'Brent crude oil'),
      item('currencies', 1, 'EUR/USD'),
      item('commodities', 3, 'Copper'),
    ],
  },
  play: async ({ canvas, userEvent }: Playing) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Compare with' }), 'gold')
    await expect(await canvas.findByRole('tab', { name: /^Currencies/ }, { timeout: 3000 })).toBeVisible()
  },
}

export const AllLines: Story = {
  args: { events: [...FOUR_BONDS, index(0), index(1)] },
  play: async ({ canvas, userEvent }: Playing) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All lines: 7' }))
    await expect(canvas.getByRole('table', { name: 'Lines of the chart' })).toBeVisible()
  },
}

/** Without access: the prompt to sign in. */
export const Visitor: Story = { parameters: { session: 'visitor' } }

export const Phone: Story = {
  args: { events: FOUR_BONDS },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { args: { events: [...FOUR_BONDS, bond(1)] }, parameters: { theme: 'dark' } }

export const RightToLeft: Story = { args: { events: FOUR_BONDS }, parameters: { dir: 'rtl' } }
