import { cx } from '../../foundation/tokens/cx.ts'

/** Text that is as wide at rest as it is when chosen and heavier: an unseen heavy copy holds its place. */
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
