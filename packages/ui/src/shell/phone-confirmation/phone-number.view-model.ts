/** Number format of one country: its code, the possible first digits, and the lengths of the groups. */
type PhonePlan = readonly [country: string, starts: string, ...groups: number[]]

/** The countries of the ten languages; the first match is used. */
const PLANS: readonly PhonePlan[] = [
  ['1', '', 3, 3, 4],
  ['7', '', 3, 3, 2, 2],
  ['33', '', 1, 2, 2, 2, 2],
  ['34', '', 3, 3, 3],
  ['39', '', 3, 3, 4],
  ['44', '2', 2, 4, 4],
  ['44', '', 4, 6],
  ['48', '', 3, 3, 3],
  ['49', '', 3, 4, 4],
  ['86', '', 3, 4, 4],
  ['90', '', 3, 3, 2, 2],
  ['380', '', 2, 3, 2, 2],
]

/** Country codes of two digits (ITU-T E.164); 1 and 7 have one digit, all others three. */
const TWO_DIGITS = /^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** A whole number without grouping: a plus and digits (ITU-T E.164). */
const UNGROUPED = /^\+([1-9]\d{6,14})$/

/**
 * A phone number with the usual grouping: `+442079460958` is +44 20 7946 0958. Grouped numbers, and numbers that are not international,
 * stay unchanged. The spaces do not break, so that the number stays on one line.
 */
export function groupedPhone(phone: string): string {
  const digits = UNGROUPED.exec(phone.trim())?.[1]
  if (!digits) return phone
  const country = /^[17]/.test(digits) ? digits.slice(0, 1) : digits.slice(0, TWO_DIGITS.test(digits) ? 2 : 3)
  const rest = digits.slice(country.length)
  return `+${[country, ...cut(rest, groupsOf(country, rest))].join('\u00A0')}`
}

function groupsOf(country: string, rest: string): readonly number[] {
  const plan = PLANS.find(([code, starts]) => code === country && rest.startsWith(starts))
  const groups = plan?.slice(2) as number[] | undefined
  return groups && sum(groups) === rest.length ? groups : evenGroups(rest.length)
}

/** Groups of three, with the remainder in groups of four at the end; a few digits are one group. */
function evenGroups(length: number): number[] {
  if (length <= 5) return [length]
  const fours = length % 3
  return [...Array<number>((length - fours * 4) / 3).fill(3), ...Array<number>(fours).fill(4)]
}

function cut(digits: string, groups: readonly number[]): string[] {
  let from = 0
  return groups.map(length => {
    from += length
    return digits.slice(from - length, from)
  })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
