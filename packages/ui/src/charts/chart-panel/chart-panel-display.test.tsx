import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { forgetWarnings } from '../../foundation/dev-warnings.ts'
import { memoryStore } from '../../foundation/state/safe-storage.ts'
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { Panel, type PanelProps } from '../../testing/chart-panel-harness.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { ACCESS, SESSIONS } from '../../testing/sessions.ts'
import { drag, moveTo, one, other, shapes, slot, two } from '../../testing/time-chart-harness.tsx'
import { ExportMenu } from '../chart-export/export-menu.tsx'
import { ChartPanel } from './chart-panel.tsx'
import type { PanelViewModel } from './chart-panel.view-model.ts'
import { ChartPanelToolbar } from './chart-panel-toolbar.tsx'
import { loadCharts } from './lazy-charts.tsx'
import { type ChartPanelOptions, useChartPanel } from './use-chart-panel.ts'

const props: PanelProps = {
  label: 'Price',
  tabs: [{ id: '3M', text: '3M', from: '2024-05-23', to: '2024-08-23' }],
  period: { kind: 'tab', id: '3M' },
  onPeriodChange: () => {},
  series: one,
  height: 400,
}
const renderPanel = (more: Partial<PanelProps> = {}, session: keyof typeof SESSIONS = 'desk') =>
  renderWithUi(<Panel {...props} {...more} />, { session: SESSIONS[session] })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => userEvent.click(button(name))
/** Opens the display settings, where scale, text size and logo are. */
const openSettings = () => press('Display settings')
const charts = () => [...document.querySelectorAll('[data-slot=time-chart]')]

/** Reports a size as soon as the panel is observed. */
class MeasuresThePanel {
  readonly report: () => void
  constructor(report: () => void) {
    this.report = report
  }
  observe(element: HTMLElement) {
    if (element.dataset.slot === 'chart-panel') this.report()
  }
  unobserve() {}
  disconnect() {}
}

beforeAll(loadCharts)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('C17: A− and A+', () => {
  test.each([
    [/Smaller text/, -6, 'The smallest text size is 6 px.'],
    [/Larger text/, 27, 'The largest text size is 40 px.'],
  ])('%s stops at the limit and says why', async (name, fontStep, reason) => {
    renderPanel({ options: { initial: { fontStep } } })
    await openSettings()
    expect(button(name)).toHaveAccessibleDescription(reason)
    const before = charts()[0]?.className
    await press(name)
    expect(charts()[0]?.className).toBe(before)
  })

  test('chart and legend grow by a pixel each', async () => {
    renderPanel()
    await openSettings()
    await press(/Larger text/)
    expect(charts()[0]?.className).toContain('[--font-step:1px]')
    await press(/Smaller text/)
    await press(/Smaller text/)
    expect(charts()[0]?.className).toContain('[--font-step:-1px]')
  })
})

describe('C17: the logo', () => {
  test('is in the plot once its checkbox is ticked', async () => {
    renderPanel({ logo: <svg aria-label="Accrue" role="img" /> })
    expect(screen.queryByRole('img', { name: 'Accrue' })).toBeNull()
    await openSettings()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Logo' }))
    expect(slot('time-chart-plot')).toContainElement(screen.getByRole('img', { name: 'Accrue' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Logo' }))
    expect(screen.queryByRole('img', { name: 'Accrue' })).toBeNull()
  })

  test('C16: is a layer of the chart, so that pictures include it', () => {
    renderPanel({ logo: <svg aria-label="Accrue" role="img" />, options: { initial: { logo: true } } })
    expect(screen.getByRole('img', { name: 'Accrue' }).closest('[data-chart-layer]')).not.toBeNull()
  })

  test('a page without a logo has no checkbox for it', async () => {
    renderPanel()
    await openSettings()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('what the page draws over the chart stays', () => {
    renderPanel({
      logo: <svg aria-label="Accrue" role="img" />,
      options: { initial: { logo: true } },
      contentProps: { chart: { overlay: () => <i data-testid="drawing" /> } },
    })
    expect(screen.getByTestId('drawing')).toBeInTheDocument()
  })
})

describe('C17: full screen, axis control, description, actions', () => {
  test('the panel fills the screen with its toolbar', async () => {
    renderPanel()
    await press('Full screen')
    await waitFor(() => expect(slot('chart-panel')).toHaveAttribute('data-fullscreen'))
    expect(slot('chart-panel')).toContainElement(screen.getByRole('radiogroup', { name: 'Period' }))
    await press('Full screen')
    await waitFor(() => expect(slot('chart-panel')).not.toHaveAttribute('data-fullscreen'))
  })

  test('is remembered under the panel’s element id', async () => {
    const cookie = memoryStore()
    const set = vi.spyOn(cookie, 'set')
    renderWithUi(<Panel {...props} options={{ elementId: 'graph' }} />, {
      session: SESSIONS.desk,
      stores: { local: memoryStore(), cookie },
    })
    await press('Full screen')
    await waitFor(() => expect(set).toHaveBeenCalledWith(expect.stringContaining('graph'), '1'))
  })

  test('in full screen the chart takes the remaining height', async () => {
    vi.stubGlobal('ResizeObserver', MeasuresThePanel)
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(640)
    renderPanel()
    const frame = () => slot('time-chart-frame')?.querySelector('[data-slot=placeholder]')
    expect(frame()).toHaveAttribute('height', '400')
    await press('Full screen')
    await waitFor(() => expect(frame()).toHaveAttribute('height', '660'))
    await press('Full screen')
    await waitFor(() => expect(frame()).toHaveAttribute('height', '400'))
  })

  test('the axis control is in the display settings', async () => {
    renderPanel({ toolbarProps: { axisControl: <button type="button">Log axis</button> } })
    await openSettings()
    const tools = screen.getByRole('dialog', { name: 'Display settings' })
    expect(within(tools).getByRole('button', { name: 'Log axis' })).toBeInTheDocument()
  })

  test('C17: the axis is linear or logarithmic as the page sets it, and a press is reported to the page', async () => {
    const onScaleChange = vi.fn()
    const { rerender } = renderPanel({ options: { scale: 'linear', onScaleChange } })
    await openSettings()
    const toggle = () => screen.getByRole('button', { name: 'Log scale' })
    expect(toggle()).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(toggle())
    expect(onScaleChange).toHaveBeenCalledExactlyOnceWith('log')
    rerender(<Panel {...props} options={{ scale: 'log', onScaleChange }} />)
    expect(toggle()).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(toggle())
    expect(onScaleChange).toHaveBeenLastCalledWith('linear')
  })

  test('C17: per cent needs a linear axis: the toggle gives the reason, and the page’s choice stays', async () => {
    const onScaleChange = vi.fn()
    renderPanel({ options: { scale: 'log', values: 'percent', onScaleChange } })
    await openSettings()
    const toggle = screen.getByRole('button', { name: 'Log scale' })
    expect(toggle).toHaveAttribute('aria-pressed', 'false')
    expect(toggle).toHaveAccessibleDescription('Percent changes use a linear scale.')
    await userEvent.click(toggle)
    expect(onScaleChange).not.toHaveBeenCalled()
  })

  test('C17: without onScaleChange there is no axis control, nor below full access', async () => {
    const { unmount } = renderPanel({ options: { scale: 'log' } })
    await openSettings()
    expect(screen.queryByRole('button', { name: 'Log scale' })).toBeNull()
    unmount()
    renderPanel({ series: shapes, options: { scale: 'log', onScaleChange: () => {} } }, 'reader')
    await openSettings()
    expect(screen.queryByRole('button', { name: 'Log scale' })).toBeNull()
  })

  test('the description is a sentence in the panel', () => {
    renderPanel({ contentProps: { description: 'Indicative price.' } })
    expect(slot('chart-description')).toHaveTextContent('Indicative price.')
  })

  test('actions get the view model: the series with their trends, and the chart’s element', () => {
    const actions = vi.fn(() => null)
    renderPanel({ toolbarProps: { actions }, options: { initial: { trend: 'linear', fontStep: 2 } } })
    expect(actions).toHaveBeenLastCalledWith(
      expect.objectContaining({ fontStep: 2, mode: 'absolute', height: 400, logo: null }),
      'bar',
    )
    const [viewModel] = actions.mock.lastCall as unknown as [PanelViewModel]
    expect(viewModel.series.map(({ id }) => id)).toEqual(['ust', 'trend:ust'])
    // the element for a picture: the main chart and the panes below it
    expect(viewModel.chart()).toBe(charts()[0]?.closest('[data-slot=chart-panel-charts]'))
  })

  test.each([
    ['visitor', 'Sign in to use this'],
    ['reader', 'This needs full access'],
  ] as const)('C16 a %s finds the export menu disabled, with the reason', async (session, reason) => {
    renderPanel(
      {
        masked: true,
        series: shapes,
        toolbarProps: {
          actions: ({ chart, draw, series }) => (
            <ExportMenu
              title="Price"
              chart={chart}
              draw={draw}
              series={series}
              loadFont={async () => new ArrayBuffer(0)}
            />
          ),
        },
      },
      session,
    )
    expect(button('Export')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Export')).toHaveAccessibleDescription(reason)
    await press('Export')
    expect(screen.queryByRole('menu')).toBeNull()
  })

  test('C16 a picture redraws the charts: their lines and panes, no legend and no table', () => {
    const actions = vi.fn(() => null)
    const panes = [{ id: 'spread', label: 'Spread', series: one }]
    renderPanel({ toolbarProps: { actions }, panes })
    const [viewModel] = actions.mock.lastCall as unknown as [PanelViewModel]
    const { container } = renderWithUi(
      <div>{viewModel.draw({ width: 900, height: 500, panes: [120] })}</div>,
      {
        session: SESSIONS.pro,
      },
    )
    expect(container.querySelectorAll('[data-slot=time-chart]')).toHaveLength(2)
    expect(container.querySelector('h3')).toHaveTextContent('Spread')
    expect(container.querySelector('[data-slot=time-chart-legend]')).toBeNull()
  })

  test('C16 a line that is highlighted on the page dims no other in the picture', async () => {
    const actions = vi.fn(() => null)
    const { container } = renderPanel({ toolbarProps: { actions }, series: two })
    const dimmedLines = (root: Element) =>
      root.querySelectorAll('[data-slot=time-chart-line].opacity-32').length
    await userEvent.hover(container.querySelector('[data-slot=legend-chip]') as Element)
    expect(dimmedLines(container)).toBe(1)
    const [viewModel] = actions.mock.lastCall as unknown as [PanelViewModel]
    const picture = renderWithUi(<div>{viewModel.draw({ width: 900, height: 500, panes: [] })}</div>, {
      session: SESSIONS.pro,
    })
    expect(picture.container.querySelectorAll('[data-slot=time-chart-line]')).toHaveLength(2)
    expect(dimmedLines(picture.container)).toBe(0)
  })

  test('C16 a view without a chart cannot be redrawn', () => {
    const actions = vi.fn(() => null)
    renderPanel({ view: 'table', toolbarProps: { actions }, contentProps: { children: <p>Archive</p> } })
    const [viewModel] = actions.mock.lastCall as unknown as [PanelViewModel]
    expect(viewModel.draw({ width: 900, height: 500, panes: [] })).toBeNull()
    expect(viewModel.chart()).toBeNull()
  })

  test('on a phone the settings contain what does not fit into the toolbar', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
    renderPanel({ logo: <svg /> })
    expect(screen.queryByRole('combobox', { name: 'Trend' })).toBeNull()
    await press('Display settings')
    const sheet = screen.getByRole('dialog', { name: 'Display settings' })
    await userEvent.selectOptions(within(sheet).getByRole('combobox', { name: 'Trend' }), 'Linear')
    await userEvent.click(within(sheet).getByRole('button', { name: /Larger text/ }))
    expect(within(sheet).getByText('Text size: 13 px')).toBeVisible()
    expect(screen.getByText(/R² = /)).toBeInTheDocument()
    expect(within(sheet).getByRole('checkbox', { name: 'Logo' })).toBeInTheDocument()
  })
})

describe('C17: the display settings', () => {
  test('Escape closes them and returns the focus to their button; a choice leaves them open', async () => {
    renderPanel({ logo: <svg /> })
    await openSettings()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Logo' }))
    expect(screen.getByRole('dialog', { name: 'Display settings' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button('Display settings')).toHaveFocus()
  })

  test('a press elsewhere closes them', async () => {
    renderPanel()
    await openSettings()
    await userEvent.click(document.body)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('the defaults: a linear scale, the first text size, no logo', async () => {
    const onScaleChange = vi.fn()
    renderPanel({
      logo: <svg aria-label="Accrue" role="img" />,
      options: { scale: 'log', onScaleChange, initial: { logo: true, fontStep: 3 } },
    })
    await openSettings()
    await press('Reset to defaults')
    expect(onScaleChange).toHaveBeenCalledExactlyOnceWith('linear')
    expect(charts()[0]?.className).not.toContain('[--font-step:3px]')
    expect(charts()[0]?.className).toContain('[--font-step:0px]')
    expect(screen.queryByRole('img', { name: 'Accrue' })).toBeNull()
    expect(screen.getByRole('dialog', { name: 'Display settings' })).toBeInTheDocument()
  })

  test.each([
    [1074, [], ['Trend', 'Spread', 'Export', 'Values', 'Full screen']],
    [899, ['Trend'], ['Spread', 'Export', 'Values', 'Full screen']],
    [820, ['Trend', 'Spread'], ['Export', 'Values', 'Full screen']],
    [720, ['Trend', 'Spread', 'Export'], ['Values', 'Full screen']],
    [390, ['Trend', 'Spread', 'Export', 'Values', 'Full screen'], []],
  ])(
    'a card of %i px: each control is in the bar or in the settings, never in both',
    async (width, settings, bar) => {
      vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
      renderPanel({
        options: { onValuesChange: () => {} },
        toolbarProps: {
          spread: <button type="button">Spread</button>,
          actions: <button type="button">Export</button>,
        },
      })
      const named = (name: string) => [
        ...screen.queryAllByRole('button', { name }),
        ...screen.queryAllByRole('combobox', { name }),
        ...screen.queryAllByRole('radiogroup', { name }),
      ]
      for (const name of bar) expect(named(name), name).toHaveLength(1)
      for (const name of settings) expect(named(name), name).toHaveLength(0)
      await openSettings()
      const dialog = screen.getByRole('dialog', { name: 'Display settings' })
      for (const name of [...bar, ...settings]) expect(named(name), name).toHaveLength(1)
      for (const name of settings) expect(dialog).toContainElement(named(name)[0] as HTMLElement)
    },
  )

  test('a narrow card has one button for both dates, and both fields have names', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
    renderPanel()
    expect(screen.queryByRole('combobox', { name: 'From' })).toBeNull()
    await press('From and to')
    for (const name of ['From', 'To']) expect(screen.getByRole('combobox', { name })).toBeInTheDocument()
  })
})

describe('H3: why the chart has no values', () => {
  test('one line gives the reason and a sign-in button, and is hidden for the day once closed', async () => {
    const stores = { local: memoryStore(), cookie: memoryStore() }
    const { unmount } = renderWithUi(<ChartPanel {...props} series={shapes} />, {
      session: SESSIONS.visitor,
      stores,
      onSignIn: vi.fn(),
    })
    expect(screen.getAllByText('Values are for subscribers. The line shows its shape only.')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument()
    await press('Close the note on access')
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
    unmount()
    const onSignIn = vi.fn()
    renderWithUi(<ChartPanel {...props} series={shapes} />, { session: SESSIONS.visitor, stores, onSignIn })
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
    // the lock stays, with the same action
    await press('Values are for subscribers.')
    expect(onSignIn).toHaveBeenCalledOnce()
  })

  test.each([
    [{}, 0],
    [{ topAccessPrompt: true }, 0],
    // over the plot, and in a row of its own on phones: the style sheet shows one
    [{ topAccessPrompt: false }, 2],
  ])('H3 the server’s markup, knowing of %j, has %i lines on access', (dismissed, count) => {
    const html = renderToString(
      <UiProvider labels={english} access={ACCESS.visitor} session={SESSIONS.visitor} dismissed={dismissed}>
        <ChartPanel {...props} series={shapes} />
      </UiProvider>,
    )
    expect(html.split('data-slot="top-access-prompt"')).toHaveLength(count + 1)
  })

  test('public values are shown to everybody', () => {
    renderWithUi(<ChartPanel {...props} masked={false} />, { session: SESSIONS.visitor })
    expect(screen.queryByText('Values are for subscribers.')).toBeNull()
    expect(document.querySelector('[data-slot=time-chart]')).not.toHaveAttribute('data-masked')
  })
})

describe('C18: charts below each other', () => {
  const panes = [{ id: 's', label: 'Spread', series: [{ ...other, id: 's' }], stats: <p>Mean 1.2</p> }]

  test('share the crosshair: a pointer over one moves it on all', () => {
    renderPanel({ panes })
    moveTo(200)
    expect(document.querySelectorAll('[data-slot=time-chart-crosshair][data-shown]')).toHaveLength(2)
  })

  test('share the visible range: zooming one zooms all', () => {
    renderPanel({ panes })
    drag(100, 300)
    expect(charts().map(chart => chart.hasAttribute('data-zoomed'))).toEqual([true, true])
    fireEvent.click(screen.getAllByRole('button', { name: 'Reset zoom' })[0] as HTMLElement)
    expect(charts().map(chart => chart.hasAttribute('data-zoomed'))).toEqual([false, false])
  })

  test('a pane has its heading and its statistics', () => {
    renderPanel({ panes })
    expect(screen.getByRole('heading', { name: 'Spread' })).toBeInTheDocument()
    expect(screen.getByText('Mean 1.2')).toBeInTheDocument()
  })
})

describe('C2: other views of the same period', () => {
  test('a view without a chart keeps the period and has no display settings', () => {
    renderPanel({
      view: 'table',
      options: { onValuesChange: () => {} },
      contentProps: { children: <p>Archive</p> },
      logo: <svg />,
    })
    expect(screen.getByText('Archive')).toBeInTheDocument()
    expect(screen.getByRole('radiogroup', { name: 'Period' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Display settings' })).toBeNull()
    expect(screen.queryByRole('radiogroup', { name: 'Values' })).toBeNull()
    expect(charts()).toHaveLength(0)
  })

  test('another chart gets the same view model', () => {
    renderPanel({
      view: 'chart',
      options: { initial: { fontStep: 1 } },
      contentProps: { children: ({ period, fontStep }) => `${period.from} ${period.to} ${fontStep}` },
    })
    expect(slot('chart-panel-charts')).toHaveTextContent('2024-05-23 2024-08-23 1')
    expect(screen.getByRole('button', { name: 'Display settings' })).toBeInTheDocument()
  })

  test('another chart gets its props whole', () => {
    const children = vi.fn((_: PanelViewModel) => null)
    renderPanel({ view: 'chart', venueId: 4, options: { values: 'percent' }, contentProps: { children } })
    expect(children.mock.lastCall?.[0].chartProps).toEqual({
      label: 'Price',
      series: one,
      mode: 'percent',
      status: { kind: 'ready' },
      period: { from: '2024-05-23', to: '2024-08-23' },
      height: 400,
      fontStep: 0,
      venueId: 4,
      masked: undefined,
    })
  })
})

describe('in development', () => {
  beforeEach(forgetWarnings)

  test.each<[string, Partial<PanelProps>, string | null]>([
    ['lines without children', {}, null],
    ['a table', { view: 'table', contentProps: { children: <p>Archive</p> } }, null],
    ['children that are not shown', { contentProps: { children: <p>Archive</p> } }, 'does not show'],
    ['a chart without children', { view: 'chart' }, 'the view "chart" needs children'],
  ])('the console says when the view and the children differ: %s', (_, more, warning) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    renderPanel(more)
    expect(warn.mock.calls).toEqual(warning === null ? [] : [[expect.stringContaining(warning)]])
  })

  test('a part outside a panel says so', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderWithUi(<ChartPanelToolbar />)).toThrow('ChartPanelToolbar must be inside a ChartPanel')
  })
})

describe('headless', () => {
  function PageWithModel(options: ChartPanelOptions) {
    const model = useChartPanel(options)
    return (
      <>
        <output>{`${model.state.fontStep} ${model.state.trend}`}</output>
        <button type="button" onClick={() => model.events.chooseTrend('linear')}>
          Trend from outside
        </button>
        <ChartPanel {...props} model={model} />
      </>
    )
  }

  test('a page may control the panel’s state with a model', async () => {
    renderWithUi(<PageWithModel initial={{ fontStep: 3 }} />, { session: SESSIONS.desk })
    expect(screen.getByText('3 null')).toBeInTheDocument()
    await openSettings()
    await press(/Larger text/)
    await userEvent.keyboard('{Escape}{Escape}')
    await press('Trend from outside')
    expect(screen.getByText('4 linear')).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Trend' })).toHaveDisplayValue('Linear')
  })

  test('C12: a page may control the trend: the panel shows the page’s value and reports each choice', async () => {
    const onTrendChange = vi.fn()
    const { rerender } = renderPanel({ options: { trend: 'linear', onTrendChange } })
    const select = () => screen.getByRole('combobox', { name: 'Trend' })
    expect(select()).toHaveDisplayValue('Linear')
    await userEvent.selectOptions(select(), 'Exponential')
    expect(onTrendChange).toHaveBeenCalledExactlyOnceWith('exponential')
    expect(select()).toHaveDisplayValue('Linear')
    rerender(<Panel {...props} options={{ trend: null, onTrendChange }} />)
    expect(select()).toHaveDisplayValue('Not selected')
    rerender(<Panel {...props} options={{ trend: 'linear', onTrendChange }} />)
    await userEvent.selectOptions(select(), 'Not selected')
    expect(onTrendChange).toHaveBeenLastCalledWith(null)
  })

  test('the model’s full screen is the panel’s', async () => {
    const onFullscreenChange = vi.fn()
    renderWithUi(<PageWithModel onFullscreenChange={onFullscreenChange} />, { session: SESSIONS.desk })
    await press('Full screen')
    await waitFor(() => expect(onFullscreenChange).toHaveBeenCalledExactlyOnceWith(true))
  })
})
