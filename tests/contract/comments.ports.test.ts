import { type Api, type Comment, createApi } from '@accrue/api-client'
import { fakeServer } from '@accrue/api-client/testing'
import type { CommentAccessPort, CommentsPort, IssuerComment } from '@accrue/ui/blocks'
import { expect, test } from 'vitest'

/** The ports of the comment list: connecting them is one spread (architecture, convention 9). */
type CommentPorts = { aboutIssuer: CommentsPort; requestAccess: CommentAccessPort }

/** Comments of the page's answer fit the widget unchanged. */
const asShown = (comments: readonly Comment[]): readonly IssuerComment[] => comments

test('R6 the ports of the comment list fit its widget, by types and by results', async () => {
  const api: Api = createApi({ fetch: fakeServer().fetch })
  const ports: CommentPorts = { ...api.comments }
  const { signal } = new AbortController()
  const answer = await ports.aboutIssuer({ issuerId: 1 }, { signal })
  if (answer.kind !== 'ok') throw new Error(answer.code)
  expect(answer.data.map(one => [one.title, one.moderated, one.fileName])).toEqual([
    ['Quarterly refunding: what to expect', true, 'refunding.pdf'],
    ['Note on the long end', false, null],
  ])
  expect(await ports.requestAccess({ providerId: 12 })).toEqual({ kind: 'ok', data: { sent: true } })
  expect(asShown([])).toEqual([])
})

test.each([
  ['no items', { response: {} }, { kind: 'refused', code: 'need_auth' }],
  ['an empty list of items', { response: { items: [] } }, { kind: 'refused', code: 'need_auth' }],
  ['success 0', { response: { items: [{ success: 0 }] } }, { kind: 'ok', data: { sent: false } }],
  ['success "0"', { response: { items: [{ success: '0' }] } }, { kind: 'ok', data: { sent: false } }],
  ['success "1"', { response: { items: [{ success: '1' }] } }, { kind: 'ok', data: { sent: true } }],
])(
  'R6 an access request answered with %s (shared-blocks §7, reliability §3.2)',
  async (_sentence, body, expected) => {
    let calls = 0
    const api = createApi({
      fetch: async () => {
        calls++
        return Response.json(body)
      },
    })
    const ports: CommentPorts = { ...api.comments }
    expect(await ports.requestAccess({ providerId: 12 })).toMatchObject(expected)
    expect(calls).toBe(1)
  },
)

test('R6 a request without a connection is made once, and is a fault', async () => {
  let calls = 0
  const api = createApi({
    fetch: async () => {
      calls++
      throw new TypeError('connection refused')
    },
  })
  const ports: CommentPorts = { ...api.comments }
  await expect(ports.requestAccess({ providerId: 12 })).rejects.toThrow()
  expect(calls, 'what writes is not tried again by itself (readings #35)').toBe(1)
})
