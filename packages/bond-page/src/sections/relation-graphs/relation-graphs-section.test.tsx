import type { Answer, NetworkRow } from '@accrue/api-client'
import { memoryAddress } from '@accrue/ui/foundation'
import { configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { BondPagePorts } from '../../ports.ts'
import { bondSections } from '../../sections.ts'
import { PAGE, quietPorts } from '../../testing/facts.ts'
import { EXXON_HOLDS, EXXON_PAGE, HOLDS_EXXON } from '../../testing/note-map.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { RelationGraphsSection } from './relation-graphs-section.tsx'

// strict mode mounts a lazy part twice, and the second time loads its file again
beforeEach(() => configure({ reactStrictMode: false }))

// loads the lazy graph before the tests
beforeAll(() => import('./relation-graph.tsx').then(() => {}))

const rows = (list: readonly NetworkRow[]): Answer<NetworkRow[]> => ({ kind: 'ok', data: [...list] })

function renderRelations(relations: BondPagePorts['relations']) {
  return renderPage(
    <RelationGraphsSection page={EXXON_PAGE} ports={quietPorts({ relations })} address={memoryAddress()} />,
  )
}

const both: BondPagePorts['relations'] = async ({ direction }) =>
  rows(direction === 'from' ? EXXON_HOLDS.slice(0, 8) : HOLDS_EXXON)

test('N1 what the issuer holds is a graph, and a table on demand', async () => {
  renderRelations(both)
  expect(
    await screen.findByRole('region', { name: 'What Exxon Mobil Corporation holds' }),
  ).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: 'Show data table' }))
  expect(screen.getByRole('cell', { name: /^87\.5/ })).toBeInTheDocument()
})

test('N1 in full screen the product’s logo can be shown, as on the other charts', async () => {
  renderRelations(both)
  await userEvent.click(await screen.findByRole('button', { name: 'Full screen' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Logo' }))
  expect(document.querySelector('[data-slot=network-graph-logo] text')).toHaveTextContent('Accrue')
})

test('N1 the holders are the other direction, requested when it is opened', async () => {
  const directions: string[] = []
  renderRelations((request, call) => {
    directions.push(request.direction)
    return both(request, call)
  })
  expect(
    await screen.findByRole('region', { name: 'What Exxon Mobil Corporation holds' }),
  ).toBeInTheDocument()
  expect(new Set(directions)).toEqual(new Set(['from']))
  await userEvent.click(screen.getByRole('tab', { name: 'Who holds it' }))
  expect(await screen.findByRole('region', { name: 'Who holds Exxon Mobil Corporation' })).toBeInTheDocument()
  expect(new Set(directions)).toEqual(new Set(['from', 'to']))
})

test('N1 a graph that fails to load has a Retry', async () => {
  let tries = 0
  renderRelations(async (request, call) => {
    tries += 1
    if (tries === 1) throw new Error('network error')
    return both(request, call)
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('button', { name: 'Show data table' })).toBeInTheDocument()
})

test('the section needs relations of the issuer (bond-page §2)', () => {
  const ids = (page: typeof PAGE) => bondSections(page).map(({ id }) => id)
  expect(ids(EXXON_PAGE)).toContain('relation-graphs')
  expect(ids(PAGE)).not.toContain('relation-graphs')
})
