'use client'
import type { ReactNode } from 'react'
import { InfoTip } from '../../controls/info-tip/info-tip.tsx'
import { Lock } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'

/** One fact: what it is, its value, and one line about it. */
export type FactItem = {
  /** One per strip. */
  id: string
  title: string
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
  /** Direction of the change that `detail` tells, or the value where there is no detail; a sign stands in the text too. */
  tone?: 'up' | 'down' | null
}

const TONES = { up: 'text-up', down: 'text-down' }

/** `data-slot` fact. */
export function Fact({ title, value, masked = false, detail, info, reason, tone }: FactItem) {
  const color = tone ? TONES[tone] : null
  const hasDetail = detail !== undefined
  // the reason of the blank takes the place of the meaning
  const isBlank = value === null && !masked && Boolean(reason)
  return (
    <div
      data-slot="fact"
      data-masked={masked || undefined}
      className="flex min-w-0 flex-col bg-surface px-2 py-2 desk:px-2.5 wide:px-3.5"
    >
      <dt className="text-12 text-ink-3 max-desk:text-11 max-desk:leading-4">
        {title}
        {info && !isBlank && (
          // no taller than the words beside it, so that all values stand in one line
          <InfoTip about={title} className="-my-px ms-1 max-desk:-me-2 max-desk:ms-0.5">
            {info}
          </InfoTip>
        )}
      </dt>
      <dd
        className={cx(
          'my-px min-h-6 text-16 font-semibold tracking-[-0.02em] wrap-anywhere desk:text-[1.0625rem] wide:text-20/6 desk:[&:lang(zh)]:text-16 max-desk:[&:lang(zh)]:text-13',
          hasDetail ? null : color,
        )}
      >
        {masked ? <MaskedFact /> : (value ?? <BlankFact title={title} reason={reason} />)}
      </dd>
      {hasDetail ? (
        <dd className={cx('min-h-4 text-12 text-ink-2 max-desk:text-11 max-desk:leading-4', color)}>
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

/** A withheld figure keeps its place and its rhythm. */
function MaskedFact() {
  const label = useLabel()
  return (
    <span className="inline-flex h-6 max-w-full items-center gap-1.5 align-top text-12 font-medium tracking-normal text-ink-3">
      <Lock size={14} strokeWidth={1.5} className="shrink-0" />
      {label('fact_masked')}
    </span>
  )
}
