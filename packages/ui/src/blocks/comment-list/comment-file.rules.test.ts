import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AccessPolicy } from '../../foundation/access/access.ts'
import { safeUrl } from '../../foundation/safe-url.ts'
import { comment } from '../../testing/fixtures/comment-list.ts'
import { HOSTILE_TEXTS } from '../../testing/fixtures/hostile-texts.ts'
import { ACCESS } from '../../testing/sessions.ts'
import { type CommentFile, commentFile, type IssuerComment } from './comment-file.rules.ts'

const FULL = { access: { kind: 'allowed' }, requested: false } as const
const alert = (name: Extract<CommentFile, { kind: 'alert' }>['alert']): CommentFile => ({
  kind: 'alert',
  alert: name,
})
const FILE = '/files/comment/7/'
const OPEN: CommentFile = { kind: 'file', href: FILE }

describe('R6 comment file access (shared-blocks §4, check 29): the six branches', () => {
  test.each<[sentence: string, Partial<IssuerComment>, CommentFile]>([
    ['No file: title only', { fileName: null }, { kind: 'title' }],
    [
      'Content present: direct link',
      { contentUrl: '/company/1/note/' },
      { kind: 'content', href: '/company/1/note/', text: null },
    ],
    [
      'Moderated, a request exists, not approved and not yet checked: request_sent',
      { moderated: true, requestExists: true, approved: false, checked: false },
      alert('request_sent'),
    ],
    [
      'Request checked and not approved: request_rejected',
      { moderated: true, requestExists: true, approved: false, checked: true },
      alert('request_rejected'),
    ],
    ['Not moderated: the file link', { moderated: false, fileUrl: FILE }, OPEN],
    [
      'or request approved: the file link',
      { requestExists: true, approved: true, checked: true, fileUrl: FILE },
      OPEN,
    ],
    ['Otherwise: download_denied', {}, alert('download_denied')],
  ])('%s', (_sentence, over, expected) => {
    expect(commentFile(comment(over), FULL)).toEqual(expected)
  })
})

/** m moderated, r request exists, a approved, c checked: the result of every combination. */
const COMBINATIONS: readonly [flags: string, file: CommentFile][] = [
  ['', OPEN],
  ['r', OPEN],
  ['a', OPEN],
  ['ra', OPEN],
  ['ac', OPEN],
  ['rac', OPEN],
  ['m', alert('download_denied')],
  ['mr', alert('request_sent')],
  ['ma', OPEN],
  ['mra', OPEN],
  ['mac', OPEN],
  ['mrac', OPEN],
  // "checked and not approved" comes before "not moderated", and does not depend on moderation
  ['c', alert('request_rejected')],
  ['rc', alert('request_rejected')],
  ['mc', alert('request_rejected')],
  ['mrc', alert('request_rejected')],
]
const commentWith = (flags: string, over: Partial<IssuerComment> = {}) =>
  comment({
    fileUrl: FILE,
    moderated: flags.includes('m'),
    requestExists: flags.includes('r'),
    approved: flags.includes('a'),
    checked: flags.includes('c'),
    ...over,
  })

describe('R6 every combination of moderated, request exists, approved, checked', () => {
  test('there are sixteen', () => expect(new Set(COMBINATIONS.map(([flags]) => flags)).size).toBe(16))

  describe.each(COMBINATIONS)('"%s"', (flags, file) => {
    test('with full access, with and without every grant', () => {
      for (const user of [ACCESS.pro, ACCESS.desk])
        expect(
          commentFile(commentWith(flags), { access: user.verdict('commentFile'), requested: false }),
        ).toEqual(file)
    })

    test('a visitor has to sign in, a signed-in user to get access (access row 27, readings #8)', () => {
      const of = (user: AccessPolicy, requested: boolean) =>
        commentFile(commentWith(flags), { access: user.verdict('commentFile'), requested })
      for (const requested of [false, true]) {
        expect(of(ACCESS.visitor, requested)).toEqual(alert('need_auth'))
        expect(of(ACCESS.reader, requested)).toEqual(alert('need_get_access'))
      }
    })

    test('a request that succeeded counts as existing, and changes nothing else', () => {
      const asIfRequested = COMBINATIONS.find(([one]) => one === withRequest(flags))?.[1]
      expect(commentFile(commentWith(flags), { ...FULL, requested: true })).toEqual(asIfRequested)
    })

    test.each(Object.entries(ACCESS))(
      'without a file it is a title, with content a link, for a %s as for everybody (access row 26)',
      (_who, user) => {
        const context = { access: user.verdict('commentFile'), requested: false }
        expect(commentFile(commentWith(flags, { fileName: null }), context)).toEqual({ kind: 'title' })
        const content = { kind: 'content', href: '/note/', text: null }
        for (const fileName of ['note.pdf', null])
          expect(commentFile(commentWith(flags, { contentUrl: '/note/', fileName }), context)).toEqual(
            content,
          )
      },
    )
  })
})

/** The same flags with a request, in the order of the table. */
function withRequest(flags: string): string {
  return ['m', 'r', 'a', 'c'].filter(flag => flag === 'r' || flags.includes(flag)).join('')
}

describe('R6 invalid addresses and content (reliability §3.1)', () => {
  test.each([
    ['javascript', 'javascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['another host without a scheme', '//evil.example/a.pdf'],
    ['backslashes', '\\\\evil.example\\a.pdf'],
    ['plain http', 'http://example.com/a.pdf'],
    ['a user in the address', 'https://accrue.example@evil.example/a.pdf'],
    ['nothing', null],
    ['spaces', '   '],
  ])('a file under %s is open, and no link', (_sentence, fileUrl) => {
    expect(commentFile(commentWith('', { fileUrl }), FULL)).toEqual({ kind: 'file', href: null })
  })

  test.each<[string, Partial<IssuerComment>, CommentFile]>([
    ['an unsafe address of content is none', { contentUrl: 'javascript:alert(1)' }, alert('download_denied')],
    ['so is a protocol-relative one', { contentUrl: '//evil.example' }, alert('download_denied')],
    [
      'the page of the comment replaces an unsafe address',
      { contentUrl: 'data:text/html,x', pageUrl: '/comments/7/' },
      { kind: 'content', href: '/comments/7/', text: null },
    ],
    [
      'content that is no address is text, with a link to the page of the comment',
      { contentUrl: ' A short note. ', pageUrl: '/comments/7/' },
      { kind: 'content', href: '/comments/7/', text: 'A short note.' },
    ],
    [
      'markup is text',
      { contentUrl: '<a href="https://evil.example">Click</a>', pageUrl: 'javascript:alert(1)' },
      { kind: 'content', href: null, text: '<a href="https://evil.example">Click</a>' },
    ],
    ['a slash within a text', { contentUrl: 'buy/hold' }, { kind: 'content', href: null, text: 'buy/hold' }],
    [
      'a slash before words',
      { contentUrl: '/ as before' },
      { kind: 'content', href: null, text: '/ as before' },
    ],
    ['an unsafe scheme with a digit', { contentUrl: 'h2c:x' }, alert('download_denied')],
    ['blank content is none', { contentUrl: ' \n ' }, alert('download_denied')],
    ['a page does not give access to the file', { pageUrl: '/comments/7/' }, alert('download_denied')],
    [
      'content on another site',
      { contentUrl: 'https://research.example/note' },
      { kind: 'content', href: 'https://research.example/note', text: null },
    ],
  ])('%s', (_sentence, over, expected) => {
    expect(commentFile(comment(over), FULL)).toEqual(expected)
  })

  test('for any input, every address is safe', () => {
    const text = fc.option(
      fc.oneof(fc.constantFrom(...HOSTILE_TEXTS, FILE), fc.string(), fc.constant('https://a.example/b')),
    )
    fc.assert(
      fc.property(
        fc.record({ contentUrl: text, pageUrl: text, fileUrl: text, fileName: text }),
        fc.boolean(),
        fc.boolean(),
        (over, moderated, requested) => {
          const file = commentFile(comment({ ...over, moderated }), { ...FULL, requested })
          if (file.kind === 'content') expect(file.href ?? file.text).not.toBeNull()
          const href = file.kind === 'content' || file.kind === 'file' ? file.href : null
          expect(href === null || safeUrl(href) === href).toBe(true)
        },
      ),
    )
  })
})
