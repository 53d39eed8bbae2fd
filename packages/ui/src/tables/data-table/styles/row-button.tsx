import { cva } from 'class-variance-authority'
import { clsx } from 'clsx'
import { ChevronDown } from '../../../foundation/icons/icons.ts'

/** A small text button in the table's own rows: collapsible rows and groups. */
export const rowButtonStyles = cva(
  'focus-ring relative inline-flex min-h-6 cursor-pointer items-center gap-1.5 rounded-tag text-start after:absolute after:-inset-x-2 after:-inset-y-2.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]',
  {
    variants: {
      of: { collapsible: 'text-accent hover:underline underline-offset-3', group: 'hover:text-accent' },
    },
  },
)

/** Points down while the rows are expanded, and to the side while they are collapsed. */
export function ExpandArrow({ collapsed }: { collapsed: boolean }) {
  return (
    <ChevronDown
      aria-hidden="true"
      className={clsx(
        'text-ink-3 transition-transform duration-150 ease-standard motion-reduce:transition-none',
        collapsed && '-rotate-90 rtl:rotate-90',
      )}
    />
  )
}

/** Attributes of a button in the sticky copy: it works on press without taking focus, because the copy is hidden from screen readers. */
export const MOUSE_ONLY = {
  tabIndex: -1,
  onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
}
