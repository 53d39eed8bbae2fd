import { ANONYMOUS, FULL_ACCESS_LEVEL, type Session } from '@accrue/api-client/access'
import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { LAST_DAYS } from '../../testing/facts.ts'
import { NOTE_SHAPE } from '../../testing/note-2034.ts'
import { NOTE_MAP } from '../../testing/note-map.ts'
import { renderGraph, rowsOf } from '../../testing/render-graph.tsx'

// loads the lazy views before the tests
beforeAll(async () => {
  await Promise.all([import('./map-chart.tsx'), import('./archive-view.tsx')])
})

const user = (level: number, more: Partial<Session> = {}): Session => ({
  ...ANONYMOUS,
  userId: 7,
  level,
  ...more,
})
type Sees = 'all' | 'shape'
/** Access by user on any trading ground, and on 381 (access rows 7, 12–16, 21). `access.test.ts` covers every user, grant and tariff. */
const USERS: [string, Session, Sees, Sees][] = [
  ['visitor', ANONYMOUS, 'shape', 'shape'],
  ['nsdreader', user(1, { nsd: true, tariffs: [677] }), 'shape', 'shape'],
  ['pro', user(FULL_ACCESS_LEVEL, { grants: ['excelExportAccess', 'docsDownloadAccess'] }), 'all', 'shape'],
  ['desk', user(FULL_ACCESS_LEVEL, { nsd: true }), 'all', 'all'],
]
const CASES = USERS.flatMap(([name, session, open, closed]) => [
  [name, 100, open, session] as const,
  [name, 381, closed, session] as const,
])

const opened = async (session: Session, venueId: number, { view = 'chart', rows = LAST_DAYS } = {}) => {
  const graph = renderGraph({ session, search: `?ground=${venueId}&view=${view}` })
  await graph.tradings.answer(rowsOf(rows.map(row => ({ ...row, venueId }))))
  return graph
}

describe('access rows 7, 12–14, 16: the chart', () => {
  test.each(CASES)('%s on trading ground %i sees: %s', async (_name, venueId, sees, session) => {
    await opened(session, venueId, { rows: sees === 'all' ? LAST_DAYS : NOTE_SHAPE })
    const region = await screen.findByRole('region', { name: /^Price,/ })
    const has = sees === 'all'
    expect(region.hasAttribute('data-masked'), 'y axis and tooltip are withheld').toBe(!has)
    expect(region.textContent?.includes('101.094'), 'the latest value').toBe(has)
    const pictures = await screen.findByRole('button', { name: 'Export' })
    expect(pictures.getAttribute('aria-disabled') !== 'true', 'pictures').toBe(has)
    const isOff = (control: HTMLElement) => control.getAttribute('aria-disabled') === 'true'
    expect(isOff(screen.getByRole('radiogroup', { name: 'Values' })), 'per cent').toBe(!has)
    expect(isOff(screen.getByRole('combobox', { name: 'Trend' })), 'trend').toBe(!has)
  })
})

describe('access rows 7 and 21: the archive', () => {
  test.each(CASES)('%s on trading ground %i sees: %s', async (_name, venueId, sees, session) => {
    const { container } = await opened(session, venueId, { view: 'archive' })
    const has = sees === 'all'
    await screen.findByRole('table')
    expect(container.textContent?.includes('101.0938')).toBe(has)
    expect(screen.queryByRole('checkbox', { name: 'All decimals' }) !== null).toBe(has)
    expect(screen.queryByRole('button', { name: /^Copy or save/ }) !== null).toBe(has)
    expect(screen.queryByText('Values are for subscribers.') !== null).toBe(!has)
  })
})

describe('access row 22: the issuer map', () => {
  test.each(USERS)('%s', async (_name, session, sees) => {
    const issuerMap = async () => ({ kind: 'ok' as const, data: NOTE_MAP })
    renderGraph({ session, search: '?chart=map', ports: { issuerMap } })
    const map = await screen.findByRole('region', { name: 'Issuer map, US Treasury' })
    await within(map).findAllByText('FedInvest')
    expect(map.hasAttribute('data-masked')).toBe(sees === 'shape')
    const pictures = within(map).getByRole('button', { name: 'Export' })
    expect(pictures.getAttribute('aria-disabled') !== 'true').toBe(sees === 'all')
  })
})
