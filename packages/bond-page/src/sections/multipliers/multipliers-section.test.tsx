import { SESSIONS } from '@accrue/api-client/testing'
import { memoryAddress } from '@accrue/ui/foundation'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { APPLE_MULTIPLIERS } from '../../../../ui/src/testing/fixtures/multipliers.ts'
import type { BondPagePorts } from '../../ports.ts'
import { settle } from '../../testing/controlled-port.ts'
import { quietPorts } from '../../testing/facts.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { EXXON_2026 } from '../../testing/served-pages.ts'
import { MultipliersSection } from './multipliers-section.tsx'

async function renderMultipliers(multipliers?: BondPagePorts['reports']['multipliers']) {
  const quiet = quietPorts()
  const ports = quietPorts({ reports: { ...quiet.reports, ...(multipliers ? { multipliers } : {}) } })
  renderPage(<MultipliersSection page={EXXON_2026} ports={ports} address={memoryAddress()} />, {
    session: SESSIONS.pro,
  })
  await settle()
}
const section = () => screen.getByRole('region', { name: 'Multipliers' })

test('Q10, R4 the first group is shown, the others on request, by quarter and by year', async () => {
  await renderMultipliers(async () => ({ kind: 'ok', data: APPLE_MULTIPLIERS as never }))
  expect(section()).toHaveAttribute('id', 'multipliers')
  expect(within(section()).getAllByRole('table')).toHaveLength(1)
  await userEvent.click(within(section()).getByRole('button', { name: /more$/ }))
  expect(within(section()).getAllByRole('table').length).toBeGreaterThan(1)
  expect(within(section()).getByRole('tab', { name: 'Annual' })).toBeInTheDocument()
})

test('without rows the heading stays, with a message', async () => {
  await renderMultipliers()
  expect(section()).toHaveAttribute('id', 'multipliers')
  expect(section()).toHaveTextContent('There is nothing to show here now.')
})
