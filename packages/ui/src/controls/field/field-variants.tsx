import { cva } from 'class-variance-authority'
import type { LabelAs } from './field-props.ts'

/** The frame around the input. */
export const boxVariants = cva(
  [
    'group/field relative flex items-center gap-2 rounded-field border border-line-control bg-surface px-2.5 text-ink',
    'transition-colors duration-150 ease-standard motion-reduce:transition-none hover:border-ink-3',
    'has-[[data-slot=field-input]:focus-visible]:border-accent has-[[data-slot=field-input]:focus-visible]:outline-2',
    'has-[[data-slot=field-input]:focus-visible]:outline-offset-1 has-[[data-slot=field-input]:focus-visible]:outline-accent',
    'data-invalid:border-down data-disabled:border-line data-disabled:bg-surface-sunken data-disabled:text-ink-3',
    '[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]',
  ],
  {
    variants: {
      // 16 px text on a phone, because iOS zooms into anything smaller
      size: {
        m: 'min-h-8 text-16 desk:text-13 max-desk:min-h-11',
        s: 'min-h-7 text-16 desk:text-12 max-desk:min-h-11',
      },
    },
    defaultVariants: { size: 'm' },
  },
)

/** The classes of the input inside the frame. */
export const inputClasses =
  'min-w-0 flex-1 self-stretch bg-transparent text-ellipsis outline-none placeholder:text-ink-3 group-data-[label=inside]/field:max-desk:pt-3.5'

/** The classes of the label by position. */
export const LABEL_CLASSES: Record<LabelAs, string> = {
  above: 'mb-1 justify-self-start text-12 text-ink-2',
  // on phones small and above the text, so that two fields fit side by side
  inside:
    'shrink-0 text-ink-3 max-desk:absolute max-desk:start-2.5 max-desk:top-1 max-desk:text-11 max-desk:leading-3.5',
  hidden: 'sr-text',
}
