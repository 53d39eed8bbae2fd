import { listOf, uniqueBy } from '../../foundation/list-of.ts'

export type SegmentOption = {
  id: string
  /** The visible text: "1M", "%". */
  text: string
  /** The name for assistive tech, if the text is a symbol: "Percent". */
  name?: string
  /** Hidden options are not rendered. */
  hidden?: boolean
}

/** The visible options: without hidden ones and duplicate ids (the first one counts). */
export function shownOptions(options: readonly SegmentOption[]): SegmentOption[] {
  return uniqueBy(
    listOf(options).filter(({ hidden }) => !hidden),
    ({ id }) => id,
  )
}

/** The tab stop: the checked option, else the first. */
export function tabStop(options: readonly SegmentOption[], checked: string | null): string | null {
  return options.find(option => option.id === checked)?.id ?? options[0]?.id ?? null
}
