import type { EntityPage } from '@accrue/api-client/wire'
import type { Call } from '../http/route.ts'

/** Pages of securities and issuers other than bonds. */
export const ENTITY_KINDS = ['stock', 'etf', 'index', 'company'] as const
export type EntityKind = (typeof ENTITY_KINDS)[number]

/** The page's answer; null when there is no such thing. */
export async function wireEntityPage(
  _call: Pick<Call<unknown>, 'deps' | 'session' | 'lang'>,
  _kind: EntityKind,
  _id: number,
): Promise<EntityPage | null> {
  return null
}
