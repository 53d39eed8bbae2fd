/**
 * The canonical table: 2 texts, a day and 17 numbers to 4 decimals, the same numbers for every contender.
 * @typedef {{ id: string, [field: string]: string | number }} FlatRow
 */
import { formatDecimal } from '@accrue/ui/foundation/format'

export const NUMBERS = 17
const PLACES = ['Frankfurt', 'London', 'New York', 'Tokyo', 'Paris', 'Milan', 'Warsaw', 'Istanbul']

/** @type {readonly { id: string, title: string, kind: 'text' | 'day' | 'number' }[]} */
export const FIELDS = [
  { id: 'name', title: 'Participant', kind: 'text' },
  { id: 'place', title: 'Trading place', kind: 'text' },
  { id: 'day', title: 'Updated on', kind: 'day' },
  ...Array.from({ length: NUMBERS }, (_, index) => ({
    id: `v${index}`,
    title: `Quoted ${index + 110}`,
    kind: /** @type {const} */ ('number'),
  })),
]

/** Column to sort by, and the one that is hidden and shown. */
export const SORTED = 'v2'
export const TOGGLED = 'v4'

/** Mulberry32: the same rows in every run. */
function seeded(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** @returns {FlatRow[]} */
export function flatRows(size) {
  const random = seeded(7)
  const first = Date.UTC(2024, 0, 1)
  return Array.from({ length: size }, (_, index) => {
    /** @type {FlatRow} */
    const row = {
      id: String(index),
      name: `Bank ${index}`,
      place: PLACES[index % PLACES.length] ?? '',
      day: new Date(first + (index % 700) * 86_400_000).toISOString().slice(0, 10),
    }
    for (let at = 0; at < NUMBERS; at++) row[`v${at}`] = Math.round(random() * 2_000_000 - 500_000) / 10_000
    return row
  })
}

/** The text of a number cell; every contender writes its numbers by the same function. */
export function written(value) {
  return typeof value === 'number'
    ? (formatDecimal(value, { decimals: 4, lang: 'en' }) ?? '')
    : String(value ?? '')
}

/** The name that stands first after an ascending sort by SORTED. */
export function firstAfterSort(rows) {
  let least = rows[0]
  for (const row of rows) if (least && row[SORTED] < least[SORTED]) least = row
  return String(least?.name)
}
