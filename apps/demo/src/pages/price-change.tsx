import { cx, formatDecimal, roundTo, useLang } from '@accrue/ui/foundation'

/** How a price moved: an arrow, a sign, and a colour that says the same. */
export function PriceChange({ value }: { value: number }) {
  const lang = useLang()
  const change = roundTo(value, 2)
  return (
    <span
      dir="ltr"
      className={cx('num inline-block whitespace-nowrap', change > 0 && 'text-up', change < 0 && 'text-down')}
    >
      {change === 0 ? null : <span aria-hidden="true">{change > 0 ? '▲ ' : '▼ '}</span>}
      {formatDecimal(change, { decimals: 2, sign: 'change', lang })}
    </span>
  )
}

/** A value that the reader's access does not open. */
export function Withheld({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden="true" className="tracking-widest text-ink-3">
        •••
      </span>
      <span className="sr-text">{label}</span>
    </>
  )
}
