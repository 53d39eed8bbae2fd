import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { lazyWithPlaceholder } from './lazy-with-placeholder.tsx'

const Chart = ({ name }: { name: string; height: number }) => <p>{name}</p>

test('the placeholder is as high as the part, and is replaced by it', async () => {
  const Lazy = lazyWithPlaceholder<{ name: string; height: number }>(
    async () => Chart,
    ({ height }) => height,
  )
  const { container } = renderWithUi(<Lazy name="Yield" height={650} />)
  expect(container.querySelector('svg[height="650"]')).toBeInTheDocument()
  expect(await screen.findByText('Yield')).toBeInTheDocument()
})

test('a file that failed to load is requested again on Retry', async () => {
  let tries = 0
  const Lazy = lazyWithPlaceholder<{ name: string; height: number }>(
    async () => {
      tries += 1
      if (tries === 1) throw new Error('the line was cut')
      return Chart
    },
    () => 200,
  )
  renderWithUi(<Lazy name="Yield" height={200} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Yield')).toBeInTheDocument()
})
