import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { PlotSurface } from './plot-surface.tsx'
import { usePlot } from './use-plot.ts'

const MARGIN = { top: 0, right: 0, bottom: 0, left: 0 }
const DOMAIN = { from: 0, to: 100, low: 0, high: 100 }
/** A steep line: the third point is rather above the second one than to its right. */
const POINTS = [
  { x: 10, y: 5 },
  { x: 20, y: 10 },
  { x: 30, y: 90 },
  { x: 95, y: 30 },
]

function Line({ snap }: { snap: 'near' | 'x' }) {
  const plot = usePlot({
    width: 100,
    height: 100,
    margin: MARGIN,
    domain: DOMAIN,
    points: POINTS,
    formatX: String,
    formatY: String,
    zoomable: false,
    snap,
  })
  return (
    <>
      <PlotSurface
        {...plot.getSurfaceProps('Line')}
        live
        focused={plot.state.focused}
        description=""
        onClick={() => {
          document.title = String(plot.readout.get())
        }}
      />
      <p role="status">{plot.state.cursor}</p>
    </>
  )
}

const plot = () => screen.getByLabelText('Line')
const MOUSE = { pointerId: 1, pointerType: 'mouse', buttons: 0 }
/** The point under the pointer at this position. */
const readAt = (clientX: number, clientY: number) => {
  fireEvent.pointerMove(plot(), { ...MOUSE, clientX, clientY })
  fireEvent.click(plot())
  return Number(document.title)
}
const walk = (...keys: string[]) => {
  fireEvent.focus(plot())
  for (const key of keys) fireEvent.keyDown(plot(), { key })
  return Number(screen.getByRole('status').textContent)
}

describe('how a plot finds its points', () => {
  test.each([
    ['near', -1],
    ['x', 2],
  ] as const)('%s: far from the line a pointer reads %i', (snap, index) => {
    renderWithUi(<Line snap={snap} />)
    expect(readAt(60, 60)).toBe(index)
  })

  test.each([
    ['near', 3],
    ['x', 2],
  ] as const)('%s: from the bottom of a steep line ArrowRight goes to point %i', (snap, index) => {
    renderWithUi(<Line snap={snap} />)
    expect(walk('Home', 'ArrowRight', 'ArrowRight')).toBe(index)
  })

  test('x: arrows stop at both ends', () => {
    renderWithUi(<Line snap="x" />)
    expect(walk('End', 'ArrowRight')).toBe(3)
    expect(walk('Home', 'ArrowLeft')).toBe(0)
  })
})
