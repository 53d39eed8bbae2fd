import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import {
  charts,
  fontStepOf,
  legend,
  notes,
  PanelPage,
  press,
  renderPanel,
  trend,
} from '../../testing/chart-panel-harness.tsx'
import { BONDS_AND_INDEXES } from '../../testing/fixtures/compare-kinds.ts'
import { other, shapes, two, ust } from '../../testing/time-chart-harness.tsx'
import { LazyComparedLines } from '../compare/lazy-compared-lines.tsx'
import { loadCharts } from './lazy-charts.tsx'

beforeAll(() => Promise.all([loadCharts(), LazyComparedLines.load()]))
afterEach(() => vi.restoreAllMocks())

describe('C10: values', () => {
  test('absolute or per cent', async () => {
    const onValuesChange = vi.fn()
    renderPanel({ options: { onValuesChange } })
    expect(charts()[0]).toHaveAttribute('data-mode', 'absolute')
    await userEvent.click(screen.getByRole('radio', { name: 'Percent' }))
    expect(onValuesChange).toHaveBeenCalledExactlyOnceWith('percent')
    expect(charts()[0]).toHaveAttribute('data-mode', 'percent')
  })

  test.each(['visitor', 'reader'] as const)(
    'a %s sees no values: switch and trend are disabled with the reason',
    async session => {
      const onValuesChange = vi.fn()
      const onTrendChange = vi.fn()
      renderPanel({ series: shapes, options: { onValuesChange, onTrendChange } }, session)
      expect(screen.getByRole('radiogroup', { name: 'Values' })).toHaveAccessibleDescription(
        'Percent needs values, which are for subscribers.',
      )
      expect(trend()).toHaveAccessibleDescription('A trend needs values, which are for subscribers.')
      await userEvent.click(screen.getByRole('radio', { name: 'Percent' }))
      await userEvent.selectOptions(trend(), 'Linear')
      expect([onValuesChange.mock.calls, onTrendChange.mock.calls]).toEqual([[], []])
      expect(charts()[0]).toHaveAttribute('data-mode', 'absolute')
      await press('Display settings')
      expect(screen.getByRole('button', { name: /Larger text/ })).toBeInTheDocument()
      expect(
        screen.getByText('Values are for subscribers. The line shows its shape only.'),
      ).toBeInTheDocument()
    },
  )
})

describe('C12: the trend', () => {
  test('none, linear, logarithmic, exponential', () => {
    renderPanel()
    expect(
      within(trend())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Not selected', 'Linear', 'Logarithmic', 'Exponential'])
    expect(trend()).toHaveDisplayValue('Not selected')
  })

  test.each([
    ['Linear', /y = [\d.]+ \+ [\d.]+·x, R² = 0\.\d\d/],
    ['Logarithmic', /y = [\d.]+ [+−] [\d.]+·ln x, R² = 0\.\d\d/],
    ['Exponential', /y = [\d.]+·e\^\([−\d.]+·x\), R² = 0\.\d\d/],
  ])('%s: the legend has the equation and R²', async (name, equation) => {
    renderPanel()
    await userEvent.selectOptions(trend(), name)
    expect(within(legend()).getByText(equation)).toBeInTheDocument()
    expect(screen.getByText('x: days since 15 Feb 2024', { exact: false })).toBeInTheDocument()
    await userEvent.selectOptions(trend(), 'Not selected')
    expect(within(legend()).queryByText(/R²/)).toBeNull()
  })

  test('a series that is switched off has none', async () => {
    renderPanel({ series: two, options: { initial: { trend: 'linear' } } })
    expect(within(legend()).getAllByText(/R²/)).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Show Other bond' }))
    expect(within(legend()).getAllByText(/R²/)).toHaveLength(1)
  })

  test('C10 in per cent the equation is that of the drawn percentages', async () => {
    renderPanel({ options: { initial: { trend: 'linear' } } })
    const equation = () => within(legend()).getByText(/R²/).textContent
    expect(equation()).toBe('y = 96.36 + 0.0139·x, R² = 0.21')
    await userEvent.click(screen.getByRole('radio', { name: 'Percent' }))
    expect(equation()).toBe('y = −1.74 + 0.0142·x, R² = 0.21')
  })

  test('needs more than one point: the select gives the reason', async () => {
    const onePoint = [{ ...ust, points: ust.points.slice(0, 1) }]
    renderPanel({ series: onePoint })
    expect(trend()).toHaveAccessibleDescription('A trend needs more than one point.')
    await userEvent.selectOptions(trend(), 'Linear')
    expect(trend()).toHaveDisplayValue('Not selected')
  })

  test('a notice names the series without a trend, and the reason', () => {
    renderPanel({
      series: [ust, { ...other, points: other.points.slice(0, 1) }],
      options: { initial: { trend: 'linear' } },
    })
    expect(notes()).toHaveTextContent('Other bond: A trend needs more than one point.')
  })
})

describe('the panel’s parts', () => {
  test('has one root, on the server too', () => {
    const { slots, ...anatomy } = anatomyOf(
      <PanelPage series={shapes} turnover={{ id: 'o', label: 'Turnover', series: shapes.slice(1) }} />,
    )
    expect(anatomy).toEqual(ONE_ROOT)
    for (const slot of ['chart-panel', 'chart-toolbar', 'chart-panel-notes', 'chart-panel-charts'])
      expect(slots.split(' ')).toContain(slot)
  })

  test.each([
    ['200 px high', 650, 900, 200],
    ['84 px high where the whole chart is low', 600, 900, 84],
  ])('C18: the second chart is %s and has the same days', (_, height, view, own) => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(view)
    renderPanel({ height, turnover: { id: 'o', label: 'Turnover', series: [other] } })
    expect(charts()).toHaveLength(2)
    expect(screen.getByRole('heading', { name: 'Turnover' })).toBeInTheDocument()
    const boundary = screen.getByRole('separator', { name: 'Height of Turnover' })
    expect(boundary).toHaveAttribute('aria-valuenow', String(own))
    // with the date axis of both
    expect(charts()[1]?.querySelector('[data-slot=placeholder]')).toHaveAttribute('height', String(own + 30))
    expect(charts()[0]?.querySelector('[data-slot=placeholder]')).toHaveAttribute(
      'height',
      String(height - own - 30),
    )
  })

  test('C17: A+ and A− reach every chart of the panel', async () => {
    renderPanel({ turnover: { id: 'o', label: 'Turnover', series: [other] } })
    await press('Display settings')
    await press(/Larger text/)
    expect(charts().map(fontStepOf)).toEqual(['1', '1'])
    await waitFor(() => expect(screen.getByText('Text size: 13 px')).toHaveAttribute('role', 'status'))
  })
})

describe('C9: the list of compared lines', () => {
  const nine = Array.from({ length: 9 }, (_, at) => ({ ...other, id: `bonds ${at} 4`, name: `Note ${at}` }))
  const items = nine.slice(1).map((line, at) => ({
    key: line.id,
    kind: 'bonds',
    id: at + 1,
    venueId: 4,
    name: line.name,
    style: at + 1,
  }))
  const comparisonOf = () => ({
    items,
    kinds: BONDS_AND_INDEXES,
    measure: 'price' as const,
    days: null,
    changeUnit: 'points',
    onRemove: vi.fn(),
    onCancelLast: vi.fn(),
    onRemoveAll: vi.fn(),
  })

  test('“+N more” opens it with a header over each column, what can be removed and what can be added', async () => {
    const comparison = comparisonOf()
    renderPanel({ series: nine, contentProps: { comparison } })
    await press('+3 more')
    const dialog = within(screen.getByRole('dialog', { name: 'All series' }))
    const table = within(dialog.getByRole('table', { name: 'Lines of the chart' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'No.',
      'Line',
      'Value',
      'Change, points',
    ])
    expect(table.getAllByRole('rowheader')).toHaveLength(9)
    expect(dialog.getByText('Can be added: bonds 1, indexes 10')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel last' }))
    expect(comparison.onCancelLast).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove all' }))
    expect(comparison.onRemoveAll).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Note 8' }))
    expect(comparison.onRemove).toHaveBeenCalledExactlyOnceWith('bonds 8 4')
    await userEvent.click(dialog.getByRole('button', { name: 'Hide Note 7' }))
    expect(dialog.getByRole('button', { name: 'Hide Note 7', pressed: true })).toBeInTheDocument()
  })

  test('with trends, whose equations it does not have, the legend has its own list', async () => {
    renderPanel({ series: nine, contentProps: { comparison: comparisonOf() }, options: { trend: 'linear' } })
    await press('+12 more')
    expect(screen.getByRole('list', { name: 'All series' })).toBeInTheDocument()
  })
})
