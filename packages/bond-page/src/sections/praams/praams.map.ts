import { ApiRefusal, type PraamsReport } from '@accrue/api-client'
import { type AccessVerdict, formatDay, type LabelOf, safeUrl } from '@accrue/ui/foundation'
import { gateOf } from '@accrue/ui/foundation/access'
import { type InfoField, infoFields } from '../info/info.map.ts'

/** The best mark of a score; the least is 1. */
export const BEST_SCORE = 7

export type PraamsOptions = { label: LabelOf; lang: string }

/** A line of the report; `score` is a whole number from 1 to 7, null where the value is none. */
export type PraamsLine = InfoField & { score: number | null }

/** The report as it is read; `url` is null where it may be no link. */
export type PraamsViewModel = {
  title: string
  /** As of when; null when nobody says. */
  asOf: string | null
  lines: PraamsLine[]
  url: string | null
  illustrative: boolean
}

/** Q14: the report in words: a score says that it is one of seven, and what that means. */
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

/** What a refusal of the server asks of the user; null for what is no question of access. */
export function praamsRefusal(fault: unknown): AccessVerdict | null {
  return fault instanceof ApiRefusal ? gateOf(fault.code) : null
}
