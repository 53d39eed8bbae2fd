import { fontSteps } from './time-chart-words.ts'

/**
 * The classes that hand the sizes of `chartFonts` to the texts, as `--chart-text` and `--legend-text`. The style sheets list the
 * class of every step: they are in the server's markup, where a style attribute is refused.
 */
export function fontClasses(step: number): string {
  const sizes =
    '[--chart-text:max(6px,12px+var(--font-step))] [--legend-text:min(40px,13px+var(--font-step))]'
  return `[--font-step:${fontSteps(step)}px] ${sizes}`
}
