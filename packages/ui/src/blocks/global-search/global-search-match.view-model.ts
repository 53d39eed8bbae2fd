/** A run of a text; `match` is true for a match of the search term. */
export type GlobalSegment = { text: string; match: boolean }

/** Letters with a stroke and ligatures: Unicode normalisation does not decompose them. */
const PLAIN: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

/** A text for comparison: without case, width and accents. */
export function normalized(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıłøđßæœ]/g, letter => PLAIN[letter] ?? letter)
}

/** Word separators: spaces, dashes and punctuation of names. Any other character is part of a word. */
const SEPARATORS = /[\s\p{C}\p{Pd},;:/()&·|]+/u

/** The normalised words of a search term. */
export function tokensOf(term: string): string[] {
  return normalized(term)
    .split(SEPARATORS)
    .filter(word => word !== '')
}

/** Scripts without spaces between words: any character may begin a word. */
const WITHOUT_SPACES = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Whether a word begins at this offset of a normalised text. */
export function beginsWord(plain: string, at: number): boolean {
  const before = plain.slice(0, at).at(-1)
  return before === undefined || !/[\p{L}\p{N}]/u.test(before) || WITHOUT_SPACES.test(plain.slice(at))
}

/** The normalised text, and for each of its code units the offset in the original text. */
function normalizedWithOffsets(text: string): { plain: string; offsets: number[] } {
  let plain = ''
  let at = 0
  const offsets: number[] = []
  for (const point of text) {
    const unit = normalized(point)
    plain += unit
    for (let index = 0; index < unit.length; index++) offsets.push(at)
    at += point.length
  }
  offsets.push(text.length)
  return { plain, offsets }
}

/**
 * Splits a text into runs that match a word of the term and runs that do not. Joined, the runs are always the text, and an accent
 * stays with its letter. `isMatch` can reject a match by its offset in the normalised text, as `beginsWord` does.
 */
export function markedText(
  text: string,
  term: string,
  isMatch: (plain: string, at: number) => boolean = () => true,
): GlobalSegment[] {
  const { plain, offsets } = normalizedWithOffsets(text)
  const hit = new Array<boolean>(text.length).fill(false)
  for (const word of tokensOf(term))
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      if (isMatch(plain, at)) hit.fill(true, offsets[at] ?? 0, endOf(offsets, at + word.length - 1))
  const runs: GlobalSegment[] = []
  let begin = 0
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && hit[at] === hit[begin]) continue
    runs.push({ text: text.slice(begin, at), match: hit[begin] === true })
    begin = at
  }
  return runs
}

/** The end, in the original text, of the character that a normalised code unit came from. */
function endOf(offsets: readonly number[], unit: number): number {
  const start = offsets[unit] ?? 0
  return offsets.slice(unit).find(offset => offset > start) ?? start
}
