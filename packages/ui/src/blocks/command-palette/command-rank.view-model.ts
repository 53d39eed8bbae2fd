import { safeUrl } from '../../foundation/safe-url.ts'
import {
  beginsWord,
  type GlobalSegment,
  markedText,
  normalized,
  tokensOf,
} from '../global-search/global-search-match.view-model.ts'

export type PaletteCommand = {
  /** Unique; of commands with the same id only the first is shown. */
  id: string
  /** In the user's language; a command with a blank title is left out. */
  title: string
  /** Its heading, in the user's language. A blank one means "Commands". */
  group: string
  /** Further search terms. */
  keywords?: readonly string[]
  /** Its keyboard shortcut, as shown to the user. */
  shortcut?: string
} & (
  | {
      /** Runs after the palette has closed and restored the focus. */
      run: () => void
      href?: undefined
    }
  /** A link instead: Ctrl+Enter opens it in another tab. A command whose address `safeUrl` refuses is left out. */
  | { href: string; run?: undefined }
)

/** A found command, and its title with the matches. */
export type RankedCommand = { command: PaletteCommand; runs: readonly GlobalSegment[] }

/** The valid commands: with a unique id, a title, and a safe address or an action. */
export function offered(commands: readonly PaletteCommand[]): PaletteCommand[] {
  const seen = new Set<string>()
  return commands.filter(({ id, title, href }) => {
    if (seen.has(id) || title.trim() === '' || (href !== undefined && safeUrl(href) === null)) return false
    seen.add(id)
    return true
  })
}

/**
 * How well a command matches a text; lower is better, null is no match. Every word of the text must begin a word of the title, the
 * keywords or the group, in any order and ignoring case and accents. 0: the whole title · 1: the start of the title · 2: words of
 * the title in order · 3: words of the title · 4: words of keywords or group.
 */
export function rankOf({ title, group, keywords = [] }: PaletteCommand, text: string): number | null {
  const tokens = tokensOf(text)
  if (tokens.length === 0) return text.trim() === '' ? 0 : null
  const [plain, searched] = [tokensOf(title).join(' '), tokens.join(' ')]
  if (plain === searched) return 0
  if (plain.startsWith(searched)) return 1
  const places = tokens.map(word => placeOf(word, plain))
  if (places.every(place => place >= 0))
    return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0)) ? 2 : 3
  const others = [group, ...keywords].map(normalized)
  const isSomewhere = (word: string) => [plain, ...others].some(one => placeOf(word, one) >= 0)
  return tokens.every(isSomewhere) ? 4 : null
}

/** The offset of the first word of a normalised text that begins with `word`, or -1. */
function placeOf(word: string, plain: string): number {
  let at = plain.indexOf(word)
  while (at >= 0 && !beginsWord(plain, at)) at = plain.indexOf(word, at + 1)
  return at
}

/** The matching commands in groups, the best first and otherwise in their original order; groups are in the order of their best command. */
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
