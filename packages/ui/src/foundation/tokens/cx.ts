import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: {
    theme: {
      radius: ['tag', 'field', 'card'],
      text: ['11', '12', '13', '14', '16', '20', '26'],
      'font-weight': ['book', 'strong', 'heavy'],
      shadow: ['card', 'pop'],
      spacing: ['row'],
      ease: ['hand'],
    },
  },
})

/** Class names joined; of two that set the same thing the last one counts, so a caller's class wins. */
export function cx(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
