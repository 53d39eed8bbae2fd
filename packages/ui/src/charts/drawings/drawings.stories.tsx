import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { memoryStore } from '../../foundation/state/safe-storage.ts'
import { UST_4_2034 } from '../../testing/fixtures/ust-4-2034.ts'
import type { TimePoint } from '../plot/column.ts'
import { createScales } from '../plot/scales.ts'
import type { TimeSeries } from '../series/time-series.ts'
import { TimeChart } from '../time-chart/time-chart.tsx'
import { type Drawing, type DrawingTool, defaultStyle, drawingId } from './drawing.ts'
import { DrawingLayer, type DrawingLayerProps } from './drawing-layer.tsx'
import { DrawingToolbar } from './drawing-toolbar.tsx'
import { drawingsKey, writeDrawings } from './stored-drawings.ts'
import { useDrawings } from './use-drawings.ts'

const price: TimePoint[] = UST_4_2034.map(({ day, price }) => ({ day, value: price > 0 ? price : null }))
/** A shape from 0 to 100, as the server sends it below full access. */
const shape: TimePoint[] = UST_4_2034.slice(0, -1).map(({ day, price }) => ({
  day,
  value: Math.round(((price - 94.5) / 7.3) * 100),
}))

type Place = readonly [day: string, value: number]
let number = 0
const drawn = (tool: DrawingTool, places: readonly Place[], text?: string): Drawing => ({
  id: drawingId(++number),
  tool,
  points: places.map(([day, value]) => ({ at: Date.parse(day), value })),
  style: defaultStyle(tool),
  ...(text === undefined ? {} : { text }),
})

const trend = drawn('trend', [
  ['2024-04-25', 95],
  ['2024-07-05', 98.2],
])
const ray = drawn('ray', [
  ['2024-05-29', 95.6],
  ['2024-06-21', 97.7],
])
const arrow = drawn('arrow', [
  ['2024-07-16', 101.2],
  ['2024-08-12', 99.4],
])
const horizontal = drawn('horizontal', [['2024-05-01', 99]])
const vertical = drawn('vertical', [['2024-06-12', 97]])
const rectangle = drawn('rectangle', [
  ['2024-04-10', 94.6],
  ['2024-05-04', 96.6],
])
const fibonacci = drawn('fibonacci', [
  ['2024-04-25', 94.6],
  ['2024-08-05', 101.6],
])
const measure = drawn('measure', [
  ['2024-04-30', 94.9],
  ['2024-05-15', 97.7],
])
const text = drawn('text', [['2024-03-01', 99.4]], 'Auction of new notes')
const all = [trend, arrow, horizontal, vertical, rectangle, measure, text]

const NONE: readonly Drawing[] = []
const LOG_BOX = { left: 8, top: 12, width: 640, height: 320 }

type ChartOptions = {
  /** Saved drawings. */
  saved?: readonly Drawing[]
  /** Whether the chart is a shape from 0 to 100. */
  masked?: boolean
  /** The stored text, readable or not. */
  stored?: string
}

type OnChartProps = Pick<DrawingLayerProps, 'decimals' | 'fontSize' | 'instants'> & ChartOptions

/** A chart with drawings, as in StockChart. */
function OnChart({ saved = NONE, masked = false, stored, decimals, fontSize, instants }: OnChartProps) {
  const points = masked ? shape : price
  const series = useMemo<TimeSeries[]>(
    () => [{ id: 'ust', name: 'UST 4% 2034, FedInvest', points }],
    [points],
  )
  const store = useMemo(() => {
    const key = drawingsKey({ instrument: 'bond-1', venueId: 12, masked })
    return memoryStore({ [key]: stored ?? writeDrawings(saved) })
  }, [saved, stored, masked])
  const drawings = useDrawings({ instrument: 'bond-1', venueId: 12, masked, store })
  return (
    <div>
      <DrawingToolbar model={drawings} snaps />
      <TimeChart
        label="Price, UST 4% 2034"
        series={series}
        masked={masked}
        height={420}
        legend={false}
        table={false}
        overlay={({ scales, box, width, height, column }) => (
          <DrawingLayer
            model={drawings}
            scales={scales}
            box={box}
            width={width}
            height={height}
            data={column ?? undefined}
            decimals={decimals}
            fontSize={fontSize}
            instants={instants}
          />
        )}
      />
    </div>
  )
}

/** The same drawings on a logarithmic axis: straight lines stay straight on the screen. */
function OnLogAxis() {
  const store = useMemo(() => {
    const key = drawingsKey({ instrument: 'bond-1', venueId: null, masked: false })
    return memoryStore({ [key]: writeDrawings(all) })
  }, [])
  const drawings = useDrawings({ instrument: 'bond-1', store })
  const scales = useMemo(() => {
    const [from, to] = [Date.parse('2024-02-15'), Date.parse('2024-08-23')]
    return createScales({ from, to, low: 90, high: 105 }, LOG_BOX, 'log')
  }, [])
  return (
    <div>
      <DrawingToolbar model={drawings} />
      <div className="relative h-[344px] max-w-[656px] overflow-hidden rounded-card border border-line bg-surface">
        <DrawingLayer model={drawings} scales={scales} box={LOG_BOX} width={656} height={344} />
      </div>
    </div>
  )
}

const meta = {
  title: 'Charts/Drawings',
  component: DrawingLayer,
  subcomponents: { DrawingToolbar },
  render: args => <OnChart {...args} />,
} satisfies Meta<DrawingLayerProps>
export default meta
type Story = StoryObj<DrawingLayerProps>

const onChart =
  (options: ChartOptions): Story['render'] =>
  args => <OnChart {...args} {...options} />

export const Default: Story = { render: onChart({ saved: all }) }
export const Empty: Story = {}
export const TrendLine: Story = { render: onChart({ saved: [trend] }) }
export const Ray: Story = { render: onChart({ saved: [ray] }) }
export const Horizontal: Story = { render: onChart({ saved: [horizontal] }) }
export const Vertical: Story = { render: onChart({ saved: [vertical] }) }
export const Rectangle: Story = { render: onChart({ saved: [rectangle] }) }
export const Fibonacci: Story = { render: onChart({ saved: [fibonacci] }) }
export const Measure: Story = { render: onChart({ saved: [measure] }) }
export const TextNote: Story = { render: onChart({ saved: [text] }) }
export const LogAxis: Story = { render: () => <OnLogAxis /> }

const select: Story['play'] = async ({ canvasElement }) => {
  const mark = await within(canvasElement).findByRole('button', { name: /^Trend line/ })
  mark.focus()
  await userEvent.keyboard('{Enter}')
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
}
export const Selected: Story = { render: onChart({ saved: all }), play: select }

/** Every colour, weight and dash. */
const styled: Drawing[] = [
  { ...trend, style: { colour: 'accent', weight: 'thick', dash: 'solid' } },
  { ...horizontal, style: { colour: 'down', weight: 'thin', dash: 'dashed' } },
  { ...vertical, style: { colour: 'warn', weight: 'thick', dash: 'dashed' } },
  { ...measure, style: { colour: 'up', weight: 'thin', dash: 'dashed' } },
  { ...text, style: { colour: 'accent', weight: 'thin', dash: 'solid' } },
]
const openStyle: Story['play'] = async context => {
  await select(context)
  const canvas = within(context.canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Drawing style' }))
  await expect(await canvas.findByRole('dialog', { name: 'Drawing style' })).toBeVisible()
}
export const Style: Story = { render: onChart({ saved: styled }), play: openStyle }
export const StyleDark: Story = { ...Style, parameters: { theme: 'dark' } }
export const StylePhone: Story = { ...Style, globals: { viewport: { value: 'phone' } } }

/** Select a drawing, then its first point, move it; Enter places points at the crosshair of a tool. */
export const Keyboard: Story = {
  render: onChart({ saved: [horizontal, trend] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const first = await canvas.findByRole('button', { name: /^Horizontal line/ })
    first.focus()
    await userEvent.keyboard('{ArrowRight}{Enter}{Enter}{Shift>}{ArrowUp}{ArrowUp}{/Shift}')
    await expect(canvas.getByRole('button', { name: /^Trend line/ })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('radio', { name: 'Rectangle' }))
    canvas.getByRole('application', { name: 'Rectangle' }).focus()
    await userEvent.keyboard('{Enter}{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}{/Shift}{Enter}')
    await expect(canvas.getByRole('button', { name: /^Rectangle/ })).toHaveFocus()
  },
}

/** The text field is where the text will be. */
export const Writing: Story = {
  render: onChart({ saved: [text] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const mark = await canvas.findByRole('button', { name: /^Text/ })
    mark.focus()
    await userEvent.keyboard('{F2}')
    await expect(canvas.getByRole('textbox', { name: 'Text on the chart' })).toHaveFocus()
  },
}
export const WritingPhone: Story = { ...Writing, globals: { viewport: { value: 'phone' } } }

/** A click opens the text field and focuses it; Enter adds the text to the chart and focuses it. */
export const TextByMouse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Text' }))
    const target = await canvas.findByRole('application', { name: 'Text' })
    const { left, top, width, height } = target.getBoundingClientRect()
    const coords = { clientX: left + width / 2, clientY: top + height / 2 }
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target, coords },
      { keys: '[/MouseLeft]', target, coords },
    ])
    await expect(canvas.getByRole('textbox', { name: 'Text on the chart' })).toHaveFocus()
    await userEvent.keyboard('Rate cut / guidance{Enter}')
    await expect(canvas.getByRole('button', { name: /^Text: Rate cut \/ guidance,/ })).toHaveFocus()
  },
}
export const Placing: Story = {
  render: onChart({ saved: [trend] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: /^Trend line/ })
    await userEvent.click(canvas.getByRole('radio', { name: 'Fibonacci retracement' }))
    canvas.getByRole('application', { name: 'Fibonacci retracement' }).focus()
    await userEvent.keyboard('{Enter}{Shift>}{ArrowRight}{ArrowRight}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}')
  },
}

/** Two stored entries cannot be read: the others stay, and a note reports it. */
export const PartlyUnreadable: Story = {
  render: onChart({
    stored: writeDrawings([trend, horizontal]).replace(/\]\}$/, ',5,null]}'),
  }),
}

const hidden: Drawing[] = [
  drawn('trend', [
    ['2024-04-25', 8],
    ['2024-07-05', 52],
  ]),
  drawn('horizontal', [['2024-05-01', 62]]),
  drawn('measure', [
    ['2024-04-30', 6],
    ['2024-05-15', 44],
  ]),
  drawn('fibonacci', [
    ['2024-07-01', 30],
    ['2024-08-05', 97],
  ]),
]
/** Below full access there are no numbers, neither on the chart nor in accessible names. */
export const MaskedVisitor: Story = {
  render: onChart({ saved: hidden, masked: true }),
  parameters: { session: 'visitor' },
}
export const MaskedReader: Story = {
  render: onChart({ saved: hidden, masked: true }),
  parameters: { session: 'reader' },
}
export const Phone: Story = {
  render: onChart({ saved: all }),
  globals: { viewport: { value: 'phone' } },
  play: select,
}
export const Dark: Story = { render: onChart({ saved: all }), parameters: { theme: 'dark' }, play: select }
export const DarkFibonacci: Story = { render: onChart({ saved: [fibonacci] }), parameters: { theme: 'dark' } }
export const RightToLeft: Story = { render: onChart({ saved: all }), parameters: { dir: 'rtl' } }
export const Russian: Story = { render: onChart({ saved: all }), parameters: { lang: 'ru' } }
export const Chinese: Story = { render: onChart({ saved: all }), parameters: { lang: 'zh' } }
