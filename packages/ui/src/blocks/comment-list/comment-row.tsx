'use client'
import { type Ref, useId, useRef, useState } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Badge } from '../../controls/badge/badge.tsx'
import { Button } from '../../controls/button/button.tsx'
import { Link } from '../../controls/link/link.tsx'
import { linkListShape } from '../../controls/link-list/link-list.view-model.ts'
import { Notice } from '../../controls/notice/notice.tsx'
import { ShowMore } from '../../controls/show-more/show-more.tsx'
import { formatDay } from '../../foundation/format/format-day.ts'
import { FileText, Lock } from '../../foundation/icons/icons.ts'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { useLabel, useUi } from '../../foundation/ui-provider.tsx'
import {
  type CommentAlertViewModel,
  type CommentRowViewModel,
  type CommentSending,
  verdictOf,
} from './comment-list.view-model.ts'
import type { CommentListEvents } from './use-comment-list.ts'

type CommentRowProps = { row: CommentRowViewModel; events: CommentListEvents }

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

type CommentTitleProps = {
  row: CommentRowViewModel
  buttonRef: Ref<HTMLButtonElement>
  /** The id of the alert while it is shown. */
  alertId: string | undefined
  onPress: () => void
}

/** The title as text, as a link to content or file, or as a button that shows why the file is closed. */
function CommentTitle({ row, buttonRef, alertId, onPress }: CommentTitleProps) {
  const label = useLabel()
  const { file } = row
  const text = row.title || label('comment_untitled')
  const shared = { 'data-kind': file.kind, className: 'min-w-0 font-medium wrap-anywhere max-desk:text-14' }
  switch (file.kind) {
    case 'title':
      return <TitleText {...shared} text={text} />
    case 'content':
      return file.href === null ? (
        <TitleText {...shared} text={text} />
      ) : (
        <Title>
          <Link {...shared} href={file.href}>
            {text}
          </Link>
        </Title>
      )
    case 'file':
      return file.href === null ? (
        <TitleText {...shared} text={text} note={label('comment_file_missing')} />
      ) : (
        <Title>
          <Link {...shared} href={file.href}>
            <bdi>{text}</bdi>
            <FileText className="ms-1.5 size-4 align-[-3px] text-ink-3" />
          </Link>
        </Title>
      )
    case 'alert':
      return (
        <Title>
          <Button
            {...shared}
            ref={buttonRef}
            variant="link"
            aria-expanded={alertId !== undefined}
            aria-controls={alertId}
            // the second click of a double click must not close the alert again
            onClick={event => event.detail < 2 && onPress()}
          >
            <bdi>{text}</bdi>
            <Lock aria-hidden="true" className="text-ink-3" />
          </Button>
        </Title>
      )
  }
}

function Title({ children }: { children: React.ReactNode }) {
  return (
    <p data-slot="comment-title" className="flex min-h-6 min-w-0 items-center max-desk:min-h-8">
      {children}
    </p>
  )
}

type TitleTextProps = { 'data-kind': string; className: string; text: string; note?: string }

function TitleText({ text, note, ...shared }: TitleTextProps) {
  return (
    <p data-slot="comment-title" className="flex min-h-6 flex-wrap items-center gap-x-2">
      <bdi {...shared}>{text}</bdi>
      {note ? <span className="text-12 text-ink-3">{note}</span> : null}
    </p>
  )
}

/** Date, provider, language and linked issuers of a comment, in one line that wraps. */
function CommentFacts({ row }: { row: CommentRowViewModel }) {
  const { label, lang } = useUi()
  const { day, provider, language, issuers, illustrative } = row
  return (
    <div
      data-slot="comment-facts"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink-3 empty:hidden"
    >
      {day ? (
        <time dateTime={day} className="num [unicode-bidi:plaintext]">
          {formatDay(day, lang)}
        </time>
      ) : null}
      {provider ? <bdi className="wrap-anywhere text-ink-2">{provider}</bdi> : null}
      {language ? (
        <bdi lang={language.tag ?? undefined} className="wrap-anywhere">
          {language.text}
        </bdi>
      ) : null}
      {issuers.length > 0 ? <Issuers issuers={issuers} /> : null}
      {illustrative ? <Badge tone="warn">{label('illustrative')}</Badge> : null}
    </div>
  )
}

function Issuers({ issuers }: Pick<CommentRowViewModel, 'issuers'>) {
  const { label } = useUi()
  const [open, setOpen] = useState(false)
  const { shown, more } = linkListShape({ items: issuers, open })
  return (
    <>
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
        role="list"
        aria-label={label('comment_issuers')}
        data-slot="comment-issuers"
        className="flex min-w-0 flex-wrap gap-x-3 gap-y-1"
      >
        {shown.map(({ id, text, href }) => (
          <li key={id} className="min-w-0 wrap-anywhere">
            <Link
              href={href}
              className="relative my-0 inline-block min-h-6 min-w-6 py-0 content-center max-desk:after:absolute max-desk:after:-inset-y-2.5 max-desk:after:-inset-x-1"
            >
              <bdi>{text}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 ? <ShowMore expanded={open} onExpandedChange={setOpen} hiddenCount={more} /> : null}
    </>
  )
}

type CommentAlertProps = { id: string; viewModel: CommentAlertViewModel; onRequest: () => void }

/** Why a file does not open, with the action that may help (shared-blocks §8). */
function CommentAlert({ id, viewModel, onRequest }: CommentAlertProps) {
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
