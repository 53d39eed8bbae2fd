import { SESSIONS } from '@accrue/api-client/testing'
import { memoryAddress } from '@accrue/ui/foundation'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { STATE_FORECASTS } from '../../../../ui/src/testing/fixtures/indicators.ts'
import type { BondPagePorts } from '../../ports.ts'
import { settle } from '../../testing/controlled-port.ts'
import { quietPorts } from '../../testing/facts.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { NOTE_2034 } from '../../testing/served-pages.ts'
import { ConsensusSection } from './consensus-section.tsx'

async function renderConsensus(list?: BondPagePorts['indicators']['list']) {
  const { indicators } = quietPorts()
  const ports = quietPorts({ indicators: { ...indicators, ...(list ? { list } : {}) } })
  renderPage(<ConsensusSection page={NOTE_2034} ports={ports} address={memoryAddress()} />, {
    session: SESSIONS.pro,
  })
  await settle()
}
const section = () => screen.getByRole('region', { name: 'Consensus forecasts' })

test('Q10, R8 the forecasts about the issuer, six on a page, marked as made up (readings #69)', async () => {
  await renderConsensus(async () => ({ kind: 'ok', data: STATE_FORECASTS as never }))
  expect(section()).toHaveAttribute('id', 'consensus')
  expect(within(section()).getAllByRole('rowheader')).toHaveLength(6)
  expect(section()).toHaveTextContent('illustrative')
})

test('without forecasts the heading stays, with a message', async () => {
  await renderConsensus()
  expect(section()).toHaveTextContent('There are no consensus forecasts.')
})
