import type { Day } from '@accrue/ui/foundation/calendar'
import { pricedRedemptions } from './early-redemption.ts'
import type { BondIssue } from './instruments.ts'
import type { Market } from './market.ts'
import { seededRandom } from './random.ts'
import { type MarketRow, tradingRow } from './rows.ts'
import { BOND_STATUS } from './statuses.ts'

/** A dealer, made up for the demo: no open source says who quotes what (readings #69). */
export type Participant = {
  id: number
  name: string
  /** Quotes are shown on request only. */
  hidden: boolean
  /** Does not accept requests for access. */
  closed: boolean
  /** Contact for its quotes. */
  person: { id: number; name: string; phone: string; email: string }
}

const PERSONS = ['A. Marlow', 'B. Tanaka', 'C. Oduya', 'D. Weiss', 'E. Rossi', 'F. Lindqvist'] as const
const NAMES = [
  'Harbour Street Dealer',
  'Northgate Fixed Income',
  'Lantern Bond Desk',
  'Old Mill Securities',
  'Seven Bridges Markets',
  'Granary Lane Brokers',
] as const

/** Participants in quote order. The second hides its quotes; the fifth accepts no requests. */
export const PARTICIPANTS: readonly Participant[] = NAMES.map((name, index) => ({
  id: 501 + index,
  name,
  hidden: index === 1 || index === 4,
  closed: index === 4,
  person: {
    id: 11 + index,
    name: PERSONS[index] ?? '',
    phone: `+1 555 01${String(10 + index)}`,
    email: `desk${index + 1}@dealer.example`,
  },
}))

export type ParticipantQuote = {
  participant: Participant
  board: string
  /** Unix milliseconds. */
  at: number
  row: MarketRow
}

/** Quoting hours, in minutes of the day, UTC. */
const OPENS = 8 * 60
const MINUTES = 8 * 60

/**
 * Quotes of the last estimated day, made up near that day's estimation: a bid and an offer per participant, one of
 * them on two boards. None for bonds that are closed or have no price.
 */
export function participantQuotes(market: Market, issue: BondIssue): ParticipantQuote[] {
  const status = market.statusOf(issue)
  if (status !== BOND_STATUS.outstanding) return []
  const estimation = market.series(issue).find(series => series.tradingGround.estimation)
  const at = (estimation?.days.length ?? 0) - 1
  const base = at >= 0 ? estimation?.row(at) : null
  const price = base?.values.indicative_price
  if (!base || price === undefined) return []
  return PARTICIPANTS.flatMap((participant, index) => {
    const boards = index === 2 ? ['Screen', 'Voice'] : ['Screen']
    return boards.map(board => ({
      participant,
      board,
      ...quote(
        market,
        issue,
        base.day,
        price,
        seededRandom('quote', issue.id, participant.id, board, base.day),
      ),
    }))
  })
}

function quote(
  market: Market,
  issue: BondIssue,
  day: Day,
  estimate: number,
  random: () => number,
): Pick<ParticipantQuote, 'at' | 'row'> {
  const mid = estimate + (random() - 0.5) * 0.3
  const half = 0.02 + random() * 0.06
  const ticks = (price: number) => Math.round(price * 64) / 64
  const pieces = Math.round(1 + random() * 40)
  const minutes = OPENS + Math.floor(random() * MINUTES)
  const row = tradingRow({
    day,
    settlement: market.pricing.settlement(day),
    prices: { bid: ticks(mid - half), offer: ticks(mid + half) },
    bond: market.pricing.bond(issue),
    curve: market.pricing.curveKnownOn(day),
    benchmark: market.benchmarks.on(day, issue),
    volumes: { money: pieces * 1_000_000, pieces, deals: 1 },
    ...pricedRedemptions(issue),
  })
  return { at: Date.parse(`${day}T00:00:00Z`) + minutes * 60_000, row }
}
