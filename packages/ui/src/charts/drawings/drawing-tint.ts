import type { DrawingTint } from './drawing.ts'

/** The ink of each tint: all of them can be read as text on the chart's ground. */
export const TINT_INKS: Record<DrawingTint, string> = {
  ink: 'text-ink',
  accent: 'text-accent',
  up: 'text-up',
  down: 'text-down',
  warn: 'text-warn',
}
