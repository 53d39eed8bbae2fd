import { ApiRefusal, type PraamsReport } from '@accrue/api-client'
import { type AccessVerdict, formatDay, type LabelOf, safeUrl } from '@accrue/ui/foundation'
import { gateOf } from '@accrue/ui/foundation/access'
import { type InfoField, infoFields } from '../info/info.map.ts'

/** The best score; the lowest is 1. */
export const BEST_SCORE = 7

export type PraamsOptions = { label: LabelOf; lang: string }

/** A line of the report; `score` is an integer from 1 to 7, or null for any other value. */
export type PraamsLine = InfoField & { score: number | null }

export type PraamsViewModel = {
  title: string
  /** The day of the report, formatted; null when unknown. */
  asOf: string | null
  lines: PraamsLine[]
  /** Null when the address is not a safe link. */
  url: string | null
  illustrative: boolean
}

/** Q14: the report with each score as "n of 7" and an explanation. */
export function toPraamsViewModel(report: PraamsReport, { label, lang }: PraamsOptions): PraamsViewModel {
  const { title, day, fields, illustrative } = report
  const lines = infoFields(fields, { label, lang }).map((field, at): PraamsLine => {
    const score = scoreOf(fields[at]?.kind === 'number' ? fields[at]?.value : undefined)
    if (score === null) return { ...field, score }
    const explanation = field.explanation ?? label('praams_score_hint')
    return { ...field, score, explanation, text: label('praams_score', { score }) }
  })
  const asOf = day && label('praams_of_day', { day: formatDay(day, lang) })
  return { title, url: safeUrl(report.url), asOf, lines, illustrative }
}

function scoreOf(value: string | undefined): number | null {
  const score = value === undefined || value.trim() === '' ? Number.NaN : Number(value)
  return Number.isInteger(score) && score >= 1 && score <= BEST_SCORE ? score : null
}

/** The access verdict behind a refusal; null for errors that are not about access. */
export function praamsRefusal(error: unknown): AccessVerdict | null {
  return error instanceof ApiRefusal ? gateOf(error.code) : null
}
