import { cx } from '../../foundation/tokens/cx.ts'

/** Text with the same width in regular and bold: an invisible bold copy reserves the width. */
export function SteadyText({ text, className }: { text: string; className?: string }) {
  return (
    <span
      data-text={text}
      className={cx(
        'inline-grid after:invisible after:h-0 after:overflow-hidden after:font-strong after:content-[attr(data-text)]',
        className,
      )}
    >
      {text}
    </span>
  )
}
