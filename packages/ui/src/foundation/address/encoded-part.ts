/** Text as a part of an address. `encodeURIComponent` throws for half of a surrogate pair, which becomes U+FFFD here. */
export function encodedPart(text: string | number): string {
  return encodeURIComponent(String(text).replace(/\p{Surrogate}/gu, '\uFFFD'))
}
