import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import type { Day } from '../../foundation/calendar/day.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import type { TimePoint } from '../plot/column.ts'
import type { TimeSeries } from '../series/time-series.ts'
import { StockChart } from '../stock-chart/stock-chart.tsx'
import { TimeChart } from './time-chart.tsx'

const DAYS: Day[] = ['2024-01-02', '2024-01-03', '2024-01-04']
const POINTS: TimePoint[] = DAYS.map(day => ({ day, value: 1 }))
const seriesOf = (...ids: string[]): TimeSeries[] => ids.map(id => ({ id, name: id, points: POINTS }))
const STABLE = seriesOf('stable')

let warn: Mock<typeof console.warn>
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => warn.mockRestore())
const warnings = () => warn.mock.calls.map(([text]) => text)

type ElementOf = (series: TimeSeries[]) => ReactElement
const CHARTS: [name: string, elementOf: ElementOf][] = [
  ['TimeChart', series => <TimeChart label="Price" series={series} />],
  ['StockChart', series => <StockChart label="Price" instrument="bond-1" series={series} />],
]

function renderOften(elementOf: ElementOf, seriesAt: (render: number) => TimeSeries[]) {
  const { rerender } = renderWithUi(elementOf(seriesAt(0)), { session: SESSIONS.pro })
  for (let render = 1; render < 10; render++) rerender(elementOf(seriesAt(render)))
}

describe.each(CHARTS)('warnings of %s for developers', (name, elementOf) => {
  const draw = (series: TimeSeries[]) => renderWithUi(elementOf(series), { session: SESSIONS.pro })

  test('two series with one id', () => {
    // React complains of equal keys
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    draw(seriesOf('price', 'yield', 'price'))
    expect(warnings()).toContain(
      `Accrue ${name}: series 0 and 2 have the same id "price". Give each series its own \`id\`.`,
    )
    error.mockRestore()
  })

  test('points that are not in order', () => {
    draw([{ id: 'price', name: 'Price', points: POINTS.toReversed() }])
    expect(warnings()).toEqual([
      `Accrue ${name}: points 0 and 1 of the series "price" are not in order: 2024-01-04 is before 2024-01-03. Sort \`points\` by time, oldest first.`,
    ])
  })

  test('two points on one day', () => {
    draw([{ id: 'price', name: 'Price', points: [...POINTS, { day: '2024-01-04', value: 2 }] }])
    expect(warnings()).toEqual([
      `Accrue ${name}: points 2 and 3 of the series "price" are both at 2024-01-04, and only the last one is drawn. Keep one point for each time.`,
    ])
  })

  test('series that are new on every render', () => {
    renderOften(elementOf, () => seriesOf('price'))
    expect(warnings()).toEqual([
      `Accrue ${name}: \`series\` is a new array with the same content on every render. Move it out of the component, or keep it in \`useMemo\` or \`useState\`.`,
    ])
  })

  test.each<[what: string, seriesAt: (render: number) => TimeSeries[]]>([
    ['series that stay the same', () => STABLE],
    [
      'points that are added while they are shown',
      render => [
        {
          id: 'live',
          name: 'Live',
          points: [...POINTS, { at: Date.UTC(2024, 1, 10 + render), value: render }],
        },
      ],
    ],
    ['no series', () => []],
  ])('silent with %s', (_, seriesAt) => {
    renderOften(elementOf, seriesAt)
    expect(warnings()).toEqual([])
  })
})
