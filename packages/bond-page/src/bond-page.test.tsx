import type { BondPageData } from '@accrue/api-client'
import { SESSIONS } from '@accrue/api-client/testing'
import { memoryAddress } from '@accrue/ui/foundation'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { BondPage } from './bond-page.tsx'
import type { BondPagePorts } from './ports.ts'
import { controlledPort, settle } from './testing/controlled-port.ts'
import { PAGE, quietPorts } from './testing/facts.ts'
import { NOTE_PAGE, NOTE_QUOTES } from './testing/note-2034.ts'
import { renderPage } from './testing/render-page.tsx'

function renderBond(page: BondPageData = NOTE_PAGE, ports: Partial<BondPagePorts> = {}) {
  return renderPage(<BondPage page={page} ports={quietPorts(ports)} address={memoryAddress()} />, {
    session: SESSIONS.pro,
  })
}

const sections = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(heading => heading.textContent)
    .filter(title => title !== 'Data sources')
const menu = () => within(screen.getByRole('navigation', { name: 'Sections of this page' }))
const links = () => menu().getAllByRole('link')

/** Lazy section files load from disk, which is slow on a busy machine. */
const waitForSection = (assertion: () => void) => waitFor(assertion, { timeout: 20_000 })

const ALL = ['Chart and archive', 'Summary', 'Latest quotes from market participants', 'Identifiers']

describe('P2 one left navigation; each section is shown only when data for it exists (bond-page §2)', () => {
  test('all sections, in order', () => {
    renderBond()
    expect(sections()).toEqual(ALL)
  })

  test.each<[string, Partial<BondPageData>, string[]]>([
    ['no summary', { summary: [] }, ['Summary']],
    ['no identifiers', { identifiers: [] }, ['Identifiers']],
    [
      'no trading grounds: neither chart nor quotes',
      { bond: { ...NOTE_PAGE.bond, venues: [] } },
      ['Chart and archive', 'Latest quotes from market participants'],
    ],
    ['a status without a chart', { bond: { ...NOTE_PAGE.bond, status: 64 } }, ['Chart and archive']],
  ])('%s', (_sentence, changed, absent) => {
    renderBond({ ...NOTE_PAGE, ...changed })
    expect(sections()).toEqual(ALL.filter(title => !absent.includes(title)))
  })

  test('B4 a source note is shown only with its section', () => {
    const { unmount } = renderBond()
    const notes = () => within(screen.getByRole('contentinfo')).getAllByRole('listitem')
    expect(notes()[1]).toHaveTextContent(/^Latest quotes from market participants: No open source/)
    unmount()
    renderBond({ ...NOTE_PAGE, bond: { ...NOTE_PAGE.bond, venues: [] } })
    expect(notes()).toHaveLength(1)
  })

  test.each([192, 256, 96, 174, 128, 112])('C1 rule 3: the chart section shows for status %i', status => {
    renderBond({ ...NOTE_PAGE, bond: { ...NOTE_PAGE.bond, status } })
    expect(screen.getByRole('region', { name: 'Chart and archive' })).toBeInTheDocument()
  })

  test('H2 a click in the menu is logged, once (shared-blocks §7)', () => {
    const actionLogged = vi.fn(async () => {})
    renderBond(NOTE_PAGE, { actionLogged })
    fireEvent.click(menu().getByRole('link', { name: /Summary/ }))
    expect(actionLogged.mock.calls).toEqual([[{ actionId: 6 }]])
  })

  test('the menu links to each section, and to nothing else', () => {
    renderBond({ ...NOTE_PAGE, summary: [] })
    const targets = links().map(link => link.getAttribute('href')?.slice(1) ?? '')
    expect(targets).toEqual(['graph', 'quotes', 'identifiers'])
    for (const id of targets) expect(document.getElementById(id)?.tagName).toBe('SECTION')
  })

  test('secondary sections are under “More”; lists show their count', () => {
    renderBond()
    expect(menu().getByText('More sections')).toBeInTheDocument()
    // name, count of a list, shortcut key
    expect(links().map(link => link.textContent)).toEqual([
      'Chart and archiveg',
      'Summaryi',
      'Latest quotes from market participants7q',
      expect.stringMatching(/^Identifiers[a-z]$/),
    ])
  })
})

describe('P8 a page view is counted (bond-page §7)', () => {
  test('once, also in strict mode and after a rerender', async () => {
    const pageViewed = vi.fn(async () => {})
    const ports = quietPorts({ pageViewed })
    const address = memoryAddress()
    const { rerender } = renderPage(<BondPage page={NOTE_PAGE} ports={ports} address={address} />)
    await settle()
    rerender(<BondPage page={{ ...NOTE_PAGE }} ports={ports} address={address} />)
    expect(pageViewed).toHaveBeenCalledExactlyOnceWith({ bondId: 1, countryId: 1, regionId: null })
  })

  test('and again for another bond', async () => {
    const pageViewed = vi.fn(async () => {})
    const ports = quietPorts({ pageViewed })
    const address = memoryAddress()
    const { rerender } = renderPage(<BondPage page={NOTE_PAGE} ports={ports} address={address} />)
    const other = { ...NOTE_PAGE, bond: { ...NOTE_PAGE.bond, id: 2 } }
    rerender(<BondPage page={other} ports={ports} address={address} />)
    await settle()
    expect(pageViewed.mock.calls).toEqual([
      [expect.objectContaining({ bondId: 1 })],
      [expect.objectContaining({ bondId: 2 })],
    ])
  })
})

describe('an error stays within its section', () => {
  test('a section that throws keeps its menu item, and the other sections render', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = [{ ...NOTE_PAGE.summary[0], value: undefined, kind: 'text' }] as never
    renderBond({ ...NOTE_PAGE, summary: broken })
    const summary = within(screen.getByRole('region', { name: 'Summary' }))
    expect(summary.getByRole('alert')).toHaveTextContent('This section could not be shown')
    expect(sections()).toEqual(ALL)
    await waitForSection(() =>
      expect(screen.getByRole('region', { name: 'Identifiers' })).toHaveTextContent('US91282CJZ59'),
    )
    report.mockRestore()
  })

  test('a network error of the quotes leaves chart, summary and header unchanged', async () => {
    const quotes = controlledPort<{ bondId: number }, Awaited<ReturnType<BondPagePorts['quotes']>>>()
    renderBond(NOTE_PAGE, { quotes: quotes.port })
    await waitForSection(() => expect(quotes.requests()).toHaveLength(1))
    await quotes.fail()
    const alerts = screen.getAllByRole('alert')
    expect(alerts).toHaveLength(1)
    expect(alerts[0]?.closest('section')).toHaveAccessibleName('Latest quotes from market participants')
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  })
})

test('a bond with hardly any data renders its name and no empty sections', async () => {
  const { container } = renderBond({
    ...PAGE,
    bond: { ...PAGE.bond, venues: [], defaultVenueId: null, status: null, issuerId: null },
    summary: [],
    identifiers: [],
    sections: [],
  })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('US Treasury 4% 15 Feb 2034')
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  expect(container.textContent).not.toMatch(/undefined|NaN|null|\{\{/)
})

test('every text of the page comes from the labels', async () => {
  const { container } = renderBond(NOTE_PAGE, { quotes: async () => ({ kind: 'ok', data: NOTE_QUOTES }) })
  await settle()
  expect(container.innerHTML).not.toMatch(/\{\{\w+\}\}/)
})
