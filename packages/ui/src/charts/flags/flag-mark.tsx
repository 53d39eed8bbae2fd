import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import type { FlagKind, NormalizedFlag } from './flag.ts'
import { FLAG_SIGNS } from './flags.text.ts'

/** Outlines in a box of 24 by 24: kinds differ by shape and sign, and only then by colour. */
const OUTLINES: Readonly<Record<FlagKind, string>> = {
  rating: 'M12 1.5 22.5 12 12 22.5 1.5 12Z',
  put: 'M12 2.5 20.5 8.5V20.5H3.5V8.5Z',
  call: 'M3.5 3.5H20.5V15.5L12 21.5 3.5 15.5Z',
  redemption: 'M3.5 3.5H20.5V20.5H3.5Z',
  coupon: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z',
  dividend: 'M7 3.5H17L22 12 17 20.5H7L2 12Z',
  other: 'M5.5 5.5H18.5a3 3 0 0 1 3 3V15.5a3 3 0 0 1 -3 3H5.5a3 3 0 0 1 -3 -3V8.5a3 3 0 0 1 3 -3Z',
}
const ARROWS = {
  up: 'M12 17V7M8 11 12 7 16 11',
  down: 'M12 7V17M8 13 12 17 16 13',
}

const markVariants = cva('forced-colors:text-[CanvasText]', {
  variants: {
    kind: {
      rating: 'text-ink-2',
      put: 'text-warn',
      call: 'text-warn',
      redemption: 'text-ink',
      coupon: 'text-accent',
      dividend: 'text-accent',
      other: 'text-ink-3',
    } satisfies Record<FlagKind, string>,
  },
})

/** Green and red are only used for up and down. */
const DIRECTION_COLOURS = { up: 'text-up', down: 'text-down' }

export type FlagMarkProps = ComponentProps<'g'> & {
  flag: Pick<NormalizedFlag, 'kind' | 'direction' | 'isEstimated'>
}

/** A flag in a box of 24 by 24 units; dashed if it is estimated. `data-slot` flag-mark; state: `data-kind`, `data-direction`. */
export const FlagMark = forwardRef(function FlagMark({ flag, ...rest }: FlagMarkProps) {
  const { kind, direction, isEstimated } = flag
  return (
    <g
      {...rest}
      data-ui=""
      data-slot="flag-mark"
      data-kind={kind}
      data-direction={direction ?? undefined}
      className={cx(markVariants({ kind }), direction && DIRECTION_COLOURS[direction])}
    >
      <path
        d={OUTLINES[kind]}
        className="fill-surface stroke-current"
        strokeWidth={1.5}
        strokeLinejoin="round"
        strokeDasharray={isEstimated ? '3 2.5' : undefined}
      />
      {direction ? (
        <path
          d={ARROWS[direction]}
          className="fill-none stroke-current"
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <text
          x={12}
          y={12}
          dy="0.36em"
          textAnchor="middle"
          fontSize={11}
          stroke="none"
          className="fill-current font-heavy"
        >
          {FLAG_SIGNS[kind]}
        </text>
      )}
    </g>
  )
})

/** The mark as a decorative icon of 16 pixels, next to its text. `data-slot` flag-icon. */
export function FlagIcon({ flag }: Pick<FlagMarkProps, 'flag'>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" data-slot="flag-icon" className="size-4 shrink-0">
      <FlagMark flag={flag} />
    </svg>
  )
}
