import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ChartPanel, type ChartPanelProps } from '../charts/chart-panel/chart-panel.tsx'
import { ChartPanelContent, type ChartPanelContentProps } from '../charts/chart-panel/chart-panel-content.tsx'
import { ChartPanelToolbar, type ChartPanelToolbarProps } from '../charts/chart-panel/chart-panel-toolbar.tsx'
import type { ChartPeriod, ChartPeriodTab } from '../charts/chart-panel/chart-period.ts'
import { type ChartPanelOptions, useChartPanel } from '../charts/chart-panel/use-chart-panel.ts'
import { forwardRef } from '../foundation/forward-ref.ts'
import { renderWithUi } from './render-with-ui.tsx'
import { SESSIONS } from './sessions.ts'
import { one } from './time-chart-harness.tsx'

/** Two fixed periods of the fixture's days. */
export const tabs: ChartPeriodTab[] = [
  { id: '1M', text: '1M', from: '2024-07-23', to: '2024-08-23' },
  { id: '3M', text: '3M', from: '2024-05-23', to: '2024-08-23' },
]
export type PanelProps = ChartPanelProps & {
  /** Options of its state. */
  options?: ChartPanelOptions
  toolbarProps?: ChartPanelToolbarProps
  contentProps?: ChartPanelContentProps
}

/** A panel with its parts. */
export const Panel = forwardRef(function Panel({
  options,
  toolbarProps,
  contentProps,
  ...panel
}: PanelProps) {
  return (
    <ChartPanel {...panel} model={useChartPanel(options)}>
      <ChartPanelToolbar {...toolbarProps} />
      <ChartPanelContent {...contentProps} />
    </ChartPanel>
  )
})

type PageProps = Partial<PanelProps> & { opens?: ChartPeriod }

/** A page that controls period and values. */
export const PanelPage = forwardRef(function PanelPage({
  opens = { kind: 'tab', id: '3M' },
  onPeriodChange,
  options = {},
  ...panel
}: PageProps) {
  const [period, setPeriod] = useState<ChartPeriod>(opens)
  const [values, setValues] = useState(options.values ?? 'absolute')
  return (
    <Panel
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
      options={{
        ...options,
        values,
        onValuesChange: next => {
          setValues(next)
          options.onValuesChange?.(next)
        },
      }}
    />
  )
})
export const renderPanel = (props: PageProps = {}, session: keyof typeof SESSIONS = 'desk') =>
  renderWithUi(<PanelPage {...props} />, { session: SESSIONS[session] })

export const day = (name: 'From' | 'To') => screen.getByRole('combobox', { name })
export const setDay = async (name: 'From' | 'To', text: string) => {
  await userEvent.clear(day(name))
  await userEvent.paste(text)
  await userEvent.keyboard('{Enter}')
}
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
export const trend = () => screen.getByRole('combobox', { name: 'Trend' })
export const legend = () => screen.getByRole('list', { name: 'Series' })
export const notes = () => document.querySelector('[data-slot=chart-panel-notes]') as HTMLElement
export const charts = () => [...document.querySelectorAll('[data-slot=time-chart]')]
/** The font size of a chart's texts as a difference to the default, in pixels. */
export const fontStepOf = (chart: Element | undefined) => chart?.className.match(/--font-step:(-?\d+)/)?.[1]
