import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import {
  announced,
  drag,
  enter,
  moveTo,
  one,
  other,
  pointer,
  renderChart,
  slot,
  surface,
  two,
  ust,
} from '../../testing/time-chart-harness.tsx'
import { createCursorLink } from '../plot/cursor.ts'
import type { TimeSeries } from '../series/time-series.ts'
import type { PlotView } from './chart-geometry.ts'
import { TimeChart, type TimeChartProps } from './time-chart.tsx'

const legend = () => screen.getByRole('list', { name: 'Series' })

describe('C22, X2: the chart’s role and name', () => {
  test('has its name, and a description with its period and keys', () => {
    renderChart()
    expect(surface()).toHaveAttribute('role', 'figure')
    expect(surface()).toHaveAccessibleDescription(/UST 4% 2034, from 15 Feb 2024 to 23 Aug 2024\. Arrow keys/)
  })

  test('is an application only while it has focus', () => {
    renderChart()
    act(() => surface().focus())
    expect(surface()).toHaveAttribute('role', 'application')
    act(() => surface().blur())
    expect(surface()).toHaveAttribute('role', 'figure')
  })

  test('arrows walk the points, each announced once with date, series and value or the reason of the gap', async () => {
    renderChart()
    await userEvent.tab()
    act(() => surface().focus())
    await userEvent.keyboard('{End}')
    expect(announced()).toHaveTextContent('23 Aug 2024, UST 4% 2034: bad data at the source')
    await userEvent.keyboard('{ArrowLeft}')
    expect(announced()).toHaveTextContent('22 Aug 2024, UST 4% 2034: 101.094')
    await userEvent.keyboard('{PageUp}')
    expect(announced()).toHaveTextContent('8 Aug 2024')
    await userEvent.keyboard('{Home}{ArrowRight}')
    expect(announced()).toHaveTextContent('16 Feb 2024, UST 4% 2034: 97.625')
  })

  test('Up and Down change the series at the same date', async () => {
    renderChart({ series: two })
    act(() => surface().focus())
    await userEvent.keyboard('{Home}{ArrowDown}')
    expect(announced()).toHaveTextContent('15 Feb 2024, Other bond: 95.063')
    await userEvent.keyboard('{ArrowUp}')
    expect(announced()).toHaveTextContent('15 Feb 2024, UST 4% 2034: 98.063')
  })

  test('the tooltip and the legend follow the keyboard, Escape lets go', async () => {
    renderChart()
    act(() => surface().focus())
    await userEvent.keyboard('{Home}')
    expect(slot('time-chart-tooltip')).toHaveTextContent('15 Feb 2024')
    expect(slot('time-chart-tooltip')).toHaveAttribute('data-shown')
    expect(within(legend()).getByText('98.063')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(slot('time-chart-tooltip')).not.toHaveAttribute('data-shown')
    expect(within(legend()).getByText('101.094')).toBeInTheDocument()
  })
})

describe('PC11: the pointer', () => {
  test('60 moves commit nothing in React, and yet the values follow', () => {
    const commits = vi.fn()
    renderWithUi(
      <Profiler id="chart" onRender={commits}>
        <TimeChart label="Price" series={two} height={400} />
      </Profiler>,
      { session: SESSIONS.desk },
    )
    expect(commits).toHaveBeenCalled()
    enter()
    commits.mockClear()
    const seen = new Set<string | null | undefined>()
    for (let i = 0; i < 60; i++) {
      moveTo(20 + i * 10)
      seen.add(slot('time-chart-tooltip')?.textContent)
    }
    expect(commits).not.toHaveBeenCalled()
    expect(seen.size).toBeGreaterThan(50)
    expect(slot('time-chart-crosshair')).toHaveAttribute('data-shown')
  })

  test('the legend shows the value under the cursor, and the newest one again afterwards', () => {
    renderChart()
    moveTo(8)
    expect(within(legend()).getByText('98.063')).toBeInTheDocument()
    fireEvent.pointerLeave(surface(), { ...pointer, clientX: 900, clientY: 10 })
    expect(within(legend()).getByText('101.094')).toBeInTheDocument()
    expect(slot('time-chart-crosshair')).not.toHaveAttribute('data-shown')
  })

  test('PC1: an empty element receives the pointer, in front of the lines and behind crosshair and tags', () => {
    renderChart()
    enter()
    const layers = [...surface().children]
    const receiver = layers.findIndex(layer => layer.matches('div:empty:not([data-slot])'))
    const lines = slot('time-chart-lines')
    const crosshair = slot('time-chart-crosshair')
    if (!lines || !crosshair) throw new Error('the chart has no lines or no crosshair')
    expect(receiver).toBeGreaterThan(layers.indexOf(lines))
    expect(layers.indexOf(crosshair)).toBeGreaterThan(receiver)
  })

  test('C18: charts with one link share the crosshair', () => {
    const link = createCursorLink()
    renderWithUi(
      <>
        <TimeChart label="Price" series={one} height={300} cursorLink={link} />
        <TimeChart label="Below" series={[{ ...other, id: 'below' }]} height={200} cursorLink={link} />
      </>,
      { session: SESSIONS.desk },
    )
    moveTo(8)
    const tooltips = document.querySelectorAll('[data-slot=time-chart-tooltip]')
    expect([...tooltips].map(tooltip => tooltip.querySelector('p')?.textContent)).toEqual([
      'Thu 15 Feb 2024',
      'Thu 15 Feb 2024',
    ])
  })
})

describe('zoom and pan', () => {
  const trackWindow = () => {
    const onWindowChange = vi.fn<NonNullable<TimeChartProps['onWindowChange']>>()
    return { onWindowChange, last: () => onWindowChange.mock.lastCall?.[0] }
  }

  test('dragging selects a range; Reset zoom shows everything again', async () => {
    const { onWindowChange, last } = trackWindow()
    renderChart({ onWindowChange })
    expect(screen.queryByRole('button', { name: 'Reset zoom' })).not.toBeInTheDocument()
    drag(200, 400)
    expect(last()?.from).toMatch(/^2024-0[34]/)
    expect(slot('time-chart')).toHaveAttribute('data-zoomed')
    await userEvent.click(screen.getByRole('button', { name: 'Reset zoom' }))
    expect(last()).toBeNull()
  })

  test('dragging a zoomed chart moves it', () => {
    const { onWindowChange, last } = trackWindow()
    renderChart({ onWindowChange })
    drag(200, 400)
    const before = last()?.from ?? ''
    drag(300, 200)
    expect((last()?.from ?? '') > before).toBe(true)
  })

  test('plus, minus and zero zoom by keyboard', async () => {
    const { onWindowChange, last } = trackWindow()
    renderChart({ onWindowChange })
    act(() => surface().focus())
    await userEvent.keyboard('+')
    const near = last()
    expect(near).not.toBeNull()
    await userEvent.keyboard('+')
    expect((last()?.from ?? '') > (near?.from ?? '')).toBe(true)
    await userEvent.keyboard('-')
    expect(last()).toEqual(near)
    await userEvent.keyboard('0')
    expect(last()).toBeNull()
  })

  test('the wheel zooms with Ctrl; without it the page scrolls', () => {
    const { onWindowChange } = trackWindow()
    renderChart({ onWindowChange })
    expect(fireEvent.wheel(surface(), { deltaY: -100 })).toBe(true)
    expect(onWindowChange).not.toHaveBeenCalled()
    expect(fireEvent.wheel(surface(), { deltaY: -100, ctrlKey: true, clientX: 400 })).toBe(false)
    expect(onWindowChange).toHaveBeenCalledOnce()
  })

  describe('X1 a controlled zoom', () => {
    const spring = { from: '2024-04-01', to: '2024-05-31' } as const
    const zoomed = () => slot('time-chart')?.hasAttribute('data-zoomed')
    const renderControlled = (zoom: TimeChartProps['zoom'], over: Partial<TimeChartProps> = {}) => {
      const onZoomChange = vi.fn<NonNullable<TimeChartProps['onZoomChange']>>()
      const onWindowChange = vi.fn<NonNullable<TimeChartProps['onWindowChange']>>()
      const chart = (now: TimeChartProps['zoom']) => (
        <TimeChart
          label="Price"
          series={one}
          height={400}
          {...over}
          zoom={now ?? null}
          onZoomChange={onZoomChange}
          onWindowChange={onWindowChange}
        />
      )
      const { rerender } = renderWithUi(chart(zoom), { session: SESSIONS.desk })
      return { onZoomChange, onWindowChange, hold: (now: TimeChartProps['zoom']) => rerender(chart(now)) }
    }
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())
    const rest = () => act(() => vi.advanceTimersByTime(400))

    test('is shown as the chart opens, and nothing is reported', () => {
      const { onZoomChange, onWindowChange } = renderControlled(spring)
      rest()
      expect(onWindowChange).toHaveBeenLastCalledWith(spring)
      expect(onZoomChange).not.toHaveBeenCalled()
    })

    test('follows the page, back to all of it too', () => {
      const { hold, onZoomChange, onWindowChange } = renderControlled(null)
      expect(zoomed()).toBe(false)
      hold(spring)
      expect(onWindowChange).toHaveBeenLastCalledWith(spring)
      hold(null)
      expect(zoomed()).toBe(false)
      rest()
      expect(onZoomChange).not.toHaveBeenCalled()
    })

    test('a gesture is reported once, when it rests', () => {
      const { onZoomChange } = renderControlled(null)
      drag(200, 400)
      drag(300, 250)
      expect(onZoomChange).not.toHaveBeenCalled()
      rest()
      expect(onZoomChange).toHaveBeenCalledOnce()
      expect(onZoomChange.mock.lastCall?.[0]?.from).toMatch(/^2024-0[34]/)
    })

    test('a change that the page has not applied yet does not pull the chart back', () => {
      const { hold, onZoomChange } = renderControlled(spring)
      rest()
      act(() => surface().focus())
      fireEvent.keyDown(surface(), { key: '+' })
      rest()
      const zoom = onZoomChange.mock.lastCall?.[0]
      fireEvent.keyDown(surface(), { key: '0' })
      hold(zoom)
      expect(zoomed()).toBe(false)
    })

    test('days outside the data show all of it, and the page gets that zoom', () => {
      const { onZoomChange } = renderControlled({ from: '2019-01-01', to: '2019-02-01' })
      expect(zoomed()).toBe(false)
      rest()
      expect(onZoomChange).toHaveBeenLastCalledWith(null)
    })

    test('waits for the data', () => {
      const { onZoomChange } = renderControlled(spring, {
        series: [],
        period: { from: '2024-02-15', to: '2024-08-23' },
      })
      rest()
      expect(zoomed()).toBe(false)
      expect(onZoomChange).not.toHaveBeenCalled()
    })
  })

  test('a plain wheel over the crosshair shows the zoom hint once', () => {
    renderChart()
    moveTo(100)
    fireEvent.wheel(surface(), { deltaY: -100 })
    expect(slot('time-chart-hint')).toHaveAttribute('data-shown')
  })

  test('two fingers pinch', () => {
    const { onWindowChange, last } = trackWindow()
    renderChart({ onWindowChange })
    const finger = (pointerId: number, clientX: number) => ({
      ...pointer,
      pointerType: 'touch',
      pointerId,
      clientX,
      clientY: 100,
    })
    fireEvent.pointerDown(surface(), finger(1, 300))
    fireEvent.pointerDown(surface(), finger(2, 400))
    fireEvent.pointerMove(surface(), finger(2, 500))
    expect(last()).not.toBeNull()
    expect(slot('time-chart')).toHaveAttribute('data-zoomed')
  })

  test('C10: zooming never re-bases percent', async () => {
    renderChart({ mode: 'percent' })
    act(() => surface().focus())
    await userEvent.keyboard('{End}{ArrowLeft}')
    const before = announced()?.textContent
    expect(before).toContain('+3.091%')
    await userEvent.keyboard('+++')
    expect(announced()).toHaveTextContent(before ?? '')
  })

  test('another period forgets the zoom', () => {
    const period = { from: '2024-02-15', to: '2024-08-23' } as const
    const { rerender } = renderChart({ period })
    drag(200, 400)
    expect(slot('time-chart')).toHaveAttribute('data-zoomed')
    rerender(<TimeChart label="Price" series={one} height={400} period={{ ...period, from: '2024-01-01' }} />)
    expect(slot('time-chart')).not.toHaveAttribute('data-zoomed')
  })
})

test('dots on the edge of the plot are whole, and lines are clipped to it while it is zoomed', () => {
  let plot: PlotView | undefined
  renderChart({
    overlay: view => {
      plot = view
      return null
    },
  })
  const expectClip = (name: string, bleed: number): void => {
    const { box } = plot as PlotView
    const layer = slot(name) as HTMLElement
    expect(layer).toHaveClass('overflow-hidden')
    expect(layer.style.left).toBe(`${box.left - bleed}px`)
    expect(layer.style.width).toBe(`${box.width + 2 * bleed}px`)
    expect(layer.style.top).toBe(`${box.top - bleed}px`)
    expect(layer.style.height).toBe(`${box.height + 2 * bleed}px`)
  }
  // half a dot with its edge: the line ends where the plot does
  expectClip('time-chart-dots', 7)
  drag(200, 400)
  // half a stroke
  expectClip('time-chart-lines', 1)
})

describe('legend', () => {
  test('a name is a link when its address is safe', () => {
    renderChart({ series: [ust, { ...other, href: 'javascript:alert(1)' }] })
    expect(screen.getByRole('link', { name: 'UST 4% 2034' })).toHaveAttribute('href', '/bonds/1/')
    expect(screen.queryByRole('link', { name: 'Other bond' })).not.toBeInTheDocument()
  })

  test('C10 in percent mode the note is about the percentages', () => {
    const noted = { ...ust, note: 'of values', percentNote: (base: number) => `from ${base}` }
    const { rerender } = renderChart({ series: [noted] })
    expect(legend()).toHaveTextContent('of values')
    rerender(<TimeChart label="Price" series={[noted]} height={400} mode="percent" />)
    expect(legend()).toHaveTextContent('from 98.0625')
  })

  test('a series is hidden and shown by its mark', async () => {
    renderChart({ series: two })
    const toggle = screen.getByRole('button', { name: 'Show Other bond' })
    expect(toggle).toHaveAttribute('aria-pressed', 'true')
    expect(document.querySelectorAll('[data-slot=time-chart-line]')).toHaveLength(2)
    await userEvent.click(toggle)
    expect(toggle).toHaveAttribute('aria-pressed', 'false')
    expect(document.querySelectorAll('[data-slot=time-chart-line]')).toHaveLength(1)
  })

  test('every series but the main one can be removed when the page has a handler', async () => {
    const onRemove = vi.fn()
    renderChart({ series: two, onRemove })
    expect(screen.queryByRole('button', { name: 'Remove UST 4% 2034' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Remove Other bond' }))
    expect(onRemove).toHaveBeenCalledExactlyOnceWith('other')
  })
})

describe('C9 removing by key keeps the focus in the legend', () => {
  function Removing() {
    const [series, setSeries] = useState<readonly TimeSeries[]>([
      ...two,
      { ...(two[1] as TimeSeries), id: 'third', name: 'Third bond' },
      { ...(two[0] as TimeSeries), id: 'trend:ust', name: 'Trend', variant: 'trend' },
    ])
    return (
      <TimeChart
        label="Price"
        series={series}
        onRemove={gone => setSeries(series.filter(({ id }) => id !== gone))}
      />
    )
  }

  test('it goes to the next remove button, then to the last button', async () => {
    renderWithUi(<Removing />, { session: SESSIONS.pro })
    // a trend goes with its line
    expect(screen.queryByRole('button', { name: 'Remove Trend' })).toBeNull()
    screen.getByRole('button', { name: 'Remove Other bond' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Remove Third bond' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Show UST 4% 2034' })).toHaveFocus()
  })
})

describe('C22 the data table', () => {
  test('shows the data, newest first, in a native table', async () => {
    renderChart({ series: two })
    const toggle = screen.getByRole('button', { name: 'Show data table' })
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(toggle)
    const table = screen.getByRole('table', { name: 'Price' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(head => head.textContent),
    ).toEqual(['Date', 'UST 4% 2034', 'Other bond'])
    expect(within(table).getAllByRole('row')[2]).toHaveTextContent('22 Aug 2024101.09498.094')
  })

  test('of many rows the first hundred come, all on demand', async () => {
    renderChart()
    await userEvent.click(screen.getByRole('button', { name: 'Show data table' }))
    expect(screen.getAllByRole('row')).toHaveLength(101)
    await userEvent.click(screen.getByRole('button', { name: 'Show all 134 rows' }))
    expect(screen.getAllByRole('row')).toHaveLength(135)
    await userEvent.click(screen.getByRole('button', { name: 'Hide data table' }))
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })
})
