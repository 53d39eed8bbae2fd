import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mappingOf } from './path-text.ts'
import { PlotAxes } from './plot-axes.tsx'

const box = { left: 8, top: 12, width: 400, height: 200 }
const figure = {
  box,
  margin: { left: 8, top: 12, right: 40, bottom: 30 },
  mapping: mappingOf({ x0: 0, x1: 100, y0: 0, y1: 10 }, box),
}
const rows = [
  { value: 0, text: '0.0' },
  { value: 5, text: '' },
  { value: 10, text: '10.0' },
]
const columns = [
  { value: 25, text: 'May' },
  { value: 50, text: '2025', strong: true },
]

const numbers = (elements: Iterable<Element>, ...names: string[]) =>
  [...elements].map(element => names.map(name => Number(element.getAttribute(name))))

function drawn() {
  const { container } = render(
    <svg>
      <title>Axes</title>
      <PlotAxes {...{ figure, rows, columns }} />
    </svg>,
  )
  return container
}

test('every row has a line across the plot, and its text to the right of it', () => {
  const axes = drawn()
  expect(numbers(axes.querySelectorAll('.visx-rows line'), 'y1', 'y2', 'x2')).toEqual([
    [212, 212, 400],
    [112, 112, 400],
    [12, 12, 400],
  ])
  expect(axes.querySelector('.visx-rows')).toHaveAttribute('transform', 'translate(8, 0)')
  const texts = [...axes.querySelectorAll('text')].slice(0, 3)
  expect(numbers(texts, 'x', 'y')).toEqual([
    [418, 212],
    [418, 112],
    [418, 12],
  ])
  expect(texts.map(text => text.textContent)).toEqual(['0.0', '', '10.0'])
})

test('every column has its text below the plot; what begins a larger unit is strong', () => {
  const texts = [...drawn().querySelectorAll('text')].slice(3)
  expect(numbers(texts, 'x', 'y')).toEqual([
    [108, 212],
    [208, 212],
  ])
  expect(texts.map(text => text.textContent)).toEqual(['May', '2025'])
  expect(texts.map(text => text.classList.contains('font-strong'))).toEqual([false, true])
})
