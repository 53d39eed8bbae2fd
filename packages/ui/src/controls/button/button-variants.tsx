import { cva, type VariantProps } from 'class-variance-authority'

const variants = cva(
  [
    'focus-ring relative inline-flex max-w-full items-center gap-1.5 font-medium',
    'cursor-pointer transition-colors duration-150 ease-standard select-none motion-reduce:transition-none',
    '[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]',
    'data-blocked:cursor-default forced-colors:data-disabled:text-[GrayText]',
    'aria-pressed:border-accent-line aria-pressed:bg-accent-soft aria-pressed:text-accent',
    'forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-accent text-accent-ink not-data-blocked:hover:bg-accent/90 not-data-blocked:active:bg-accent/80 data-disabled:bg-accent/45 data-disabled:text-accent-ink',
        secondary:
          'border-line-strong bg-surface text-ink not-data-blocked:hover:bg-surface-sunken not-data-blocked:active:bg-line data-disabled:border-line data-disabled:text-ink-3',
        quiet:
          'border-transparent bg-transparent text-ink-2 not-data-blocked:hover:bg-ink/5 not-data-blocked:hover:text-ink not-data-blocked:active:bg-ink/10 data-disabled:text-ink-3',
        link: 'min-h-6 justify-start rounded-tag text-start text-accent underline-offset-3 not-data-blocked:hover:underline data-disabled:text-ink-3 max-desk:after:absolute max-desk:after:-inset-x-2 max-desk:after:-inset-y-3',
      },
      size: {
        m: '',
        s: '',
      },
      shape: {
        text: '',
        icon: 'shrink-0',
      },
    },
    compoundVariants: [
      {
        variant: ['primary', 'secondary', 'quiet'],
        class: 'justify-center rounded-field border text-center desk:whitespace-nowrap',
      },
      {
        variant: ['primary', 'secondary', 'quiet'],
        size: 'm',
        class: 'min-h-8 text-13 max-desk:text-14 max-desk:min-h-11',
      },
      {
        variant: ['primary', 'secondary', 'quiet'],
        size: 's',
        class:
          'min-h-7 text-12 max-desk:text-13 max-desk:min-h-9 max-desk:after:absolute max-desk:after:-inset-[5px]',
      },
      {
        variant: ['primary', 'secondary', 'quiet'],
        size: 'm',
        shape: 'text',
        class: 'px-3 py-1 max-desk:px-4',
      },
      { variant: ['primary', 'secondary', 'quiet'], size: 's', shape: 'text', class: 'px-2.5 py-0.5' },
      { shape: 'icon', size: 'm', class: 'min-w-8 max-desk:min-w-11' },
      { shape: 'icon', size: 's', class: 'min-w-7 max-desk:min-w-9' },
    ],
    defaultVariants: { variant: 'secondary', size: 'm', shape: 'text' },
  },
)

export type ButtonVariants = VariantProps<typeof variants>

const cache = new Map<string, string>()

/**
 * Variants shared by Button, IconButton and Link. On phones every target is 44 px (`after` enlarges the small ones).
 * Cached, because pages have dozens of buttons of few kinds.
 */
export function buttonVariants({ variant, size, shape }: ButtonVariants = {}): string {
  const key = `${variant} ${size} ${shape}`
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  const styles = variants({ variant, size, shape })
  cache.set(key, styles)
  return styles
}
