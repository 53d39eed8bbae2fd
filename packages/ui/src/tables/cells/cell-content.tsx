'use client'
import type { ReactNode } from 'react'
import { InfoTip } from '../../controls/info-tip/info-tip.tsx'
import { Link } from '../../controls/link/link.tsx'
import { ArrowDown, ArrowUp } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { CellViewModel, TextViewModel } from './cell.view-model.ts'
import { LockedCell } from './locked-cell.tsx'
import { LongText } from './long-text.tsx'
import { NoteText, Paragraphs } from './note-text.tsx'
import { RequestCell } from './request-cell.tsx'

export type CellContentProps = {
  cell: CellViewModel
  /** Whether a withheld cell carries the row's action. */
  showsAction: boolean
  /** The name of the row. */
  about: string
  /** Requests the row's hidden values. */
  onRequest?: (() => void) | undefined
  /** The side of the cell's text. Default `end`. */
  side?: 'start' | 'end' | undefined
}

/** The content of a cell of any kind. Plain text is a plain text node, because tables have thousands of them. */
export function CellContent({ cell, showsAction, about, onRequest, side }: CellContentProps): ReactNode {
  switch (cell.kind) {
    case 'blank':
      return cell.reason === null ? null : <BlankCell reason={cell.reason} />
    case 'locked':
      return <LockedCell showsAction={showsAction} about={about} reason={cell.reason} side={side} />
    case 'request':
      return <RequestCell state={cell.state} showsAction={showsAction} about={about} onRequest={onRequest} />
    case 'text':
      return isPlain(cell) ? cell.text : <TextCell cell={cell} />
  }
}

function isPlain({ full, fullText, href, notes, info, detail, tone }: TextViewModel): boolean {
  return (
    full === null &&
    fullText === null &&
    href === null &&
    notes.length + info.length === 0 &&
    detail === null &&
    tone === null
  )
}

/** A dash in place of an expected value, with the reason (X3, Q13). */
function BlankCell({ reason }: { reason: string }) {
  const label = useLabel()
  return (
    <NoteText notes={[reason]}>
      <span aria-hidden="true">–</span>
      <span className="sr-text">{label('table_no_value')}</span>
    </NoteText>
  )
}

const TONES = { up: 'text-up', down: 'text-down', muted: 'text-ink-3' } as const

function TextCell({ cell }: { cell: TextViewModel }) {
  const { text, full, info, detail, tone } = cell
  // next to other text on the same line, only colour would distinguish the link, so it gets a box of its own
  const boxed = detail !== null && cell.href !== null
  const renderText = (text: string) => <TextContent text={text} cell={cell} />
  return (
    <span
      data-slot="cell-text"
      data-tone={tone ?? undefined}
      // the parts follow the page's direction, and each text its own
      className={cx('[unicode-bidi:isolate]', tone && TONES[tone])}
    >
      {cell.arrow && <Arrow direction={cell.arrow} />}
      <TextBox boxed={boxed}>
        {full === null ? (
          renderText(text)
        ) : (
          <LongText text={text} full={full}>
            {renderText}
          </LongText>
        )}
      </TextBox>
      {info.length > 0 && (
        // explains this value, not a term; on links it holds the reason too
        <InfoTip reason about={text} className="ms-1">
          <Paragraphs texts={info} />
        </InfoTip>
      )}
      {detail !== null && (
        <span data-slot="cell-detail" className="ms-1.5 text-12 font-normal text-ink-3">
          {detail}
        </span>
      )}
    </span>
  )
}

function TextBox({ boxed, children }: { boxed: boolean; children: ReactNode }) {
  return boxed ? <span className="inline-block">{children}</span> : children
}

/** The text of a cell: a link, a text with an explanation, or plain text. */
function TextContent({ text, cell: { href, notes, fullText } }: { text: string; cell: TextViewModel }) {
  if (href !== null)
    return (
      <Link href={href} aria-label={fullText ?? undefined} title={fullText ?? undefined}>
        {text}
      </Link>
    )
  if (notes.length > 0) return <NoteText notes={notes}>{text}</NoteText>
  if (fullText !== null)
    return (
      <bdi title={fullText}>
        <span aria-hidden="true">{text}</span>
        <span className="sr-text">{fullText}</span>
      </bdi>
    )
  return <bdi>{text}</bdi>
}

function Arrow({ direction }: { direction: 'up' | 'down' }) {
  const label = useLabel()
  const Icon = direction === 'up' ? ArrowUp : ArrowDown
  return (
    <>
      <Icon aria-hidden="true" className="inline size-3 stroke-2 align-[-1px]" />
      <span className="sr-text">{label(`table_tone_${direction}`)}</span>{' '}
    </>
  )
}
