import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import polish from '../../../labels/pl.json' with { type: 'json' }
import russian from '../../../labels/ru.json' with { type: 'json' }
import { Select } from '../../controls/select/select.tsx'
import {
  charts,
  day,
  notes,
  PanelPage,
  press,
  renderPanel,
  setDay,
  tabs,
} from '../../testing/chart-panel-harness.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { one } from '../../testing/time-chart-harness.tsx'
import { ChartPanel } from './chart-panel.tsx'
import { loadCharts } from './lazy-charts.tsx'

beforeAll(loadCharts)

describe('C4, C5: the period', () => {
  test('tabs, and two days as DD.MM.YYYY that cannot be cleared (shared-blocks §2, §9)', () => {
    renderPanel()
    expect(screen.getByRole('radio', { name: '3M' })).toBeChecked()
    expect(day('From')).toHaveValue('23.05.2024')
    expect(day('To')).toHaveValue('23.08.2024')
    expect(screen.queryByRole('button', { name: /clear/i })).toBeNull()
  })

  test('a tab is reported to the page, with no moved end', async () => {
    const onPeriodChange = vi.fn()
    renderPanel({ onPeriodChange })
    await userEvent.click(screen.getByRole('radio', { name: '1M' }))
    expect(onPeriodChange).toHaveBeenCalledExactlyOnceWith({ kind: 'tab', id: '1M' }, { moved: null })
    expect(day('From')).toHaveValue('23.07.2024')
  })

  test('a day makes a custom period, and no tab is checked', async () => {
    const onPeriodChange = vi.fn()
    renderPanel({ onPeriodChange })
    await setDay('From', '01.03.2024')
    const period = { kind: 'range', from: '2024-03-01', to: '2024-08-23' }
    expect(onPeriodChange).toHaveBeenLastCalledWith(period, { moved: null })
    expect(screen.queryByRole('radio', { checked: true, name: /M$/ })).toBeNull()
  })

  test('a start more than ten years back pulls the end, and a notice reports it', async () => {
    const onPeriodChange = vi.fn()
    renderPanel({ onPeriodChange })
    await setDay('From', '01.01.2005')
    const period = { kind: 'range', from: '2005-01-01', to: '2015-01-01' }
    expect(onPeriodChange).toHaveBeenLastCalledWith(period, { moved: 'to' })
    expect(day('To')).toHaveValue('01.01.2015')
    expect(notes()).toHaveAttribute('role', 'status')
    expect(notes()).toHaveTextContent('Longest period in years: 10. The end moved to 1 Jan 2015.')
  })

  test('an end pulls the start forward, by the page’s limit, and the notice goes with the next period', async () => {
    renderPanel({ opens: { kind: 'range', from: '2018-01-01', to: '2019-01-01' }, limitYears: 3 })
    await setDay('To', '01.01.2023')
    expect(day('From')).toHaveValue('01.01.2020')
    expect(notes()).toHaveTextContent('Longest period in years: 3. The start moved to 1 Jan 2020.')
    await userEvent.click(screen.getByRole('radio', { name: '3M' }))
    expect(notes()).toBeEmptyDOMElement()
  })

  test('a day after the last one is refused and stays as typed', async () => {
    const onPeriodChange = vi.fn()
    renderPanel({ onPeriodChange })
    await setDay('To', '12.07.2025')
    expect(day('To')).toHaveValue('12.07.2025')
    expect(day('To')).toBeInvalid()
    expect(onPeriodChange).not.toHaveBeenCalled()
  })
})

describe('C15: old data', () => {
  const period = { kind: 'range', from: '2025-04-11', to: '2025-07-11' } as const

  test('the warning has the day of the latest data and the number of missing days', () => {
    renderPanel({ opens: period, rows: { latest: '2025-06-30', count: 10 } })
    expect(notes()).toHaveTextContent(
      'The latest data is from 30 Jun 2025, 11 days before the end of the period.',
    )
  })

  test('a past period with data up to its end has no warning', () => {
    renderPanel({ rows: { latest: '2024-08-23', count: 10 } })
    expect(notes()).toBeEmptyDOMElement()
  })

  test.each([
    ['ru', russian, '2025-06-20', 'до конца периода не хватает 21 дня.'],
    ['ru', russian, '2025-06-30', 'до конца периода не хватает 11 дней.'],
    ['pl', polish, '2025-06-20', 'do końca okresu brakuje 21 dni.'],
  ] as const)('%s: the number of days has its plural form', (lang, labels, latest, text) => {
    renderWithUi(<PanelPage opens={period} rows={{ latest, count: 10 }} />, {
      session: SESSIONS.desk,
      lang,
      labels,
    })
    expect(notes()).toHaveTextContent(text)
  })

  test('without rows from the page, the points of the main line count', () => {
    renderWithUi(
      <ChartPanel
        label="Price"
        tabs={tabs}
        series={one}
        period={{ kind: 'range', from: '2024-05-23', to: '2024-09-03' }}
        onPeriodChange={() => {}}
      />,
      { session: SESSIONS.desk },
    )
    expect(notes()).toHaveTextContent(
      'The latest data is from 23 Aug 2024, 11 days before the end of the period.',
    )
  })

  test('a chart without data has no warning', () => {
    renderPanel({ opens: period, series: [], rows: { latest: '2024-08-23', count: 1 } })
    expect(notes()).toBeEmptyDOMElement()
  })
})

describe('C14: messages and their actions', () => {
  test('no_data_for_period offers the last three months with data', async () => {
    const onPeriodChange = vi.fn()
    renderPanel({ onPeriodChange, series: [], lastDay: '2024-03-20' })
    expect(screen.getByText('No data for this period.')).toBeInTheDocument()
    await press('Show the last period with data')
    const period = { kind: 'range', from: '2023-12-20', to: '2024-03-20' }
    expect(onPeriodChange).toHaveBeenCalledExactlyOnceWith(period, { moved: null })
  })

  test('no_graph_data without any data', () => {
    renderPanel({ series: [] })
    expect(document.querySelector('[data-slot=time-chart-message]')).toHaveTextContent('No data to draw.')
  })

  test('graph_period_start_incorrect swaps the two days', async () => {
    renderPanel({ series: [], opens: { kind: 'range', from: '2024-08-01', to: '2024-03-01' } })
    expect(screen.getByText('The period starts after it ends.')).toBeInTheDocument()
    await press('Swap the two dates')
    expect(day('From')).toHaveValue('01.03.2024')
    expect(day('To')).toHaveValue('01.08.2024')
  })

  test('no_select_trading_ground moves the focus to the select', async () => {
    const venueSelect = (
      <Select
        label="Trading ground"
        options={[
          { id: 1, text: 'A' },
          { id: 2, text: 'B' },
        ]}
      />
    )
    renderPanel({ series: [], status: { kind: 'noVenue' }, venueSelect })
    await press('Choose a trading ground')
    expect(screen.getByRole('combobox', { name: 'Trading ground' })).toHaveFocus()
  })

  test('loading keeps the axes, and the toolbar stays enabled', () => {
    renderPanel({ status: { kind: 'loading' } })
    expect(charts()[0]).toHaveAttribute('aria-busy', 'true')
    expect(document.querySelector('[data-chart-layer=grid]')).not.toBeNull()
    expect(day('From')).toBeEnabled()
  })

  test('the page’s notices are announced in the same region', () => {
    renderPanel({ contentProps: { notices: [{ kind: 'period', text: 'Shown instead: three months.' }] } })
    expect(notes()).toHaveTextContent('Shown instead: three months.')
  })
})
