'use client'
import { PlotFrame, PlotSurface, PlotTooltip, usePlot, useWidth } from '@accrue/ui/charts'
import { formatDecimal } from '@accrue/ui/foundation'
import { useCallback, useMemo } from 'react'
import type { Fund } from './funds.ts'

const HEIGHT = 300

/** Returns of funds as bars, the best first; the pointer and arrow keys read values. */
export function Bars({ funds }: { funds: readonly Fund[] }) {
  const { ref, width, measured } = useWidth<HTMLDivElement>()
  const sorted = useMemo(() => [...funds].sort((one, other) => other.gain - one.gain), [funds])
  const points = useMemo(() => sorted.map(({ gain }, place) => ({ x: place, y: gain })), [sorted])
  const domain = useMemo(() => ({ from: -0.5, to: sorted.length - 0.5, low: -10, high: 20 }), [sorted.length])
  const plot = usePlot({
    width,
    height: HEIGHT,
    domain,
    points,
    formatX: place => sorted[place]?.ticker ?? '',
    formatY: percent,
    zoomable: false,
  })
  const text = useCallback(
    (index: number) => {
      const fund = sorted[index]
      return fund ? `${fund.name}: ${percent(fund.gain, 1)}` : ''
    },
    [sorted],
  )
  const { x, y } = plot.scales
  return (
    <div ref={ref} dir="ltr" className="relative h-75">
      <PlotSurface
        {...plot.getSurfaceProps('Returns of funds')}
        live
        focused={plot.state.focused}
        description="Arrow keys go from bar to bar."
      >
        <PlotFrame {...plot.getFrameProps()}>
          {measured
            ? sorted.map(({ name, gain }, place) => (
                <rect
                  key={name}
                  x={x(place - 0.35)}
                  width={x(0.7) - x(0)}
                  y={y(Math.max(0, gain))}
                  height={Math.abs(y(gain) - y(0))}
                  className={gain < 0 ? 'fill-down' : 'fill-up'}
                />
              ))
            : null}
        </PlotFrame>
        <PlotTooltip readout={plot.readout} pixels={plot.pixels} box={plot.box} text={text} />
      </PlotSurface>
      <p role="status" className="sr-only">
        {text(plot.state.cursor)}
      </p>
    </div>
  )
}

function percent(value: number, decimals: number): string {
  return `${formatDecimal(value, { decimals, lang: 'en' })}%`
}
