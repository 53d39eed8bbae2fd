import { safeUrl } from '../../foundation/safe-url.ts'
import {
  beginsWord,
  folded,
  type GlobalSegment,
  markedText,
  wordsOf,
} from '../global-search/global-search-match.view-model.ts'

/** Something that the palette can do. */
export type PaletteCommand = {
  /** Its own among all commands; of two with one id the first counts. */
  id: string
  /** In the user's language; without one it is left out. */
  title: string
  /** The heading that it stands under, in the user's language. Default, and where it is blank: "Commands". */
  group: string
  /** Other words that find it. */
  keywords?: readonly string[]
  /** The keys that do the same, as they are shown beside it. */
  shortcut?: string
} & (
  | {
      /** Done after the palette has closed and given the focus back. */
      run: () => void
      href?: undefined
    }
  /** A link instead: Ctrl and Enter open it in another tab. What `safeUrl` refuses is left out. */
  | { href: string; run?: undefined }
)

/** A command that was found, its title marked where the searched words stand. */
export type RankedCommand = { command: PaletteCommand; runs: readonly GlobalSegment[] }

/** The commands that can be offered: with an id of their own, a title, and something to do. */
export function offered(commands: readonly PaletteCommand[]): PaletteCommand[] {
  const seen = new Set<string>()
  return commands.filter(({ id, title, href }) => {
    if (seen.has(id) || title.trim() === '' || (href !== undefined && safeUrl(href) === null)) return false
    seen.add(id)
    return true
  })
}

/**
 * How well a command answers a text, the least the best, or null: every word of the text has to begin a word of the title, the
 * keywords or the group, in any order, whatever its case and accents. 0 the title itself · 1 the title begins so · 2 words of the
 * title, as they follow each other · 3 words of the title · 4 other words.
 */
export function rankOf({ title, group, keywords = [] }: PaletteCommand, text: string): number | null {
  const words = wordsOf(text)
  if (words.length === 0) return text.trim() === '' ? 0 : null
  const [plain, searched] = [wordsOf(title).join(' '), words.join(' ')]
  if (plain === searched) return 0
  if (plain.startsWith(searched)) return 1
  const places = words.map(word => placeOf(word, plain))
  if (places.every(place => place >= 0))
    return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0)) ? 2 : 3
  const others = [group, ...keywords].map(folded)
  const isSomewhere = (word: string) => [plain, ...others].some(one => placeOf(word, one) >= 0)
  return words.every(isSomewhere) ? 4 : null
}

/** Where a word of a folded text begins so, or -1. */
function placeOf(word: string, plain: string): number {
  let at = plain.indexOf(word)
  while (at >= 0 && !beginsWord(plain, at)) at = plain.indexOf(word, at + 1)
  return at
}

/** The commands that answer a text under their headings: the best first, those alike as they were given; a heading stands where its best does. */
export function rankedGroups(
  commands: readonly PaletteCommand[],
  text: string,
): { title: string; commands: RankedCommand[] }[] {
  const found = offered(commands)
    .flatMap(command => {
      const rank = rankOf(command, text)
      return rank === null ? [] : [{ command, rank }]
    })
    .sort((one, other) => one.rank - other.rank)
  const groups = new Map<string, RankedCommand[]>()
  for (const { command } of found) {
    const group = command.group.trim()
    const runs = markedText(command.title, text, beginsWord)
    groups.set(group, [...(groups.get(group) ?? []), { command, runs }])
  }
  return [...groups].map(([title, list]) => ({ title, commands: list }))
}
