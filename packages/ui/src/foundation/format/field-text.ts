import { parseIsoDay } from '../calendar/day.ts'
import type { LabelOf } from '../labels/labels.ts'
import { formatDecimal } from './decimal.ts'
import { formatDay } from './format-day.ts'

/** A named value as a server tells it, before it is written in a language. */
export type FieldValue = {
  /** `percent` is a number of per cents, `money` is in the unit of `currency`, `date` is `yyyy-mm-dd`. */
  kind: 'text' | 'number' | 'date' | 'percent' | 'money' | 'link'
  /** Numbers as decimal text, whose decimals are kept: a price of 177.20 is told with both. A word that is itself a label key travels as `label:key`. */
  value: string
  currency?: string | null
}

export type FieldTextOptions = {
  label: LabelOf
  lang: string
  /** `change` writes the sign of a number that says how much something moved. Default `auto`. */
  sign?: 'auto' | 'change'
}

/** A named value in the user's language; null when there is none or it cannot be read. */
export function fieldText({ kind, value, currency }: FieldValue, options: FieldTextOptions): string | null {
  const { label, lang, sign = 'auto' } = options
  if (kind === 'text' || kind === 'link') return wordOf(value, label) || null
  if (kind === 'date') {
    const day = parseIsoDay(value)
    return day && formatDay(day, lang)
  }
  // a price is told with all its decimals, a rate as short as it is
  const written = kind === 'percent' ? undefined : /^-?\d+\.(\d+)$/.exec(value)?.[1]?.length
  const number = formatDecimal(value, { lang, sign, ...(written ? { decimals: written } : {}) })
  if (number === null) return null
  if (kind === 'percent') return `${number}%`
  return kind === 'money' && currency ? `${currency} ${number}` : number
}

/** A word that is itself a label key travels as `label:key`, so that yes and no are said in the user's language. */
export function wordOf(value: string, label: LabelOf): string {
  return value.startsWith('label:') ? label(value.slice(6)) : value
}
