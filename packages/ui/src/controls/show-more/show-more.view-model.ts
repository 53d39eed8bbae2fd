import type { LabelValues } from '../../foundation/labels/labels.ts'

export type ShowMoreInput = {
  open: boolean
  hiddenCount?: number | undefined
  shown?: number | undefined
  total?: number | undefined
}

/** A label key and its values. */
export type LabelText = { key: string; values?: LabelValues }

/** The texts of the line: the button's, and the count at its end or null. */
export function showMoreShape({ open, hiddenCount, shown, total }: ShowMoreInput): {
  text: LabelText
  count: LabelText | null
} {
  return { text: textOf(open, hiddenCount), count: countOf(shown, total) }
}

function textOf(open: boolean, hiddenCount: number | undefined): LabelText {
  if (open) return { key: 'hide' }
  return isCount(hiddenCount) && hiddenCount > 0
    ? { key: 'show_n_more', values: { n: hiddenCount } }
    : { key: 'show_more' }
}

function countOf(shown: number | undefined, total: number | undefined): LabelText | null {
  if (!isCount(shown) || !isCount(total)) return null
  return { key: 'shown_of', values: { shown: Math.min(shown, total), total } }
}

function isCount(number: number | undefined): number is number {
  return Number.isSafeInteger(number) && Number(number) >= 0
}
