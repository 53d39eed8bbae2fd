/** Names of scale points that say that there is no rating any longer (bond-page §4 "Revoked ratings"). */
const REVOKED = new Set(['withdrawn', 'nr', 'pif', 'suspended'])

/** Q9: whether a rating is a revoked one, however it is spelled. */
export function isRevoked({ rating }: { rating: string }): boolean {
  return REVOKED.has(rating.trim().toLowerCase())
}
