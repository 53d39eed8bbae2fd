import { createApi, unwrap } from '@accrue/api-client'
import { exampleOf, type FakeServerOptions, fakeServer, SESSIONS } from '@accrue/api-client/testing'
import { memoryAddress } from '@accrue/ui/foundation'
import { deferred, renderWithUi } from '@accrue/ui/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startClock, stopClock } from '../../../tests/dom/stopped-clock.ts'
import { CompanyPage } from './pages/company-page.tsx'
import { providerOf } from './testing/provider-of.ts'
import { siteLabels } from './testing/site-labels.ts'

/** Blocks load slowly on a busy machine. */
const arrived = (met: () => void) => waitFor(met, { timeout: 8_000 })

/** The observer callback for an element that approaches the viewport. */
let approach: (element: Element) => void

beforeEach(() => {
  const watching = new Map<Element, () => void>()
  approach = element => act(() => watching.get(element)?.())
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #notify: (entries: unknown[]) => void
      constructor(notify: (entries: unknown[]) => void) {
        this.#notify = notify
      }
      observe(element: Element) {
        watching.set(element, () => this.#notify([{ isIntersecting: true }]))
      }
      disconnect() {}
    },
  )
})
afterEach(() => {
  startClock()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function show(ids: string[], answers: NonNullable<FakeServerOptions['answers']> = {}) {
  const server = fakeServer({
    answers: {
      ...answers,
      getCompanyPage: {
        ...(exampleOf('getCompanyPage') as object),
        sections: ids.map(id => ({ id, count: 1 })),
      },
    },
  })
  const api = createApi({ fetch: server.fetch })
  const page = unwrap(await api.page.company({ id: 1 }))
  const opened = server.seen.length
  renderWithUi(<CompanyPage api={api} page={page} address={memoryAddress()} />, {
    labels: siteLabels,
    ...providerOf(SESSIONS.desk),
  })
  return () => [...new Set(server.seen.slice(opened).map(({ operation }) => operation))]
}

const section = (name: string) => screen.getByRole('region', { name })
const press = (key: string, more: object = { ctrlKey: true }) => fireEvent.keyDown(window, { key, ...more })

describe('a section far below the viewport', () => {
  const BELOW = ['info', 'ifrs', 'multipliers', 'consensus']

  test('has its heading, which the menu links to, and makes no request', async () => {
    const requests = await show(BELOW)
    expect(section('Multipliers')).toHaveAttribute('id', 'multipliers')
    expect(section('Summary')).not.toBeEmptyDOMElement()
    expect(requests()).toEqual([])
  })

  test('makes its request when it approaches the viewport, alone', async () => {
    const requests = await show(BELOW)
    approach(section('Multipliers'))
    await arrived(() => expect(requests()).toEqual(['getMultipliers']))
    expect(section('Multipliers')).toHaveAttribute('id', 'multipliers')
  })

  test.each<[string, () => void]>([
    ['the page is searched by the browser', () => press('f')],
    ['it is searched from a keyboard of other letters', () => press('а', { ctrlKey: true, code: 'KeyF' })],
    ['it goes to paper', () => fireEvent(window, new Event('beforeprint'))],
  ])('comes when %s', async (_when, want) => {
    const requests = await show(BELOW)
    want()
    await arrived(() =>
      expect(requests()).toEqual(['getInternationalReport', 'getMultipliers', 'getIssuerIndicators']),
    )
  })

  test.each<[string, string, object]>([
    ['a letter alone', 'f', {}],
    ['another shortcut', 'd', { ctrlKey: true }],
    ['the key of another system', 'f', { metaKey: true }],
    ['a shortcut with Shift', 'p', { ctrlKey: true, shiftKey: true }],
  ])('stays away at %s', async (_which, key, more) => {
    const requests = await show(BELOW)
    expect(press(key, more)).toBe(true)
    expect(requests()).toEqual([])
  })

  test('the print shortcut waits until the section is loaded', async () => {
    const answer = deferred<unknown>()
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    await show(['multipliers'], { getMultipliers: () => answer.promise })
    stopClock()
    expect(press('p')).toBe(false)
    await act(() => vi.advanceTimersByTimeAsync(250))
    expect(print).not.toHaveBeenCalled()
    answer.resolve(exampleOf('getMultipliers'))
    await arrived(() => expect(print).toHaveBeenCalledOnce())
    expect(press('p')).toBe(true)
  })
})

test('N1 in full screen the graph of holdings can show the site’s logo, as on a bond’s page', async () => {
  await show(['relation-graphs'])
  approach(section('Company relations'))
  await arrived(() => expect(screen.getByRole('button', { name: 'Full screen' })).toBeEnabled())
  fireEvent.click(screen.getByRole('button', { name: 'Full screen' }))
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Logo' }))
  expect(document.querySelector('[data-slot=network-graph-logo] text')).toHaveTextContent('Accrue')
})

describe('reports by the local standard', () => {
  test('the menu links to a bank’s report when there is no other', async () => {
    await show(['ras'], { getLocalReport: { exportLink: null } })
    approach(section('Local-standard report'))
    await arrived(() => expect(section('Bank report')).toHaveAttribute('id', 'ras'))
    expect(screen.queryByRole('region', { name: 'Local-standard report' })).toBeNull()
  })

  test('a bank’s report is below the other report', async () => {
    await show(['ras'])
    approach(section('Local-standard report'))
    await arrived(() => expect(section('Bank report')).not.toHaveAttribute('id'))
    expect(section('Local-standard report')).toHaveAttribute('id', 'ras')
  })

  test('a company that is not a bank never shows one', async () => {
    const answer = deferred<unknown>()
    await show(['ras'], { getBankReport: () => answer.promise })
    approach(section('Local-standard report'))
    await arrived(() => expect(section('Local-standard report')).toHaveTextContent('Balance sheet'))
    expect(screen.queryByRole('region', { name: 'Bank report' })).toBeNull()
    answer.resolve({ emptyReport: true })
    await act(async () => {})
    expect(screen.queryByRole('region', { name: 'Bank report' })).toBeNull()
  })
})
