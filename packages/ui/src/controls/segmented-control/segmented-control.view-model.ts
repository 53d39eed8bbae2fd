export type SegmentOption = {
  id: string
  /** What is drawn: "1M", "%". */
  text: string
  /** Its name for assistive tech where the text is a sign: "Percent". */
  name?: string
  /** A hidden one is not drawn. */
  hidden?: boolean
}

/** The options that are drawn: not the hidden ones, and every id once (the first one given counts). */
export function shownOptions(options: readonly SegmentOption[]): SegmentOption[] {
  const seen = new Set<string>()
  return options.filter(({ id, hidden }) => {
    if (hidden || seen.has(id)) return false
    seen.add(id)
    return true
  })
}

/** The one option that Tab reaches: the checked one, else the first. */
export function tabStop(options: readonly SegmentOption[], checked: string | null): string | null {
  return options.find(option => option.id === checked)?.id ?? options[0]?.id ?? null
}

export type StepInput = {
  options: readonly SegmentOption[]
  /** The option that has focus. */
  from: string
  /** A `KeyboardEvent.key`. */
  key: string
  rtl?: boolean
}

/** The option that a key moves to and checks, or null when the key means nothing here. Arrows go round. */
export function stepTo({ options, from, key, rtl = false }: StepInput): string | null {
  const last = options.length - 1
  if (key === 'Home') return options[0]?.id ?? null
  if (key === 'End') return options[last]?.id ?? null
  const step = stepOf(key, rtl)
  const at = options.findIndex(option => option.id === from)
  if (step === 0 || at < 0) return null
  return options[(at + step + options.length) % options.length]?.id ?? null
}

function stepOf(key: string, rtl: boolean): number {
  if (key === 'ArrowDown') return 1
  if (key === 'ArrowUp') return -1
  if (key === 'ArrowRight') return rtl ? -1 : 1
  if (key === 'ArrowLeft') return rtl ? 1 : -1
  return 0
}
