import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { figure, tradingRow } from '../../testing/facts.ts'
import { renderGraph, rowsOf } from '../../testing/render-graph.tsx'

test('C8 the chart is 650 px high (bond-page §9)', async () => {
  const { tradings } = renderGraph()
  await tradings.answer(rowsOf([tradingRow({ day: '2025-07-10', indicativePrice: figure('97.533') })]))
  const chart = await screen.findByRole('region', { name: /^Price, US Treasury 4% 15 Feb 2034/ })
  const plot = within(chart).getByRole('figure')
  const heights = [...(plot.parentElement?.querySelectorAll('svg') ?? [])].map(svg =>
    svg.getAttribute('height'),
  )
  expect(heights).toContain('650')
})
