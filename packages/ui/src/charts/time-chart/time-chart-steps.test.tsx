import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { announced, slot, surface } from '../../testing/time-chart-harness.tsx'
import { prepareSeries, type TimeSeries } from '../series/time-series.ts'
import { chartGeometry, type GeometryOptions } from './chart-geometry.ts'
import { drawLines, NO_OVERSCAN } from './drawn-lines.ts'
import { readAt } from './readout.ts'
import { tableRows } from './table-rows.ts'
import { TimeChart, type TimeChartProps } from './time-chart.tsx'
import { valueScale } from './value-axis.ts'

const NAMES: ReadonlyMap<number, string> = new Map([
  [0, 'AAA'],
  [-1, 'AA+'],
  [-2, 'AA'],
  [-3, 'AA−'],
])
const steps: TimeSeries = {
  id: 'agency',
  name: 'Agency',
  variant: 'step',
  names: NAMES,
  points: [
    { day: '2011-01-10', value: 0 },
    { day: '2011-01-14', value: -2 },
  ],
}
const plain: TimeSeries = { ...steps, id: 'line', variant: 'line' }

const label = (key: string, values: Record<string, string | number> = {}) =>
  [key, ...Object.values(values)].join(' ')
const format = { lang: 'en', label, decimals: 3, mode: 'absolute', unit: '' } as const
const day = (text: string) => Date.parse(`${text}T00:00:00Z`)

function geometryAt(
  series: TimeSeries[],
  window: { from: number; to: number },
  more: Partial<GeometryOptions>,
) {
  const prepared = prepareSeries(series, { mode: 'absolute', masked: false })
  const visible = prepared.lines
  const request = { prepared, visible, window, width: 800, height: 200, fontSize: 12, format }
  return { prepared, geometry: chartGeometry({ ...request, ...more }) }
}
const whole = { from: day('2011-01-10'), to: day('2011-01-20') }

describe('Q9 steps: a value holds until the next one', () => {
  test('between two points the value is the earlier one, with its day', () => {
    const { prepared, geometry } = geometryAt([steps], whole, {})
    const place = { at: day('2011-01-12'), instants: false }
    const [row] = readAt(prepared.lines, geometry, place, format).rows
    expect(row).toMatchObject({ text: 'AAA', aside: '10 Jan 2011' })
    expect(row?.y).toBeCloseTo(geometry.mapping.by)
  })

  test('after the last point a step continues, and a line does not', () => {
    const place = { at: day('2011-01-18'), instants: false }
    const texts = [steps, plain].map(series => {
      const { prepared, geometry } = geometryAt([series], whole, {})
      return readAt(prepared.lines, geometry, place, format).rows[0]?.text
    })
    expect(texts).toEqual(['AA', null])
  })

  test('a window without any change shows the value that holds in it, on the axis and in the readout', () => {
    const { geometry } = geometryAt([steps], { from: day('2011-01-16'), to: day('2011-01-18') }, {})
    expect(geometry.view.low).toBeLessThan(-2)
    expect(geometry.view.high).toBeGreaterThan(-2)
    expect(geometry.tags.map(tag => tag.text)).toEqual(['AA'])
  })

  test('a step that ended before the window has no value in it', () => {
    const ended = { ...steps, points: [...steps.points, { day: '2011-01-15' as const, value: null }] }
    const { geometry } = geometryAt([ended], { from: day('2011-01-16'), to: day('2011-01-18') }, {})
    expect(geometry.tags).toEqual([])
  })

  test('is drawn to the end of the window, without an end dot', () => {
    const { lines } = prepareSeries([steps], { mode: 'absolute', masked: false })
    const box = { left: 0, top: 0, width: 100, height: 100 }
    const view = { ...whole, ...valueScale(lines, whole) }
    const [drawn] = drawLines(lines, view, box, { overscan: NO_OVERSCAN })
    expect(drawn?.d).toMatch(/^M0,[\d.]+H40V[\d.]+H100$/)
    expect(drawn?.end).toBeNull()
  })
})

describe('Q9 named values', () => {
  test('the axis has a tick for each, from the lowest to the highest in sight', () => {
    const { geometry } = geometryAt([steps], whole, { valueNames: NAMES, domain: { low: -3.5, high: 0.5 } })
    expect(geometry.valueTicks.map(({ value }) => value)).toEqual([0, -1, -2, -3])
    expect(geometry.valueTicks.map(({ text }) => text)).toEqual(['AAA', 'AA+', '', 'AA−'])
    expect(geometry.tags.map(({ text }) => text)).toEqual(['AA'])
  })

  test('without enough height for all, every second one is named', () => {
    const more = { valueNames: NAMES, domain: { low: -3.5, high: 0.5 }, height: 90 }
    expect(geometryAt([steps], whole, more).geometry.valueTicks.map(({ value }) => value)).toEqual([0, -2])
  })

  test('the data table shows them', () => {
    const { lines } = prepareSeries([steps], { mode: 'absolute', masked: false })
    expect(tableRows(lines, false, 9, format).rows.map(({ cells }) => cells[0]?.text)).toEqual(['AA', 'AAA'])
  })

  test.each([
    ['masked', { mode: 'absolute', masked: true }],
    ['in per cent', { mode: 'percent', masked: false }],
  ] as const)('%s there are none', (_case, options) => {
    const values = { ...steps, points: [{ day: '2011-01-10' as const, value: 2 }] }
    expect(prepareSeries([values], options).lines[0]?.names).toBeNull()
  })
})

describe('access row 35: values for everybody', () => {
  const render = (props: Partial<TimeChartProps>) =>
    renderWithUi(<TimeChart label="Price" series={[steps]} valueNames={NAMES} {...props} />, {
      session: SESSIONS.visitor,
    })

  test('an open chart is not masked for a visitor; arrows announce the names', async () => {
    render({ masked: false })
    expect(slot('time-chart')).not.toHaveAttribute('data-masked')
    act(() => surface().focus())
    await userEvent.keyboard('{End}')
    expect(announced()).toHaveTextContent('14 Jan 2011, Agency: AA')
    await userEvent.click(screen.getByRole('button', { name: 'Show data table' }))
    expect(within(screen.getByRole('table')).getByRole('cell', { name: 'AAA' })).toBeInTheDocument()
  })

  test('other charts are masked', () => {
    render({ series: [{ ...steps, points: [{ day: '2011-01-10', value: 50 }] }] })
    expect(slot('time-chart')).toHaveAttribute('data-masked')
  })
})
