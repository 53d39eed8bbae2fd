'use client'
import type { ReactNode } from 'react'
import { type ChangeOf, changeStyles } from '../../controls/change/change-styles.tsx'
import { InfoTip } from '../../controls/info-tip/info-tip.tsx'
import { Lock } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'

/** One fact: title, value, and an optional line of detail. */
export type FactItem = {
  /** Unique within the strip. */
  id: string
  title: string
  /** Appended to the title, but not on a phone: ", to maturity". */
  qualifier?: string | undefined
  /** The value with its unit; null is drawn as a dash. */
  value: ReactNode
  /** The value is withheld. `value` is not drawn; better do not pass it at all. */
  masked?: boolean
  /** One line below the value. If some facts of a strip have one, give the others `''` to reserve its height. */
  detail?: ReactNode
  /** What the value means, if the title alone could mislead. */
  info?: string | undefined
  /** Why there is no value; shown next to the dash. */
  reason?: string | undefined
  /** Direction of the change in `detail`, or in the value without a detail: adds an arrow. The text should have a sign too. */
  tone?: 'up' | 'down' | null
  /** What changed: prices are green and red, a yield or spread has the text colour. Default `price`. */
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
  // the reason of a missing value replaces the info
  const isBlank = value === null && !masked && Boolean(reason)
  return (
    // narrower padding in languages with long titles, so that none is cut at full width
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
          // not taller than the title, so that all values are on one line
          <InfoTip about={name} className="-my-px -me-2 ms-0.5 shrink-0 wide:ms-1">
            {info}
          </InfoTip>
        )}
      </dt>
      <dd
        className={cx(
          'min-h-5.5 text-16/5.5 font-semibold tracking-[-0.035em] wrap-anywhere desk:my-px desk:min-h-6 desk:text-16/6 wide:text-20/6 wide:tracking-[-0.02em] wide:[&:lang(zh)]:text-16 max-wide:[&:lang(zh)]:text-14 wide:[&:lang(uk)]:text-[1.0625rem]/6 max-desk:[&:lang(zh)]:text-13 max-wide:[&:lang(ru)]:text-14 max-wide:[&:lang(uk)]:text-13',
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

/** A dash, and why there is no value. The reason is not a hint: it stays when hints are off (X3). */
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

/** A lock with the height of a value; its text is for assistive technology, copies and print. */
function MaskedFact() {
  const label = useLabel()
  return (
    <span className="inline-flex h-5.5 items-center align-top text-ink-2 desk:h-6">
      <Lock size={14} strokeWidth={1.5} />
      <span className="not-print:sr-text print:ms-1.5 print:text-12">{label('fact_masked')}</span>
    </span>
  )
}
