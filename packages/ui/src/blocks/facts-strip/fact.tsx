'use client'
import type { ReactNode } from 'react'
import { type ChangeOf, changeStyles } from '../../controls/change/change-styles.tsx'
import { InfoTip } from '../../controls/info-tip/info-tip.tsx'
import { Lock } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'

/** One fact: what it is, its value, and one line about it. */
export type FactItem = {
  /** One per strip. */
  id: string
  title: string
  /** What the title adds, left out on a phone: ", to maturity". */
  qualifier?: string | undefined
  /** The value with its unit; null is blank and drawn as a dash. */
  value: ReactNode
  /** The value is withheld; `value` is not drawn, and had better not be there at all. */
  masked?: boolean
  /** One line below the value. Strips whose facts have one keep its room in all of them, by `''`. */
  detail?: ReactNode
  /** What the figure means, where its title alone could mislead. */
  info?: string | undefined
  /** Why the value is blank; shown beside the dash. */
  reason?: string | undefined
  /** Direction of the change that `detail` tells, or the value where there is no detail: an arrow; a sign stands in the text too. */
  tone?: 'up' | 'down' | null
  /** What changed: green and red are for prices, a yield or spread is in ink. Default `price`. */
  toneOf?: ChangeOf
}

/** `data-slot` fact. */
export function Fact({
  title,
  qualifier = '',
  value,
  masked = false,
  detail,
  info,
  reason,
  tone,
  toneOf = 'price',
}: FactItem) {
  const name = title + qualifier
  const change = tone ? changeStyles({ of: toneOf, direction: tone, tints: 'all' }) : null
  const hasDetail = detail !== undefined
  // the reason of the blank takes the place of the meaning
  const isBlank = value === null && !masked && Boolean(reason)
  return (
    // languages with the longest words have narrower sides: a title is never cut at the full width
    <div
      data-slot="fact"
      data-masked={masked || undefined}
      className="flex min-w-0 flex-col bg-surface px-1.75 py-1.5 desk:px-2 desk:py-2 wide:px-3.5 desk:[&:lang(zh)]:py-1.5 wide:[&:is(:lang(es),:lang(ru),:lang(tr),:lang(uk),:lang(zh))]:px-2.25"
    >
      <dt className="flex text-12 text-ink-3 max-desk:text-11 max-desk:leading-4">
        <span className="truncate" title={name}>
          {title}
          {qualifier && <span className="max-desk:sr-text">{qualifier}</span>}
        </span>
        {info && !isBlank && (
          // no taller than the words beside it, so that all values stand in one line
          <InfoTip about={name} className="-my-px -me-2 ms-0.5 shrink-0 wide:ms-1">
            {info}
          </InfoTip>
        )}
      </dt>
      <dd
        className={cx(
          'min-h-5.5 text-16/5.5 font-semibold tracking-[-0.035em] wrap-anywhere desk:my-px desk:min-h-6 desk:text-[1.0625rem]/6 desk:tracking-[-0.02em] wide:text-20/6 desk:[&:lang(zh)]:text-16 wide:[&:lang(uk)]:text-[1.0625rem]/6 max-desk:[&:lang(zh)]:text-13',
          hasDetail ? null : change,
        )}
      >
        {masked ? <MaskedFact /> : (value ?? <BlankFact title={name} reason={reason} />)}
      </dd>
      {hasDetail ? (
        <dd className={cx('min-h-4 text-12 text-ink-2 max-desk:min-h-3.75 max-desk:text-11/3.75', change)}>
          {detail}
        </dd>
      ) : null}
    </div>
  )
}

/** A dash, and why there is no value. The reason is no hint: it stays where hints are off (X3). */
function BlankFact({ title, reason }: Pick<FactItem, 'title' | 'reason'>) {
  return (
    <span className="text-ink-3">
      –
      {reason && (
        <InfoTip reason about={title} className="ms-1.5 text-13 font-normal tracking-normal">
          {reason}
        </InfoTip>
      )}
    </span>
  )
}

/** A withheld value keeps its place and its rhythm: a lock, whose word is for assistive tech, copies and paper. */
function MaskedFact() {
  const label = useLabel()
  return (
    <span className="inline-flex h-5.5 items-center align-top text-ink-2 desk:h-6">
      <Lock size={14} strokeWidth={1.5} />
      <span className="not-print:sr-text print:ms-1.5 print:text-12">{label('fact_masked')}</span>
    </span>
  )
}
