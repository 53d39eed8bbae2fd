import { cva } from 'class-variance-authority'

/** The chip in place of a withheld value: a button, a link, or text. */
export const lockedChipVariants = cva(
  'inline-flex max-w-full items-center gap-1 rounded-tag border text-12 leading-[1.125rem] text-ink-3',
  {
    variants: {
      acts: {
        true: [
          'focus-ring relative min-h-6 cursor-pointer border-dashed transition-colors duration-150 ease-hand hover:border-accent hover:text-accent',
          'after:absolute after:-inset-x-0.5 after:-inset-y-1 aria-disabled:cursor-default motion-reduce:transition-none max-desk:after:-inset-y-3',
        ],
        false: '',
      },
      state: {
        login: 'border-line-strong px-1.5',
        send: 'border-line-strong px-1.5',
        sent: 'border-line-strong px-1.5',
        forbidden: 'border-transparent',
      },
    },
  },
)
