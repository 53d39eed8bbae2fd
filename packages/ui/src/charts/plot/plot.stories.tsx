import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useReducer } from 'react'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { seriesStyle } from '../../foundation/tokens/series.ts'
import { mapChannel } from './cursor.ts'
import type { LegendReading } from './legend-parts.tsx'
import { type CrosshairReading, PlotCrosshair } from './plot-crosshair.tsx'
import { PlotFrame } from './plot-frame.tsx'
import { PlotLegend } from './plot-legend.tsx'
import { PlotMessage } from './plot-message.tsx'
import { PlotRing, PlotSelection, PlotTooltip } from './plot-readout.tsx'
import { PlotSurface, type PlotSurfaceProps } from './plot-surface.tsx'
import { PlotTags } from './plot-tags.tsx'
import { usePlot } from './use-plot.ts'
import { useWidth } from './use-width.ts'

type PlotProps = Pick<PlotSurfaceProps, 'live' | 'description'> & {
  /** How many points. */
  count?: number
  message?: string
}

const DOMAIN = { from: 0, to: 12, low: -2, high: 8 }

/** A custom chart from the kit: frame, surface, ring, tooltip, selection. */
function Plot({ live, description, count = 20, message }: PlotProps) {
  const { ref, width, measured } = useWidth<HTMLDivElement>()
  const points = useMemo(
    () => Array.from({ length: count }, (_, i) => ({ x: ((i * 7) % 23) / 2, y: 3 + 4 * Math.sin(i) })),
    [count],
  )
  const plot = usePlot({ width, height: 320, domain: DOMAIN, points, formatX: number, formatY: number })
  const text = useMemo(
    () => (index: number) => `Point ${index + 1}\n${number(points[index]?.y ?? 0, 2)}`,
    [points],
  )
  return (
    <div ref={ref} dir="ltr" className="relative h-80">
      <PlotSurface
        {...plot.getSurfaceProps('Points')}
        live={live}
        focused={plot.state.focused}
        description={description}
      >
        <PlotFrame {...plot.getFrameProps()}>
          {measured
            ? points.map((point, i) => (
                <circle
                  key={point.x}
                  cx={plot.pixels.x[i]}
                  cy={plot.pixels.y[i]}
                  r="5"
                  className="fill-accent"
                />
              ))
            : null}
        </PlotFrame>
        <PlotSelection selection={plot.selection} />
        <PlotRing readout={plot.readout} pixels={plot.pixels} />
        <PlotTooltip readout={plot.readout} pixels={plot.pixels} box={plot.box} text={text} />
      </PlotSurface>
      {message ? <PlotMessage message={{ text: message, urgent: false, action: null }} /> : null}
    </div>
  )
}

const WAVE = Array.from({ length: 13 }, (_, x) => ({ x, y: 3 + 4 * Math.sin(x / 2) }))
const STYLE = seriesStyle(0)
const NO_VALUE: LegendReading = { values: [], moving: false }

/** A line with legend, crosshair and a tag on the axis: `mapChannel` converts the readout for each part. */
function Line() {
  const { ref, width, measured } = useWidth<HTMLDivElement>()
  const [hidden, toggle] = useReducer((before: boolean) => !before, false)
  const plot = usePlot({
    width,
    height: 320,
    domain: DOMAIN,
    points: hidden ? NO_POINTS : WAVE,
    formatX: number,
    formatY: number,
  })
  const { readout, pixels, scales, box } = plot
  const crosshair = useMemo(
    () =>
      mapChannel(readout, (at): CrosshairReading => {
        const [x, y] = [pixels.x[at], pixels.y[at]]
        return x === undefined || y === undefined ? null : { x, dots: new Map([['wave', y]]) }
      }),
    [readout, pixels],
  )
  const legend = useMemo(
    () =>
      mapChannel(readout, (at): LegendReading => {
        const { y } = WAVE[at] ?? (WAVE.at(-1) as (typeof WAVE)[number])
        return { ...NO_VALUE, values: [{ id: 'wave', text: number(y, 2), aside: '' }] }
      }),
    [readout],
  )
  const last = WAVE.at(-1)?.y ?? 0
  const item = { id: 'wave', name: 'Wave', style: STYLE, hidden, href: null, note: null }
  return (
    <>
      <PlotLegend
        items={[{ ...item, removable: false, value: number(last, 2), characters: 5 }]}
        readout={legend}
        onToggle={toggle}
      />
      <div ref={ref} dir="ltr" className="relative h-80">
        <PlotSurface
          {...plot.getSurfaceProps('Wave')}
          live={!hidden}
          focused={plot.state.focused}
          description="13 points"
        >
          <PlotFrame {...plot.getFrameProps()}>
            {measured && !hidden ? (
              <polyline
                points={WAVE.map(({ x, y }) => `${scales.x(x)},${scales.y(y)}`).join(' ')}
                className="fill-none stroke-accent stroke-2"
              />
            ) : null}
          </PlotFrame>
          {hidden ? null : (
            <>
              <PlotTags
                tags={[{ id: 'wave', style: STYLE, text: number(last, 2), y: scales.y(last) }]}
                width={width ?? 1}
                height={320}
                box={box}
                fontSize={12}
              />
              <PlotCrosshair readout={crosshair} marks={[{ id: 'wave', style: STYLE }]} box={box} />
            </>
          )}
        </PlotSurface>
      </div>
    </>
  )
}

const NO_POINTS: typeof WAVE = []

function number(value: number, decimals: number): string {
  return formatDecimal(value, { decimals, lang: 'en' }) ?? ''
}

const meta = {
  title: 'Charts/Plot kit',
  tags: ['new', '!stable'],
  component: PlotSurface,
  subcomponents: {
    PlotFrame,
    PlotRing,
    PlotTooltip,
    PlotSelection,
    PlotLegend,
    PlotCrosshair,
    PlotTags,
  },
  args: { live: true, description: '20 points' },
  render: args => <Plot {...args} />,
} satisfies Meta<PlotSurfaceProps>

export default meta
type Story = StoryObj<PlotSurfaceProps>

export const Default: Story = {}

/** The point that the keyboard is on. */
export const Walked: Story = {
  play: async ({ canvas, userEvent }) => {
    const plot = await canvas.findByLabelText('Points')
    plot.focus()
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
  },
}

export const ZoomedIn: Story = {
  play: async ({ canvas, userEvent }) => {
    const plot = await canvas.findByLabelText('Points')
    plot.focus()
    await userEvent.keyboard('++')
  },
}

export const Empty: Story = {
  args: { live: false, description: '0 points' },
  render: args => <Plot {...args} count={0} message="No points in this period." />,
}

/** Legend, crosshair and a tag; the third point is read. */
export const Parts: Story = {
  render: () => <Line />,
  play: async ({ canvas, userEvent }) => {
    const plot = await canvas.findByLabelText('Wave')
    plot.focus()
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
  },
}

export const PartsDark: Story = { ...Parts, globals: { theme: 'dark' } }

export const PartsPhone: Story = { ...Parts, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { ...Walked, globals: { theme: 'dark' } }

export const Phone: Story = { ...Walked, globals: { viewport: { value: 'phone' } } }
