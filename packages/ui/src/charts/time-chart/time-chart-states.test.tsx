import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { addDays, MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { memoryStore } from '../../foundation/state/safe-storage.ts'
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import {
  announced,
  moveTo,
  price,
  renderChart,
  slot,
  surface,
  two,
  ust,
} from '../../testing/time-chart-harness.tsx'
import type { TimePoint } from '../plot/column.ts'
import type { TimeSeries } from '../series/time-series.ts'
import { TimeChart, type TimeChartProps } from './time-chart.tsx'
import { useTimeChartModel } from './use-time-chart-model.ts'

describe('P7 masked: below full access no value is anywhere', () => {
  const shape: TimeSeries[] = [
    { ...ust, points: price.map(point => ({ ...point, value: point.value && 57 }) as TimePoint) },
  ]

  test('not in the markup, at no place of the pointer, not by keyboard, not in the table', async () => {
    renderChart({ series: shape }, SESSIONS.visitor)
    const chart = slot('time-chart') as HTMLElement
    const clean = () => {
      const texts = [
        chart.textContent,
        ...[...chart.querySelectorAll('*')].flatMap(element =>
          [...element.attributes]
            .filter(({ name }) => /^(aria|title|data)/.test(name))
            .map(({ value }) => value),
        ),
      ]
      expect(texts.join(' ')).not.toMatch(/\b57(\.0+)?\b/)
    }
    clean()
    for (let x = 10; x < 780; x += 40) {
      moveTo(x)
      clean()
    }
    expect(slot('time-chart-tooltip')).toHaveTextContent(/^[MTWF]\w\w \d+ \w+ 2024UST 4% 2034$/)
    act(() => surface().focus())
    await userEvent.keyboard('{Home}')
    expect(announced()).toHaveTextContent('15 Feb 2024, UST 4% 2034: for subscribers')
    await userEvent.click(screen.getByRole('button', { name: 'Show data table' }))
    clean()
    expect(slot('time-chart-tags')?.textContent).toBe('')
  })

  test('a visitor sees a sign-in link', async () => {
    const onSignIn = vi.fn()
    renderWithUi(<TimeChart label="Price" series={shape} />, { session: SESSIONS.visitor, onSignIn })
    expect(screen.getByText('Values are for subscribers.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(onSignIn).toHaveBeenCalledOnce()
  })

  test('a signed-in reader is shown where access can be had', () => {
    renderWithUi(<TimeChart label="Price" series={shape} />, { session: SESSIONS.reader })
    expect(screen.getByRole('link', { name: 'Get access' })).toHaveAttribute('href', '/access/')
  })

  test('full access has no such bar', () => {
    renderChart()
    expect(screen.queryByText('Values are for subscribers.')).not.toBeInTheDocument()
  })

  test('trading ground 381 is masked without NSD access, others are not (access row 7)', () => {
    const { rerender } = renderWithUi(<TimeChart label="Price" series={shape} venueId={381} />, {
      session: SESSIONS.pro,
    })
    expect(slot('time-chart')).toHaveAttribute('data-masked')
    rerender(<TimeChart label="Price" series={shape} venueId={100} />)
    expect(slot('time-chart')).not.toHaveAttribute('data-masked')
  })

  test('the page may mask values that the session would show', () => {
    renderChart({ series: shape, masked: true })
    expect(slot('time-chart')).toHaveAttribute('data-masked')
    expect(slot('legend-value')).toBeNull()
  })
})

describe('P7 a masked chart refuses values outside of a shape', () => {
  /** Two heights of a shape, and between them prices that the server sent by mistake. */
  const mixed: TimeSeries = {
    id: 'mixed',
    name: 'Mixed',
    points: [20, 101.531, -0.5, 60].map((value, at) => ({ day: addDays('2024-02-15', at), value })),
  }
  const gapped: TimeSeries = {
    ...mixed,
    points: mixed.points.map((point, at) => ({ ...point, value: at === 1 || at === 2 ? null : point.value })),
  }
  const warning =
    'Accrue TimeChart: masked values outside 0–100 are refused: 2 of the series "mixed". Send a shape from 0 to 100 in place of values that the user may not see.'
  const paths = () =>
    [...document.querySelectorAll('[data-chart-layer=lines] path')].map(path => path.getAttribute('d'))
  const cells = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Show data table' }))
    return within(screen.getByRole('table'))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  }

  let warn: Mock<typeof console.warn>
  beforeEach(() => {
    warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warn.mockRestore())
  const warnings = () => warn.mock.calls.map(([text]) => text)

  test.each<[by: string, props: Partial<TimeChartProps>, who: 'desk' | 'visitor']>([
    ['the page', { series: [mixed], masked: true }, 'desk'],
    ['the policy', { series: [mixed] }, 'visitor'],
    ['a series', { series: [{ ...mixed, masked: true }] }, 'desk'],
  ])('masked by %s: gaps are drawn in its place, so that a picture has none of it', (_, props, who) => {
    const gaps = renderChart({ series: [gapped], masked: true })
    const drawn = paths()
    gaps.unmount()
    expect(warnings()).toEqual([])
    renderChart(props, SESSIONS[who])
    expect(paths()).toEqual(drawn)
    expect(warnings()).toEqual([warning])
  })

  test('a value with bars outside of the shape is refused too', () => {
    const bar = (...values: number[]) => Float64Array.from(values)
    const bars = { open: bar(1, 2, 3, 4), high: bar(50, 60, 70, 101), low: bar(1, 1, 1, 1) }
    renderChart({ series: [{ ...gapped, bars }], masked: true })
    expect(warnings()[0]).toContain('1 of the series "mixed"')
  })

  test('pointer, keyboard and table show that it is for subscribers', async () => {
    renderChart({ series: [mixed], masked: true })
    act(() => surface().focus())
    await userEvent.keyboard('{Home}{ArrowRight}')
    expect(announced()).toHaveTextContent('16 Feb 2024, Mixed: for subscribers')
    expect(await cells()).toEqual(mixed.points.map(() => 'for subscribers'))
    expect(slot('time-chart')).not.toHaveTextContent(/101\.5|−0\.5/)
  })

  test('footer actions receive no refused value', () => {
    const footerActions = vi.fn<NonNullable<TimeChartProps['footerActions']>>(() => null)
    renderChart({ series: [mixed], masked: true, footerActions })
    expect([...(footerActions.mock.lastCall?.[0].column?.y ?? [])]).toEqual([20, Number.NaN, Number.NaN, 60])
  })

  test('without any other value the chart says that values are withheld, not that there are none', () => {
    renderChart({ series: [{ ...mixed, points: mixed.points.slice(1, 3) }], masked: true, maskedNote: false })
    expect(slot('time-chart-message')).toHaveTextContent('Values are for subscribers.')
  })

  test('data that grow warn once', () => {
    const chart = (count: number) => (
      <TimeChart
        label="Price"
        series={[{ ...mixed, points: mixed.points.map(point => ({ ...point, value: 200 })).slice(0, count) }]}
        masked
        streaming
      />
    )
    const { rerender } = renderWithUi(chart(2), { session: SESSIONS.desk })
    rerender(chart(3))
    rerender(chart(4))
    expect(warnings()).toHaveLength(1)
  })

  test('the page masks and unmasks it while it is shown', async () => {
    const chart = (masked: boolean) => <TimeChart label="Price" series={[mixed]} masked={masked} />
    const { rerender } = renderWithUi(chart(false), { session: SESSIONS.desk })
    expect(await cells()).toEqual(
      ['60.000', '-0.500', '101.531', '20.000'].map(text => text.replace('-', '−')),
    )
    rerender(chart(true))
    expect(slot('time-chart')).not.toHaveTextContent(/101\.5|−0\.5/)
    expect(warnings()).toContain(warning)
    rerender(chart(false))
    expect(slot('time-chart')).toHaveTextContent('101.531')
  })
})

describe('C14: one frame for every state', () => {
  const states: [sentence: string, props: Partial<TimeChartProps>, role: string, text: string][] = [
    ['no data', { series: [], status: { kind: 'empty' } }, 'status', 'No data to draw.'],
    ['ready without any drawable value', { series: [{ ...ust, points: [] }] }, 'status', 'No data to draw.'],
    [
      'a period that starts after its end',
      { status: { kind: 'wrongPeriod' } },
      'status',
      english.graph_period_start_incorrect,
    ],
    ['no trading ground', { status: { kind: 'noVenue' } }, 'status', english.no_select_trading_ground],
    ['a fault', { status: { kind: 'error', onRetry: () => {} } }, 'alert', english.chart_error],
  ]
  test.each(states)('%s', (_, props, role, text) => {
    renderChart(props)
    const texts = screen.getAllByRole(role).map(element => element.textContent)
    expect(texts.some(one => one?.includes(text))).toBe(true)
    expect(slot('placeholder')).toHaveAttribute('height', '400')
    expect(document.querySelector('[data-slot=time-chart-line]')).toBeNull()
  })

  test('a message may have an action, an error has Retry', async () => {
    const onAction = vi.fn()
    const onRetry = vi.fn()
    const { rerender } = renderChart({
      status: { kind: 'empty', action: { label: 'Last available period', onAction } },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Last available period' }))
    expect(onAction).toHaveBeenCalledOnce()
    rerender(<TimeChart label="Price" series={[]} status={{ kind: 'error', onRetry }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('C7: loading is busy; it keeps the old lines, or shows a skeleton', () => {
    const { rerender } = renderChart({ status: { kind: 'loading' } })
    expect(slot('time-chart')).toHaveAttribute('aria-busy', 'true')
    expect(slot('time-chart-line')).toBeInTheDocument()
    rerender(<TimeChart label="Price" series={[]} height={400} status={{ kind: 'loading' }} />)
    expect(slot('time-chart-skeleton')).toBeInTheDocument()
    expect(slot('placeholder')).toHaveAttribute('height', '400')
  })

  test('the notes count what the chart leaves out (reliability fact 4)', () => {
    const rubbish = [
      ...price,
      { day: '2024-02-31' as never, value: 1 },
      { day: '2024-09-01', value: Number.NaN } as const,
    ]
    renderChart({ series: [{ ...ust, points: rubbish as TimePoint[] }] })
    const notes = within(slot('time-chart-notes') as HTMLElement).getByRole('status')
    expect(notes).toHaveTextContent('repeated: 1.')
    expect(notes).toHaveTextContent('shown as gaps: 1.')
  })

  test('without a data table the toggle shows the reason', () => {
    renderChart({ series: [] })
    expect(screen.getByRole('button', { name: 'Show data table' })).toHaveAccessibleDescription(
      'There is no data to show as a table.',
    )
  })
})

describe('the widget', () => {
  test('passes attributes and ref to its root', () => {
    const ref = { current: null as HTMLElement | null }
    renderChart({ ref, id: 'chart', className: 'mt-9' })
    expect(ref.current).toBe(slot('time-chart'))
    expect(ref.current).toHaveAttribute('id', 'chart')
    expect(ref.current).toHaveClass('mt-9')
  })

  test('the page can control its model', async () => {
    function Page() {
      const model = useTimeChartModel()
      return (
        <>
          <p>hidden: {model.state.hidden.join()}</p>
          <TimeChart label="Price" series={two} model={model} />
        </>
      )
    }
    renderWithUi(<Page />, { session: SESSIONS.desk })
    await userEvent.click(screen.getByRole('button', { name: 'Show Other bond' }))
    expect(screen.getByText('hidden: other')).toBeInTheDocument()
  })

  test('C17: A+ makes the texts of chart and legend larger', () => {
    renderChart({ fontStep: 3 })
    expect(slot('time-chart')).toHaveClass('[--font-step:3px]')
  })

  test('C8: an axis of 100,000 and more is labelled in millions', () => {
    const points: TimePoint[] = [400_000, 700_000, 1_000_000].map((value, i) => ({
      at: i * MS_PER_DAY,
      value,
    }))
    renderChart({ series: [{ ...ust, points }] })
    expect(screen.getByText('0.5 M')).toBeInTheDocument()
  })

  test('server markup has the frame and its lines, and hydrates without a warning', async () => {
    const page = (
      <UiProvider
        labels={english}
        clock={() => 0}
        session={SESSIONS.desk}
        stores={{ local: memoryStore(), cookie: memoryStore() }}
      >
        <TimeChart label="Price" series={two} />
      </UiProvider>
    )
    const html = renderToString(page)
    expect(html).toContain('d="M')
    expect(html).toContain('height="600"')
    const root = document.createElement('div')
    document.body.append(root)
    root.innerHTML = html
    const onRecoverableError = vi.fn()
    const hydrated = await act(async () => hydrateRoot(root, page, { onRecoverableError }))
    expect(onRecoverableError).not.toHaveBeenCalled()
    await act(async () => hydrated.unmount())
    root.remove()
  })
})
