import { describe, expect, test } from 'vitest'
import { walk } from '../../testing/fixtures/walks.ts'
import { legendLayout } from '../plot/legend-layout.ts'
import { linearMap, type ScaleKind } from '../plot/scales.ts'
import { prepareSeries, type TimeSeries, type ValuesMode } from '../series/time-series.ts'
import { boundsOf, chartGeometry } from './chart-geometry.ts'
import { shapeScale } from './value-axis.ts'

const crowd = (count: number): TimeSeries[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `s${i}`,
    name: `Line ${i}`,
    // a shape goes up to 100
    points: walk({ from: '2024-02-15', count: 190, start: 50 + i * 2, step: 0.9, seed: i + 3 }).map(
      point => ({
        ...point,
        value: Math.min(100, point.value),
      }),
    ),
  }))

type ScaleCase = { mode: ValuesMode; scale: ScaleKind; masked: boolean }
const SCALE_CASES: Record<string, ScaleCase> = {
  absolute: { mode: 'absolute', scale: 'linear', masked: false },
  logarithmic: { mode: 'absolute', scale: 'log', masked: false },
  'per cent': { mode: 'percent', scale: 'linear', masked: false },
  masked: { mode: 'absolute', scale: 'linear', masked: true },
}
const label = (key: string) => key

/** Pixels between the legend's lower edge and the highest point in the window. */
function gapUnderLegend(
  count: number,
  scaleCase: ScaleCase,
  { share, width }: { share: number; width: number },
): number {
  const prepared = prepareSeries(crowd(count), scaleCase)
  const bounds = boundsOf(prepared, undefined)
  const window = { from: bounds.to - (bounds.to - bounds.from) * share, to: bounds.to }
  const format = { lang: 'en', label, decimals: 3, mode: scaleCase.mode, unit: '' }
  const legend = legendLayout({ count, width, fontSize: 13, head: true })
  const visible = prepared.lines
  const headroom = legend.height
  const size = { width, height: 500, fontSize: 12 }
  const geometry = chartGeometry({ prepared, visible, window, format, headroom, ...size })
  const shape = linearMap({ ...geometry.view, ...shapeScale(geometry.headroom) }, geometry.box)
  const { ky, by } = scaleCase.masked ? shape : geometry.mapping
  const heights = visible.flatMap(({ column: { x, y } }) =>
    [...y].filter((_, i) => (x[i] as number) >= window.from).map(value => value * ky + by),
  )
  return Math.min(...heights) - legend.height
}

describe('C9 no data point lies under the legend', () => {
  for (const [name, scaleCase] of Object.entries(SCALE_CASES))
    test.each([1, 3, 8, 20])(`%i lines, ${name}, at any zoom and width`, count => {
      for (const width of [380, 1000])
        for (const share of [1, 0.5, 0.1])
          expect(gapUnderLegend(count, scaleCase, { share, width })).toBeGreaterThan(8)
    })

  test('a low plot keeps at least half of its height for the data', () => {
    const prepared = prepareSeries(crowd(8), { mode: 'absolute', masked: false })
    const geometry = chartGeometry({
      prepared,
      visible: prepared.lines,
      window: boundsOf(prepared, undefined),
      width: 800,
      height: 120,
      fontSize: 12,
      format: { lang: 'en', label, decimals: 3, mode: 'absolute', unit: '' },
      headroom: 400,
    })
    expect(geometry.headroom).toBe(0.5)
  })
})
