import type { Meta, StoryObj } from '@storybook/react-vite'
import { useReducer, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { useGate } from '../../controls/access-prompt/use-gate.ts'
import { TextField } from '../../controls/text-field/text-field.tsx'
import { BONDS_AND_INDEXES } from '../../testing/fixtures/compare-kinds.ts'
import { walk } from '../../testing/fixtures/walks.ts'
import type { TimeSeries } from '../series/time-series.ts'
import {
  type CompareCandidate,
  type CompareMessage,
  type CompareState,
  compareReducer,
  initialCompare,
} from './compare.reducer.ts'
import { compareTitle } from './compare.view-model.ts'
import { CompareBar } from './compare-bar.tsx'
import { ComparePopover, type ComparePopoverProps } from './compare-popover.tsx'
import { ComparedListPopover } from './compared-list-popover.tsx'
import { comparedRows } from './compared-rows.ts'

const bond = (at: number): CompareCandidate => ({
  kind: 'bonds',
  id: at + 2,
  venueId: 4,
  venueName: 'Estimation',
  name: `US Treasury ${3 + at / 8}% 15 Aug ${2030 + at}`,
})
const index = (at: number): CompareCandidate => ({
  kind: 'index',
  id: at + 1,
  venueId: null,
  name: `US Treasury par yield ${at + 1}-year`,
})
const NOTHING = initialCompare({
  main: { kind: 'bonds', id: 1, venueId: 4 },
  kinds: BONDS_AND_INDEXES,
})
const comparing = (bonds: number, indexes: number): CompareState =>
  [
    ...Array.from({ length: bonds }, (_, at) => bond(at)),
    ...Array.from({ length: indexes }, (_, at) => index(at)),
  ].reduce((state, candidate) => compareReducer(state, { type: 'added', candidate }), NOTHING)

const pointsOf = (seed: number) => walk({ from: '2025-04-11', count: 60, start: 4.2, step: 0.02, seed })
const linesOf = ({ items }: CompareState): TimeSeries[] => [
  { id: 'main', name: 'US Treasury 4% 15 Feb 2034, Estimation', unit: '%', points: pointsOf(99) },
  ...items.map(item => ({
    id: item.key,
    name: compareTitle(item),
    style: item.style,
    unit: '%',
    href: `/${item.kind}/${item.id}/`,
    points: pointsOf(item.style),
  })),
]

const NO_MESSAGES: readonly CompareMessage[] = []

type PageProps = Pick<ComparePopoverProps, 'open' | 'onPointerEnter'> & {
  /** Initial comparison. */
  compared?: CompareState
  messages?: readonly CompareMessage[]
}

/** A page with the comparison's state; a plain field replaces the search of the blocks. */
function ComparePage({ open, onPointerEnter, compared = NOTHING, messages = NO_MESSAGES }: PageProps) {
  const gate = useGate('compare')
  const [state, dispatch] = useReducer(compareReducer, { ...compared, messages, open })
  const [hidden, setHidden] = useState<readonly string[]>([])
  const series = linesOf(state)
  const rows = comparedRows({ series, measure: 'yield', mode: 'absolute', days: null })
  const remove = (key: string) => dispatch({ type: 'removed', key })
  const cancelLast = () => dispatch({ type: 'lastCancelled' })
  return (
    <div className="min-h-150">
      <ComparePopover
        open={state.open}
        onOpenChange={open => dispatch({ type: 'openChanged', open })}
        count={state.items.length}
        gate={gate}
        onPointerEnter={onPointerEnter}
      >
        <div className="grid gap-3">
          <TextField
            label="Compare with"
            value={state.term}
            onValueChange={text => dispatch({ type: 'termChanged', text })}
          />
          <CompareBar
            items={state.items}
            kinds={BONDS_AND_INDEXES}
            messages={state.messages}
            inLegend={new Set(series.map(({ id }) => id))}
            onRemove={remove}
            onCancelLast={cancelLast}
            onDismiss={message => dispatch({ type: 'dismissed', message })}
            list={
              <ComparedListPopover
                trigger={`All lines: ${rows.length}`}
                rows={rows}
                items={state.items}
                kinds={BONDS_AND_INDEXES}
                changeUnit="bp"
                hiddenIds={hidden}
                onHiddenToggle={id =>
                  setHidden(hidden.includes(id) ? hidden.filter(one => one !== id) : [...hidden, id])
                }
                onRemove={remove}
                onCancelLast={cancelLast}
                onRemoveAll={() => dispatch({ type: 'cleared' })}
              />
            }
          />
        </div>
      </ComparePopover>
    </div>
  )
}

const meta = {
  title: 'Charts/Compare popover',
  tags: ['new', '!stable'],
  component: ComparePopover,
  subcomponents: { CompareBar, ComparedListPopover },
  args: { open: false },
  render: args => <ComparePage {...args} />,
} satisfies Meta<ComparePopoverProps>

export default meta
type Story = StoryObj<ComparePopoverProps>

const pageWith =
  (compared: CompareState, messages?: readonly CompareMessage[]): Story['render'] =>
  args => <ComparePage {...args} compared={compared} messages={messages} />

const openPanel: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Compare' }))
  await expect(canvas.getByRole('dialog', { name: 'Compare' })).toBeVisible()
}
const openList: NonNullable<Story['play']> = async context => {
  await openPanel(context)
  await userEvent.click(context.canvas.getByRole('button', { name: /^All lines/ }))
  await expect(context.canvas.getByRole('table', { name: 'Lines of the chart' })).toBeVisible()
}

/** Nothing is compared yet. */
export const Default: Story = {}

export const One: Story = { render: pageWith(comparing(1, 0)), play: openPanel }

export const Six: Story = { render: pageWith(comparing(4, 2)), play: openPanel }

/** Nine bonds and ten indexes: with the main line twenty. */
export const Twenty: Story = { render: pageWith(comparing(9, 10)), play: openPanel }

/** A refusal is shown in the panel, and nothing on the page moves. */
export const Refused: Story = {
  render: pageWith(comparing(9, 2), [
    { kind: 'limitReached', name: 'US Treasury 2.75% 15 Aug 2032', itemKind: 'bonds', limit: 9 },
  ]),
  play: openPanel,
}

/** Every line with its full name, Hide and Remove, for one, the last one or all. */
export const List: Story = { ...Twenty, play: openList }

export const ListOnPhone: Story = {
  ...Six,
  globals: { viewport: { value: 'phone' } },
  play: openList,
}

export const Phone: Story = { ...Six, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { ...List, parameters: { theme: 'dark' } }

/** Below full access it opens the access prompt. */
export const Visitor: Story = { parameters: { session: 'visitor' }, play: openPanel }

export const Reader: Story = { parameters: { session: 'reader' }, play: openPanel }

export const RightToLeft: Story = { ...Six, parameters: { dir: 'rtl' } }
