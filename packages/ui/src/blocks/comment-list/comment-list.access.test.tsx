import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setupUser, startClock, stopClock } from '../../../../../tests/dom/stopped-clock.ts'
import english from '../../../labels/en.json' with { type: 'json' }
import type { Session } from '../../foundation/access/access.ts'
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { deferred } from '../../testing/deferred.ts'
import { COMMENTS, comment, commentPorts } from '../../testing/fixtures/comment-list.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS, sampleAccess } from '../../testing/sessions.ts'
import type { CommentAccessPort } from './comment-list.reducer.ts'
import { CommentList, type CommentListViewProps } from './comment-list.tsx'
import type { CommentListOptions } from './use-comment-list.ts'

type Options = Partial<CommentListViewProps & CommentListOptions>
type AccessAnswer = Awaited<ReturnType<CommentAccessPort>>

function show(who: keyof typeof SESSIONS = 'pro', options: Options = {}) {
  const requestAccess = vi.fn<CommentAccessPort>(commentPorts.requestAccess)
  const onSignIn = vi.fn()
  const props = {
    ...commentPorts,
    issuerId: 1,
    defaultComments: COMMENTS,
    requestAccess,
    ...options,
  }
  const view = renderWithUi(<CommentList {...props} />, {
    session: SESSIONS[who],
    onSignIn,
    accessUrl: '/profile/access/',
  })
  return { ...view, requestAccess, onSignIn, user: userEvent.setup() }
}

const title = (name: RegExp | string) => screen.getByRole('button', { name })
const send = () => screen.getByRole('button', { name: 'Send access request' })
const alertOf = () => screen.getByRole('alert')
afterEach(startClock)

describe('R6 comment file access (shared-blocks §4, check 29)', () => {
  test('No file: title only', () => {
    show()
    const text = screen.getByText('The week in one line: bills, then quiet')
    expect(text.closest('a, button')).toBeNull()
  })

  test('Content present: direct link', () => {
    show()
    expect(screen.getByRole('link', { name: 'Auction calendar of the quarter' })).toHaveAttribute(
      'href',
      '/company/1/calendar/',
    )
  })

  test.each([
    ['Not moderated', 'Supply ahead: notes and bonds to November', '/files/comment/10001/'],
    ['or request approved', 'Relative value of the ten-year issues', '/files/comment/10002/'],
  ])('%s: the file link', (_sentence, name, href) => {
    show()
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  })

  test.each([
    ['request_sent', /Who holds the long end/, 'The request has been sent.', 0],
    ['request_rejected', /What moves the spread/, 'The provider has rejected your request.', 0],
    ['download_denied', /Where the curve is steep/, 'The provider shares this file on request.', 1],
  ])('a click shows %s in its row', async (name, which, text, buttons) => {
    const { user, requestAccess } = show()
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(title(which))
    expect(alertOf()).toHaveTextContent(text)
    expect(alertOf()).toHaveAttribute('data-alert', name)
    expect(alertOf().closest('li')).toContainElement(title(which))
    expect(within(alertOf()).queryAllByRole('button', { name: 'Send access request' })).toHaveLength(buttons)
    expect(requestAccess, 'showing the alert sends no request').not.toHaveBeenCalled()
  })

  test('the title opens and closes it, as a disclosure does; a double click opens it', async () => {
    const { user } = show()
    const button = title(/Who holds/)
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.dblClick(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(button.getAttribute('aria-controls')).toBe(alertOf().id)
    button.focus()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(button).toHaveFocus()
  })

  test('an open file without an address shows a message', () => {
    show('pro', { defaultComments: [comment({ moderated: false, fileUrl: 'javascript:alert(1)' })] })
    expect(screen.getByText('The file is not available now')).toBeVisible()
    expect(screen.queryByRole('link', { name: /Refunding/ })).toBeNull()
  })
})

describe('R6 who may see a file (access rows 26, 27; readings #8)', () => {
  const FILES = [/Who holds/, /What moves/, /Supply ahead/, /Relative value/, /curve is steep/]

  test.each(FILES)('a visitor gets the need-auth message: %s', async name => {
    const { user, onSignIn, requestAccess } = show('visitor')
    await user.click(title(name))
    expect(alertOf()).toHaveTextContent('Sign in to use this')
    expect(alertOf()).toHaveAttribute('data-alert', 'need_auth')
    expect(within(alertOf()).queryByRole('link')).toBeNull()
    await user.click(within(alertOf()).getByRole('button', { name: 'Sign in' }))
    expect(onSignIn).toHaveBeenCalledOnce()
    expect(requestAccess).not.toHaveBeenCalled()
  })

  test.each(FILES)('a signed-in user gets need_get_access with a link to the access page: %s', async name => {
    const { user, requestAccess } = show('reader')
    await user.click(title(name))
    expect(alertOf()).toHaveAttribute('data-alert', 'need_get_access')
    expect(within(alertOf()).getByRole('link', { name: 'Get access' })).toHaveAttribute(
      'href',
      '/profile/access/',
    )
    expect(screen.queryByRole('button', { name: 'Send access request' })).toBeNull()
    expect(requestAccess).not.toHaveBeenCalled()
  })

  test.each(['visitor', 'reader'] as const)('titles and content are open to a %s', who => {
    show(who)
    expect(screen.getByText('The week in one line: bills, then quiet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Auction calendar of the quarter' })).toBeVisible()
  })

  test.each(['visitor', 'reader'] as const)('the page of a %s contains no address of a file', who => {
    const { container } = show(who)
    expect(container.innerHTML).not.toContain('/files/comment/')
  })

  test('for another user the comments are reloaded and the alerts of the first are gone', async () => {
    const aboutIssuer = vi.fn(commentPorts.aboutIssuer)
    const at = (session: Session) => (
      <UiProvider session={session} access={sampleAccess(session)} labels={english}>
        <CommentList {...commentPorts} aboutIssuer={aboutIssuer} issuerId={1} defaultComments={COMMENTS} />
      </UiProvider>
    )
    const { rerender } = renderWithUi(at(SESSIONS.pro))
    await userEvent.click(title(/Who holds/))
    rerender(at(SESSIONS.visitor))
    expect(await screen.findByRole('button', { name: /Relative value/ })).toBeVisible()
    expect(aboutIssuer).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('of another user’s comments not one frame is drawn', async () => {
    const drawn: number[] = []
    function Page({ session }: { session: Session }) {
      useLayoutEffect(() => void drawn.push(screen.queryAllByRole('listitem').length))
      return (
        <UiProvider session={session} access={sampleAccess(session)} labels={english}>
          <CommentList {...commentPorts} issuerId={1} defaultComments={COMMENTS} />
        </UiProvider>
      )
    }
    const { rerender } = renderWithUi(<Page session={SESSIONS.pro} />)
    expect(drawn.pop()).toBeGreaterThan(0)
    rerender(<Page session={SESSIONS.visitor} />)
    expect(drawn.pop()).toBe(0)
    expect(await screen.findByRole('button', { name: /Relative value/ })).toBeVisible()
  })
})

describe('R6 the access request writes (shared-blocks §7, readings #35)', () => {
  const showWithOpenAlert = async (options: Options = {}) => {
    const all = show('pro', options)
    await all.user.click(title(/curve is steep/))
    return all
  }

  test('a click sends it once, without a signal; a double click and a slow answer change nothing', async () => {
    const answer = deferred<AccessAnswer>()
    const requestAccess = vi.fn<CommentAccessPort>(() => answer.promise)
    const { user } = await showWithOpenAlert({ requestAccess })
    await user.dblClick(send())
    await user.click(send())
    expect(requestAccess).toHaveBeenCalledExactlyOnceWith({ providerId: 2 })
    expect(send()).toHaveAttribute('aria-busy', 'true')
    await act(async () => answer.resolve({ kind: 'ok', data: { sent: true } }))
    expect(requestAccess).toHaveBeenCalledOnce()
  })

  test('two clicks before the screen is drawn send it once', async () => {
    const { requestAccess } = await showWithOpenAlert()
    const button = send()
    await act(async () => {
      button.click()
      button.click()
    })
    expect(requestAccess).toHaveBeenCalledOnce()
  })

  test('after success the alert becomes request_sent, and other comments of that provider treat it as existing', async () => {
    const { user, requestAccess } = await showWithOpenAlert()
    await user.click(send())
    expect(await screen.findByText('The request has been sent.')).toBeVisible()
    expect(alertOf()).toHaveAttribute('data-alert', 'request_sent')
    await user.click(title(/Насколько/))
    expect(screen.getAllByText('The request has been sent.')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Send access request' })).toBeNull()
    expect(requestAccess).toHaveBeenCalledOnce()
  })

  test('another provider needs its own request', async () => {
    const other = comment({ title: 'Another house', providerId: 9 })
    const { user } = await showWithOpenAlert({ defaultComments: [...COMMENTS, other] })
    await user.click(send())
    await user.click(title(/Another house/))
    expect(send()).toBeVisible()
  })

  test('the focus moves to the title when the request button unmounts', async () => {
    const { user } = await showWithOpenAlert()
    await user.tab()
    await user.tab()
    expect(send()).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('The request has been sent.')).toBeVisible()
    expect(title(/curve is steep/)).toHaveFocus()
  })

  test('a fault is shown, nothing is sent automatically, and the user may try again', async () => {
    const requestAccess = vi.fn<CommentAccessPort>().mockRejectedValueOnce(new Error('offline'))
    requestAccess.mockResolvedValue({ kind: 'ok', data: { sent: true } })
    await showWithOpenAlert({ requestAccess })
    stopClock()
    const user = setupUser()
    await user.click(send())
    await waitFor(() => expect(alertOf()).toHaveTextContent('The request was not sent. Try again.'))
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(requestAccess).toHaveBeenCalledOnce()
    await user.click(send())
    expect(await screen.findByText('The request has been sent.')).toBeVisible()
    expect(requestAccess).toHaveBeenCalledTimes(2)
  })

  test('success 0 stays download_denied', async () => {
    const { user } = await showWithOpenAlert({
      requestAccess: async () => ({ kind: 'ok', data: { sent: false } }),
    })
    await user.click(send())
    expect(alertOf()).toHaveAttribute('data-alert', 'download_denied')
    expect(alertOf()).toHaveTextContent('The request was not accepted.')
    expect(send()).toBeVisible()
  })

  test.each([
    ['missing items mean not authenticated', 'need_auth', 'Sign in to use this'],
    ['access that has ended', 'need_get_access', 'This needs full access'],
  ])('%s: the alert becomes %s, and the request can be sent again', async (_sentence, code, text) => {
    const { user } = await showWithOpenAlert({ requestAccess: async () => ({ kind: 'refused', code }) })
    await user.click(send())
    expect(alertOf()).toHaveTextContent(text)
    expect(alertOf()).toHaveAttribute('data-alert', code)
    await user.click(title(/curve is steep/))
    await user.click(title(/curve is steep/))
    expect(send()).toBeVisible()
  })

  test('it is completed when the component unmounts', async () => {
    const answer = deferred<AccessAnswer>()
    const requestAccess = vi.fn<CommentAccessPort>(() => answer.promise)
    const { user, unmount } = await showWithOpenAlert({ requestAccess })
    await user.click(send())
    unmount()
    await act(async () => answer.resolve({ kind: 'ok', data: { sent: true } }))
    expect(requestAccess.mock.calls).toEqual([[{ providerId: 2 }]])
  })

  test('nothing is sent by rendering, by showing alerts or by mounting again', async () => {
    const { user, requestAccess, unmount } = show()
    for (const button of screen.getAllByRole('button')) await user.click(button)
    unmount()
    show('pro', { requestAccess })
    expect(requestAccess).not.toHaveBeenCalled()
  })
})
