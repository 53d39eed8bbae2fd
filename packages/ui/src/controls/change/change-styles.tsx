import { cva } from 'class-variance-authority'

/** The changed quantity: a price or a profit in money, or a yield or spread. */
export type ChangeOf = 'price' | 'yield'

/** The direction; null when unchanged. */
export type ChangeDirection = 'up' | 'down' | null

/**
 * The arrow before a change, and its colour. Only prices are green and red: a yield rises when the price falls, so
 * its colour would contradict the price's. CSS draws the arrow: for assistive tech and copied text the sign of the
 * number is enough.
 */
export const changeStyles = cva('', {
  variants: {
    of: { price: '', yield: '' },
    direction: { up: 'before:me-1', down: 'before:me-1', none: '' },
    /** What is coloured: text and arrow, or the arrow alone. */
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
