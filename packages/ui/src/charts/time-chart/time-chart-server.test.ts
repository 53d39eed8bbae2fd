import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import type { AccessPolicy } from '../../foundation/access/access.ts'
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { UST_4_2034 } from '../../testing/fixtures/ust-4-2034.ts'
import { ACCESS } from '../../testing/sessions.ts'
import { TimeChart, type TimeChartProps } from './time-chart.tsx'

const points = UST_4_2034.map(({ day, price }) => ({ day, value: price > 0 ? price : null }))

const series = [{ id: 'ust', name: 'UST 4% 2034', points }]

const inProvider = (children: ReactNode, provider: { access?: AccessPolicy } = {}) =>
  renderToString(createElement(UiProvider, { labels: english, clock: () => 0, ...provider, children }))

function html(props: Partial<TimeChartProps>, access: AccessPolicy = ACCESS.desk): string {
  const chart = createElement(TimeChart, { label: 'Price', series, ...props })
  return inProvider(chart, { access })
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
  { kind: 'noVenue' },
  { kind: 'error', onRetry: () => {} },
])('renders without a browser: %s', status => {
  expect(html({ status })).toContain(`data-status="${status?.kind}"`)
})

test('P7: server markup below full access has no value', () => {
  const text = html({}, ACCESS.visitor)
  expect(text).toContain('Values are for subscribers.')
  expect(text.replace(/ (d|transform)="[^"]*"/g, '')).not.toMatch(/101\.09/)
})

test('a page without a policy shows everybody the values', () => {
  const text = inProvider(createElement(TimeChart, { label: 'Price', series }))
  expect(text).toContain('101.094')
  expect(text).not.toContain('Values are for subscribers.')
})

test.each([
  ['shows values where the policy refuses them', 'visitor', false],
  ['hides values where the policy allows them', 'desk', true],
] as const)('the page decides: it %s', (_sentence, who, masked) => {
  expect(html({ masked }, ACCESS[who]).includes('101.094')).toBe(!masked)
})
