'use client'
import {
  PlotFrame,
  PlotRing,
  PlotSelection,
  PlotSurface,
  PlotTooltip,
  usePlot,
  useWidth,
} from '@accrue/ui/charts'
import { formatDecimal } from '@accrue/ui/foundation'
import { useCallback, useMemo } from 'react'
import type { Fund } from './funds.ts'

const HEIGHT = 360

/** Funds by risk and return: wheel, drag and pinch zoom, arrow keys and the pointer read values. */
export function Scatter({ funds }: { funds: readonly Fund[] }) {
  const { ref, width, measured } = useWidth<HTMLDivElement>()
  const points = useMemo(() => funds.map(({ risk, gain }) => ({ x: risk, y: gain })), [funds])
  const domain = useMemo(() => ({ from: 0, to: 30, low: -10, high: 20 }), [])
  const plot = usePlot({ width, height: HEIGHT, domain, points, formatX: percent, formatY: percent })
  const text = useCallback(
    (index: number) => {
      const fund = funds[index]
      return fund ? `${fund.name}\nRisk ${percent(fund.risk, 1)}\nReturn ${percent(fund.gain, 1)}` : ''
    },
    [funds],
  )
  return (
    <div ref={ref} dir="ltr" className="relative h-90">
      <PlotSurface
        {...plot.getSurfaceProps('Funds by risk and return')}
        live
        focused={plot.state.focused}
        description="Arrow keys go from fund to fund."
      >
        <PlotFrame {...plot.getFrameProps()}>
          {measured
            ? funds.map((fund, index) => <Dot key={fund.name} at={plot.pixels} index={index} />)
            : null}
        </PlotFrame>
        <PlotSelection selection={plot.selection} />
        <PlotRing readout={plot.readout} pixels={plot.pixels} />
        <PlotTooltip readout={plot.readout} pixels={plot.pixels} box={plot.box} text={text} />
      </PlotSurface>
      <p role="status" className="sr-only">
        {text(plot.state.cursor)}
      </p>
    </div>
  )
}

function Dot({ at, index }: { at: { x: Float64Array; y: Float64Array }; index: number }) {
  return <circle cx={at.x[index]} cy={at.y[index]} r="5" className="fill-accent" />
}

function percent(value: number, decimals: number): string {
  return `${formatDecimal(value, { decimals, lang: 'en' })}%`
}
