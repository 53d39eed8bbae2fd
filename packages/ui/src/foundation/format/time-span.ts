import { localeOf } from '../labels/languages.ts'

const UNITS = [
  ['year', 365 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** A duration written in the language, in the largest unit that divides it: "5 days", "1 год". Without a length it is empty. */
export function timeSpanText(seconds: number, lang: string): string {
  if (!Number.isFinite(seconds)) return ''
  const [unit, length] = UNITS.find(([, length]) => seconds % length === 0) ?? (['second', 1] as const)
  const formatter = new Intl.NumberFormat(localeOf(lang), { style: 'unit', unit, unitDisplay: 'long' })
  return formatter.format(seconds / length)
}
