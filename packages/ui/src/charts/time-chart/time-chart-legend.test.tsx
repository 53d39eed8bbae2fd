import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { shapePoints } from '../../testing/fixtures/shape-points.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import {
  enter,
  moveTo,
  other,
  pointer,
  price,
  renderChart,
  slot,
  surface,
  two,
  ust,
} from '../../testing/time-chart-harness.tsx'
import type { TimeSeries } from '../series/time-series.ts'
import { TimeChart } from './time-chart.tsx'

const crowd: TimeSeries[] = Array.from({ length: 20 }, (_, i) => ({
  ...other,
  id: `s${i}`,
  name: `Line ${i + 1}`,
  points: price.map(point => ({ ...point, value: point.value === null ? 99 : point.value - i }) as never),
}))
const legend = () => screen.getByRole('list', { name: 'Series' })
const row = (name: string) => within(legend()).getByText(name).closest('li') as HTMLElement
const lines = () => [...document.querySelectorAll('[data-slot=time-chart-line]')]
const dimmed = () => lines().filter(line => line.classList.contains('opacity-32')).length
const tags = () => [...document.querySelectorAll('[data-slot=time-chart-tag]')].map(tag => tag.textContent)

describe('C9 the legend in the plot', () => {
  test('its first line has the caption, and content before and after it', () => {
    renderChart({
      caption: 'Indicative price, % of par',
      unit: '%',
      legendStart: <button type="button">2 notices</button>,
      legendEnd: <button type="button">Ground</button>,
    })
    expect(slot('legend-head')).toHaveTextContent('2 noticesIndicative price, % of parGround')
    // the unit is shown once
    expect(slot('time-chart-tags')).toHaveTextContent(/^101\.09$/)
  })

  test('a row has number, name, value and change; a line alone has no number', () => {
    const { unmount } = renderChart()
    expect(row('UST 4% 2034')).toHaveTextContent('UST 4% 2034101.094−0.563')
    expect(slot('legend-number')).toBeNull()
    unmount()
    renderChart({ series: two })
    expect(row('Other bond').querySelector('[data-number]')).toHaveAttribute('data-number', '2')
    expect(tags()).toEqual([expect.stringMatching(/^1.101\.09$/), expect.stringMatching(/^2.99\.00$/)])
  })

  test('a change of a price has its direction and its share, one of a yield is in basis points', async () => {
    const points = price.slice(0, 2).map((point, at) => ({ ...point, value: 100 + at }))
    renderChart({
      series: [
        { ...ust, points, change: 'percent' },
        { ...other, points, unit: '%', change: 'basisPoints' },
      ],
    })
    const [dear, yielding] = [...document.querySelectorAll('[data-slot=legend-change]')]
    expect(dear).toHaveTextContent('+1.000 (+1.00%)')
    expect(dear).toHaveAttribute('data-direction', 'up')
    expect(yielding).toHaveTextContent('+100.0 bp')
    expect(yielding).not.toHaveAttribute('data-direction')
    act(() => surface().focus())
    // there is nothing before the first point
    await userEvent.keyboard('{Home}')
    expect(dear?.textContent).toBe('')
    expect(dear).not.toHaveAttribute('data-direction')
  })

  test('of twenty lines six have a row; the list of all has every name, and hides', async () => {
    renderChart({ series: crowd })
    expect(within(legend()).getAllByRole('listitem')).toHaveLength(6)
    expect(tags()).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: '+14 more' }))
    const all = screen.getByRole('list', { name: 'All series' })
    expect(within(all).getAllByRole('listitem')).toHaveLength(20)
    expect(within(all).getByText('Line 20')).toBeInTheDocument()
    await userEvent.click(within(all).getByRole('button', { name: 'Show Line 20' }))
    expect(lines()).toHaveLength(19)
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: '+14 more' })).toHaveFocus()
  })

  test('the list of all has a header over each column', async () => {
    renderChart({ series: crowd, unit: '%' })
    await userEvent.click(screen.getByRole('button', { name: '+14 more' }))
    const header = slot('legend-list')?.firstElementChild as HTMLElement
    const titles = [...header.children].map(cell => cell.textContent)
    expect(titles).toEqual(['', 'Series', 'Values, %', 'Change', ''])
  })

  test('in percent mode it has no changes', async () => {
    renderChart({ series: crowd, unit: 'USD', mode: 'percent' })
    await userEvent.click(screen.getByRole('button', { name: '+14 more' }))
    const header = slot('legend-list')?.firstElementChild as HTMLElement
    expect([...header.children].map(cell => cell.textContent)).toEqual(['', 'Series', 'Values', ''])
  })

  test('a removed line of the list leaves the focus in it; after the last one it is on the legend', async () => {
    function Page() {
      const [series, setSeries] = useState(crowd.slice(0, 10))
      return (
        <TimeChart
          label="Price"
          series={series}
          onRemove={id => setSeries(series.filter(line => line.id !== id))}
        />
      )
    }
    renderWithUi(<Page />, { session: SESSIONS.desk })
    await userEvent.click(screen.getByRole('button', { name: '+4 more' }))
    const all = within(screen.getByRole('list', { name: 'All series' }))
    await userEvent.click(all.getByRole('button', { name: 'Remove Line 10' }))
    expect(all.getByRole('button', { name: 'Remove Line 9' })).toHaveFocus()
    // eight lines have rows: the list closes with its button
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('button', { name: /more$/ })).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show Line 1' })).toHaveFocus())
  })

  test('the page may have a list of its own', async () => {
    const onShowAll = vi.fn()
    renderChart({ series: crowd, onShowAll })
    await userEvent.click(screen.getByRole('button', { name: '+14 more' }))
    expect(onShowAll).toHaveBeenCalledOnce()
    expect(screen.queryByRole('list', { name: 'All series' })).toBeNull()
  })

  test('hover and focus on a row highlight its line; a hidden line keeps its row', async () => {
    renderChart({ series: two })
    await userEvent.hover(row('Other bond'))
    expect(row('Other bond')).toHaveAttribute('data-highlighted')
    expect(dimmed()).toBe(1)
    await userEvent.unhover(row('Other bond'))
    expect(dimmed()).toBe(0)
    act(() => screen.getByRole('button', { name: 'Show Other bond' }).focus())
    expect(dimmed()).toBe(1)
    await userEvent.keyboard('{Enter}')
    // a hidden line fades no other
    expect(dimmed()).toBe(0)
    expect(screen.getByRole('button', { name: 'Show Other bond' })).toHaveAttribute('aria-pressed', 'false')
  })

  test('a first tap on a row does the same and nothing else', () => {
    renderChart({ series: two })
    const show = screen.getByRole('button', { name: 'Show Other bond' })
    const tap = (): void => {
      fireEvent.pointerDown(show, { pointerType: 'touch' })
      fireEvent.click(show)
    }
    tap()
    expect(row('Other bond')).toHaveAttribute('data-highlighted')
    expect(lines()).toHaveLength(2)
    tap()
    expect(lines()).toHaveLength(1)
  })

  test('of many lines the highlighted one has a tag too', async () => {
    renderChart({ series: crowd })
    await userEvent.hover(row('Line 4'))
    expect(tags()).toEqual([expect.stringMatching(/^1.99\.00$/), expect.stringMatching(/^4.99\.00$/)])
  })
})

describe('C18, C19 the crosshair at the axes', () => {
  test('date and value are those of the legend, by pointer and by keyboard', async () => {
    renderChart({ series: two })
    enter()
    for (const x of [8, 140, 300, 500]) {
      moveTo(x)
      expect(slot('cursor-date')).toHaveAttribute('data-shown')
      const value = slot('cursor-value')?.textContent ?? 'none'
      expect(within(legend()).getByText(value)).toBeInTheDocument()
      expect(slot('cursor-date')?.textContent).toBe(slot('tooltip-date')?.textContent)
    }
    act(() => surface().focus())
    await userEvent.keyboard('{Home}')
    expect(slot('cursor-date')).toHaveTextContent(/^Thu 15 Feb 2024$/)
    expect(slot('cursor-value')).toHaveTextContent(/^98\.063$/)
    await userEvent.keyboard('{Escape}')
    expect(slot('cursor-value')).not.toHaveAttribute('data-shown')
  })

  test('labels under a tag are hidden meanwhile', async () => {
    renderChart()
    act(() => surface().focus())
    await userEvent.keyboard('{End}{ArrowLeft}')
    // the newest value is at the height of its own tag
    expect(slot('time-chart-tag')).toHaveAttribute('data-covered')
    await userEvent.keyboard('{Escape}')
    expect(document.querySelectorAll('[data-covered]')).toHaveLength(0)
  })

  test('on touch there is no tooltip: legend and tags do its work', () => {
    renderChart()
    enter()
    const finger = { ...pointer, pointerType: 'touch', clientX: 300, clientY: 100 }
    fireEvent.pointerDown(surface(), finger)
    fireEvent.pointerMove(surface(), { ...finger, clientX: 330 })
    expect(slot('cursor-date')).toHaveAttribute('data-shown')
    expect(slot('time-chart-tooltip')).not.toHaveAttribute('data-shown')
  })

  test('one finger moves the crosshair of a zoomed chart too, and not its window', () => {
    const onWindowChange = vi.fn()
    renderChart({ onWindowChange })
    act(() => surface().focus())
    fireEvent.keyDown(surface(), { key: '+' })
    onWindowChange.mockClear()
    enter()
    const finger = { ...pointer, pointerType: 'touch', clientX: 300, clientY: 100 }
    fireEvent.pointerDown(surface(), finger)
    fireEvent.pointerMove(surface(), { ...finger, clientX: 380 })
    expect(onWindowChange).not.toHaveBeenCalled()
    expect(slot('time-chart-crosshair')).toHaveAttribute('data-shown')
  })

  test('P7 a masked chart shows only the date', () => {
    renderChart({ series: [{ ...ust, points: shapePoints(price) }], masked: true })
    enter()
    moveTo(300)
    expect(slot('cursor-date')).toHaveAttribute('data-shown')
    expect(slot('cursor-value')).not.toHaveAttribute('data-shown')
    expect(slot('cursor-value')).toHaveTextContent('')
    expect(slot('legend-value')).toBeNull()
  })
})
