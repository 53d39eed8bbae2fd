import type { Answer, FileFacts } from '@accrue/api-client'
import { ANONYMOUS, FULL_ACCESS_LEVEL, type Session } from '@accrue/api-client/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { settle } from '../../testing/controlled-port.ts'
import { LAST_DAYS, numeric, quietPorts, refused, tradingRow } from '../../testing/facts.ts'
import { renderGraph, rowsOf } from '../../testing/render-graph.tsx'
import { LazyArchive } from './graph-section.tsx'

beforeAll(LazyArchive.load)

const FILE: Answer<FileFacts> = {
  kind: 'ok',
  data: { blob: new Blob(['workbook']), fileName: 'archive-US91282CJZ59.xlsx', contentType: 'x' },
}
const user = (level: number, more: Partial<Session> = {}): Session => ({
  ...ANONYMOUS,
  userId: 7,
  level,
  ...more,
})
/** Users with different results; `access.test.ts` covers all users. */
const USERS: Record<string, Session> = {
  visitor: ANONYMOUS,
  nsdreader: user(1, { nsd: true }),
  pro: user(FULL_ACCESS_LEVEL),
  proexcel: user(FULL_ACCESS_LEVEL, { grants: ['excelExportAccess'] }),
  desk: user(FULL_ACCESS_LEVEL, { grants: ['excelExportAccess', 'docsDownloadAccess'], nsd: true }),
}

/** Names of saved files. */
let saved: string[]
beforeEach(() => {
  saved = []
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => vi.restoreAllMocks())

const button = () => screen.getByRole('button', { name: 'Export to Excel' })
const opened = async (who: string, venueId: number, answer: Answer<FileFacts> = FILE, rows = LAST_DAYS) => {
  const archive = vi.fn(async () => answer)
  const quiet = quietPorts()
  const graph = renderGraph({
    search: `?ground=${venueId}&view=archive`,
    session: USERS[who] as Session,
    ports: { files: { ...quiet.files, archive } },
  })
  await graph.tradings.answer(rowsOf(rows))
  return { ...graph, archive }
}

describe.each([
  ['visitor', 'need_auth', 'need_auth'],
  ['nsdreader', 'access_denied_auth', 'access_denied_auth'],
  ['pro', 'access_denied_auth', 'access_denied_auth'],
  ['proexcel', 'file', 'access_denied_auth'],
  ['desk', 'file', 'file'],
])('access rows 1 and 7, rule 15: %s gets %s on a trading ground and %s on 381', (who, open, closed) => {
  test.each([
    [100, open],
    [381, closed],
  ])('trading ground %i: %s', async (venueId, outcome) => {
    const { archive } = await opened(who, venueId)
    await userEvent.click(button())
    await settle()
    if (outcome === 'file') {
      expect(archive).toHaveBeenCalledExactlyOnceWith(
        { bondId: 1, venueId, from: '2025-04-11', to: '2025-07-11', lang: 'en' },
        expect.anything(),
      )
      expect(screen.queryByRole('alert')).toBeNull()
    } else {
      expect(archive, 'no request is made').not.toHaveBeenCalled()
      const prompt = screen.getByRole('alert')
      expect(prompt.dataset.verdict).toBe(outcome === 'need_auth' ? 'needAuth' : 'denied')
      expect(button()).toHaveFocus()
    }
  })
})

describe('C21 the workbook (bond-page §5, §7)', () => {
  test('is requested by a form, and saved under the server’s name', async () => {
    const { archive } = await opened('proexcel', 100)
    await userEvent.click(within(screen.getByRole('form', { name: 'Export to Excel' })).getByRole('button'))
    await waitFor(() => expect(saved).toEqual(['archive-US91282CJZ59.xlsx']))
    expect(archive).toHaveBeenCalledTimes(1)
  })

  test('a double click sends one request; the button is busy during it', async () => {
    const archive = vi.fn(() => new Promise<never>(() => {}))
    const { tradings } = renderGraph({
      search: '?ground=100&view=archive',
      session: USERS.proexcel as Session,
      ports: { files: { ...quietPorts().files, archive } },
    })
    await tradings.answer(rowsOf(LAST_DAYS))
    await userEvent.dblClick(button())
    expect(archive).toHaveBeenCalledTimes(1)
    expect(button()).toHaveAttribute('aria-busy', 'true')
  })

  test('an ended session gets a prompt, and the page stays unchanged', async () => {
    await opened('proexcel', 100, { ...refused('need_auth'), status: 401 })
    await userEvent.click(button())
    expect((await screen.findByRole('alert')).dataset.verdict).toBe('needAuth')
    expect(screen.getByRole('table')).toBeInTheDocument()
  })

  test('any other refusal has a Retry', async () => {
    const { archive } = await opened('proexcel', 100, { ...refused('rate_limited'), status: 429 })
    await userEvent.click(button())
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(archive).toHaveBeenCalledTimes(2)
  })
})

describe('rule 5: many_points (bond-page §5, readings #18)', () => {
  const row = tradingRow({ day: '2024-08-22', indicativePrice: numeric('101') })
  const rows = (count: number) => Array.from({ length: count }, () => row)

  test('rule 5: 2,501 points are refused without a request, and again after another period; 2,500 clear it without another click, and are sent', async () => {
    const { archive, tradings } = await opened('proexcel', 100, FILE, rows(2501))
    await userEvent.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent('More than 2500 points')
    expect(archive).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('radio', { name: '1M' }))
    expect(screen.getByRole('alert'), 'until others are there').toBeInTheDocument()
    await tradings.answer(rowsOf(rows(2501)))
    expect(screen.getByRole('alert'), 'these are too many, too').toBeInTheDocument()
    await userEvent.click(screen.getByRole('radio', { name: '1Y' }))
    await tradings.answer(rowsOf(rows(2500)))
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.click(button())
    expect(archive).toHaveBeenCalledTimes(1)
  })
})
