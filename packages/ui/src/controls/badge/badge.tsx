import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'

const badgeVariants = cva(
  'num inline-flex max-w-full items-center gap-1 rounded-full border px-2 text-12 leading-[1.125rem] font-strong forced-colors:border-current',
  {
    variants: {
      tone: {
        neutral: 'border-line bg-surface-sunken text-ink-2',
        up: 'border-transparent bg-up-soft text-up',
        down: 'border-transparent bg-down-soft text-down',
        warn: 'border-transparent bg-warn-soft text-warn',
        accent: 'border-transparent bg-accent-soft text-accent',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export type BadgeProps = ComponentProps<'span'> & {
  /** The meaning; the text must express it too. Default `neutral`. */
  tone?: VariantProps<typeof badgeVariants>['tone']
}

/** A short permanent fact: a status, a kind. `data-slot` badge. */
export const Badge = forwardRef(function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span {...rest} data-ui="" data-slot="badge" className={cx(badgeVariants({ tone }), className)} />
})
