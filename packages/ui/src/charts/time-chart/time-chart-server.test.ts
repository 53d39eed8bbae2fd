import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import english from '../../../labels/eng.json' with { type: 'json' }
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { UST_4_2034 } from '../../testing/fixtures/ust-4-2034.ts'
import { ACCESS } from '../../testing/sessions.ts'
import { TimeChart, type TimeChartProps } from './time-chart.tsx'

const points = UST_4_2034.map(({ day, price }) => ({ day, value: price > 0 ? price : null }))

function html(props: Partial<TimeChartProps>, access = ACCESS.desk): string {
  const series = [{ id: 'ust', name: 'UST 4% 2034', points }]
  const chart = createElement(TimeChart, { label: 'Price', series, ...props })
  const provider = { labels: english, access, clock: () => 0, children: chart }
  return renderToString(createElement(UiProvider, provider))
}

test('renders without a browser: frame, lines, newest values', () => {
  const text = html({})
  expect(text).toContain('height="600"')
  expect(text).toContain('d="M')
  expect(text).toContain('101.094')
})

test.each<TimeChartProps['status']>([
  { kind: 'loading' },
  { kind: 'empty' },
  { kind: 'wrongPeriod' },
  { kind: 'noGround' },
  { kind: 'error', onRetry: () => {} },
])('renders without a browser: %s', status => {
  expect(html({ status })).toContain(`data-status="${status?.kind}"`)
})

test('P7: what the server sends below full access holds no value', () => {
  const text = html({}, ACCESS.visitor)
  expect(text).toContain('Values are for subscribers.')
  expect(text.replace(/ (d|transform)="[^"]*"/g, '')).not.toMatch(/101\.09/)
})
