import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlotFrame, type PlotFrameProps } from './plot-frame.tsx'

/** A plot of 400 × 200 pixels. */
const FRAME: PlotFrameProps = {
  width: 448,
  height: 242,
  margin: { left: 8, top: 12, right: 40, bottom: 30 },
  domain: { from: 0, to: 100, low: 0, high: 10 },
  xTicks: [
    { value: 25, text: 'May' },
    { value: 50, text: '2025', strong: true },
  ],
  yTicks: [
    { value: 0, text: '0.0' },
    { value: 5, text: '' },
    { value: 10, text: '10.0' },
  ],
}

const numbers = (elements: Iterable<Element>, ...names: string[]) =>
  [...elements].map(element => names.map(name => Number(element.getAttribute(name))))
const drawn = (over: Partial<PlotFrameProps> = {}) => render(<PlotFrame {...FRAME} {...over} />).container
const axis = (container: Element, place: number) => container.querySelectorAll('.visx-axis')[place] as Element

test('every y tick has a line across the plot, and its text to the right of it', () => {
  const container = drawn()
  expect(numbers(container.querySelectorAll('.visx-rows line'), 'y1', 'y2', 'x2')).toEqual([
    [212, 212, 400],
    [112, 112, 400],
    [12, 12, 400],
  ])
  expect(container.querySelector('.visx-rows')).toHaveAttribute('transform', 'translate(8, 0)')
  expect(axis(container, 0)).toHaveAttribute('transform', 'translate(408, 0)')
  const texts = [...axis(container, 0).querySelectorAll('text')]
  expect(numbers(texts, 'x', 'y')).toEqual([
    [10, 212],
    [10, 112],
    [10, 12],
  ])
  expect(texts.map(text => text.textContent)).toEqual(['0.0', '', '10.0'])
})

test('every x tick has its text below the plot; the start of a larger unit is strong', () => {
  const below = axis(drawn(), 1)
  expect(below).toHaveAttribute('transform', 'translate(0, 212)')
  const texts = [...below.querySelectorAll('text')]
  expect(numbers(texts, 'x')).toEqual([[108], [208]])
  expect(texts.map(text => text.textContent)).toEqual(['May', '2025'])
  expect(texts.map(text => text.classList.contains('font-strong'))).toEqual([false, true])
})

test('PC3: texts keep their elements when the window moves and the first tick leaves it', () => {
  const { container, rerender } = render(<PlotFrame {...FRAME} />)
  const before = [...container.querySelectorAll('text')]
  rerender(
    <PlotFrame
      {...FRAME}
      domain={{ from: 30, to: 130, low: 1, high: 11 }}
      xTicks={[
        { value: 50, text: '2025', strong: true },
        { value: 75, text: 'Feb' },
      ]}
      yTicks={[
        { value: 2.5, text: '2.5' },
        { value: 5, text: '5.0' },
        { value: 10, text: '10.0' },
      ]}
    />,
  )
  const after = [...container.querySelectorAll('text')]
  expect(after.map(text => text.textContent)).toEqual(['2.5', '5.0', '10.0', '2025', 'Feb'])
  expect(after.map(text => before.includes(text))).toEqual(after.map(() => true))
})

test('another domain and another size move grid and axes at once', () => {
  const { container, rerender } = render(<PlotFrame {...FRAME} />)
  rerender(<PlotFrame {...FRAME} width={848} domain={{ from: 0, to: 100, low: 0, high: 20 }} />)
  expect(numbers(container.querySelectorAll('.visx-rows line'), 'y1', 'x2')).toEqual([
    [212, 800],
    [162, 800],
    [112, 800],
  ])
  expect(numbers(axis(container, 1).querySelectorAll('text'), 'x')).toEqual([[208], [408]])
})

test('children are drawn in the same picture', () => {
  const container = drawn({ children: <circle r="3" /> })
  expect(container.querySelectorAll('svg')).toHaveLength(1)
  expect(container.querySelector('svg > circle')).toBeInTheDocument()
})

test('the server draws no axes: their scales come with the browser', () => {
  const html = renderToString(<PlotFrame {...FRAME} />)
  expect(html).toContain('<svg width="448" height="242"')
  expect(html).not.toMatch(/visx-axis|visx-rows/)
})
