import type { TimePoint } from '@accrue/ui/charts'

/** A source of quotes: a socket, an event source, a timer. */
export type Feed = {
  /** The initial quotes. */
  first: readonly TimePoint[]
  /** Calls the listener with every new quote; returns an unsubscribe function. */
  subscribe: (listener: (quote: TimePoint) => void) => () => void
}

const MINUTE = 60_000
const START = Date.UTC(2025, 6, 9, 6)
/** Quotes of one minute. */
const PER_MINUTE = 4

/** Invented quotes: `count` minutes at once, and four more per second while `running`. */
export function createFeed({ count, running }: { count: number; running: boolean }): Feed {
  const quote = (place: number): TimePoint => {
    const minute = Math.floor(place / PER_MINUTE)
    const value = 101 + Math.sin(place / 90) + 0.2 * Math.sin(place / 7) + 0.05 * Math.sin(place * 5)
    return { at: START + minute * MINUTE, value }
  }
  let place = count * PER_MINUTE
  return {
    first: Array.from({ length: count }, (_, minute) => quote((minute + 1) * PER_MINUTE - 1)),
    subscribe: listener => {
      if (!running) return () => {}
      const timer = setInterval(() => listener(quote(place++)), 250)
      return () => clearInterval(timer)
    },
  }
}
