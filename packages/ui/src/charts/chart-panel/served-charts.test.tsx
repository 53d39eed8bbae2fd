import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { lazyWithPlaceholder } from '../../controls/skeleton/lazy-with-placeholder.tsx'
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { controlledFile } from '../../testing/controlled-file.ts'
import { LazyCharts } from './lazy-charts.tsx'
import { ServedCharts, type ServedChartsProps } from './served-charts.tsx'

const Charts = () => <p>charts that can be used</p>

const viewModel: ServedChartsProps['viewModel'] = {
  series: [{ id: 'price', name: 'Price', points: [] }],
  status: { kind: 'ready' },
  period: { from: '2024-03-18', to: '2024-03-22' },
  mode: 'absolute',
  scale: 'linear',
  height: 400,
}

afterEach(() => vi.restoreAllMocks())

/** Hydrates the charts in a server's markup with their picture. */
function hydrate(served = '<svg role="img" aria-label="Picture"></svg>') {
  const { fetchFile, ...file } = controlledFile(Charts)
  const Part = lazyWithPlaceholder(fetchFile, () => 300)
  vi.spyOn(LazyCharts, 'load').mockImplementation(Part.load)
  vi.spyOn(LazyCharts, 'useFile').mockImplementation(Part.useFile)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = `<section aria-label="Chart" tabindex="-1"><div data-slot="chart-picture">${served}</div></section>`
  const page = (shown: ServedChartsProps['viewModel']) => (
    <UiProvider labels={english}>
      <section aria-label="Chart" tabIndex={-1}>
        <ServedCharts viewModel={shown} most={600} picture={null} hasPane={false}>
          <Part />
        </ServedCharts>
      </section>
    </UiProvider>
  )
  const { rerender } = render(page(viewModel), { container, hydrate: true })
  const choose = (choice: Partial<ServedChartsProps['viewModel']>) =>
    rerender(page({ ...viewModel, ...choice }))
  return { ...file, choose }
}

const picture = () => screen.queryByRole('img', { name: 'Picture' })

test('X10 the picture stays, busy, until the file of the charts has come', async () => {
  const { comes } = hydrate()
  expect(picture()?.closest('[data-slot=chart-picture]')).toHaveAttribute('aria-busy', 'true')
  await comes()
  expect(await screen.findByText('charts that can be used')).toBeVisible()
  expect(picture()).toBeNull()
})

test('X14 the picture stays when the file fails, above a message; Retry loads the charts, and the focus goes to their section', async () => {
  const { fails, comes } = hydrate()
  await fails()
  expect(await screen.findByRole('alert')).toHaveTextContent('Only a picture of the chart could be loaded')
  expect(picture()).toBeVisible()
  expect(picture()?.closest('[data-slot=chart-picture]')).not.toHaveAttribute('aria-busy')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await comes()
  expect(await screen.findByText('charts that can be used')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('region', { name: 'Chart' })).toHaveFocus()
})

test('X14 after a second failure Retry reloads the page, and says so', async () => {
  const { fails } = hydrate()
  await fails()
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  await fails()
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(picture()).toBeVisible()
})

test.each<[string, Partial<ServedChartsProps['viewModel']>]>([
  ['other days', { period: { from: '2024-03-11', to: '2024-03-22' } }],
  ['percentages', { mode: 'percent' }],
  ['a logarithmic axis', { scale: 'log' }],
  ['a second line', { series: [...viewModel.series, { id: 'other', name: 'Other', points: [] }] }],
])('X14 a picture that does not show %s gives way to the message when they are chosen', async (_, choice) => {
  const { fails, choose } = hydrate()
  await fails()
  await screen.findByRole('alert')
  choose(choice)
  expect(await screen.findByText('This could not be loaded')).toBeVisible()
  expect(picture()).toBeNull()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('a picture stays while the first data come', async () => {
  const { fails, choose } = hydrate()
  choose({ series: [], status: { kind: 'loading' } })
  await fails()
  choose({})
  expect(picture()).toBeVisible()
})

test('X14 a placeholder without a picture gives way to the message when the file fails', async () => {
  const { fails } = hydrate('<span>Loading</span>')
  await fails()
  expect(await screen.findByText('This could not be loaded')).toBeVisible()
  expect(screen.queryByText('Loading')).toBeNull()
  expect(screen.queryByText('Only a picture of the chart could be loaded')).toBeNull()
})
