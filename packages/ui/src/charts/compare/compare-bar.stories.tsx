import type { Meta, StoryObj } from '@storybook/react-vite'
import { useReducer } from 'react'
import { BONDS_AND_INDEXES, RUSSIAN_KINDS } from '../../testing/fixtures/compare-kinds.ts'
import {
  type CompareCandidate,
  type CompareState,
  compareReducer,
  initialCompare,
} from './compare.reducer.ts'
import { CompareBar, type CompareBarProps } from './compare-bar.tsx'

const bond = (id: number, name: string): CompareCandidate => ({
  kind: 'bonds',
  id,
  venueId: 4,
  venueName: 'Estimation',
  name,
})
const index = (id: number, name: string): CompareCandidate => ({
  kind: 'index',
  id,
  venueId: null,
  name,
})
const NOTHING = initialCompare({
  main: { kind: 'bonds', id: 1, venueId: 4 },
  kinds: BONDS_AND_INDEXES,
})
const comparing = (...candidates: CompareCandidate[]): CompareState =>
  candidates.reduce((state, candidate) => compareReducer(state, { type: 'added', candidate }), NOTHING)

const two = comparing(bond(2, 'US Treasury 4.375% 15 May 2034'), index(14, 'S&P 500')).items
const all = comparing(
  ...Array.from({ length: 9 }, (_, at) => bond(at + 2, `US Treasury ${3 + at / 8}% 15 Aug ${2030 + at}`)),
  ...Array.from({ length: 10 }, (_, at) => index(at + 1, `US Treasury par yield ${at + 1}-year`)),
).items

/** The bar with its reducer, as on a page. */
function BarWithReducer({ items, messages = [], ...rest }: CompareBarProps) {
  const [state, dispatch] = useReducer(compareReducer, {
    ...NOTHING,
    items,
    messages,
  })
  return (
    <CompareBar
      {...rest}
      items={state.items}
      messages={state.messages}
      onRemove={key => dispatch({ type: 'removed', key })}
      onCancelLast={() => dispatch({ type: 'lastCancelled' })}
      onDismiss={message => dispatch({ type: 'dismissed', message })}
    />
  )
}

const meta = {
  title: 'Charts/Compare bar',
  component: CompareBar,
  args: {
    items: two,
    kinds: BONDS_AND_INDEXES,
    links: { bonds: '/bonds/{id}/', index: '/indexes/{id}/' },
    onRemove: () => {},
    onCancelLast: () => {},
  },
  render: args => <BarWithReducer {...args} />,
} satisfies Meta<CompareBarProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nine bonds and ten indexes: all 20 styles except the main line's. */
export const Full: Story = {
  args: {
    items: all,
    messages: [{ kind: 'limitReached', name: 'US Treasury 2.75% 15 Aug 2032', itemKind: 'bonds', limit: 9 }],
  },
}

/** With a legend that removes lines, only items that are not drawn yet have a chip. */
export const BesideLegend: Story = {
  args: { items: all.slice(0, 5), inLegend: new Set(all.slice(0, 4).map(({ key }) => key)) },
}

/** The items that were removed, and why. */
export const Messages: Story = {
  args: {
    messages: [
      { kind: 'noData', name: 'US Treasury 3.375% 15 May 2033' },
      { kind: 'noMeasure', name: 'S&P 500', measure: 'yield' },
      { kind: 'duplicate', name: 'US Treasury 4.375% 15 May 2034' },
    ],
  },
}

/** One item is masked: its values are withheld, its line is a shape. */
export const Withheld: Story = { args: { notes: new Map([['bonds 2 4', 'for subscribers']]) } }

export const Nothing: Story = {
  args: { items: [], messages: [{ kind: 'sameAsMain', name: 'US Treasury 4%' }] },
}

export const Visitor: Story = { parameters: { session: 'visitor' } }

export const Reader: Story = { parameters: { session: 'reader' } }

export const Phone: Story = { args: { items: all }, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { args: { items: all }, parameters: { theme: 'dark' } }

export const RightToLeft: Story = { parameters: { dir: 'rtl' } }

export const Russian: Story = {
  args: { ...Messages.args, kinds: RUSSIAN_KINDS },
  parameters: { lang: 'ru' },
}
