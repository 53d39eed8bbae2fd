import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Bars } from './bars.tsx'
import { FUNDS } from './funds.ts'
import { PlainSvg } from './plain-svg.tsx'
import { Scatter } from './scatter.tsx'

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800)
})

const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1 }

describe('a scatter of one’s own', () => {
  const figure = () => screen.getByLabelText('Funds by risk and return')
  const tooltip = () => document.querySelector('[data-slot=plot-tooltip]')
  const circles = () => [...document.querySelectorAll('circle.fill-accent')]
  const pixelOf = (index: number) => ({
    clientX: Number(circles()[index]?.getAttribute('cx')),
    clientY: Number(circles()[index]?.getAttribute('cy')),
  })

  test('says what is under the pointer, and nothing away from it', () => {
    renderWithUi(<Scatter funds={FUNDS} />)
    fireEvent.pointerMove(figure(), { ...pointer, ...pixelOf(6) })
    expect(tooltip()).toHaveTextContent('Gold Risk 14.2% Return 16.8%')
    expect(tooltip()).toHaveAttribute('data-shown')
    fireEvent.pointerLeave(figure(), pointer)
    expect(tooltip()).not.toHaveAttribute('data-shown')
  })

  test('C22 arrows go to the nearest fund in their direction, which is said', async () => {
    renderWithUi(<Scatter funds={FUNDS} />)
    await userEvent.tab()
    expect(figure()).toHaveAttribute('role', 'application')
    await userEvent.keyboard('{Home}')
    expect(screen.getByRole('status')).toHaveTextContent('Short bonds')
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('status')).toHaveTextContent('Inflation-linked')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('a drag zooms in, 0 shows everything again', async () => {
    renderWithUi(<Scatter funds={FUNDS} />)
    const before = pixelOf(6)
    fireEvent.pointerDown(figure(), { ...pointer, clientX: 300, clientY: 40 })
    fireEvent.pointerMove(figure(), { ...pointer, clientX: 500, clientY: 140 })
    fireEvent.pointerUp(figure(), { ...pointer, clientX: 500, clientY: 140 })
    expect(pixelOf(6)).not.toEqual(before)
    fireEvent.focus(figure())
    fireEvent.keyDown(figure(), { key: '0' })
    expect(pixelOf(6)).toEqual(before)
  })
})

test('bars of one’s own: every bar stands on zero and is named on the axis', () => {
  renderWithUi(<Bars funds={FUNDS} />)
  expect(document.querySelectorAll('rect.fill-up')).toHaveLength(6)
  expect(document.querySelectorAll('rect.fill-down')).toHaveLength(2)
  expect(screen.getByText('GLD')).toBeInTheDocument()
})

test('elements of one’s own: scales, ticks, keys and announcements without a component of the library', async () => {
  renderWithUi(<PlainSvg funds={FUNDS} />)
  expect(document.querySelectorAll('circle')).toHaveLength(8)
  expect(document.querySelectorAll('line').length).toBeGreaterThan(2)
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('status')).toHaveTextContent('Property')
})
