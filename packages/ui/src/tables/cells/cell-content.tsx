'use client'
import { clsx } from 'clsx'
import { type ReactNode, useId, useRef, useState } from 'react'
import { InfoTip } from '../../controls/info-tip/info-tip.tsx'
import { Link } from '../../controls/link/link.tsx'
import { LockedChip } from '../../controls/locked-chip/locked-chip.tsx'
import { Tip, TipContent, TipTrigger } from '../../controls/tip/tip.tsx'
import { ArrowDown, ArrowUp } from '../../foundation/icons/icons.ts'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { CellViewModel, RequestState, TextViewModel } from './cell.view-model.ts'
import { LockedCell, WithheldDots } from './locked-cell.tsx'

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
      className={clsx('[unicode-bidi:isolate]', tone && TONES[tone])}
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

type NoteTextProps = {
  /** The explained content: the value, or a dash. */
  children: ReactNode
  /** The explanation, one paragraph each. */
  notes: readonly string[]
}

/**
 * Text that shows an explanation on hover, keyboard focus or press, so that no reason needs a mouse (X3).
 * `data-slot` cell-note, tip.
 */
function NoteText({ children, notes }: NoteTextProps) {
  const id = useId()
  return (
    <Tip pins>
      <TipTrigger>
        <button
          type="button"
          data-ui=""
          data-slot="cell-note"
          aria-describedby={id}
          className="focus-ring relative min-h-6 min-w-6 cursor-help rounded-tag [text-align:inherit] text-inherit [unicode-bidi:plaintext] underline decoration-ink-3/70 decoration-dotted underline-offset-4 after:absolute after:-inset-x-1 after:-inset-y-2"
        >
          {children}
          <TipContent id={id}>
            <Paragraphs texts={notes} />
          </TipContent>
        </button>
      </TipTrigger>
    </Tip>
  )
}

/** Paragraphs inside elements that allow phrasing content only. */
function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map(text => (
    <span key={text} className="block not-first:mt-1.5">
      {text}
    </span>
  ))
}

/** Shrinks before the button does. Its content is cut as well, or a line that only its box cuts would overlap the next cells. */
const cutStyles = [
  'not-print:desk:min-w-0 not-print:desk:[&>:is(a,bdi,[data-slot=link-text])]:block',
  'not-print:desk:[&>:is(a,bdi,[data-slot=link-text])]:overflow-x-clip not-print:desk:[&>:is(a,bdi,[data-slot=link-text])]:text-ellipsis',
].join(' ')

type LongTextProps = {
  /** The first 80 characters and an ellipsis. */
  text: string
  /** The whole text. */
  full: string
  /** Renders the text: plain, as a link, or with its explanation. */
  children: (text: string) => ReactNode
}

/** Shortened text with a button that shows the rest, so that phone and keyboard users can read it too (T1, T3). `data-slot` cell-long. */
function LongText({ text, full, children }: LongTextProps) {
  const label = useLabel()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    // an expanded text is as tall as its lines
    <span
      data-slot="cell-long"
      data-state={open ? 'open' : 'closed'}
      className="not-print:desk:data-[state=closed]:flex not-print:desk:data-[state=closed]:gap-1 not-print:desk:data-[state=open]:whitespace-normal"
    >
      <span id={id} className={open ? undefined : cutStyles}>
        {children(open ? full : text)}
      </span>{' '}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="focus-ring -my-1 inline-flex shrink-0 min-h-6 items-center rounded-tag text-12 whitespace-nowrap text-accent hover:underline"
      >
        {label(open ? 'table_text_less' : 'table_text_more')}
      </button>
    </span>
  )
}

type RequestCellProps = {
  state: RequestState
  /** Whether this cell carries the row's request; the other cells only show a placeholder. */
  showsAction: boolean
  /** The row's name, so that screen readers can tell the buttons of different rows apart. */
  about: string
  /** Sends the request. */
  onRequest?: (() => void) | undefined
}

/**
 * Replaces a value that can be requested: a button, then the state of the request (Q3, bond-page §4).
 * A second press during the request does nothing. `data-slot` cell-request, locked-chip; state `data-state`.
 */
function RequestCell({ state, showsAction, about, onRequest }: RequestCellProps) {
  const place = useRef<HTMLSpanElement>(null)
  const pressed = useRef(false)
  const settled = state === 'sent' || state === 'forbidden'

  // the pressed button unmounts with the response; without this, focus would move to the document body
  useLayoutEffect(() => {
    if (!settled || !pressed.current) return
    pressed.current = false
    if (document.activeElement === document.body) place.current?.focus()
  }, [settled])

  if (!showsAction || (!settled && !onRequest)) return <WithheldDots />
  const send = () => {
    pressed.current = true
    onRequest?.()
  }
  return (
    <span
      ref={place}
      data-slot="cell-request"
      data-state={state}
      // a button needs a taller row
      className="focus-ring inline-flex min-h-[calc(--spacing(8)-1px)] max-w-full items-center rounded-tag align-top"
      tabIndex={settled ? -1 : undefined}
    >
      <LockedChip
        state={settled ? state : 'send'}
        pending={state === 'sending'}
        context={about}
        onAction={send}
      />
    </span>
  )
}
