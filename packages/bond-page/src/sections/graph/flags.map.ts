import type {
  BondPageData,
  CashFlowRow,
  NumericField,
  OptionRow,
  Rating,
  RatingGroup,
  RatingsHistory,
} from '@accrue/api-client'
import type { ChartFlag } from '@accrue/ui/charts'
import { formatDayPattern, formatDecimal } from '@accrue/ui/foundation/format'
import type { LabelOf } from '@accrue/ui/foundation/labels'
import { ratingDirection } from '../../rules/rating-rank.ts'

/** Maximum decimals of a coupon, a redemption or an option price on a flag. */
const MAX_DECIMALS = 6

export type FlagsInput = Pick<BondPageData, 'cashFlow' | 'options'> & {
  bond: Pick<BondPageData['bond'], 'ratings'>
  /** Loaded rating histories. A group without one has its current ratings. */
  histories?: Partial<Record<RatingGroup, RatingsHistory>>
  label: LabelOf
  lang: string
}

/** Coupons, redemptions, puts, calls and rating changes as flags of the chart (C20, X5). Events without a day are left out. */
export function flagsOf({ cashFlow, options, bond, histories = {}, label, lang }: FlagsInput): ChartFlag[] {
  const locale: Locale = { label, lang }
  return [
    ...(cashFlow?.rows ?? []).flatMap((row, at) => paymentFlags(row, at, locale)),
    ...options.flatMap((row, at) => optionFlag(row, at, locale)),
    ...(Object.keys(bond.ratings) as RatingGroup[]).flatMap(group =>
      ratingFlags(group, ratingsOf(bond.ratings[group], histories[group]), locale),
    ),
  ]
}

type Locale = Pick<FlagsInput, 'label' | 'lang'>

/** Flags of a payment: interest, face value, or both. Amounts per 100 of face value are per cent. */
function paymentFlags(row: CashFlowRow, at: number, locale: Locale): ChartFlag[] {
  const { day, paidDay, couponRate, couponAmount, redemption, estimatedText } = row
  if (day === null) return []
  const { label } = locale
  const rate = decimalOf(couponRate, locale)
  const paid =
    paidDay === null || paidDay === day
      ? ''
      : label('flag_coupon_paid', { day: formatDayPattern(paidDay, 'DD.MM.YYYY') })
  const coupon: ChartFlag = {
    id: `coupon ${at}`,
    kind: 'coupon',
    day,
    title: percentOf(couponAmount, locale) || (rate && label('flag_coupon_year', { rate })),
    ...detailOf([
      rate && couponAmount.kind === 'value' ? label('flag_coupon_year', { rate }) : '',
      paid,
      estimatedText ?? '',
    ]),
    isEstimated: estimatedText !== null,
  }
  const repaid: ChartFlag = {
    id: `redemption ${at}`,
    kind: 'redemption',
    day,
    title: percentOf(redemption, locale),
    ...detailOf([paid]),
  }
  return [
    ...(happens(couponAmount) || happens(couponRate) ? [coupon] : []),
    ...(happens(redemption) ? [repaid] : []),
  ]
}

function optionFlag(
  { day, type, price, period, optionType, noticePeriod }: OptionRow,
  at: number,
  locale: Locale,
): ChartFlag[] {
  if (day === null) return []
  const notice = noticePeriod === null ? '' : locale.label('flag_option_notice', { period: noticePeriod })
  return [
    {
      id: `option ${at}`,
      kind: type ?? 'other',
      day,
      title: percentOf(price, locale),
      ...detailOf([optionType ?? '', period ?? '', notice]),
    },
  ]
}

function ratingsOf(current: readonly Rating[], history: RatingsHistory | undefined): Rating[][] {
  const loaded = history?.types.flatMap(({ agencies }) => agencies.map(({ ratings }) => ratings)) ?? []
  return loaded.length > 0 ? loaded : current.map(rating => [rating])
}

/** Each history is of one agency on one scale. Entries without a change of rating or outlook are left out. */
function ratingFlags(group: RatingGroup, histories: readonly Rating[][], { label }: Locale): ChartFlag[] {
  return histories.flatMap((history, of) => {
    const subjects = new Map<string, Rating>()
    return history
      .toSorted((one, other) => ((one.day ?? '') < (other.day ?? '') ? -1 : one.day === other.day ? 0 : 1))
      .flatMap((rating, at): ChartFlag[] => {
        const { day, agency, outlook, subject } = rating
        if (day === null) return []
        const before = subjects.get(subject ?? '')
        subjects.set(subject ?? '', rating)
        if (before?.rating === rating.rating && before.outlook === outlook) return []
        const direction = before ? ratingDirection(before.rating, rating.rating) : null
        const change = before && before.rating !== rating.rating ? `${before.rating} → ` : ''
        return [
          {
            id: `rating ${group} ${of} ${at}`,
            kind: 'rating',
            day,
            title: `${agency} ${change}${rating.rating}`.trim(),
            ...detailOf([
              label(`flag_rated_${group}`),
              subject ?? '',
              outlook === null ? '' : label('flag_outlook', { outlook }),
            ]),
            ...(direction === null ? {} : { direction }),
          },
        ]
      })
  })
}

function detailOf(parts: readonly string[]): Pick<ChartFlag, 'detail'> {
  const detail = parts.filter(part => part !== '').join('. ')
  return detail === '' ? {} : { detail }
}

/** Whether there is a payment: zero is none; a masked or bad amount is one, without its number. */
function happens(field: NumericField): boolean {
  return field.kind === 'value' ? field.value !== 0 : field.kind !== 'blank'
}

function percentOf(field: NumericField, locale: Locale): string {
  const text = decimalOf(field, locale)
  return text === '' ? '' : `${text}%`
}

function decimalOf(field: NumericField, { lang }: Locale): string {
  if (field.kind !== 'value') return ''
  return formatDecimal(field.text, { lang, maxDecimals: MAX_DECIMALS }) ?? ''
}
