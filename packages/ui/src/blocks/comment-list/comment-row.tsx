'use client'
import { useId, useRef } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { CommentAlert } from './comment-alert.tsx'
import { CommentFacts } from './comment-facts.tsx'
import type { CommentRowViewModel as Row } from './comment-list.view-model.ts'
import { CommentTitle } from './comment-title.tsx'
import type { CommentListEvents } from './use-comment-list.ts'

export type CommentRowProps = { row: Row; events: CommentListEvents }

/** One comment: its title, which opens the file or the alert, its facts, and the alert. */
export function CommentRow({ row, events }: CommentRowProps) {
  const { key, file, alert } = row
  const alertId = useId()
  const title = useRef<HTMLButtonElement>(null)
  const requestSent = useRef(false)
  const send = alert?.send ?? null

  // the request button unmounts after success: move the focus to the title of the comment
  useLayoutEffect(() => {
    if (send !== null || !requestSent.current) return
    requestSent.current = false
    if (document.activeElement === document.body) title.current?.focus()
  }, [send])

  const request = () => {
    requestSent.current = true
    events.request(key)
  }
  return (
    <li data-slot="comment-row" className="grid gap-1 py-2.5 first:pt-0 last:pb-0">
      <CommentTitle
        row={row}
        buttonRef={title}
        alertId={alert ? alertId : undefined}
        onPress={() => events.press(key)}
      />
      {file.kind === 'content' && file.text ? (
        <p className="max-w-[80ch] wrap-anywhere whitespace-pre-line text-ink-2">{file.text}</p>
      ) : null}
      <CommentFacts row={row} />
      {alert ? <CommentAlert id={alertId} viewModel={alert} onRequest={request} /> : null}
    </li>
  )
}
