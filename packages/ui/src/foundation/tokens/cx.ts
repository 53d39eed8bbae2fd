import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

/** The names that theme.css adds to Tailwind's scales. Colours need no entry: any other name counts as a colour. */
const merge = /* @__PURE__ */ extendTailwindMerge({
  extend: {
    theme: {
      text: ['11', '12', '13', '14', '16', '20', '24'],
      'font-weight': ['book', 'strong', 'heavy'],
      radius: ['tag', 'field', 'card'],
      shadow: ['card', 'pop'],
      spacing: ['row'],
      breakpoint: ['desk', 'wide'],
      ease: ['standard'],
    },
  },
})

/** Joins class names (clsx); of Tailwind classes that set the same property, the last one wins (tailwind-merge). */
export function cx(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
