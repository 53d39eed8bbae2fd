'use client'
import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { uniqueBy } from '../../foundation/list-of.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useVerdict } from '../../foundation/ui-provider.tsx'
import { Fact, type FactItem } from './fact.tsx'

const factsVariants = cva('num gap-px bg-line', {
  variants: {
    layout: {
      // six columns of at least 7rem, else three, so that no cell stays empty; fewer where larger text needs more width
      six: [
        'grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(6.5rem,(100%-2px)/3)),1fr))]',
        '@min-[42.3125rem]:grid-cols-6 print:grid-cols-6',
      ],
      // facts grow, so that the last row has the full width too
      flow: 'flex flex-wrap *:grow *:basis-34',
    },
  },
  defaultVariants: { layout: 'flow' },
})

export type FactsStripProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** In reading order. Nothing is drawn without facts. */
  facts: readonly FactItem[]
  /** `six` equal columns where the width allows, for six or twelve facts; `flow` for any number. Default `flow`. */
  layout?: 'six' | 'flow'
  /** A sentence that says what is withheld, shown with an access prompt if a fact is masked. Default none: the page says it elsewhere. */
  lockedMessage?: string | undefined
  /** Venue of the values, if access depends on it. */
  venueId?: number | null
  /** Content below the facts: their source and day. */
  footer?: ReactNode
}

/**
 * The key facts below the name of a bond, a stock, a fund, an index or an issuer. A withheld fact shows a lock, and the access prompt is
 * shown once, below (P4). Parts: `data-slot` facts, fact; state: `data-masked`.
 */
export const FactsStrip = forwardRef(function FactsStrip({
  facts: given,
  layout,
  lockedMessage,
  venueId,
  footer,
  className,
  ...rest
}: FactsStripProps) {
  const facts = uniqueBy(given, ({ id }) => id)
  const verdict = useVerdict('seeValues', { venueId })
  const isLocked =
    lockedMessage !== undefined && verdict.kind !== 'allowed' && facts.some(({ masked }) => masked)
  if (facts.length === 0) return null
  return (
    <div
      {...rest}
      data-ui=""
      data-slot="facts"
      className={cx(
        '@container overflow-clip rounded-card border border-line bg-surface shadow-card',
        className,
      )}
    >
      <dl className={factsVariants({ layout })}>
        {facts.map(fact => (
          <Fact key={fact.id} {...fact} />
        ))}
      </dl>
      {footer || isLocked ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line bg-surface-sunken px-4 py-2 text-12 text-ink-2">
          {footer}
          {isLocked ? (
            <AccessPrompt
              verdict={verdict}
              message={lockedMessage}
              variant="inline"
              className="desk:ms-auto"
            />
          ) : null}
        </div>
      ) : null}
    </div>
  )
})
