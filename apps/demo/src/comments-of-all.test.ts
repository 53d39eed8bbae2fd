import type { CommentsPort } from '@accrue/ui/blocks'
import { expect, test } from 'vitest'
import { comment } from '../../../packages/ui/src/testing/fixtures/comment-list.ts'
import { commentsOfAll, commentsOn } from './comments-of-all.ts'

const about: CommentsPort = async ({ issuerId }) => ({
  kind: 'ok',
  data: [
    comment({ title: `new of ${issuerId}`, day: '2025-07-08' }),
    comment({ title: `old of ${issuerId}`, day: '2025-06-02' }),
  ],
})
const options = { signal: new AbortController().signal }
const refused: CommentsPort = async () => ({ kind: 'refused', code: 'need_auth' })

test('comments on all issuers are one list, the newest first', async () => {
  const answer = await commentsOfAll([1, 2], about)({ issuerId: 0 }, options)
  expect(answer.kind === 'ok' && answer.data.map(({ title }) => title)).toEqual([
    ...['new of 1', 'new of 2', 'old of 1', 'old of 2'],
  ])
})

test('a refusal is passed on', async () => {
  expect(await commentsOfAll([1, 2], refused)({ issuerId: 0 }, options)).toEqual({
    kind: 'refused',
    code: 'need_auth',
  })
  expect(await commentsOn('/company/1/', refused)({ issuerId: 1 }, options)).toEqual({
    kind: 'refused',
    code: 'need_auth',
  })
})

test('an issuer’s own page does not link to itself', async () => {
  const answer = await commentsOn('/company/1/', about)({ issuerId: 1 }, options)
  expect(answer.kind === 'ok' && answer.data.flatMap(({ linkedIssuers }) => linkedIssuers)).toEqual([])
  const other = await commentsOn('/company/2/', about)({ issuerId: 1 }, options)
  expect(other.kind === 'ok' && other.data.flatMap(({ linkedIssuers }) => linkedIssuers)).toHaveLength(2)
})
