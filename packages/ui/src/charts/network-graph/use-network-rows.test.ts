import { describe, expect, test } from 'vitest'
import { initialNetworkRows, type NetworkRowsAction, networkRowsReducer } from './use-network-rows.ts'

const rows = [{ issuerId: 2, issuerName: 'Beta', relation: null, share: null }]
const played = (url: string, ...events: NetworkRowsAction[]) =>
  events.reduce(networkRowsReducer, initialNetworkRows(url))
const here = '/api/network/1/from/'

describe('N1: rows are only loaded from addresses of this site (readings #41)', () => {
  test.each([
    ['below /api/', here],
    ['below /cb/', '/cb/network/?id=1'],
  ])('requested: %s', (_sentence, url) => {
    expect(initialNetworkRows(url)).toEqual({
      url,
      phase: { kind: 'loading' },
      sequence: 1,
      request: { id: 1, payload: url },
    })
  })

  test.each([
    ['another site', 'https://evil.example/api/network/'],
    ['another site without a scheme', '//evil.example/api/network/'],
    ['another site by backslashes', '\\\\evil.example\\api\\'],
    ['elsewhere on this site', '/companies/1/'],
    ['elsewhere by dots', '/api/../admin/'],
    ['a blob', 'blob:https://accrue.invalid/api/'],
    ['a script', 'javascript:alert(1)'],
    ['nothing', ''],
    ['this site in full', 'http://localhost/api/network/'],
  ])('refused and not requested: %s', (_sentence, url) => {
    const state = initialNetworkRows(url)
    expect([state.phase.kind, state.request]).toEqual(['refused', null])
    expect(networkRowsReducer(state, { type: 'retried' })).toBe(state)
  })
})

describe('the answer', () => {
  test('has the rows', () => {
    expect(played(here, { type: 'answered', id: 1, answer: rows }).phase).toEqual({ kind: 'loaded', rows })
  })

  test.each([
    ['a fault', { type: 'failed', id: 1, fault: new Error('offline') }],
    ['not a list', { type: 'answered', id: 1, answer: { rows } as never }],
    ['nothing', { type: 'answered', id: 1, answer: null as never }],
  ] satisfies [string, NetworkRowsAction][])(
    '%s is a failure that can be tried again',
    (_sentence, event) => {
      const failed = played(here, event)
      expect([failed.phase.kind, failed.request]).toEqual(['failed', null])
      expect(networkRowsReducer(failed, { type: 'retried' }).request).toEqual({ id: 2, payload: here })
    },
  )

  test.each<[string, NetworkRowsAction[]]>([
    [
      'for an old address',
      [
        { type: 'opened', url: '/api/other/' },
        { type: 'answered', id: 1, answer: rows },
      ],
    ],
    [
      'of a fault of the former address',
      [
        { type: 'opened', url: '/api/other/' },
        { type: 'failed', id: 1, fault: null },
      ],
    ],
  ])('%s is dropped', (_sentence, events) => {
    expect(played(here, ...events)).toMatchObject({
      url: '/api/other/',
      phase: { kind: 'loading' },
      request: { id: 2 },
    })
  })

  test('after a refused address the answer of the previous one is dropped', () => {
    const state = played(
      here,
      { type: 'opened', url: '//evil.example/' },
      { type: 'answered', id: 1, answer: rows },
    )
    expect(state.phase.kind).toBe('refused')
  })

  test('the same address again requests nothing, and Retry only works after a failure', () => {
    const state = initialNetworkRows(here)
    expect(networkRowsReducer(state, { type: 'opened', url: here })).toBe(state)
    expect(networkRowsReducer(state, { type: 'retried' })).toBe(state)
  })
})
