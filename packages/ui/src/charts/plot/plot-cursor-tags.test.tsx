import { act } from '@testing-library/react'
import { useRef } from 'react'
import { describe, expect, test } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { type Channel, createChannel } from './cursor.ts'
import { type CursorTagsReading, coveredBy, PlotCursorTags } from './plot-cursor-tags.tsx'

const SIZE = { width: 400, fontSize: 12, height: 20 }

describe('the ranges that cursor tags cover', () => {
  const reading = { x: 200, date: 'x'.repeat(10), y: 100, value: '1.0' }
  test.each<[sentence: string, x: number, from: number, to: number]>([
    ['the middle of the date is under the crosshair', 200, 155, 245],
    ['at the start it is whole', 4, 0, 90],
    ['at the end it is whole', 396, 310, 400],
  ])('%s', (_, x, from, to) => {
    const time = coveredBy({ ...reading, x }, SIZE).time ?? [0, 0]
    expect(time.map(edge => Math.round(edge / 5) * 5)).toEqual([from, to])
  })

  test('the value is at the height of its point; without one, and without a crosshair, no range is covered', () => {
    expect(coveredBy(reading, SIZE).value).toEqual([90, 110])
    expect(coveredBy({ ...reading, y: null }, SIZE).value).toBeNull()
    expect(coveredBy(null, SIZE)).toEqual({ time: null, value: null })
  })
})

function Axes({ readout, timeAxis }: { readout: Channel<CursorTagsReading>; timeAxis?: boolean }) {
  const root = useRef<HTMLDivElement>(null)
  const box = { left: 8, top: 12, width: 320, height: 200 }
  return (
    <div ref={root}>
      <svg aria-hidden="true">
        {[60, 104].map(y => (
          <text key={y} data-axis="value" data-at={y}>
            {y}
          </text>
        ))}
        <text data-axis="time" data-at="230">
          May
        </text>
        <g data-at="78" />
      </svg>
      <PlotCursorTags readout={readout} root={root} box={box} width={400} fontSize={12} timeAxis={timeAxis} />
    </div>
  )
}

test('a pane above another one has the value, and only the lowest has the date', () => {
  const readout = createChannel<CursorTagsReading>({ x: 200, date: 'Fri 16 May', y: 96, value: '97.424' })
  renderWithUi(<Axes readout={readout} timeAxis={false} />)
  expect(document.querySelector('[data-slot=cursor-date]')).toBeNull()
  expect(document.querySelector('[data-slot=cursor-value]')).toHaveTextContent('97.424')
})

test('labels and tags under a cursor tag are hidden while it is there', () => {
  const readout = createChannel<CursorTagsReading>(null)
  renderWithUi(<Axes readout={readout} />)
  const covered = () =>
    [...document.querySelectorAll('[data-at]')].map(label => label.hasAttribute('data-covered'))
  expect(covered()).toEqual([false, false, false, false])
  act(() => readout.set({ x: 200, date: 'Fri 16 May', y: 96, value: '97.424' }))
  expect(covered()).toEqual([false, true, true, true])
  expect(document.querySelector('[data-slot=cursor-date]')).toHaveStyle({
    transform: 'translateX(clamp(0px, 200px - 50%, 400px - 100%))',
  })
  expect(document.querySelector('[data-slot=cursor-value]')).toHaveTextContent('97.424')
  act(() => readout.set({ x: 200, date: 'Fri 16 May', y: null, value: '' }))
  expect(covered()).toEqual([false, false, true, false])
  act(() => readout.set(null))
  expect(covered()).toEqual([false, false, false, false])
})
