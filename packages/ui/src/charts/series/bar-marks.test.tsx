import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { candlePaths, histogramPaths, type MarkPath } from './bar-marks.ts'
import { BarPaths } from './bar-paths.tsx'

const mapping = { kx: 10, bx: 0, ky: -1, by: 100 }
const range = { from: 0, to: 2 }
const of = (...values: number[]) => Float64Array.from(values)
const bars = { x: of(0, 1), open: of(10, 30), high: of(40, 40), low: of(5, 5), close: of(30, 10) }

function drawn(paths: readonly MarkPath[]) {
  render(
    <svg role="img" aria-label="Bars">
      <BarPaths paths={paths} />
    </svg>,
  )
  return Array.from(screen.getByRole('img', { name: 'Bars' }).children)
}

test('a rising candle is hollow, a falling one is filled, so that colour is not the only difference (C20)', () => {
  const [up, down] = drawn(candlePaths({ source: bars, range, mapping }))
  expect(up).toHaveAttribute('data-tone', 'up')
  expect(up).toHaveAttribute('fill', 'none')
  expect(down).toHaveAttribute('data-tone', 'down')
  expect(down).not.toHaveAttribute('fill')
})

test('a rising column is lighter than a falling one', () => {
  const source = { x: of(0, 1), close: of(3, -3) }
  const [up, down] = drawn(histogramPaths({ source, range, mapping }))
  expect(Number(up?.getAttribute('fill-opacity'))).toBeLessThan(1)
  expect(down).not.toHaveAttribute('fill-opacity')
})

test('a whole chart has only a few paths', () => {
  const many = Float64Array.from({ length: 2_500 }, (_, i) => i)
  const closes = many.map(i => Math.sin(i) * 50)
  const source = { x: many, close: closes, open: closes.map(value => value + Math.cos(value)) }
  expect(drawn(candlePaths({ source, range: { from: 0, to: 2_500 }, mapping })).length).toBeLessThanOrEqual(3)
})
