'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { listOf } from '../../foundation/list-of.ts'
import { useRequest } from '../../foundation/state/use-request.ts'
import { useSession, useVerdict } from '../../foundation/ui-provider.tsx'
import type { IssuerComment } from './comment-file.rules.ts'
import {
  accessRequestOf,
  type CommentAccessPort,
  type CommentAccessRequest,
  type CommentListEvent,
  type CommentListState,
  type CommentsPort,
  commentListReducer,
  initialCommentList,
} from './comment-list.reducer.ts'
import { type CommentListViewModel, toCommentListViewModel } from './comment-list.view-model.ts'

export type CommentListOptions = {
  /** Another issuer reloads the comments. */
  issuerId: number
  /** Loads the comments. Rejects for transport faults. */
  aboutIssuer: CommentsPort
  /** Requests access from a provider; called only on clicks. Rejects for transport faults. */
  requestAccess: CommentAccessPort
  /** The initial comments, which are then not loaded. Default: the comments are loaded. */
  defaultComments?: readonly IssuerComment[]
  /** The number of comments before Show more. Default 10, also for values below 1 and NaN. */
  limit?: number
}

/** The event handlers of the parts. */
export type CommentListEvents = {
  /** Shows or hides the alert of a comment. */
  press: (key: string) => void
  /** Sends an access request to a comment's provider, unless one is pending or was sent. */
  request: (key: string) => void
  /** Reloads the comments; the shown ones stay meanwhile. */
  reload: () => void
  expand: (expanded: boolean) => void
  turnTo: (page: number) => void
}

export type CommentListModel = {
  state: CommentListState
  /** The view model of this state for this user. */
  viewModel: CommentListViewModel
  events: CommentListEvents
}

/** Headless analytics comments: state, view model and event handlers (R6). */
export function useCommentList(options: CommentListOptions): CommentListModel {
  const { issuerId, aboutIssuer, requestAccess, defaultComments, limit } = options
  const { userId } = useSession()
  const access = useVerdict('commentFile')
  const { kind } = access
  const [state, setState] = useState(() =>
    initialCommentList({ issuerId, userId, access: kind }, defaultComments && listOf(defaultComments)),
  )
  // the latest state also between two clicks before the next render, so that a request is sent only once
  const latest = useRef(state)
  const apply = useCallback((event: CommentListEvent): CommentAccessRequest | null => {
    const request = accessRequestOf(latest.current, event)
    latest.current = commentListReducer(latest.current, event)
    setState(latest.current)
    return request
  }, [])

  useRequest(state.request, aboutIssuer, apply)
  useEffect(() => {
    apply({ type: 'visited', subject: { issuerId, userId, access: kind } })
  }, [issuerId, userId, kind, apply])

  const events: CommentListEvents = {
    press: key => apply({ type: 'pressed', key }),
    request: key => {
      const request = access.kind === 'allowed' ? apply({ type: 'requested', key }) : null
      if (request) send(request, requestAccess, apply)
    },
    reload: () => apply({ type: 'reloaded' }),
    expand: expanded => apply({ type: 'expandedChanged', expanded }),
    turnTo: page => apply({ type: 'pageChanged', page }),
  }
  // apply the visit while rendering, so that comments of another issuer or user are never rendered
  const visited = commentListReducer(state, { type: 'visited', subject: { issuerId, userId, access: kind } })
  return { state: visited, viewModel: toCommentListViewModel(visited, access, limit), events }
}

/** Sends an access request. It writes, so not in an effect, which may run twice, and without a signal: aborting could not undo it. */
async function send(
  { id, providerId }: CommentAccessRequest,
  port: CommentAccessPort,
  apply: (event: CommentListEvent) => void,
): Promise<void> {
  try {
    apply({ type: 'requestAnswered', id, answer: await port({ providerId }) })
  } catch {
    apply({ type: 'requestFailed', id })
  }
}
