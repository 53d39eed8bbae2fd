import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { safeUrl } from '../../foundation/safe-url.ts'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { deferred } from '../../testing/deferred.ts'
import { COMMENTS, comment, commentPorts, manyComments } from '../../testing/fixtures/comment-list.ts'
import { HOSTILE_TEXTS } from '../../testing/fixtures/hostile-texts.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import type { IssuerComment } from './comment-file.rules.ts'
import { CommentList, type CommentListViewProps } from './comment-list.tsx'
import { type CommentListOptions, useCommentList } from './use-comment-list.ts'

type Options = Partial<CommentListViewProps & CommentListOptions>

function show(comments: readonly IssuerComment[] | undefined, options: Options = {}) {
  const props = { ...commentPorts, issuerId: 1, defaultComments: comments, ...options }
  return renderWithUi(<CommentList {...props} />, { session: SESSIONS.pro, onSignIn: () => {} })
}

const list = () => screen.getByRole('list', { name: 'Analytics comments' })
const rows = () => [...list().querySelectorAll('[data-slot=comment-row]')]
/** By text: computing the names of a hundred buttons takes seconds. */
const press = (text: string) => userEvent.click(screen.getByText(text))

describe('R6 a list of analytics comments (shared-blocks §2)', () => {
  test('shows title, date, provider, language and linked issuers', () => {
    show([
      comment({
        title: 'Where the curve is steep',
        fileName: null,
        language: 'ru',
        day: '2025-06-20',
        linkedIssuers: [
          { name: 'United States Treasury', url: '/company/1/' },
          { name: 'Bank without a page', url: null },
        ],
      }),
    ])
    const [row] = rows()
    expect(row).toHaveTextContent('Where the curve is steep')
    expect(row).toHaveTextContent('20 Jun 2025')
    expect(row).toHaveTextContent('Lantern Research')
    expect(within(list()).getByText('Русский')).toHaveAttribute('lang', 'ru')
    const issuers = within(screen.getByRole('list', { name: 'Linked issuers' }))
    expect(issuers.getByRole('link', { name: 'United States Treasury' })).toHaveAttribute(
      'href',
      '/company/1/',
    )
    expect(issuers.getByText('Bank without a page')).toBeVisible()
    expect(issuers.getAllByRole('link')).toHaveLength(1)
  })

  test('with a link to all analytics', () => {
    show(COMMENTS, { allUrl: '/company/1/analytics/' })
    expect(screen.getByRole('link', { name: 'All analytics' })).toHaveAttribute(
      'href',
      '/company/1/analytics/',
    )
  })

  test.each(['javascript:alert(1)', '//evil.example', undefined])(
    '%s makes no link to all analytics',
    allUrl => {
      show(COMMENTS, { allUrl })
      expect(screen.queryByText('All analytics')).toBeNull()
    },
  )

  test('made-up comments are marked (readings #69)', () => {
    show([comment()])
    expect(screen.getAllByText('illustrative')).toHaveLength(1)
  })

  test('a linked list of issuers shows five, and the rest on request', async () => {
    const linkedIssuers = Array.from({ length: 12 }, (_, at) => ({
      name: `Issuer ${at}`,
      url: `/company/${at}/`,
    }))
    show([comment({ linkedIssuers })])
    const issuers = () =>
      within(screen.getByRole('list', { name: 'Linked issuers' })).getAllByRole('link').length
    expect(issuers()).toBe(5)
    await userEvent.click(screen.getByRole('button', { name: 'Show 7 more' }))
    expect(issuers()).toBe(12)
  })
})

describe('R6 ten comments and Show more; a thousand are fine (reliability §3.1)', () => {
  test('of twelve comments, Show more shows two more', async () => {
    show(manyComments(12))
    expect(rows()).toHaveLength(10)
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 more', expanded: false }))
    expect(rows()).toHaveLength(12)
    await userEvent.click(screen.getByRole('button', { name: 'Hide', expanded: true }))
    expect(rows()).toHaveLength(10)
  })

  test('of a thousand comments at most a hundred are rendered', async () => {
    show(manyComments(1000))
    expect(rows()).toHaveLength(10)
    await press('Show more')
    expect(rows()).toHaveLength(100)
    await press('3')
    expect(rows()).toHaveLength(100)
    expect(rows()[0]).toHaveTextContent('Note 800 on the Treasury market')
    await press('Hide')
    expect(rows()).toHaveLength(10)
    expect(rows()[0]).toHaveTextContent('Note 1000 on the Treasury market')
  })
})

describe('R6 where the comments come from', () => {
  test('they are loaded and shown', async () => {
    const answer = deferred<Awaited<ReturnType<typeof commentPorts.aboutIssuer>>>()
    const aboutIssuer = vi.fn(() => answer.promise)
    const { container } = show(undefined, { aboutIssuer })
    expect(aboutIssuer).toHaveBeenCalledWith({ issuerId: 1 }, { signal: expect.any(AbortSignal) })
    expect(container.querySelector('[data-kind=loading]')).toBeInTheDocument()
    await act(async () => answer.resolve({ kind: 'ok', data: COMMENTS }))
    expect(rows()).toHaveLength(COMMENTS.length)
  })

  test('provided comments are shown, and none are loaded', () => {
    const aboutIssuer = vi.fn(commentPorts.aboutIssuer)
    show(COMMENTS, { aboutIssuer })
    expect(aboutIssuer).not.toHaveBeenCalled()
  })

  test('a fault shows an alert, and Retry loads again', async () => {
    const aboutIssuer = vi.fn(commentPorts.aboutIssuer).mockRejectedValue(new Error('offline'))
    show(undefined, { aboutIssuer })
    expect(await screen.findByRole('alert')).toHaveTextContent('The comments could not be loaded.')
    aboutIssuer.mockImplementation(commentPorts.aboutIssuer)
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('list', { name: 'Analytics comments' })).toBeVisible()
  })

  test('without comments a message is shown', () => {
    show([])
    expect(screen.getByText('There are no analytics comments yet.')).toBeVisible()
  })

  test('unmounting aborts the pending load', () => {
    const aboutIssuer = vi.fn(
      (_question: unknown, _options: { signal: AbortSignal }) => new Promise<never>(() => {}),
    )
    const { unmount } = show(undefined, { aboutIssuer })
    unmount()
    for (const [, { signal }] of aboutIssuer.mock.calls) expect(signal.aborted).toBe(true)
  })

  test('a failed reload keeps the earlier comments and shows an alert', async () => {
    const aboutIssuer = vi.fn(commentPorts.aboutIssuer).mockRejectedValue(new Error('offline'))
    function Page() {
      const model = useCommentList({ ...commentPorts, aboutIssuer, issuerId: 1, defaultComments: COMMENTS })
      return (
        <>
          <CommentList model={model} />
          <button type="button" onClick={model.events.reload}>
            Refresh
          </button>
        </>
      )
    }
    renderWithUi(<Page />, { session: SESSIONS.pro })
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('These are the earlier ones.'))
    expect(rows()).toHaveLength(COMMENTS.length)
  })
})

describe('R6 bad inputs (reliability §3.1)', () => {
  test('markup, scripts and unsafe addresses are text in every field', () => {
    const { container } = show(
      HOSTILE_TEXTS.flatMap(text => [
        comment({
          title: `t${text}`,
          providerName: text,
          language: text,
          linkedIssuers: [{ name: `n${text}`, url: text }],
        }),
        comment({ contentUrl: text, pageUrl: text, fileUrl: text, title: 'b' }),
        comment({ fileUrl: text, moderated: false, title: 'c' }),
      ]),
      { limit: Number.POSITIVE_INFINITY },
    )
    expect(rows()).toHaveLength(HOSTILE_TEXTS.length * 3)
    for (const [at, text] of HOSTILE_TEXTS.entries())
      expect(rows()[at * 3]?.textContent).toContain(`t${text}`.trim())
    expect(container.querySelector('script, img, image, iframe, style, object, b')).toBeNull()
    for (const link of container.querySelectorAll('a'))
      expect(link.getAttribute('href'), link.outerHTML).toBe(safeUrl(link.getAttribute('href')))
  })

  test('content that is no address is shown as text, and not run', () => {
    show([comment({ contentUrl: '<b onclick="alert(1)">Two words</b>' })])
    expect(screen.getByText('<b onclick="alert(1)">Two words</b>')).toBeVisible()
  })

  test('without a title the file name is shown; without both a placeholder', () => {
    show([comment({ title: '', fileName: 'a.pdf' }), comment({ title: '', fileName: null })])
    expect(screen.getByRole('button', { name: 'a.pdf' })).toBeVisible()
    expect(screen.getByText('Untitled comment')).toBeVisible()
  })

  test('an unknown language is shown as received', () => {
    show([comment({ language: 'tlh' })])
    expect(screen.getByText('tlh')).not.toHaveAttribute('lang')
  })
})

test('renders the documented parts in one root, also on the server', () => {
  expect(
    anatomyOf(
      <CommentList
        {...commentPorts}
        issuerId={1}
        allUrl="/all/"
        defaultComments={[COMMENTS[0] ?? comment()]}
      />,
    ),
  ).toEqual({
    ...ONE_ROOT,
    slots:
      'badge comment-facts comment-issuers comment-list comment-list-footer comment-row comment-title link',
  })
})
