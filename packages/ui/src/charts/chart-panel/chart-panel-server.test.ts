import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import type { AccessPolicy } from '../../foundation/access/access.ts'
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { ACCESS } from '../../testing/sessions.ts'
import type { TimeSeries } from '../series/time-series.ts'
import { ChartPanel, type ChartPanelProps } from './chart-panel.tsx'
import { ChartPanelContent } from './chart-panel-content.tsx'
import { ChartPanelToolbar } from './chart-panel-toolbar.tsx'
import type { ChartPeriodTab } from './chart-period.ts'
import type { PanelPicture } from './chart-picture.tsx'
import { preloadChartPictures } from './lazy-charts.tsx'

beforeAll(() => preloadChartPictures())

const tab: ChartPeriodTab = { id: 'week', text: 'Week', from: '2024-03-18', to: '2024-03-22' }
const line = (id: string, values: readonly number[]): TimeSeries => ({
  id,
  name: id,
  points: values.map((value, at) => ({ day: `2024-03-${18 + at}`, value })),
})
const price = line('Price', [101, 101.5, 100.25, 102, 101.75])
const turnover = { id: 'turnover', label: 'Turnover', series: [line('Turnover', [5, 7, 9, 4, 6])] }

const inProvider = (children: ReactNode, access: AccessPolicy) =>
  renderToString(createElement(UiProvider, { labels: english, clock: () => 0, access, children }))

type PanelProps = Partial<ChartPanelProps> & { picture?: PanelPicture }

function html({ picture, ...props }: PanelProps = {}, access = ACCESS.desk): string {
  const panel = createElement(
    ChartPanel,
    {
      label: 'Price, UST 4% 2034',
      tabs: [tab],
      period: { kind: 'tab', id: 'week' },
      onPeriodChange: () => {},
      series: [],
      status: { kind: 'loading' },
      ...props,
    },
    createElement(ChartPanelToolbar),
    createElement(ChartPanelContent, { picture }),
  )
  return inProvider(panel, access)
}

const count = (text: string, part: string) => text.split(part).length - 1

test('X10 the markup has the charts as a picture, without style attributes', () => {
  const text = html({ picture: { series: [price], caption: 'Indicative price' } })
  expect(text).toContain('aria-label="Price, UST 4% 2034: Price, from 18 Mar 2024 to 22 Mar 2024."')
  expect(text).toContain('Indicative price')
  expect(text).toContain('101.750')
  expect(text).not.toContain(' style=')
  expect(text).not.toContain('data-slot="spinner"')
})

test('the axes are written for a desktop and for a phone, the line is drawn once', () => {
  const text = html({ picture: { series: [price] } })
  expect(count(text, '>22 Mar<')).toBe(2)
  expect(count(text, 'data-slot="static-time-chart-line"')).toBe(1)
})

test('C18 the turnover is a second picture, with the date axis of both', () => {
  const text = html({ picture: { series: [price], turnover } })
  expect(count(text, 'role="img"')).toBe(2)
  expect(text).toContain('aria-label="Turnover: Turnover, from 18 Mar 2024 to 22 Mar 2024."')
  expect(count(text, '>22 Mar<')).toBe(2)
})

test('C1 shapes have no values', () => {
  const shape = line('Price', [40, 60, 0, 100, 90])
  const text = html({ picture: { series: [shape] } }, ACCESS.visitor)
  expect(text).toContain('data-masked')
  expect(text).not.toContain('static-time-chart-tag')
})

test('without a picture the markup reserves the height', () => {
  const text = html({ height: 650 })
  expect(text).toContain('height="718"')
  expect(text).toContain('data-slot="spinner"')
  expect(text).not.toContain('role="img"')
})

test('the toolbar has the dates as fields, and as the button of a phone', () => {
  const text = html()
  expect(count(text, 'data-slot="chart-dates"')).toBe(1)
  expect(count(text, 'data-slot="chart-dates-button"')).toBe(1)
})
