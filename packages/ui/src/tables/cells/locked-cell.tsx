'use client'
import { cva } from 'class-variance-authority'
import { InfoTip } from '../../controls/info-tip/info-tip.tsx'
import { Lock } from '../../foundation/icons/icons.ts'
import { safeUrl } from '../../foundation/safe-url.ts'
import { useLabel, useUi, useVerdict } from '../../foundation/ui-provider.tsx'

export type LockedCellProps = {
  /** Whether this cell carries the row's action; the other cells only show dots. */
  showsAction: boolean
  /** The row's name, so that screen readers can tell the actions of different rows apart. */
  about: string
  /** Why the value is withheld, behind an "i" (X3). */
  reason?: string | null
  /** The side of the cell's text; the action's text extends away from it. Default `end`. */
  side?: 'start' | 'end' | undefined
}

/**
 * Replaces a withheld value and offers the way to it: sign in, or request access (P7, Q1).
 * The value is not in the page: the server does not send it. `data-slot` cell-locked, cell-locked-text.
 */
export function LockedCell({ showsAction, about, reason = null, side = 'end' }: LockedCellProps) {
  const label = useLabel()
  const value = showsAction ? <AccessAction about={about} side={side} /> : <WithheldDots />
  if (reason === null) return value
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      {value}
      <InfoTip reason about={label('table_withheld')}>
        {reason}
      </InfoTip>
    </span>
  )
}

function AccessAction({ about, side }: { about: string; side: 'start' | 'end' }) {
  const { label, signIn, accessUrl } = useUi()
  const verdict = useVerdict('seeValues')
  const href = safeUrl(accessUrl)
  if (verdict.kind === 'needAuth' && signIn)
    return (
      <button
        type="button"
        data-ui=""
        data-slot="cell-locked"
        data-state="login"
        className={teaserStyles}
        onClick={signIn}
      >
        <Teaser text={label('asterisk_default')} about={about} side={side} />
      </button>
    )
  if (verdict.kind !== 'needAuth' && href)
    return (
      <a href={href} data-ui="" data-slot="cell-locked" className={teaserStyles}>
        <Teaser text={label('get_access')} about={about} side={side} />
      </a>
    )
  return <WithheldDots />
}

/** As tall as a dense row and as wide as the minimum target size. */
const teaserStyles =
  'group/teaser focus-ring relative -my-1 inline-grid min-h-6 min-w-6 cursor-pointer items-center rounded-tag text-inherit max-desk:after:absolute max-desk:after:-inset-x-3 max-desk:after:-inset-y-2.5'

/** Visible only to screen readers until hover or focus, then drawn over the dots and the neighbouring cells. */
const teaserTextStyles = cva(
  [
    'absolute top-1/2 z-2 flex size-px -translate-y-1/2 items-center gap-1 overflow-hidden text-12 font-normal whitespace-nowrap [clip-path:inset(50%)]',
    'group-hover/teaser:size-auto group-hover/teaser:rounded-tag group-hover/teaser:border group-hover/teaser:border-accent group-hover/teaser:bg-surface group-hover/teaser:px-2 group-hover/teaser:py-px group-hover/teaser:text-accent group-hover/teaser:[clip-path:none]',
    'group-focus-visible/teaser:size-auto group-focus-visible/teaser:rounded-tag group-focus-visible/teaser:border group-focus-visible/teaser:border-accent group-focus-visible/teaser:bg-surface group-focus-visible/teaser:px-2 group-focus-visible/teaser:py-px group-focus-visible/teaser:text-accent group-focus-visible/teaser:[clip-path:none]',
  ],
  { variants: { side: { start: 'start-0', end: 'end-0' } } },
)

/** The dots; on hover and focus the action's text replaces them. */
function Teaser({ text, about, side }: { text: string; about: string; side: 'start' | 'end' }) {
  return (
    <>
      <Dots />
      <span data-slot="cell-locked-text" className={teaserTextStyles({ side })}>
        <Lock aria-hidden="true" className="size-3 shrink-0 stroke-[1.75]" />
        <span>{text}</span>
        {about && <span className="sr-text">: {about}</span>}
      </span>
    </>
  )
}

/** A withheld value without an action. `data-slot` cell-withheld. */
export function WithheldDots() {
  const label = useLabel()
  return (
    <span data-slot="cell-withheld">
      <Dots />
      <span className="sr-text">{label('table_withheld')}</span>
    </span>
  )
}

function Dots() {
  return (
    <span aria-hidden="true" className="-me-px font-strong tracking-[2px] text-ink-3 select-none">
      •••
    </span>
  )
}
