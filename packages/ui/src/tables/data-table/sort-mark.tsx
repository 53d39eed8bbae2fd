import { cva } from 'class-variance-authority'
import type { SortOrder } from './row-order.ts'

/** What the arrow is drawn with, on a square of 24. */
const PATHS = {
  asc: 'M12 19V5m-7 7 7-7 7 7',
  desc: 'M12 5v14m7-7-7 7-7-7',
  none: 'm7 9 5-5 5 5M7 15l5 5 5-5',
} as const

/** The arrow of a sorted heading; of the others it shows under the hand. On a phone a data column's stands alone, without words. */
const markLook = cva('absolute bottom-1.5 size-3 fill-none stroke-current stroke-2', {
  variants: {
    side: { start: 'start-[calc(100%-0.125rem)]', end: 'end-[calc(100%-0.25rem)]' },
    idle: {
      true: 'opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60 max-desk:opacity-60',
      false: '',
    },
    alone: { true: 'max-desk:static max-desk:inline-block max-desk:size-3.5', false: '' },
  },
})

export type SortMarkProps = {
  order: SortOrder | null
  /** The side of the heading's text; the arrow stands on the other one. */
  side: 'start' | 'end'
  alone: boolean
}

/** The arrow of a heading that sorts: one path and no component of a library, because a wide table has many of them. */
export function SortMark({ order, side, alone }: SortMarkProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={markLook({ side, idle: order === null, alone })}>
      <path strokeLinecap="round" strokeLinejoin="round" d={PATHS[order ?? 'none']} />
    </svg>
  )
}
