import { memoryAddress } from '@accrue/ui/foundation'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quietPorts } from '../../testing/facts.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { EXXON_2026 } from '../../testing/served-pages.ts'
import { HoldersSection } from './holders-section.tsx'

test('Q8 holders have name, amount and day (bond-page §2)', () => {
  renderPage(<HoldersSection page={EXXON_2026} ports={quietPorts()} address={memoryAddress()} />)
  const table = within(
    within(screen.getByRole('region', { name: 'Holders' })).getByRole('table', { name: 'Holders' }),
  )
  const row = within(table.getByRole('row', { name: /^Bond fund/ }))
  expect(row.getByRole('link', { name: 'Bond fund of the N-PORT report' })).toHaveAttribute('href', '/etf/1/')
  expect(row.getAllByRole('cell').map(cell => cell.textContent)).toEqual(['5,000', '31 Mar 2023'])
  expect(table.getByRole('columnheader', { name: /Amount.*USD/ })).toBeInTheDocument()
})
