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
