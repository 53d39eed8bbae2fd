import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { type Day, dayFromNumber, MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { shapePoints } from '../../testing/fixtures/shape-points.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { price } from '../../testing/time-chart-harness.tsx'
import type { AxisRange } from '../plot/scales.ts'
import { prepareSeries, type TimeSeries } from '../series/time-series.ts'
import { boundsOf } from '../time-chart/chart-geometry.ts'
import { isZoomed } from '../time-chart/time-chart.reducer.ts'
import { TimeChart } from '../time-chart/time-chart.tsx'
import { useChartGroup } from '../time-chart/use-chart-group.ts'
import { ChartNavigator, type ChartNavigatorProps } from './chart-navigator.tsx'
import { INSET } from './navigator.view-model.ts'

const FROM = Date.UTC(2024, 0, 1)
/** jsdom gives every element 800 pixels, so that a day is a pixel. */
const DAYS = 800 - 2 * INSET
const bounds = { from: FROM, to: FROM + DAYS * MS_PER_DAY, minSpan: 10 * MS_PER_DAY }
const column = {
  x: Float64Array.from({ length: DAYS + 1 }, (_, i) => FROM + i * MS_PER_DAY),
  y: Float64Array.from({ length: DAYS + 1 }, (_, i) => 100 + Math.sin(i / 20)),
  low: 99,
  high: 101,
  instants: false,
}
const days = (from: number, to: number): AxisRange => ({
  from: FROM + from * MS_PER_DAY,
  to: FROM + to * MS_PER_DAY,
})

function Controlled({
  start,
  onReport,
  ...props
}: Partial<ChartNavigatorProps> & {
  start: AxisRange | null
  onReport?: (window: AxisRange | null) => void
}) {
  const [window, setWindow] = useState(start)
  const { points: _, column: __, ...rest } = props
  return (
    <ChartNavigator
      {...rest}
      column={column}
      bounds={bounds}
      window={window}
      onWindowChange={next => {
        setWindow(next)
        onReport?.(next)
      }}
    />
  )
}

function show(start: AxisRange | null, props: Partial<ChartNavigatorProps> = {}) {
  const onChange = vi.fn<(window: AxisRange | null) => void>()
  renderWithUi(<Controlled start={start} onReport={onChange} {...props} />)
  /** The last window that the page got, in days. */
  const shownDays = () => {
    const window = onChange.mock.lastCall?.[0]
    return window && [window.from, window.to].map(at => Math.round((at - FROM) / MS_PER_DAY))
  }
  return { onChange, shownDays, user: userEvent.setup() }
}

const slider = (name: RegExp | string) => screen.getByRole('slider', { name })
const first = () => slider('Start of the visible part')
const last = () => slider('End of the visible part')
const middle = () => slider('Visible part')
const strip = () => screen.getByRole('group', { name: 'Whole line' })
const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1 }
const drag = (element: Element, from: number, to: number) => {
  fireEvent.pointerDown(element, { ...pointer, clientX: INSET + from })
  fireEvent.pointerMove(element, { ...pointer, clientX: INSET + to })
  fireEvent.pointerUp(element, { ...pointer, clientX: INSET + to })
}

describe('the navigator (features §2.1)', () => {
  test('two handles and the window are sliders with their days as value text', () => {
    show(days(31, 60))
    expect(strip()).toHaveAccessibleDescription(/Arrow keys move a handle/)
    expect(first()).toHaveAttribute('aria-valuetext', '1 Feb 2024')
    expect(last()).toHaveAttribute('aria-valuetext', '1 Mar 2024')
    expect(middle()).toHaveAttribute('aria-valuetext', '1 Feb 2024 – 1 Mar 2024')
  })

  test('their limits keep the handles apart', () => {
    show(days(31, 60))
    expect(first()).toHaveAttribute('aria-valuemin', String(FROM))
    expect(first()).toHaveAttribute('aria-valuemax', String(FROM + 50 * MS_PER_DAY))
    expect(first()).toHaveAttribute('aria-valuenow', String(FROM + 31 * MS_PER_DAY))
    expect(last()).toHaveAttribute('aria-valuemin', String(FROM + 41 * MS_PER_DAY))
    expect(last()).toHaveAttribute('aria-valuemax', String(bounds.to))
  })

  test('Tab goes to the start, the window and the end', async () => {
    const { user } = show(days(31, 60))
    for (const one of [first, middle, last]) {
      await user.tab()
      expect(one()).toHaveFocus()
    }
  })

  test.each([
    ['the start by a point', first, '{ArrowRight}', [101, 300]],
    ['the start back', first, '{ArrowDown}', [99, 300]],
    ['the end by a tenth', last, '{PageUp}', [100, 375]],
    ['the end to the last day', last, '{End}', [100, DAYS]],
    ['the start to the first day', first, '{Home}', [0, 300]],
    ['the window', middle, '{ArrowUp}', [101, 301]],
    ['the window to its first days', middle, '{Home}', [0, 200]],
    ['the window, zoomed by plus', middle, '+', [140, 260]],
    ['the window, zoomed out by minus', middle, '-', [33, 367]],
  ])('C22: keys move %s', async (_, part, keys, expected) => {
    const { user, shownDays } = show(days(100, 300))
    act(() => part().focus())
    await user.keyboard(keys)
    expect(shownDays()).toEqual(expected)
  })

  test('zero shows everything, and the page gets null', async () => {
    const { user, onChange } = show(days(100, 300))
    act(() => middle().focus())
    await user.keyboard('0')
    expect(onChange).toHaveBeenLastCalledWith(null)
    expect(strip()).toHaveAttribute('data-whole')
  })

  test('other keys are the page’s', () => {
    show(days(100, 300))
    expect(fireEvent.keyDown(first(), { key: 'ArrowRight', ctrlKey: true })).toBe(true)
    expect(fireEvent.keyDown(first(), { key: 'a' })).toBe(true)
    expect(fireEvent.keyDown(first(), { key: 'ArrowRight' })).toBe(false)
  })

  test.each([
    ['dragging a handle', first, 100, 150, [150, 300]],
    ['dragging the other', last, 300, 500, [100, 500]],
    ['dragging the window', middle, 200, 250, [150, 350]],
    ['a press next to it', strip, 600, 600, [500, 700]],
    ['a drag next to it', strip, 500, 700, [500, 700]],
  ])('%s moves the window', (_, part, from, to, expected) => {
    const { shownDays } = show(days(100, 300))
    drag(part(), from, to)
    expect(shownDays()).toEqual(expected)
  })

  test('a handle that is dragged out to both ends shows everything', () => {
    const { onChange } = show(days(0, 300))
    drag(last(), 300, 2000)
    expect(onChange).toHaveBeenLastCalledWith(null)
  })

  test('a part shows its day while a pointer is down on it', () => {
    show(days(100, 300))
    fireEvent.pointerDown(middle(), { ...pointer, clientX: INSET + 200 })
    expect(middle()).toHaveAttribute('data-pressed')
    fireEvent.pointerUp(middle(), { ...pointer, clientX: INSET + 200 })
    expect(middle()).not.toHaveAttribute('data-pressed')
  })

  test('after drawing a window the keys move it', () => {
    show(days(100, 300))
    drag(strip(), 500, 700)
    expect(middle()).toHaveFocus()
  })

  test('Escape cancels a drag', () => {
    const { shownDays } = show(days(100, 300))
    fireEvent.pointerDown(middle(), { ...pointer, clientX: INSET + 200 })
    fireEvent.pointerMove(middle(), { ...pointer, clientX: INSET + 400 })
    expect(shownDays()).toEqual([300, 500])
    fireEvent.keyDown(middle(), { key: 'Escape' })
    expect(shownDays()).toEqual([100, 300])
  })

  test('a pointer that the browser uses for scrolling cancels it as well', () => {
    const { shownDays } = show(days(100, 300))
    fireEvent.pointerDown(middle(), { ...pointer, pointerType: 'touch', clientX: INSET + 200 })
    fireEvent.pointerMove(middle(), { ...pointer, pointerType: 'touch', clientX: INSET + 220 })
    fireEvent.pointerCancel(middle(), pointer)
    expect(shownDays()).toEqual([100, 300])
  })

  test('a finger that the browser uses for scrolling releases the part', () => {
    show(days(100, 300))
    fireEvent.pointerDown(middle(), { ...pointer, pointerType: 'touch', clientX: INSET + 200 })
    fireEvent.pointerCancel(middle(), { ...pointer, pointerType: 'touch' })
    expect(middle()).not.toHaveAttribute('data-pressed')
    expect(strip()).not.toHaveAttribute('data-pressed')
  })

  test('a pressed part keeps the pointer, also one that leaves the strip with its first move', () => {
    show(days(100, 300))
    const capture = vi.spyOn(strip(), 'setPointerCapture')
    fireEvent.pointerDown(first(), { ...pointer, clientX: INSET + 100 })
    expect(capture).toHaveBeenCalledWith(1)
  })

  test('a click on a handle moves nothing', () => {
    const { onChange } = show(days(100, 300))
    drag(first(), 100, 103)
    expect(onChange).not.toHaveBeenCalled()
  })

  test('two fingers move an end each, and the one that stays moves the window', () => {
    const { shownDays } = show(days(100, 300))
    const finger = (pointerId: number, day: number) => ({
      pointerId,
      pointerType: 'touch',
      button: 0,
      buttons: 1,
      clientX: INSET + day,
    })
    fireEvent.pointerDown(middle(), finger(2, 250))
    fireEvent.pointerDown(middle(), finger(1, 150))
    fireEvent.pointerMove(middle(), finger(1, 120))
    fireEvent.pointerMove(middle(), finger(2, 300))
    expect(shownDays()).toEqual([70, 350])
    fireEvent.pointerUp(middle(), finger(1, 120))
    fireEvent.pointerMove(middle(), finger(2, 310))
    expect(shownDays()).toEqual([80, 360])
  })

  test('the secondary button is ignored', () => {
    const { onChange } = show(days(100, 300))
    fireEvent.pointerDown(strip(), { ...pointer, button: 2, clientX: INSET + 600 })
    fireEvent.pointerUp(strip(), { ...pointer, button: 2, clientX: INSET + 600 })
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('the wheel over the strip', () => {
  const wheel = { deltaY: -100, clientX: INSET + 100 }

  test('scrolls the page until the strip has the focus or a modifier is pressed', () => {
    const { onChange } = show(days(100, 300))
    expect(fireEvent.wheel(strip(), wheel)).toBe(true)
    expect(onChange).not.toHaveBeenCalled()
  })

  test.each<[string, Partial<ChartNavigatorProps>, object]>([
    ['with Ctrl', {}, { ctrlKey: true }],
    ['when it always may', { wheel: 'always' }, {}],
  ])('zooms %s, around the pointer', (_, props, keys) => {
    const { shownDays } = show(days(100, 300), props)
    expect(fireEvent.wheel(strip(), { ...wheel, ...keys })).toBe(false)
    const [from = 0, to = 0] = shownDays() ?? []
    expect(from).toBe(100)
    expect(to).toBeLessThan(300)
  })

  test('zooms once the strip has focus', () => {
    const { onChange } = show(days(100, 300))
    act(() => first().focus())
    expect(fireEvent.wheel(strip(), wheel)).toBe(false)
    expect(onChange).toHaveBeenCalled()
  })

  test('a turn to the side moves the window', () => {
    const { shownDays } = show(days(100, 300))
    fireEvent.wheel(strip(), { deltaX: 40, deltaY: 0 })
    expect(shownDays()).toEqual([140, 340])
  })
})

test.each([
  ['an empty time range', { from: 0, to: 0, minSpan: 0 }],
  ['the requested period', bounds],
])('no data and %s leave an empty strip with nothing to grab or draw', (_, range) => {
  const onChange = vi.fn()
  renderWithUi(
    <ChartNavigator points={[]} bounds={range} window={null} onWindowChange={onChange} wheel="always" />,
  )
  expect(screen.queryByRole('slider')).toBeNull()
  drag(strip(), 100, 300)
  expect(fireEvent.wheel(strip(), { deltaY: -100 })).toBe(true)
  expect(onChange).not.toHaveBeenCalled()
})

test('time runs from left to right on a page that runs the other way', () => {
  show(days(100, 300))
  expect(strip()).toHaveAttribute('dir', 'ltr')
})

function UnderChart({ masked }: { masked: boolean }) {
  const group = useChartGroup()
  return (
    <>
      <TimeChart
        label="Price"
        series={masked ? SHAPES : SERIES}
        group={group}
        masked={masked}
        table={false}
      />
      <ChartNavigator
        points={masked ? shape : price}
        bounds={CHART_BOUNDS}
        window={isZoomed(group.state, CHART_BOUNDS) ? group.state.window : null}
        onWindowChange={window => (window ? group.events.choose(window, CHART_BOUNDS) : group.events.reset())}
      />
    </>
  )
}
const SERIES = [{ id: 'ust', name: 'UST 4% 2034', points: price }]
const shape = shapePoints(price)
const SHAPES = [{ id: 'ust', name: 'UST 4% 2034', points: shape }]
const CHART_BOUNDS = boundsOf(prepareSeries(SERIES, { mode: 'absolute', masked: false }), undefined)

test('C20: the chart shows what the strip chooses, and the strip what the chart shows', async () => {
  const user = userEvent.setup()
  renderWithUi(<UnderChart masked={false} />, { session: SESSIONS.desk })
  act(() => first().focus())
  await user.keyboard('{PageUp}')
  await user.click(screen.getByRole('button', { name: 'Reset zoom' }))
  expect(first()).toHaveAttribute('aria-valuetext', '15 Feb 2024')
})

test('C22: over a masked shape the handles still have their days, and no number of the line is shown', () => {
  renderWithUi(<UnderChart masked />, { session: SESSIONS.visitor })
  expect(first()).toHaveAttribute('aria-valuetext', '15 Feb 2024')
  expect(strip().textContent).not.toMatch(/9[4-9]\.|10[01]\./)
})

describe('C20 a navigator with more of the line than the chart', () => {
  const year: TimeSeries = {
    id: 'main',
    name: 'Main',
    points: Array.from({ length: DAYS + 1 }, (_, i) => ({
      day: dayFromNumber(FROM / MS_PER_DAY + i),
      value: 100 + (i % 7),
    })),
  }
  type Days = { from: Day; to: Day }
  type Listeners = { onZoom: (window: AxisRange | null) => void; onPeriod: (days: Days) => void }

  /** A chart with days 100 to 200. */
  function Chart({ series = year, onZoom, onPeriod }: Partial<Listeners> & { series?: TimeSeries | null }) {
    const [period, setPeriod] = useState<Days>({ from: '2024-04-10', to: '2024-07-19' })
    const [window, setWindow] = useState<AxisRange | null>(null)
    return (
      <ChartNavigator
        column={column}
        bounds={{ ...days(100, 200), minSpan: 10 * MS_PER_DAY }}
        window={window}
        onWindowChange={next => {
          setWindow(next)
          onZoom?.(next)
        }}
        overview={{
          series,
          period,
          onPeriodChange: next => {
            setPeriod(next)
            onPeriod?.(next)
          },
        }}
      />
    )
  }
  const open = () => {
    const [onZoom, onPeriod] = [vi.fn<Listeners['onZoom']>(), vi.fn<Listeners['onPeriod']>()]
    renderWithUi(<Chart onZoom={onZoom} onPeriod={onPeriod} />)
    return { onZoom, onPeriod, user: userEvent.setup() }
  }
  const rest = () => new Promise(done => setTimeout(done, 350))

  test('its window is on the days of the chart, and can go beyond them', () => {
    open()
    expect(middle()).toHaveAttribute('aria-valuetext', '10 Apr 2024 – 19 Jul 2024')
    expect(first()).toHaveAttribute('aria-valuemin', String(FROM))
    expect(last()).toHaveAttribute('aria-valuemax', String(bounds.to))
  })

  test('a window inside of them zooms the chart', async () => {
    const { onZoom, onPeriod } = open()
    drag(first(), 100, 130)
    expect(onZoom).toHaveBeenLastCalledWith(days(130, 200))
    await rest()
    expect(onPeriod).not.toHaveBeenCalled()
  })

  test('a window beyond them chooses other days after the drag, and not during it', async () => {
    const { onZoom, onPeriod } = open()
    fireEvent.pointerDown(middle(), { ...pointer, clientX: INSET + 150 })
    fireEvent.pointerMove(middle(), { ...pointer, clientX: INSET + 50 })
    await rest()
    expect(middle()).toHaveAttribute('aria-valuetext', '1 Jan 2024 – 10 Apr 2024')
    expect(onPeriod).not.toHaveBeenCalled()
    fireEvent.pointerUp(middle(), { ...pointer, clientX: INSET + 50 })
    await waitFor(() =>
      expect(onPeriod).toHaveBeenCalledExactlyOnceWith({ from: '2024-01-01', to: '2024-04-10' }),
    )
    expect(onZoom).toHaveBeenLastCalledWith(null)
    expect(middle()).toHaveAttribute('aria-valuetext', '1 Jan 2024 – 10 Apr 2024')
  })

  test('keys that repeat choose days once', async () => {
    const { onPeriod, user } = open()
    act(() => first().focus())
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await waitFor(() =>
      expect(onPeriod).toHaveBeenCalledExactlyOnceWith({ from: '2024-04-07', to: '2024-07-19' }),
    )
  })

  test('while the longer part loads the strip is empty', () => {
    renderWithUi(<Chart series={null} />)
    expect(strip()).toBeInTheDocument()
    expect(screen.queryByRole('slider')).toBeNull()
  })
})
