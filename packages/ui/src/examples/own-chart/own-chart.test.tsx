import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { shapePoints } from '../../testing/fixtures/shape-points.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { Bars } from './bars.tsx'
import { BONDS } from './bonds.ts'
import { FUNDS } from './funds.ts'
import { PlainSvg } from './plain-svg.tsx'
import { Scatter } from './scatter.tsx'
import { TimeLines } from './time-lines.tsx'

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800)
})

const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1 }

describe('a custom scatter chart', () => {
  const plot = () => screen.getByLabelText('Funds by risk and return')
  const tooltip = () => document.querySelector('[data-slot=plot-tooltip]')
  const circles = () => [...document.querySelectorAll('circle.fill-accent')]
  const pixelOf = (index: number) => ({
    clientX: Number(circles()[index]?.getAttribute('cx')),
    clientY: Number(circles()[index]?.getAttribute('cy')),
  })

  test('shows a tooltip under the pointer, and none elsewhere', () => {
    renderWithUi(<Scatter funds={FUNDS} />)
    fireEvent.pointerMove(plot(), { ...pointer, ...pixelOf(6) })
    expect(tooltip()).toHaveTextContent('Gold Risk 14.2% Return 16.8%')
    expect(tooltip()).toHaveAttribute('data-shown')
    fireEvent.pointerLeave(plot(), pointer)
    expect(tooltip()).not.toHaveAttribute('data-shown')
  })

  test('C22 arrow keys move to the nearest fund in their direction and announce it', async () => {
    renderWithUi(<Scatter funds={FUNDS} />)
    await userEvent.tab()
    expect(plot()).toHaveAttribute('role', 'application')
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
    fireEvent.pointerDown(plot(), { ...pointer, clientX: 300, clientY: 40 })
    fireEvent.pointerMove(plot(), { ...pointer, clientX: 500, clientY: 140 })
    fireEvent.pointerUp(plot(), { ...pointer, clientX: 500, clientY: 140 })
    expect(pixelOf(6)).not.toEqual(before)
    fireEvent.focus(plot())
    fireEvent.keyDown(plot(), { key: '0' })
    expect(pixelOf(6)).toEqual(before)
  })
})

test('custom bars: every bar starts at zero and is named on the axis', () => {
  renderWithUi(<Bars funds={FUNDS} />)
  expect(document.querySelectorAll('rect.fill-up')).toHaveLength(6)
  expect(document.querySelectorAll('rect.fill-down')).toHaveLength(2)
  expect(screen.getByText('GLD')).toBeInTheDocument()
})

test('custom elements: scales, ticks, keys and announcements without a component of the library', async () => {
  renderWithUi(<PlainSvg funds={FUNDS} />)
  expect(document.querySelectorAll('circle')).toHaveLength(8)
  expect(document.querySelectorAll('line').length).toBeGreaterThan(2)
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('status')).toHaveTextContent('Property')
})

describe('a time chart with custom elements', () => {
  const shapes = BONDS.map(bond => ({ ...bond, points: shapePoints(bond.points) }))
  const renderLines = (series = BONDS, session: (typeof SESSIONS)[keyof typeof SESSIONS] = SESSIONS.desk) =>
    renderWithUi(<TimeLines label="Prices of two bonds" series={series} />, { session })
  const plot = () => screen.getByLabelText('Prices of two bonds', { selector: '[aria-roledescription]' })
  const paths = () =>
    [...document.querySelectorAll('g > path[stroke-width]')].map(path => path.getAttribute('d'))
  const all = () => screen.getByRole('button', { name: 'Show everything' })

  test('has a path for each series, ticks, and the newest values', () => {
    renderLines()
    expect(paths()).toHaveLength(2)
    expect(paths()[0]).toMatch(/^M8,/)
    expect(screen.getByText('Jul')).toBeInTheDocument()
    expect(screen.getByText('Newest').parentElement).toHaveTextContent('Newest99.500104.250')
  })

  test('reads the values under the pointer', () => {
    renderLines()
    fireEvent.pointerMove(plot(), { ...pointer, buttons: 0, clientX: 8, clientY: 100 })
    expect(screen.getByText(/6 Jan 2025/).parentElement).toHaveTextContent('98.000101.000')
    fireEvent.pointerLeave(plot(), pointer)
    expect(screen.getByText('Newest')).toBeInTheDocument()
  })

  test('C22 arrow keys move along the points and announce them; a drag zooms in, the button resets', async () => {
    renderLines()
    await userEvent.tab()
    await userEvent.keyboard('{Home}{ArrowRight}')
    expect(screen.getByRole('status')).toHaveTextContent('13 Jan 2025, 03:00 UTC+3, Sample bond 2034: 98.348')
    const before = paths()
    expect(all()).toBeDisabled()
    fireEvent.pointerDown(plot(), { ...pointer, clientX: 200, clientY: 100 })
    fireEvent.pointerMove(plot(), { ...pointer, clientX: 400, clientY: 100 })
    fireEvent.pointerUp(plot(), { ...pointer, clientX: 400, clientY: 100 })
    expect(paths()).not.toEqual(before)
    await userEvent.click(all())
    expect(paths()).toEqual(before)
  })

  test('P7 without access no value is drawn', () => {
    renderLines(shapes, SESSIONS.visitor)
    expect(document.querySelectorAll('svg text')).not.toHaveLength(0)
    expect(document.body.textContent).not.toMatch(/\d\d\.\d/)
  })
})
