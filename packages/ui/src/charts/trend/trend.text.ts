import { dayFromNumber, MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { formatDecimal, MINUS, roundDecimal } from '../../foundation/format/decimal.ts'
import { formatDay } from '../../foundation/format/format-day.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import type { Trend, TrendKind, TrendOutcome } from './trend.ts'

/** The choices of the trend select in order (shared-blocks §9). */
export function trendOptions(label: LabelOf): { id: 'not_selected' | TrendKind; label: string }[] {
  return [
    { id: 'not_selected', label: label('not_selected') },
    { id: 'linear', label: label('trend_linear') },
    { id: 'logarithmic', label: label('trend_logarithmic') },
    { id: 'exponential', label: label('trend_exponential') },
  ]
}

/**
 * The legend's text of a trend: its name, the equation with R² as a note, and the meaning of x.
 * `of` is the name of the series: "Trend of UST 4% 2034", "y = 101.25 − 0.012·x, R² = 0.87".
 */
export function trendLabels(
  trend: Trend,
  of: string,
  { label, lang }: { label: LabelOf; lang: string },
): { name: string; note: string; hint: string } {
  const date = formatDay(dayFromNumber(Math.floor(trend.start / MS_PER_DAY)), lang)
  return {
    name: label('trend_of', { name: of }),
    note: label('trend_equation', { equation: equationText(trend, lang), r2: r2Text(trend.r2, lang) }),
    hint: label(trend.kind === 'logarithmic' ? 'trend_x_from_one' : 'trend_x_from_zero', { date }),
  }
}

/** Why there is no trend, in a sentence. */
export function trendRefusal(
  reason: Extract<TrendOutcome, { kind: 'none' }>['reason'],
  label: LabelOf,
): string {
  if (reason === 'fewPoints') return label('trend_few_points')
  return label(reason === 'masked' ? 'chart_values_locked' : 'trend_not_positive')
}

/** The equation: `y = 101.25 − 0.012·x`, `y = 98.4 + 0.31·ln x`, `y = 97.1·e^(0.0003·x)`; in the language's own separators. */
export function equationText({ kind, a, b, offset = 0 }: Trend, lang: string): string {
  const first = coefficientText(a, lang)
  if (kind === 'exponential') {
    const curve = `y = ${first}·e^(${coefficientText(b, lang)}·x)`
    return offset === 0 ? curve : `${curve} ${termText(offset, lang)}`
  }
  return `y = ${first} ${termText(b, lang)}·${kind === 'logarithmic' ? 'ln x' : 'x'}`
}

/** A number as a term with its sign. */
function termText(value: number, lang: string): string {
  const text = coefficientText(value, lang)
  return text.startsWith(MINUS) ? `${MINUS} ${text.slice(MINUS.length)}` : `+ ${text}`
}

/** R² with two decimals; near 1 with four, and "1" only if it is exactly 1. */
export function r2Text(r2: number, lang: string): string {
  const shown = r2 < 1 ? Math.min(r2, 0.9999) : 1
  return formatDecimal(shown, { decimals: shown >= 0.995 && shown < 1 ? 4 : 2, lang }) ?? ''
}

/** Outside of these limits a power of ten replaces a row of zeros. */
const [MIN_PLAIN, MAX_PLAIN] = [1e-6, 1e9]

/** From 1 on two decimals, below three significant digits; without zeros at the end. */
function coefficientText(value: number, lang: string): string {
  const size = Math.abs(value)
  if (size !== 0 && (size < MIN_PLAIN || size >= MAX_PLAIN)) {
    const [mantissa = '', exponent = ''] = value.toExponential(2).split('e')
    return `${formatDecimal(mantissa, { lang }) ?? ''}·10${superscript(exponent)}`
  }
  const decimals = size >= 1 || size === 0 ? 2 : 2 - Math.floor(Math.log10(size))
  return formatDecimal(roundDecimal(value, decimals), { lang }) ?? ''
}

const SUPERSCRIPTS: Record<string, string> = {
  '-': '⁻',
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
}

function superscript(exponent: string): string {
  return Array.from(exponent, sign => SUPERSCRIPTS[sign] ?? '').join('')
}
