'use client'
import { lazyWithPlaceholder } from '../../controls/skeleton/lazy-with-placeholder.tsx'

/** Height of a row, and of header and footer, in pixels. */
const ROW = 26
const AROUND = 84
const MOST = 480

/** The list of all lines of a compared chart, whose file loads when it is opened. */
export const LazyComparedLines = lazyWithPlaceholder(
  async () => (await import('./compared-lines.tsx')).ComparedLines,
  ({ series }) => Math.min(MOST, series.length * ROW + AROUND),
)
