import { cva } from 'class-variance-authority'

/** What moved: a price, or a result in money; or a yield or spread. */
export type ChangeOf = 'price' | 'yield'

/** Which way; null: it did not move. */
export type ChangeDirection = 'up' | 'down' | null

/**
 * The arrow before a change, and its colour. Green and red are the price's alone: a yield that rises with a falling price would
 * contradict it. The arrow is drawn by the style sheet: the sign of the text says the same to assistive tech and in copies.
 */
export const changeStyles = cva('before:me-1', {
  variants: {
    of: { price: '', yield: '' },
    direction: { up: '', down: '', none: 'before:me-0' },
    /** What the price's colour is on: text and arrow, or the arrow alone. */
    tints: { all: '', arrow: '' },
  },
  compoundVariants: [
    { of: 'price', direction: 'up', className: "before:content-['▲'_/_'']" },
    { of: 'price', direction: 'down', className: "before:content-['▼'_/_'']" },
    { of: 'yield', direction: 'up', className: "before:content-['↗'_/_'']" },
    { of: 'yield', direction: 'down', className: "before:content-['↘'_/_'']" },
    { of: 'price', direction: 'up', tints: 'all', className: 'text-up' },
    { of: 'price', direction: 'down', tints: 'all', className: 'text-down' },
    { of: 'price', direction: 'up', tints: 'arrow', className: 'before:text-up' },
    { of: 'price', direction: 'down', tints: 'arrow', className: 'before:text-down' },
  ],
})

/** The direction of a change by its value. */
export function directionOf(change: number): ChangeDirection {
  if (change === 0 || Number.isNaN(change)) return null
  return change > 0 ? 'up' : 'down'
}
