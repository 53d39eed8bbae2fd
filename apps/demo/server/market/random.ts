/**
 * A deterministic random number: made-up demo data (marked illustrative) must not change between starts. It uses
 * mulberry32, seeded with a hash of the names.
 */
export function seededRandom(...names: (string | number)[]): () => number {
  let seed = 2_166_136_261
  for (const character of names.join('\u0000'))
    seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16_777_619)
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
