'use client'
import type { ComponentProps } from 'react'
import { formatDecimal, roundTo } from '../../foundation/format/decimal.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLang } from '../../foundation/ui-provider.tsx'
import { type ChangeOf, changeStyles, directionOf } from './change-styles.tsx'

export type ChangeProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The difference. It is rounded first: a value rounded to zero has neither sign nor arrow. */
  value: number
  /** The changed quantity: prices are green and red, yields and spreads have the text colour. Default `price`. */
  of?: ChangeOf
  /** Digits after the point. Default 2. */
  decimals?: number
}

/**
 * A change of a value: an arrow, a sign, and a colour for prices. `data-slot` change; state: `data-direction` up or
 * down.
 */
export const Change = forwardRef(function Change({
  value,
  of = 'price',
  decimals = 2,
  className,
  ...rest
}: ChangeProps) {
  const lang = useLang()
  const change = roundTo(value, decimals)
  const direction = directionOf(change)
  return (
    <span
      {...rest}
      dir="ltr"
      data-ui=""
      data-slot="change"
      data-direction={direction ?? undefined}
      className={cx(
        'num inline-block whitespace-nowrap',
        changeStyles({ of, direction: direction ?? 'none', tints: 'all' }),
        className,
      )}
    >
      {formatDecimal(change, { decimals, sign: 'change', lang })}
    </span>
  )
})
