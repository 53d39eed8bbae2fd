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

/**
 * Joins class names (clsx); of Tailwind classes that set the same property, the last one wins (tailwind-merge). Of several arguments that
 * are empty but for one, that one is returned as it is.
 *
 * It is for classes that a caller may override. A component's own classes never conflict and are joined by `clsx`: the first merge of a page
 * builds the tables of tailwind-merge, which takes longer than to render a small widget.
 */
export function cx(...classes: ClassValue[]): string {
  const joined = clsx(classes)
  const overrides = classes.length === 1 || classes.filter(Boolean).length > 1
  return overrides ? merge(joined) : joined
}
