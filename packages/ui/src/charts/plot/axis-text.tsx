const TEXT =
  'num data-covered:invisible text-[length:var(--chart-text,0.75rem)] forced-colors:fill-[CanvasText]'

/** Classes of axis texts; 12 px where the chart does not set `--chart-text`. */
export const AXIS_TEXT = `fill-ink-3 ${TEXT}`

/** Those of a text that begins a larger unit than its neighbours. */
export const STRONG_TEXT = `fill-ink-2 font-strong ${TEXT}`
