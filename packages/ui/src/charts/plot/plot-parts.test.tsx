import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { seriesStyle } from '../../foundation/tokens/series.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { createChannel, mapChannel } from './cursor.ts'
import type { LegendItem, LegendReading } from './legend-parts.tsx'
import { type CrosshairReading, PlotCrosshair } from './plot-crosshair.tsx'
import { PlotLegend } from './plot-legend.tsx'
import { PlotTags } from './plot-tags.tsx'

const BOX = { left: 10, top: 20, width: 300, height: 200 }
const item = (id: string, over: Partial<LegendItem> = {}): LegendItem => ({
  id,
  name: `Series ${id}`,
  style: seriesStyle(0),
  hidden: false,
  href: null,
  note: null,
  removable: false,
  value: '1.0',
  characters: 3,
  ...over,
})
const slot = (name: string) => document.querySelector(`[data-slot=${name}]`)

test('the legend hides, removes and follows the readout, without rendering for it', async () => {
  const [onToggle, onRemove] = [vi.fn(), vi.fn()]
  const readout = createChannel<LegendReading>({ values: [], moving: false })
  const items = [item('a'), item('b', { removable: true, note: 'a note' })]
  renderWithUi(<PlotLegend items={items} readout={readout} onToggle={onToggle} onRemove={onRemove} />)
  const list = screen.getByRole('list', { name: 'Series' })
  await userEvent.click(within(list).getByRole('button', { name: 'Show Series a' }))
  expect(onToggle).toHaveBeenCalledExactlyOnceWith('a')
  expect(within(list).queryByRole('button', { name: 'Remove Series a' })).toBeNull()
  await userEvent.click(within(list).getByRole('button', { name: 'Remove Series b' }))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('b')
  const values = [
    { id: 'a', text: '7.5', aside: '' },
    { id: 'b', text: null, aside: 'no trades' },
  ]
  act(() => readout.set({ values, moving: true }))
  expect(list).toHaveTextContent('Series a7.5Series ba noteno trades')
})

test('C11 the end of a long name is grey, and phones show only its beginning', () => {
  const items = [item('a', { name: 'Note 2034, Exchange', shortName: 'Note 2034', href: '/bonds/1/' })]
  const readout = createChannel<LegendReading>({ values: [], moving: false })
  renderWithUi(<PlotLegend items={items} readout={readout} onToggle={() => {}} />)
  const link = screen.getByRole('link', { name: 'Note 2034, Exchange' })
  expect(link).toHaveAttribute('title', 'Note 2034, Exchange')
  expect(within(link).getByText(', Exchange')).toHaveClass('max-desk:sr-text')
})

test('new values of many series wait until the pointer rests', () => {
  vi.useFakeTimers()
  const readout = createChannel<LegendReading>({ values: [], moving: false })
  const ids = Array.from('abcdefghij')
  const values = ids.map(id => ({ id, text: '9.9', aside: '' }))
  renderWithUi(<PlotLegend items={ids.map(id => item(id))} readout={readout} onToggle={() => {}} />)
  readout.set({ values, moving: true })
  expect(screen.queryByText('9.9')).toBeNull()
  vi.advanceTimersByTime(100)
  expect(screen.getAllByText('9.9')).toHaveLength(10)
  vi.useRealTimers()
})

test('the crosshair is at the place of the readout, with a dot on each series that has one', () => {
  const index = createChannel(-1)
  const readout = mapChannel(
    index,
    (at): CrosshairReading => (at < 0 ? null : { x: 100 + at, dots: new Map([['b', 55]]) }),
  )
  const marks = ['a', 'b'].map((id, place) => ({ id, style: seriesStyle(place) }))
  renderWithUi(<PlotCrosshair readout={readout} marks={marks} box={BOX} />)
  expect(slot('plot-crosshair')).not.toHaveAttribute('data-shown')
  index.set(4)
  expect(slot('plot-crosshair')).toHaveAttribute('data-shown')
  expect(slot('plot-crosshair')).toHaveStyle({ transform: 'translate(96px,0)' })
  expect(document.querySelectorAll('path[data-shown]')).toHaveLength(1)
  index.set(-1)
  expect(slot('plot-crosshair')).not.toHaveAttribute('data-shown')
})

test('the line of a crosshair begins at the frame’s edge, and ends where the next pane begins', () => {
  const readout = createChannel<CrosshairReading>({ x: 100, dots: new Map() })
  const line = () => {
    const drawn = document.querySelector('[data-slot=plot-crosshair] line')
    return [drawn?.getAttribute('y1'), drawn?.getAttribute('y2')]
  }
  const { rerender } = renderWithUi(<PlotCrosshair readout={readout} marks={[]} box={BOX} />)
  expect(line()).toEqual(['0', String(BOX.top + BOX.height)])
  rerender(<PlotCrosshair readout={readout} marks={[]} box={BOX} bottom={260} />)
  expect(line()).toEqual(['0', '260'])
})

test('tags are to the right of the plot, with the unit once', () => {
  const tags = [{ id: 'a', style: seriesStyle(0), text: '101.5', y: 80 }]
  renderWithUi(<PlotTags tags={tags} width={400} height={240} box={BOX} fontSize={12} unit="USD" />)
  expect(slot('plot-tags')).toHaveTextContent('USD101.5')
  expect(slot('plot-tag')).toHaveAttribute('transform', 'translate(315,80)')
})
