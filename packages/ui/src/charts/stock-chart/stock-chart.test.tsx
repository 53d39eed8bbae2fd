import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useMemo, useState } from 'react'
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import { dayFromNumber, MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { memoryStore } from '../../foundation/state/safe-storage.ts'
import { APPLE_DAILY } from '../../testing/fixtures/apple-daily.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { ToolbarSlotsContext } from '../chart-panel/toolbar-slots.tsx'
import { defaultStyle, drawingId } from '../drawings/drawing.ts'
import { drawingsKey, writeDrawings } from '../drawings/stored-drawings.ts'
import type { ChartFlag } from '../flags/flag.ts'
import { useFlags } from '../flags/use-flags.ts'
import type { TimeSeries } from '../series/time-series.ts'
import { CurrentValueToggle } from './current-value-toggle.tsx'
import { DEFAULT_STOCK_VIEW, type StockView } from './stock-chart.reducer.ts'
import { StockChart, type StockChartProps } from './stock-chart.tsx'
import { useStockChart } from './use-stock-chart.ts'

const column = (place: 1 | 2 | 3 | 5) => Float64Array.from(APPLE_DAILY, bar => bar[place])
const apple: TimeSeries = {
  id: 'apple',
  name: 'Apple',
  points: APPLE_DAILY.map(([day, , , , close]) => ({ day, value: close })),
  bars: { open: column(1), high: column(2), low: column(3) },
}
const { bars: _, ...closes } = apple
const withBars = [apple]
const withCloses: TimeSeries[] = [closes]
const crossing: TimeSeries[] = [
  { ...closes, points: closes.points.map((point, i) => ({ ...point, value: i - 5 })) },
]
/** The bars below full access: each as high in the shape as its prices are among all of them. */
const [lowest, highest] = [Math.min(...column(3)), Math.max(...column(2))]
const heightOf = (price: number) => Math.round(((price - lowest) / (highest - lowest)) * 100)
const appleShape: TimeSeries = {
  ...apple,
  points: APPLE_DAILY.map(([day, , , , close]) => ({ day, value: heightOf(close) })),
  bars: { open: column(1).map(heightOf), high: column(2).map(heightOf), low: column(3).map(heightOf) },
}
const shapes = [appleShape]
const volume = column(5)

type Session = (typeof SESSIONS)[keyof typeof SESSIONS]
const saved = writeDrawings([
  {
    id: drawingId(1),
    tool: 'horizontal',
    points: [{ at: Date.UTC(2017, 1, 1), value: 130 }],
    style: defaultStyle('horizontal'),
  },
])

function renderStock(
  props: Partial<StockChartProps> = {},
  { session = SESSIONS.desk, shown = [] }: { session?: Session; shown?: string[] } = {},
) {
  const local = memoryStore({
    'indicators.stock': JSON.stringify(shown.map(id => ({ id }))),
    [drawingsKey({ instrument: 1, venueId: null, masked: false })]: saved,
  })
  const stores = { local, cookie: memoryStore() }
  const all = { label: 'Price', series: withBars, volume, instrument: 1, height: 400, ...props }
  const view = renderWithUi(<StockChart {...all} />, { session, stores, onSignIn: () => {} })
  return { user: userEvent.setup(), local, ...view }
}
const type = () => screen.getByRole('combobox', { name: 'Chart type' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const slots = (name: string) => document.querySelectorAll(`[data-slot="${name}"]`)
const root = () => slots('stock-chart')[0]
const tones = () => Array.from(slots('bar-path'), path => path.getAttribute('data-tone'))

describe('types (C20)', () => {
  test('bars are drawn as candles, rising and falling ones apart', () => {
    renderStock()
    expect(type()).toHaveDisplayValue('Candles')
    expect(tones()).toEqual(expect.arrayContaining(['up', 'down']))
  })

  test('only types that the data allow are offered', () => {
    renderStock({ series: withCloses })
    const offered = within(type()).getAllByRole('option')
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Line', 'Area from zero'])
    expect(type()).toHaveDisplayValue('Line')
  })

  test('the page receives the view and can control it', async () => {
    const onValueChange = vi.fn<(view: StockView) => void>()
    const { user } = renderStock({ value: DEFAULT_STOCK_VIEW, onValueChange })
    await user.selectOptions(type(), 'Bars (OHLC)')
    expect(onValueChange).toHaveBeenCalledWith({ ...DEFAULT_STOCK_VIEW, type: 'ohlc' })
    expect(type()).toHaveDisplayValue('Candles')
  })

  test('Heikin-Ashi has a note that its bars are averages', async () => {
    const { user } = renderStock()
    await user.selectOptions(type(), 'Heikin-Ashi')
    expect(screen.getByText(/averaged bars$/)).toBeInTheDocument()
  })
})

describe('the value axis', () => {
  test('can be logarithmic', async () => {
    const { user } = renderStock()
    await user.click(button('Log scale'))
    expect(button('Log scale')).toHaveAttribute('aria-pressed', 'true')
    expect(root()).toHaveAttribute('data-scale', 'log')
  })

  test.each<[sentence: string, props: Partial<StockChartProps>, reason: string]>([
    ['values at or below zero', { series: crossing }, 'A log scale needs values above zero.'],
    ['percentages', { mode: 'percent' }, 'Percent changes use a linear scale.'],
  ])('refuses %s with a reason', async (_, props, reason) => {
    const { user } = renderStock(props)
    expect(button('Log scale')).toHaveAccessibleDescription(reason)
    await user.click(button('Log scale'))
    expect(root()).toHaveAttribute('data-scale', 'linear')
  })

  test('the newest value is marked until the user switches it off', async () => {
    const { user } = renderStock()
    expect(slots('time-chart-current')).toHaveLength(1)
    await user.click(button('Current value'))
    expect(slots('time-chart-current')).toHaveLength(0)
  })
})

describe('indicators (C20)', () => {
  test('over the price they are lines of its legend, and go from there', async () => {
    const { user } = renderStock({}, { shown: ['sma'] })
    expect(button('Show SMA (20)')).toBeInTheDocument()
    await user.click(button('Remove SMA (20)'))
    expect(screen.queryByRole('button', { name: 'Show SMA (20)' })).not.toBeInTheDocument()
  })

  test('others have a chart of their own below it, with a title', () => {
    renderStock({}, { shown: ['rsi', 'volume'] })
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(titles).toEqual(['RSI (14)', 'Volume'])
    expect(screen.getByRole('region', { name: 'RSI (14)' })).toBeInTheDocument()
  })

  test('removing a pane is announced, and the focus goes to the menu that can add it again', async () => {
    const { user, local } = renderStock({}, { shown: ['rsi'] })
    await user.click(button('Remove RSI (14)'))
    expect(screen.queryByRole('heading', { name: 'RSI (14)' })).not.toBeInTheDocument()
    expect(button(/^Indicators/)).toHaveFocus()
    expect(screen.getByText('RSI (14) removed')).toBeInTheDocument()
    expect(local.get('indicators.stock')).toBe('[]')
  })

  test('an indicator without enough data has a note', () => {
    const short = [{ ...closes, points: closes.points.slice(0, 5) }]
    renderStock({ series: short, volume: undefined }, { shown: ['sma'] })
    expect(screen.getByText('SMA (20): It needs at least 20 values; there are 5.')).toBeInTheDocument()
  })

  test('compared lines go through the page, indicators by themselves', async () => {
    const onRemove = vi.fn<(id: string) => void>()
    const other = { ...closes, id: 'other', name: 'Other' }
    const { user } = renderStock({ series: [apple, other], onRemove }, { shown: ['sma'] })
    await user.click(button('Remove Other'))
    await user.click(button('Remove SMA (20)'))
    expect(onRemove.mock.calls).toEqual([['other']])
  })
})

describe('volume (C20)', () => {
  const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  const renderFirstVisit = (props: Partial<StockChartProps> = {}) =>
    renderWithUi(<StockChart label="Price" series={withBars} volume={volume} instrument={1} {...props} />, {
      session: SESSIONS.desk,
      stores: { local: memoryStore(), cookie: memoryStore() },
    })

  test('is below the price on a first visit, and does not return after its removal', async () => {
    const stores = { local: memoryStore(), cookie: memoryStore() }
    const chart = <StockChart label="Price" series={withBars} volume={volume} instrument={1} />
    const { unmount } = renderWithUi(chart, { session: SESSIONS.desk, stores })
    expect(titles()).toEqual(['Volume'])
    await userEvent.click(button('Remove Volume'))
    expect(titles()).toEqual([])
    unmount()
    renderWithUi(chart, { session: SESSIONS.desk, stores })
    expect(titles()).toEqual([])
  })

  test('is no indicator of data without it', () => {
    renderFirstVisit({ volume: undefined })
    expect(titles()).toEqual([])
    expect(button(/^Indicators/)).toHaveTextContent(/^Indicators$/)
  })

  test('an address that names indicators has only those', () => {
    renderFirstVisit({ indicators: 'rsi-14' })
    expect(titles()).toEqual(['RSI (14)'])
  })

  test('a default is no stored list: it is not reported to the page', () => {
    const onIndicatorsChange = vi.fn()
    renderFirstVisit({ indicators: null, onIndicatorsChange })
    expect(onIndicatorsChange).not.toHaveBeenCalled()
  })
})

describe('trading days (C20, readings #72)', () => {
  /** The middle of each candle's wick. */
  const wicks = () =>
    Array.from(slots('bar-path'), path => path.getAttribute('d') ?? '')
      .flatMap(d => [...d.matchAll(/M([\d.]+),[\d.]+V/g)])
      .map(match => Number(match[1]))
      .filter((x, i, all) => all.indexOf(x) === i)
      .sort((a, b) => a - b)

  test('candles are side by side over weekends and holidays', () => {
    const few = { ...apple, points: apple.points.slice(0, 40) }
    const cut = (values: Float64Array) => values.slice(0, 40)
    const bars = { open: cut(column(1)), high: cut(column(2)), low: cut(column(3)) }
    renderStock({ series: [{ ...few, bars }], volume: undefined })
    const places = wicks()
    const steps = places.slice(1).map((x, i) => x - (places[i] as number))
    expect(places.length).toBeGreaterThan(30)
    // half pixels are rounded
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1)
  })

  test('days that are merged into a bar are announced as their week, with the first open and the last close', async () => {
    const [monday] = APPLE_DAILY.map(([day]) => day).filter(day => new Date(day).getUTCDay() === 1)
    const many = Array.from(
      { length: 600 },
      (_, i) => new Date(Date.parse(monday as string) + i * MS_PER_DAY),
    )
      .filter(day => day.getUTCDay() % 6 !== 0)
      .map(day => day.toISOString().slice(0, 10) as `${number}-${number}-${number}`)
    const numbers = Float64Array.from(many, (_, i) => i + 1)
    const long: TimeSeries = {
      id: 'long',
      name: 'Long',
      points: many.map((day, i) => ({ day, value: i + 1 })),
      bars: { open: numbers, high: numbers, low: numbers },
    }
    renderStock({ series: [long], volume: undefined })
    const surface = screen.getByRole('figure', { name: 'Price' })
    surface.focus()
    await userEvent.keyboard('{Home}')
    expect(
      screen.getByText(/^Week of \d+ Oct 2016, Long: 5\.000, O 1\.000 H 5\.000 L 1\.000$/),
    ).toBeInTheDocument()
  })
})

describe('drawings (C20, X6)', () => {
  test('stored drawings of the instrument are shown', async () => {
    renderStock()
    expect(await screen.findByRole('button', { name: /^Horizontal line/ })).toBeInTheDocument()
    expect(screen.getByRole('toolbar', { name: 'Drawing tools' })).toBeInTheDocument()
  })

  test('in percent they are hidden, with a note (C10)', () => {
    renderStock({ mode: 'percent' })
    expect(slots('drawing-layer')).toHaveLength(0)
    const note = /Drawings belong to absolute values/
    expect(screen.getByText(note, { selector: 'p' })).toBeVisible()
    expect(button('Drawing tools')).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('flags (X5)', () => {
  const happened: ChartFlag[] = [{ id: 'c', kind: 'dividend', day: '2017-02-09', title: '0.57 USD' }]
  function WithFlags({ events }: { events: ChartFlag[] }) {
    const flags = useFlags(events, { storageKey: 'stock' })
    return <StockChart label="Price" series={withBars} instrument={1} flags={flags} />
  }

  test('events are on the chart, with a menu of their kinds', () => {
    renderWithUi(<WithFlags events={happened} />, { session: SESSIONS.desk })
    expect(button(/Dividend/)).toBeInTheDocument()
    expect(button(/^Flags|^Events/)).toBeInTheDocument()
  })

  test('without events there is no menu', () => {
    renderWithUi(<WithFlags events={[]} />, { session: SESSIONS.desk })
    expect(screen.queryByRole('button', { name: /^Flags|^Events/ })).not.toBeInTheDocument()
  })
})

describe('access (bond-page §6, P7)', () => {
  test('"extended chart series are empty for non-signed users": not even their names are there', () => {
    const { container } = renderStock({}, { session: SESSIONS.visitor, shown: ['sma', 'rsi'] })
    expect(screen.getByText('The extended chart is for signed-in users.')).toBeInTheDocument()
    expect(button('Sign in')).toBeInTheDocument()
    expect(container).not.toHaveTextContent('Apple')
    expect(slots('stock-pane')).toHaveLength(0)
  })

  test('signed in without full access there is a shape: a line, no indicator, no drawing, and the reason', () => {
    const { container } = renderStock({ series: shapes }, { session: SESSIONS.reader, shown: ['sma', 'rsi'] })
    expect(tones()).toEqual([])
    expect(slots('stock-pane')).toHaveLength(0)
    expect(slots('drawing-layer')).toHaveLength(0)
    expect(slots('time-chart-current')).toHaveLength(0)
    expect(container).not.toHaveTextContent(/SMA|144/)
    for (const name of [/^Indicators/, 'Log scale', 'Current value', 'Drawing tools'])
      expect(button(name)).toHaveAccessibleDescription('Values are for subscribers.')
    expect(type()).toHaveAttribute('aria-disabled', 'true')
  })

  test('public values are drawn for everybody who is signed in', () => {
    renderStock({ masked: false }, { session: SESSIONS.reader, shown: ['sma', 'rsi'] })
    expect(slots('stock-pane')).not.toHaveLength(0)
    expect(type()).not.toHaveAttribute('aria-disabled', 'true')
  })

  test('a main series whose values are withheld is a shape for everybody; others keep theirs (readings #13)', () => {
    const other = { ...closes, id: 'other', name: 'Other' }
    renderStock({ series: [{ ...appleShape, masked: true }, other] }, { shown: ['rsi'] })
    expect(within(screen.getByRole('list', { name: 'Series' })).getByText('144.020')).toBeInTheDocument()
    expect(slots('stock-pane')).toHaveLength(0)
    expect(button(/^Indicators/)).toHaveAccessibleDescription('Values are for subscribers.')
  })
})

describe('P7 a masked chart refuses values outside of a shape', () => {
  let warn: Mock<typeof console.warn>
  beforeEach(() => {
    warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warn.mockRestore())

  const warning = `Accrue StockChart: masked values outside 0–100 are refused: ${APPLE_DAILY.length} of the series "apple". Send a shape from 0 to 100 in place of values that the user may not see.`
  /** The path data of the lines; a growing one has two parts. */
  const drawnPlaces = () => {
    const paths = [...document.querySelectorAll('[data-chart-layer=lines] path')]
    return new Set(paths.flatMap(path => path.getAttribute('d')?.match(/[\d.]+,[\d.]+/g) ?? []))
  }
  const stock = (masked: boolean) => (
    <StockChart label="Price" series={withBars} volume={volume} instrument={1} masked={masked} />
  )

  test('refused bars are neither drawn nor in the navigator, with one warning in development', () => {
    const navigator = vi.fn<(strip: { column: unknown }) => null>(() => null)
    renderStock({ masked: true, navigator })
    expect(drawnPlaces().size).toBe(0)
    expect(navigator.mock.lastCall?.[0].column).toBeNull()
    expect(warn.mock.calls).toEqual([[warning]])
  })

  test('one bar among others is a gap', () => {
    const points = appleShape.points.map((point, i) => (i === 9 ? { ...point, value: 144.02 } : point))
    const gaps = points.map((point, i) => (i === 9 ? { ...point, value: null } : point))
    const one = renderStock({ series: [{ ...appleShape, points: gaps }], masked: true })
    const drawn = drawnPlaces()
    expect(drawn.size).toBeGreaterThan(9)
    one.unmount()
    renderStock({ series: [{ ...appleShape, points }], masked: true })
    expect(drawnPlaces()).toEqual(drawn)
    expect(warn.mock.calls[0]?.[0]).toContain('1 of the series "apple"')
  })

  test('the page masks and unmasks it while it is shown', () => {
    const { rerender } = renderWithUi(stock(false), { session: SESSIONS.desk })
    expect(tones()).toEqual(expect.arrayContaining(['up', 'down']))
    rerender(stock(true))
    expect([tones(), drawnPlaces().size]).toEqual([[], 0])
    expect(warn.mock.calls).toEqual([[warning]])
    rerender(stock(false))
    expect(tones()).toEqual(expect.arrayContaining(['up', 'down']))
  })

  test('next to a masked series other series may have values', () => {
    const other = { ...closes, id: 'other', name: 'Other' }
    renderStock({ series: [{ ...appleShape, masked: true }, other] })
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('states (C7, C14)', () => {
  test('while data loads the frame is there and the tools are disabled', () => {
    renderStock({ series: [], volume: undefined, status: { kind: 'loading' } })
    expect(screen.getByRole('region', { name: 'Price' })).toHaveAttribute('aria-busy', 'true')
    expect(type()).toHaveDisplayValue('Candles')
    expect(button(/^Indicators/)).toHaveAccessibleDescription('No data to draw.')
  })

  test('a failure can be tried again', async () => {
    const onRetry = vi.fn()
    const { user } = renderStock({ series: [], status: { kind: 'error', onRetry } })
    await user.click(button('Retry'))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('a message is shown once, not in every pane', () => {
    renderStock({ status: { kind: 'error', onRetry: () => {} } }, { shown: ['rsi', 'macd'] })
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })
})

describe('one window for all (C18)', () => {
  test('a strip of the page moves the price and every pane', async () => {
    const winter = { from: Date.UTC(2017, 0, 1), to: Date.UTC(2017, 2, 1) }
    const { user } = renderStock(
      {
        navigator: ({ window, onWindowChange }) => (
          <button type="button" onClick={() => onWindowChange(window ? null : winter)}>
            {window ? 'All' : 'Winter'}
          </button>
        ),
      },
      { shown: ['rsi'] },
    )
    const zoomed = () => Array.from(slots('time-chart'), chart => chart.hasAttribute('data-zoomed'))
    await user.click(button('Winter'))
    expect(zoomed()).toEqual([true, true])
    await user.click(button('All'))
    expect(zoomed()).toEqual([false, false])
  })

  test('the page can control the model', async () => {
    function Page() {
      const model = useStockChart({ instrument: 1 })
      return (
        <>
          <button type="button" onClick={() => model.indicators.events.add('rsi')}>
            Add
          </button>
          <StockChart label="Price" series={withBars} instrument={1} model={model} />
        </>
      )
    }
    renderWithUi(<Page />, { session: SESSIONS.desk })
    await userEvent.click(button('Add'))
    expect(screen.getByRole('heading', { name: 'RSI (14)' })).toBeInTheDocument()
  })
})

describe('the drawing is clipped to the plot (C20)', () => {
  test('candles are drawn where lines are cut off, and none among the dots', () => {
    renderStock({}, { shown: ['sma'] })
    const clip = (name: string) => slots(name)[0] as HTMLElement
    const [lines, dots] = [clip('time-chart-lines'), clip('time-chart-dots')]
    expect(lines.querySelectorAll('[data-slot=bar-path]').length).toBeGreaterThan(0)
    expect(dots.querySelectorAll('[data-slot=bar-path]')).toHaveLength(0)
  })
})

describe('legends (C9, C20)', () => {
  test('the columns of MACD have a sample in their own colours', () => {
    renderStock({}, { shown: ['macd'] })
    const pane = screen.getByRole('region', { name: 'MACD (12, 26, 9)' })
    const row = within(pane).getByRole('button', { name: 'Show Histogram' }).closest('li')
    const sample = row?.querySelector('[data-slot=series-mark]')
    expect(Array.from(sample?.querySelectorAll('path') ?? [], path => path.getAttribute('class'))).toEqual([
      expect.stringContaining('fill-up'),
      expect.stringContaining('fill-down'),
    ])
  })
})

describe('C20 panes, axis and bars set by the user', () => {
  test('the price is in one stack with its panes, each under a boundary', () => {
    renderStock({ height: 650 }, { shown: ['volume', 'rsi'] })
    const boundaries = screen.getAllByRole('separator').map(each => each.getAttribute('aria-label'))
    expect(boundaries).toEqual(['Height of Volume', 'Height of RSI (14)'])
    expect(screen.getByRole('separator', { name: 'Height of Volume' })).toHaveAttribute(
      'aria-valuenow',
      '200',
    )
  })

  test('the corner of a pane has its value and a note on its drawing', () => {
    renderStock({}, { shown: ['volume'] })
    const pane = screen.getByRole('region', { name: 'Volume' })
    expect(pane).toHaveTextContent('hollow: close above open')
    expect(within(pane).getByRole('heading', { name: 'Volume' })).toBeInTheDocument()
    expect(pane.querySelector('[data-slot=legend-value]')).toHaveTextContent(/^[\d.]+[KM]?$/)
  })

  test('its volume is abbreviated on screen and in full for assistive technology', () => {
    renderStock({}, { shown: ['volume'] })
    const pane = screen.getByRole('region', { name: 'Volume' })
    const value = pane.querySelector('[data-slot=legend-value]')
    expect(value).toHaveTextContent(/^[\d.]+M$/)
    expect(value).toHaveAttribute('aria-hidden', 'true')
    expect(value?.nextElementSibling).toHaveTextContent(/^[\d,]{9,}$/)
  })

  test('volumes are of one grey, rising ones hollow', () => {
    renderStock({}, { shown: ['volume'] })
    const pane = screen.getByRole('region', { name: 'Volume' })
    const columns = Array.from(pane.querySelectorAll('[data-slot=bar-path]'))
    expect(columns.map(each => each.getAttribute('data-tone'))).toEqual(['neutral', 'neutral'])
    expect(columns.map(each => each.getAttribute('fill'))).toEqual(['none', null])
  })

  test('a pane is hidden and shown again from its corner', async () => {
    const { user } = renderStock({}, { shown: ['rsi'] })
    const pane = screen.getByRole('region', { name: 'RSI (14)' })
    const eye = within(pane).getByRole('button', { name: 'Show RSI (14)' })
    await user.click(eye)
    expect(eye).toHaveAttribute('aria-pressed', 'false')
    expect(pane.querySelectorAll('[data-slot=time-chart-line]')).toHaveLength(0)
    await user.click(eye)
    expect(pane.querySelectorAll('[data-slot=time-chart-line]')).toHaveLength(1)
  })

  test('colour, width and parameters of an indicator are set from its legend entry, and remembered', async () => {
    const { user, local } = renderStock({}, { shown: ['sma'] })
    await user.click(button('Settings of SMA (20)'))
    const settings = await screen.findByRole('dialog', { name: 'Settings of SMA (20)' })
    await user.click(within(settings).getByRole('radio', { name: 'Colour 3' }))
    await user.click(within(settings).getByRole('radio', { name: '3 px' }))
    const line = document.querySelectorAll('[data-slot=time-chart-line]')[0]
    expect(line?.querySelector('path[stroke-width="3"]')).toBeInTheDocument()
    expect(JSON.parse(local.get('indicators.stock') ?? '')).toEqual([
      { id: 'sma', params: { period: 20 }, style: { colour: 2, width: 3 } },
    ])
    const period = within(settings).getByRole('textbox', { name: 'Period' })
    await user.clear(period)
    await user.type(period, '9')
    expect(button('Settings of SMA (9)')).toBeInTheDocument()
  })

  test('the value axis is stretched by keys and fits again', async () => {
    const { user } = renderStock()
    const axis = screen.getByRole('slider', { name: 'Value axis of Price' })
    const fitted = axis.getAttribute('aria-valuetext')
    expect(axis).toHaveAttribute('aria-valuenow', '100')
    axis.focus()
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(axis).toHaveAttribute('aria-valuenow', '83')
    expect(axis).not.toHaveAttribute('aria-valuetext', fitted)
    await user.keyboard('{Enter}')
    expect(axis).toHaveAttribute('aria-valuetext', fitted)
    await user.keyboard('{ArrowDown}')
    expect(axis).toHaveAttribute('aria-valuenow', '110')
    await user.dblClick(document.querySelectorAll('[data-slot=time-chart-surface]')[0] as Element)
    expect(axis).toHaveAttribute('aria-valuetext', fitted)
  })

  test('a shape has no scalable axis: its ends would be values (P7)', () => {
    renderStock({ series: shapes }, { session: SESSIONS.reader })
    expect(screen.queryByRole('slider', { name: /^Value axis/ })).not.toBeInTheDocument()
  })

  test('bars stand for a week or a month, which the note after the name and the date of each point show', async () => {
    const onValueChange = vi.fn<(view: StockView) => void>()
    const value: StockView = { ...DEFAULT_STOCK_VIEW, interval: 'week' }
    const { user } = renderStock({ value, onValueChange, series: [{ ...apple, unit: 'USD' }] })
    expect(root()).toHaveAttribute('data-interval', 'week')
    expect(screen.getByText('USD, week')).toBeInTheDocument()
    screen.getByRole('figure', { name: 'Price' }).focus()
    await user.keyboard('{End}')
    expect(screen.getByText(/^Week of \d+ \w+ 2017, Apple: /)).toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Interval' }), 'Month')
    expect(onValueChange).toHaveBeenCalledWith({ ...value, interval: 'month' })
  })

  test('where days are too narrow, the interval names the period of a bar; a type without bars has days', async () => {
    const years = Array.from({ length: 1_000 }, (_, i) => ({
      day: dayFromNumber(16_000 + i),
      value: 100 + (i % 9),
    }))
    const prices = Float64Array.from(years, ({ value }) => value)
    const long: TimeSeries = {
      id: 'long',
      name: 'Long',
      points: years,
      bars: { open: prices, high: prices, low: prices },
    }
    const { user } = renderStock({ series: [long], volume: undefined })
    const interval = screen.getByRole('combobox', { name: 'Interval' })
    expect(interval).toHaveDisplayValue('Auto: week')
    await user.selectOptions(interval, 'Month')
    expect(interval).toHaveDisplayValue('Month')
    await user.selectOptions(interval, 'Day')
    await user.selectOptions(type(), 'Line')
    expect(interval).toHaveDisplayValue('Day')
  })

  test('one table has the price and its panes; an indicator begins with its first value', async () => {
    const { user } = renderStock({}, { shown: ['sma', 'rsi'] })
    await user.click(button('Show data table'))
    const table = screen.getByRole('table', { name: 'Price' })
    const heads = within(table).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Date',
      'Apple: open',
      'Apple: high',
      'Apple: low',
      'Apple',
      'SMA (20)',
      'RSI (14)',
    ])
    await user.click(button(/^Show all/))
    const first = within(table).getAllByRole('row').at(-1) as HTMLElement
    const cells = within(first)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
    expect(cells.slice(-2)).toEqual(['', ''])
  })
})

describe('C20 in a panel that has the bar', () => {
  function Page({ view = DEFAULT_STOCK_VIEW }: { view?: StockView }) {
    const [bar, setBar] = useState<HTMLElement | null>(null)
    const slots = useMemo(() => ({ view: bar, actions: null }), [bar])
    return (
      <ToolbarSlotsContext.Provider value={slots}>
        <section ref={setBar} aria-label="Bar" />
        <StockChart label="Price" series={withBars} volume={volume} instrument={1} value={view} />
      </ToolbarSlotsContext.Provider>
    )
  }

  test('has the menus in it, and the chart has no bar', () => {
    renderWithUi(<Page />, { session: SESSIONS.desk })
    const bar = screen.getByRole('region', { name: 'Bar' })
    expect(within(bar).getByRole('combobox', { name: 'Chart type' })).toHaveDisplayValue('Candles')
    expect(within(bar).getByRole('button', { name: /^Indicators/ })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Log scale' })).not.toBeInTheDocument()
  })

  test('removing a pane moves the focus to the menu that can add it again', async () => {
    renderWithUi(<Page />, {
      session: SESSIONS.desk,
      stores: { local: memoryStore(), cookie: memoryStore() },
    })
    await userEvent.click(button('Remove Volume'))
    expect(button(/^Indicators/)).toHaveFocus()
  })

  test('switches the current value; without access to values it is disabled', async () => {
    const onValueChange = vi.fn()
    const { unmount } = renderWithUi(
      <CurrentValueToggle value={DEFAULT_STOCK_VIEW} onValueChange={onValueChange} />,
      { session: SESSIONS.desk },
    )
    expect(button('Current value')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(button('Current value'))
    expect(onValueChange).toHaveBeenCalledWith({ ...DEFAULT_STOCK_VIEW, currentValue: false })
    unmount()
    renderWithUi(<CurrentValueToggle value={DEFAULT_STOCK_VIEW} onValueChange={onValueChange} />, {
      session: SESSIONS.reader,
    })
    expect(button('Current value')).toHaveAccessibleDescription('Values are for subscribers.')
  })
})
