'use client'
import type { Ref } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Link } from '../../controls/link/link.tsx'
import { FileText, Lock } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { CommentRowViewModel } from './comment-list.view-model.ts'

export type CommentTitleProps = {
  row: CommentRowViewModel
  buttonRef: Ref<HTMLButtonElement>
  /** The id of the alert while it is shown. */
  alertId: string | undefined
  onPress: () => void
}

/** The title as text, as a link to content or file, or as a button that shows why the file is closed. */
export function CommentTitle({ row, buttonRef, alertId, onPress }: CommentTitleProps) {
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
