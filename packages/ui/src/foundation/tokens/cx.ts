import { type ClassValue, clsx } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'
import { classGroups } from './class-groups.ts'

const merge = createTailwindMerge(classGroups)

/** Class names joined; of two that set the same thing the last one counts, so a caller's class wins. */
export function cx(...classes: ClassValue[]): string {
  const given = classes.filter(Boolean)
  // one text has nothing to win over; a page may never need what follows
  if (given.length === 1 && typeof given[0] === 'string') return given[0]
  return merge(clsx(given))
}
