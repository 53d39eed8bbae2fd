import { parseIsoDay } from '../calendar/day.ts'
import type { LabelOf } from '../labels/labels.ts'
import { formatDecimal } from './decimal.ts'
import { formatDay } from './format-day.ts'

/** A named value as the server sends it, before it is formatted in a language. */
export type FieldValue = {
  /** `percent` is in percent, `money` is in the unit of `currency`, `date` is `yyyy-mm-dd`. */
  kind: 'text' | 'number' | 'date' | 'percent' | 'money' | 'link'
  /**
   * Numbers are decimal text and keep their decimals: a price of 177.20 is written with both. A word with a label is
   * sent as `label:key`.
   */
  value: string
  currency?: string | null
}

export type FieldTextOptions = {
  label: LabelOf
  lang: string
  /** `change` writes the sign of a number that is a change. Default `auto`. */
  sign?: 'auto' | 'change'
}

/** A named value in the user's language; null when it is absent or invalid. */
export function fieldText({ kind, value, currency }: FieldValue, options: FieldTextOptions): string | null {
  const { label, lang, sign = 'auto' } = options
  if (kind === 'text' || kind === 'link') return wordOf(value, label) || null
  if (kind === 'date') {
    const day = parseIsoDay(value)
    return day && formatDay(day, lang)
  }
  // money keeps its written decimals; a percentage is as short as possible
  const written = kind === 'percent' ? undefined : /^-?\d+\.(\d+)$/.exec(value)?.[1]?.length
  const number = formatDecimal(value, { lang, sign, ...(written ? { decimals: written } : {}) })
  if (number === null) return null
  if (kind === 'percent') return `${number}%`
  return kind === 'money' && currency ? `${currency} ${number}` : number
}

/** Translates a word that was sent as `label:key`, such as yes or no; other words stay unchanged. */
export function wordOf(value: string, label: LabelOf): string {
  return value.startsWith('label:') ? label(value.slice(6)) : value
}
