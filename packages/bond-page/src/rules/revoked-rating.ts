/** Ratings that mean that there is no longer a rating (bond-page §4 "Revoked ratings"). */
const REVOKED = new Set(['withdrawn', 'nr', 'pif', 'suspended'])

/** Q9: whether a rating is revoked, ignoring case and spaces. */
export function isRevoked({ rating }: { rating: string }): boolean {
  return REVOKED.has(rating.trim().toLowerCase())
}
