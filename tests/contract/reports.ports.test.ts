import { type Api, createApi } from '@accrue/api-client'
import { fakeServer } from '@accrue/api-client/testing'
import type { useBankReport, useInternationalReport, useLocalReport, useReportTable } from '@accrue/ui/blocks'
import { expect, test, vi } from 'vitest'

/** The ports of the report blocks: each is one of the client's calls (architecture, convention 9). */
type ReportPorts = {
  bank: Parameters<typeof useBankReport>[0]['load']
  international: Parameters<typeof useInternationalReport>[0]['load']
  local: Parameters<typeof useLocalReport>[0]['load']
}
type Logs = { tableExpanded: NonNullable<Parameters<typeof useReportTable>[0]['actionLogged']> }

const setup = () => {
  const server = fakeServer()
  const api: Api = createApi({ fetch: server.fetch })
  const ports: ReportPorts = api.reports
  const logs: Logs = api.log
  return { server, ports, logs, signal: new AbortController().signal }
}

test('R1 the port of the bank report fits its block, by types and by its result', async () => {
  const { server, ports, signal } = setup()
  const answer = await ports.bank({ issuerId: 5, archive: true, branch: 3 }, { signal })
  expect(server.requestsOf('getBankReport')).toMatchObject([
    { path: { emitentId: '5', archiveFlag: '1' }, query: { branch: '3' } },
  ])
  expect(answer).toMatchObject({ kind: 'ok', data: { empty: false } })
  if (answer.kind !== 'ok') return
  expect(answer.data.tables.map(({ id, title }) => [id, title])).toEqual([
    ['report', 'Balance sheet'],
    ['profitAndLoss', 'Profit and loss'],
    ['capitalAdequacy', 'Capital adequacy'],
    ['ratios', 'Ratios'],
  ])
  expect(answer.data.exportLink).toContain('%archive%')
})

test('R2 the port of the international-standard report fits its block', async () => {
  const { server, ports, signal } = setup()
  const answer = await ports.international({ reportId: 2, source: 'partner' }, { signal })
  expect(server.requestsOf('getInternationalReport')).toMatchObject([
    { path: { reportId: '2' }, query: { source: 'partner' } },
  ])
  expect(answer).toMatchObject({
    kind: 'ok',
    data: { sources: ['own'], methodology: { ru: null, en: '/methodology/ifrs-eng.pdf' } },
  })
})

test('R3 the port of the local-standard report fits its block', async () => {
  const { server, ports, signal } = setup()
  const answer = await ports.local({ reportId: 2 }, { signal })
  expect(server.requestsOf('getLocalReport')).toMatchObject([{ path: { reportId: '2' } }])
  expect(answer.kind).toBe('ok')
  if (answer.kind === 'ok') expect(answer.data.balance?.closed ?? answer.data.balance?.open).toBeTruthy()
})

test('T4 the client logs expanded tables by plain assignment', async () => {
  const { server, logs } = setup()
  await logs.tableExpanded({ actionId: 80 })
  await vi.waitFor(() =>
    expect(server.requestsOf('logContactAction')).toMatchObject([{ body: { actionId: 80 } }]),
  )
})
