import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { Select } from '../../controls/select/select.tsx'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { one, other, two, ust } from '../../testing/time-chart-harness.tsx'
import { ChartPanel, type ChartPanelProps } from './chart-panel.tsx'
import type { ChartPeriod, ChartPeriodTab } from './chart-period.ts'
import { LazyCharts } from './lazy-charts.tsx'

const tabs: ChartPeriodTab[] = [
  { id: '1M', text: '1M', from: '2024-07-23', to: '2024-08-23' },
  { id: '3M', text: '3M', from: '2024-05-23', to: '2024-08-23' },
]
type PageProps = Partial<ChartPanelProps> & { opens?: ChartPeriod }

/** A page that holds period and values. */
function Page({ opens = { kind: 'tab', id: '3M' }, onPeriodChange, onValuesChange, ...panel }: PageProps) {
  const [period, setPeriod] = useState<ChartPeriod>(opens)
  const [values, setValues] = useState(panel.values ?? 'absolute')
  return (
    <ChartPanel
      label="Price"
      tabs={tabs}
      series={one}
      height={400}
      rows={{ latest: '2025-07-10', count: 130 }}
      {...panel}
      period={period}
      onPeriodChange={(next, change) => {
        setPeriod(next)
        onPeriodChange?.(next, change)
      }}
      values={values}
      onValuesChange={next => {
        setValues(next)
        onValuesChange?.(next)
      }}
    />
  )
}
const renderPanel = (props: PageProps = {}, session: keyof typeof SESSIONS = 'desk') =>
  renderWithUi(<Page {...props} />, { session: SESSIONS[session] })

const day = (name: 'From' | 'To') => screen.getByRole('combobox', { name })
const setDay = async (name: 'From' | 'To', text: string) => {
  await userEvent.clear(day(name))
  await userEvent.type(day(name), `${text}{Enter}`)
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const trend = () => screen.getByRole('combobox', { name: 'Trend' })
const legend = () => screen.getByRole('list', { name: 'Series' })
const notes = () => document.querySelector('[data-slot=chart-panel-notes]') as HTMLElement
const charts = () => [...document.querySelectorAll('[data-slot=time-chart]')]
const textOf = (chart: Element | undefined) => chart?.className.match(/--chart-text:(\d+)px/)?.[1]

beforeAll(() => LazyCharts.load())

describe('C4, C5: the period', () => {
  test('tabs, and two days as DD.MM.YYYY that cannot be cleared (shared-blocks §2, §9)', () => {
    renderPanel()
    expect(screen.getByRole('radio', { name: '3M' })).toBeChecked()
    expect(day('From')).toHaveValue('23.05.2024')
    expect(day('To')).toHaveValue('23.08.2024')
    expect(screen.queryByRole('button', { name: /clear/i })).toBeNull()
  })

  test('a tab is told to the page, and nothing moved', async () => {
    const onPeriodChange = vi.fn()
    renderPanel({ onPeriodChange })
    await userEvent.click(screen.getByRole('radio', { name: '1M' }))
    expect(onPeriodChange).toHaveBeenCalledExactlyOnceWith({ kind: 'tab', id: '1M' }, { moved: null })
    expect(day('From')).toHaveValue('23.07.2024')
  })

  test('a day makes a period of the user’s own, in which no tab is checked', async () => {
    const onPeriodChange = vi.fn()
    renderPanel({ onPeriodChange })
    await setDay('From', '01.03.2024')
    const period = { kind: 'range', from: '2024-03-01', to: '2024-08-23' }
    expect(onPeriodChange).toHaveBeenLastCalledWith(period, { moved: null })
    expect(screen.queryByRole('radio', { checked: true, name: /M$/ })).toBeNull()
  })

  test('a start more than ten years back pulls the end, and a status line says so', async () => {
    const onPeriodChange = vi.fn()
    renderPanel({ onPeriodChange })
    await setDay('From', '01.01.2005')
    const period = { kind: 'range', from: '2005-01-01', to: '2015-01-01' }
    expect(onPeriodChange).toHaveBeenLastCalledWith(period, { moved: 'to' })
    expect(day('To')).toHaveValue('01.01.2015')
    expect(notes()).toHaveAttribute('role', 'status')
    expect(notes()).toHaveTextContent('Longest period in years: 10. The end moved to 1 Jan 2015.')
  })

  test('an end pulls the start forward likewise, and the line goes with the next period', async () => {
    renderPanel({ opens: { kind: 'range', from: '2005-01-01', to: '2014-01-01' } })
    await setDay('To', '01.01.2020')
    expect(day('From')).toHaveValue('01.01.2010')
    expect(notes()).toHaveTextContent('The start moved to 1 Jan 2010.')
    await userEvent.click(screen.getByRole('radio', { name: '3M' }))
    expect(notes()).toBeEmptyDOMElement()
  })

  test('a page may set another limit', async () => {
    renderPanel({ limitYears: 3 })
    await setDay('From', '01.01.2018')
    expect(day('To')).toHaveValue('01.01.2021')
    expect(notes()).toHaveTextContent('Longest period in years: 3.')
  })

  test('a day after the last one is refused and stays as it was typed', async () => {
    const onPeriodChange = vi.fn()
    renderPanel({ onPeriodChange })
    await setDay('To', '12.07.2025')
    expect(day('To')).toHaveValue('12.07.2025')
    expect(day('To')).toBeInvalid()
    expect(onPeriodChange).not.toHaveBeenCalled()
  })
})

describe('C10: values', () => {
  test('absolute or per cent', async () => {
    const onValuesChange = vi.fn()
    renderPanel({ onValuesChange })
    expect(charts()[0]).toHaveAttribute('data-mode', 'absolute')
    await userEvent.click(screen.getByRole('radio', { name: 'Percent' }))
    expect(onValuesChange).toHaveBeenCalledExactlyOnceWith('percent')
    expect(charts()[0]).toHaveAttribute('data-mode', 'percent')
  })

  test.each(['visitor', 'reader'] as const)('a %s sees none: neither switch nor trend', session => {
    renderPanel({ series: two }, session)
    expect(screen.queryByRole('radio', { name: 'Percent' })).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'Trend' })).toBeNull()
    expect(screen.getByRole('button', { name: /Larger text/ })).toBeInTheDocument()
    expect(screen.getByText('Values are for subscribers.')).toBeInTheDocument()
  })
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
    renderPanel({ series: two, initial: { trend: 'linear' } })
    expect(within(legend()).getAllByText(/R²/)).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Show Other bond' }))
    expect(within(legend()).getAllByText(/R²/)).toHaveLength(1)
  })

  test('in per cent the equation is still that of the values', async () => {
    renderPanel({ initial: { trend: 'linear' } })
    const before = within(legend()).getByText(/R²/).textContent
    await userEvent.click(screen.getByRole('radio', { name: 'Percent' }))
    expect(within(legend()).getByText(/R²/).textContent).toBe(before)
  })

  test('only with more than one point: the select says why', async () => {
    const onePoint = [{ ...ust, points: ust.points.slice(0, 1) }]
    renderPanel({ series: onePoint })
    expect(trend()).toHaveAccessibleDescription('A trend needs more than one point.')
    await userEvent.selectOptions(trend(), 'Linear')
    expect(trend()).toHaveDisplayValue('Not selected')
  })

  test('which series has none, and why, is said', () => {
    renderPanel({
      series: [ust, { ...other, points: other.points.slice(0, 1) }],
      initial: { trend: 'linear' },
    })
    expect(notes()).toHaveTextContent('Other bond: A trend needs more than one point.')
  })
})

describe('C15: old data', () => {
  test.each([
    ['eight days and 2,499 points warn', '2025-07-03', 2499, true],
    ['seven days do not', '2025-07-04', 10, false],
    ['2,500 points do not', '2024-08-23', 2500, false],
  ] as const)('%s', (_sentence, latest, count, warns) => {
    renderPanel({ rows: { latest, count } })
    expect(screen.queryByText(/The latest data in this period is of/) !== null).toBe(warns)
  })

  test('without rows of the page, those of the main line count', () => {
    renderWithUi(
      <ChartPanel
        label="Price"
        tabs={tabs}
        series={one}
        period={{ kind: 'tab', id: '3M' }}
        onPeriodChange={() => {}}
      />,
    )
    expect(notes()).toHaveTextContent('The latest data in this period is of 23 Aug 2024.')
  })

  test('a chart without data does not warn of its age', () => {
    renderPanel({ series: [], rows: { latest: '2024-08-23', count: 1 } })
    expect(notes()).toBeEmptyDOMElement()
  })
})

describe('C14: messages and ways out', () => {
  test('no_data_for_period leads to the last three months with data', async () => {
    const onPeriodChange = vi.fn()
    renderPanel({ onPeriodChange, series: [], lastDay: '2024-03-20' })
    expect(screen.getByText('No data for this period.')).toBeInTheDocument()
    await press('Show the last period with data')
    const period = { kind: 'range', from: '2023-12-20', to: '2024-03-20' }
    expect(onPeriodChange).toHaveBeenCalledExactlyOnceWith(period, { moved: null })
  })

  test('no_graph_data where there is none at all', () => {
    renderPanel({ series: [] })
    expect(document.querySelector('[data-slot=time-chart-message]')).toHaveTextContent('No data to draw.')
  })

  test('graph_period_start_incorrect turns the two days round', async () => {
    renderPanel({ series: [], opens: { kind: 'range', from: '2024-08-01', to: '2024-03-01' } })
    expect(screen.getByText('The period starts after it ends.')).toBeInTheDocument()
    await press('Swap the two dates')
    expect(day('From')).toHaveValue('01.03.2024')
    expect(day('To')).toHaveValue('01.08.2024')
  })

  test('no_select_trading_ground leads to the select', async () => {
    const selects = (
      <Select
        label="Trading ground"
        options={[
          { id: 1, text: 'A' },
          { id: 2, text: 'B' },
        ]}
      />
    )
    renderPanel({ series: [], status: { kind: 'noGround' }, selects })
    await press('Choose a trading ground')
    expect(screen.getByRole('combobox', { name: 'Trading ground' })).toHaveFocus()
  })

  test('loading keeps the axes, and the toolbar stays in use', () => {
    renderPanel({ status: { kind: 'loading' } })
    expect(charts()[0]).toHaveAttribute('aria-busy', 'true')
    expect(document.querySelector('[data-chart-layer=grid]')).not.toBeNull()
    expect(day('From')).toBeEnabled()
  })

  test('what the page did by itself stands in the same region', () => {
    renderPanel({ notes: <p>Shown instead: three months.</p> })
    expect(notes()).toHaveTextContent('Shown instead: three months.')
  })
})

describe('the panel’s parts', () => {
  test('one root, ours, on the server too', () => {
    const { slots, ...anatomy } = anatomyOf(
      <Page overturn={{ id: 'o', label: 'Turnover', series: [other] }} />,
    )
    expect(anatomy).toEqual(ONE_ROOT)
    for (const slot of [
      'chart-panel',
      'chart-period-bar',
      'chart-display-bar',
      'chart-panel-notes',
      'chart-panel-charts',
    ])
      expect(slots.split(' ')).toContain(slot)
  })

  test('C18: the second chart is 200 px high and stands on the same days', () => {
    renderPanel({ overturn: { id: 'o', label: 'Turnover', series: [other] } })
    expect(charts()).toHaveLength(2)
    expect(screen.getByRole('heading', { name: 'Turnover' })).toBeInTheDocument()
    expect(charts()[1]?.querySelector('[data-slot=room]')).toHaveAttribute('height', '200')
  })

  test('C17: A+ and A− reach every chart of the panel', async () => {
    renderPanel({ overturn: { id: 'o', label: 'Turnover', series: [other] } })
    await press(/Larger text/)
    expect(charts().map(textOf)).toEqual(['13', '13'])
    await waitFor(() => expect(screen.getByText('Text size: 13 px')).toHaveAttribute('role', 'status'))
  })
})
