import { type Api, createApi } from '@accrue/api-client'
import { fakeServer } from '@accrue/api-client/testing'
import type { useIndicatorList, useMultipliers, useReportFiles } from '@accrue/ui/blocks'
import { describe, expect, test } from 'vitest'

const server = fakeServer()
const api: Api = createApi({ fetch: server.fetch })
const { signal } = new AbortController()

/** The ports of the blocks: connecting them is an assignment or one spread (architecture, convention 9). */
describe('the ports of the issuer blocks fit the client, by types and by results', () => {
  test('R4 multipliers', async () => {
    const { load }: Pick<Parameters<typeof useMultipliers>[0], 'load'> = { load: api.reports.multipliers }
    const answer = await load({ issuerId: 2 }, { signal })
    if (answer.kind !== 'ok') throw new Error(answer.code)
    expect(answer.data.annual[0]).toMatchObject({ name: 'Valuation', columns: [{ id: 'name' }, { id: 'y' }] })
    expect(answer.data.quarterly[0]?.rows[0]?.cells.q1).toMatchObject({ text: '33.1', numeric: 33.1 })
  })

  test('R5 report files', async () => {
    const { load }: Pick<Parameters<typeof useReportFiles>[0], 'load'> = { load: api.reports.files }
    const answer = await load({ kind: 'reporting', issuerId: 2 }, { signal })
    if (answer.kind !== 'ok') throw new Error(answer.code)
    expect(answer.data.map(({ year, quarters }) => [year, quarters.map(({ quarter }) => quarter)])).toEqual([
      [2025, [1, 2]],
      [2024, [4]],
    ])
    expect(answer.data[0]?.quarters[0]?.en).toEqual({
      url: '/api/files/report/2101/',
      mimeType: 'application/pdf',
    })
  })

  test('R8 indicators and the deletion of a request', async () => {
    const ports: Pick<Parameters<typeof useIndicatorList>[0], 'list' | 'deleteRequest'> = {
      ...api.indicators,
    }
    const answer = await ports.list({ issuerId: 2 }, { signal })
    if (answer.kind !== 'ok') throw new Error(answer.code)
    expect(answer.data.map(({ name, value, requestId }) => [name, value, requestId])).toEqual([
      ['Revenue, USD billion', '412.5', null],
      ['Earnings per share, USD', null, 77],
    ])
    expect(await ports.deleteRequest({ id: 77 }, { signal })).toEqual({ kind: 'ok', data: { deleted: true } })
    expect(server.requestsOf('deleteIndicatorRequest')).toMatchObject([
      { method: 'POST', path: { id: '77' } },
    ])
  })

  test.each([
    ['401', { code: 'need_auth' }, 'need_auth'],
    ['403', { code: 'need_get_access' }, 'need_get_access'],
    ['404', { code: 'not_found' }, 'not_found'],
  ])('a refusal with %s is an answer that the blocks can read', async (status, error, code) => {
    const refuse = () => Response.json({ error }, { status: Number(status) })
    const refusing = createApi({
      fetch: fakeServer({ answers: { getReportFiles: refuse, deleteIndicatorRequest: refuse } }).fetch,
    })
    const load: Parameters<typeof useReportFiles>[0]['load'] = refusing.reports.files
    expect(await load({ kind: 'esg', issuerId: 2 }, { signal })).toMatchObject({ kind: 'refused', code })
    const deleteRequest: Parameters<typeof useIndicatorList>[0]['deleteRequest'] =
      refusing.indicators.deleteRequest
    expect(await deleteRequest({ id: 77 }, { signal })).toMatchObject({ kind: 'refused', code })
  })
})
