import type { NumericField } from '@accrue/api-client'
import { roundDecimal } from '@accrue/ui/foundation/format'

/** Minimum and maximum decimals of a column. */
export type DecimalRange = { least: number; most: number }

/** Payments per 100 of face value keep the decimals of the terms, at least two; bond-page §9 has no rule for them. */
export const PAYMENT_DECIMALS: DecimalRange = { least: 2, most: 6 }

/** Pool factors are published with eight decimals. */
export const POOL_FACTOR_DECIMALS: DecimalRange = { least: 0, most: 8 }

/** The decimals of all numbers of a column, so that they align and add up. */
export function columnDecimals(fields: readonly NumericField[], { least, most }: DecimalRange): number {
  const known = fields.map(field => (field.kind === 'value' ? ownDecimals(field.text, most) : 0))
  return Math.max(least, ...known)
}

function ownDecimals(text: string, most: number): number {
  const fraction = roundDecimal(text, most)?.split('.')[1] ?? ''
  return fraction.replace(/0+$/, '').length
}

/** The sum of the rounded numbers; fields without a value count as zero. */
export function columnSum(fields: readonly NumericField[], decimals: number): string {
  const scaled = fields.map(field => {
    const text = field.kind === 'value' ? roundDecimal(field.text, decimals) : null
    return BigInt((text ?? '0').replace('.', ''))
  })
  const sum = scaled.reduce((total, one) => total + one, 0n)
  return roundDecimal(`${sum}e-${decimals}`, decimals) ?? '0'
}
