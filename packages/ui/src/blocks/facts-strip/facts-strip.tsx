'use client'
import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useVerdict } from '../../foundation/ui-provider.tsx'
import { Fact, type FactItem } from './fact.tsx'

const factsVariants = cva('num gap-px bg-line', {
  variants: {
    layout: {
      // six, three or two abreast, and fewer where larger text needs more width
      six: [
        'grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(6.5rem,(100%-2px)/3)),1fr))]',
        'desk:grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,(100%-6px)/6)),1fr))] print:grid-cols-6',
      ],
      // the last row is as wide as the others, however many facts there are
      flow: 'flex flex-wrap *:grow *:basis-34',
    },
  },
  defaultVariants: { layout: 'flow' },
})

export type FactsStripProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** In the order of reading. Nothing is drawn without any. */
  facts: readonly FactItem[]
  /** `six` equal columns where there is room, for six facts or twelve; `flow` for any number of them. Default `flow`. */
  layout?: 'six' | 'flow'
  /** What is withheld, in a sentence, where a fact is masked; the way to it stands beside it. Default none: the page says it elsewhere. */
  lockedMessage?: string | undefined
  /** Trading ground of the values, where access depends on it. */
  tradingGroundId?: number | null
  /** Below the facts: where they come from, as of when. */
  foot?: ReactNode
}

/**
 * The facts that a reader looks for first, below the name of a bond, a stock, a fund, an index or an issuer. A withheld one keeps its
 * place, and the way in stands once, below (P4). Parts: `data-slot` facts, fact; state: `data-masked`.
 */
export const FactsStrip = forwardRef(function FactsStrip({
  facts,
  layout,
  lockedMessage,
  tradingGroundId,
  foot,
  className,
  ...rest
}: FactsStripProps) {
  const verdict = useVerdict('seeValues', { tradingGroundId })
  const isLocked =
    lockedMessage !== undefined && verdict.kind !== 'allowed' && facts.some(({ masked }) => masked)
  if (facts.length === 0) return null
  return (
    <div
      {...rest}
      data-ui=""
      data-slot="facts"
      className={cx('overflow-clip rounded-card border border-line bg-surface shadow-card', className)}
    >
      <dl className={factsVariants({ layout })}>
        {facts.map(fact => (
          <Fact key={fact.id} {...fact} />
        ))}
      </dl>
      {foot || isLocked ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line bg-surface-sunken px-4 py-2 text-12 text-ink-2">
          {foot}
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
