import { fontSteps } from './chart-text.ts'

/**
 * Classes that set the sizes of `chartFonts` as `--chart-text` and `--legend-text`, which grow with the browser's text. The style sheets list the
 * class of every step: they are in the server's markup, where a style attribute is refused.
 */
export function fontClasses(step: number): string {
  const sizes =
    '[--chart-text:max(0.375rem,0.75rem+var(--font-step))] [--legend-text:min(2.5rem,0.8125rem+var(--font-step))] max-desk:[--legend-text:min(2.5rem,0.75rem+var(--font-step))]'
  return `[--font-step:${fontSteps(step)}px] ${sizes}`
}
