import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { PlotFrame } from './plot-frame.tsx'
import { PlotMessage } from './plot-message.tsx'
import { PlotRing, PlotSelection, PlotTooltip } from './plot-readout.tsx'
import { PlotSurface } from './plot-surface.tsx'
import { usePlot } from './use-plot.ts'
import { useWidth } from './use-width.ts'

type PlotProps = {
  /** How many points. */
  count: number
  message?: string
}

const DOMAIN = { from: 0, to: 12, low: -2, high: 8 }

/** The kit as a chart of one's own puts it together: frame, surface, ring, tooltip, selection. */
function Plot({ count, message }: PlotProps) {
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
        live={count > 0}
        focused={plot.state.focused}
        description={`${count} points`}
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
      {message ? <PlotMessage message={{ text: message, urgent: false, wayOut: null }} /> : null}
    </div>
  )
}

function number(value: number, decimals: number): string {
  return formatDecimal(value, { decimals, lang: 'eng' }) ?? ''
}

const meta = {
  title: 'Charts/Plot kit',
  component: Plot,
  args: { count: 20 },
} satisfies Meta<typeof Plot>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The point that the keyboard is on. */
export const Walked: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByLabelText('Points').focus()
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
  },
}

export const ZoomedIn: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByLabelText('Points').focus()
    await userEvent.keyboard('++')
  },
}

export const Empty: Story = { args: { count: 0, message: 'No points in this period.' } }

export const Dark: Story = { ...Walked, globals: { theme: 'dark' } }

export const Phone: Story = { ...Walked, globals: { viewport: { value: 'phone' } } }
