import { fireEvent, screen } from '@testing-library/react'
import type { TimePoint } from '../charts/plot/column.ts'
import type { TimeSeries } from '../charts/series/time-series.ts'
import { TimeChart, type TimeChartProps } from '../charts/time-chart/time-chart.tsx'
import { shapePoints } from './fixtures/shape-points.ts'
import { UST_4_2034 } from './fixtures/ust-4-2034.ts'
import { renderWithUi } from './render-with-ui.tsx'
import { SESSIONS } from './sessions.ts'

/** A real note with a gap, and a second line three points below it. */
export const price: TimePoint[] = UST_4_2034.map(({ day, price }) =>
  price > 0 ? { day, value: price } : { day, value: null, reason: 'bad data at the source' },
)
export const ust: TimeSeries = { id: 'ust', name: 'UST 4% 2034', points: price, href: '/bonds/1/' }
export const other: TimeSeries = {
  id: 'other',
  name: 'Other bond',
  points: price.map(point => ({ ...point, value: point.value === null ? 99 : point.value - 3 }) as TimePoint),
}
export const one = [ust]
export const two = [ust, other]
/** The same two below full access. */
export const shapes = two.map(line => ({ ...line, points: shapePoints(line.points) }))

export function renderChart(
  props: Partial<TimeChartProps> = {},
  session = SESSIONS.desk as typeof SESSIONS.desk | typeof SESSIONS.visitor,
) {
  return renderWithUi(<TimeChart label="Price" series={one} height={400} {...props} />, { session })
}
export const surface = () => screen.getByLabelText('Price', { selector: '[data-slot=time-chart-surface]' })
export const slot = (name: string) => document.querySelector<HTMLElement>(`[data-slot=${name}]`)
export const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1, isPrimary: true }
/** A pointer comes over the chart, as it does before it moves. */
export const enter = () => fireEvent.pointerEnter(surface(), pointer)
export const moveTo = (clientX: number, clientY = 100) =>
  fireEvent.pointerMove(surface(), { ...pointer, clientX, clientY })
export const drag = (from: number, to: number, keys: object = {}) => {
  fireEvent.pointerDown(surface(), { ...pointer, ...keys, clientX: from, clientY: 100 })
  fireEvent.pointerMove(surface(), { ...pointer, ...keys, clientX: to, clientY: 100 })
  fireEvent.pointerUp(surface(), { ...pointer, ...keys, clientX: to, clientY: 100 })
}
export const announced = () => screen.getAllByRole('status')[0]
