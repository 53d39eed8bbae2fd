'use client'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Button } from '../../controls/button/button.tsx'
import { Notice } from '../../controls/notice/notice.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { type CommentAlertViewModel, type CommentSending, verdictOf } from './comment-list.view-model.ts'

export type CommentAlertProps = { id: string; viewModel: CommentAlertViewModel; onRequest: () => void }

/** Why a file does not open, with the action that may help (shared-blocks §8). */
export function CommentAlert({ id, viewModel, onRequest }: CommentAlertProps) {
  return (
    <div
      id={id}
      role="alert"
      data-slot="comment-alert"
      data-alert={viewModel.alert}
      className="max-w-[80ch] pt-1"
    >
      <AlertContent viewModel={viewModel} onRequest={onRequest} />
    </div>
  )
}

function AlertContent({ viewModel: { alert, send }, onRequest }: Omit<CommentAlertProps, 'id'>) {
  const label = useLabel()
  switch (alert) {
    case 'need_auth':
    case 'need_get_access':
      return <AccessPrompt verdict={verdictOf(alert)} />
    case 'request_sent':
      return <Notice live="off">{label('request_sent')}</Notice>
    case 'request_rejected':
      return (
        <Notice live="off" tone="warn">
          {label('request_rejected')}
        </Notice>
      )
    case 'download_denied':
      return <Denied send={send} onRequest={onRequest} />
  }
}

/** The messages for a last request that did not succeed. */
const UNSENT: Partial<Record<CommentSending, { textKey: string }>> = {
  failed: { textKey: 'comment_request_failed' },
  declined: { textKey: 'comment_request_declined' },
}

function Denied({ send, onRequest }: { send: CommentSending | null; onRequest: () => void }) {
  const label = useLabel()
  const unsent = send ? UNSENT[send] : undefined
  return (
    <Notice
      live="off"
      tone={unsent ? 'down' : 'neutral'}
      action={
        send ? (
          <Button variant="link" pending={send === 'sending'} onClick={onRequest}>
            {label('send_access_request')}
          </Button>
        ) : null
      }
    >
      <span>{label('download_denied')}</span> {unsent ? <span>{label(unsent.textKey)}</span> : null}
    </Notice>
  )
}
