'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
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
  /** Whose comments. Another one asks anew. */
  issuerId: number
  /** Brings the comments. Rejects for transport faults. */
  aboutIssuer: CommentsPort
  /** Asks a provider for access; called from clicks only. Rejects for transport faults. */
  requestAccess: CommentAccessPort
  /** The comments that the page has already: the first ones shown, and none are asked for. Default: they are asked for. */
  defaultComments?: readonly IssuerComment[]
  /** How many show before show more. What is no number from 1 counts as 10, the default. */
  limit?: number
}

/** What the user can do; the parts call these and know nothing else. */
export type CommentListEvents = {
  /** Shows the alert of a comment in its place, or takes it away. */
  press: (key: string) => void
  /** Sends the access request of a comment's provider, unless it was sent or is on its way. */
  request: (key: string) => void
  /** Asks for the comments again; those that are shown stay meanwhile. */
  reload: () => void
  expand: (expanded: boolean) => void
  turnTo: (page: number) => void
}

export type CommentListModel = {
  state: CommentListState
  /** What is to be drawn for this state and user. */
  viewModel: CommentListViewModel
  events: CommentListEvents
}

/** Analytics comments without their looks: state, what to draw, and what the user can do (R6). */
export function useCommentList(options: CommentListOptions): CommentListModel {
  const { issuerId, aboutIssuer, requestAccess, defaultComments, limit } = options
  const { userId } = useSession()
  const access = useVerdict('commentFile')
  const { kind } = access
  const [state, setState] = useState(() =>
    initialCommentList({ issuerId, userId, access: kind }, defaultComments),
  )
  // the newest state, also between two clicks that come before the screen is drawn again: a request is sent once
  const now = useRef(state)
  const happen = useCallback((event: CommentListEvent): CommentAccessRequest | null => {
    const request = accessRequestOf(now.current, event)
    now.current = commentListReducer(now.current, event)
    setState(now.current)
    return request
  }, [])

  useRequest(state.request, aboutIssuer, happen)
  useEffect(() => {
    happen({ type: 'visited', subject: { issuerId, userId, access: kind } })
  }, [issuerId, userId, kind, happen])

  const events: CommentListEvents = {
    press: key => happen({ type: 'pressed', key }),
    request: key => {
      const request = access.kind === 'allowed' ? happen({ type: 'requested', key }) : null
      if (request) send(request, requestAccess, happen)
    },
    reload: () => happen({ type: 'reloaded' }),
    expand: expanded => happen({ type: 'expandedChanged', expanded }),
    turnTo: page => happen({ type: 'pageChanged', page }),
  }
  // the state as the visit makes it, so that comments about another issuer or for another user are never drawn
  const visited = commentListReducer(state, { type: 'visited', subject: { issuerId, userId, access: kind } })
  return { state: visited, viewModel: toCommentListViewModel(visited, access, limit), events }
}

/** Carries a request that writes: not by an effect, which may run twice, and without a signal, because it may have been stored already. */
async function send(
  { id, providerId }: CommentAccessRequest,
  port: CommentAccessPort,
  happen: (event: CommentListEvent) => void,
): Promise<void> {
  try {
    happen({ type: 'requestAnswered', id, answer: await port({ providerId }) })
  } catch {
    happen({ type: 'requestFailed', id })
  }
}
