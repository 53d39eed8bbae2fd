/** A run of a text; `match` where a word that was searched for stands. */
export type GlobalSegment = { text: string; match: boolean }

/** Letters with a stroke, and joined ones, that no normal form takes apart. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' },
}

/** A text as it is compared: case, width and accents do not matter. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıłøđßæœ]/g, letter => PLAIN[letter] ?? letter)
}

/** What parts words: spaces, dashes and the signs between the parts of a name. Every other sign means itself. */
const BETWEEN_WORDS = /[\s\p{C}\p{Pd},;:/()&·|]+/u

/** The words of a term as a search reads them. */
export function wordsOf(term: string): string[] {
  return folded(term)
    .split(BETWEEN_WORDS)
    .filter(word => word !== '')
}

/** Scripts that part no words: each character may begin one. */
const UNPARTED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Whether a word begins at a place of a folded text. */
export function beginsWord(plain: string, at: number): boolean {
  const before = plain.slice(0, at).at(-1)
  return before === undefined || !/[\p{L}\p{N}]/u.test(before) || UNPARTED.test(plain.slice(at))
}

/** A text folded, and for each of its code units the place in the text that it came from. */
function foldedWithPlaces(text: string): { plain: string; places: number[] } {
  let plain = ''
  let at = 0
  const places: number[] = []
  for (const point of text) {
    const unit = folded(point)
    plain += unit
    for (let index = 0; index < unit.length; index++) places.push(at)
    at += point.length
  }
  places.push(text.length)
  return { plain, places }
}

/**
 * A text as runs, told apart by whether a word of the term stands there. The runs joined are the text, always; no accent is
 * parted from its letter. `counts` says of a place in the folded text whether what stands there is marked; `beginsWord` is one such.
 */
export function markedText(
  text: string,
  term: string,
  counts: (plain: string, at: number) => boolean = () => true,
): GlobalSegment[] {
  const { plain, places } = foldedWithPlaces(text)
  const hit = new Array<boolean>(text.length).fill(false)
  for (const word of wordsOf(term))
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      if (counts(plain, at)) hit.fill(true, places[at] ?? 0, endOf(places, at + word.length - 1))
  const runs: GlobalSegment[] = []
  let begin = 0
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && hit[at] === hit[begin]) continue
    runs.push({ text: text.slice(begin, at), match: hit[begin] === true })
    begin = at
  }
  return runs
}

/** Where what the code unit came from ends: at the next place that is another one. */
function endOf(places: readonly number[], unit: number): number {
  const from = places[unit] ?? 0
  return places.slice(unit).find(place => place > from) ?? from
}
