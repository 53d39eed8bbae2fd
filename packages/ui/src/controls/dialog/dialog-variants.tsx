import { cva } from 'class-variance-authority'

/** The dialog box by placement and size. */
export const panel = cva(
  'fixed z-50 flex flex-col bg-surface-raised text-ink shadow-pop outline-none forced-colors:border overflow-auto',
  {
    variants: {
      variant: {
        center:
          'inset-x-0 bottom-0 max-h-dvh rounded-t-card border border-line desk:inset-auto desk:start-1/2 desk:top-[12vh] desk:max-h-[76vh] desk:-translate-x-1/2 desk:rounded-card rtl:desk:translate-x-1/2',
        sheet: 'inset-x-0 bottom-0 max-h-[84dvh] rounded-t-card border-t border-line',
      },
      size: { m: '', s: 'desk:w-[min(400px,calc(100vw-48px))]' },
    },
    compoundVariants: [{ variant: 'center', size: 'm', className: 'desk:w-[min(560px,calc(100vw-48px))]' }],
    defaultVariants: { variant: 'center', size: 'm' },
  },
)
