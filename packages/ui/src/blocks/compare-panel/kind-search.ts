import type { CompareKind } from '../../charts/compare/compare-kinds.ts'
import { hasNodeEnv, warnOnce } from '../../foundation/dev-warnings.ts'
import type { Port } from '../../foundation/state/use-request.ts'
import type {
  CompareGroup,
  CompareItem,
  CompareSearchPort,
  CompareSearchQuery,
} from '../compare-search/compare-search.reducer.ts'

/** The hits of one kind. */
export type CompareHits = {
  items: readonly CompareItem[]
  /** Hits in all; may be more than `items` has. Default: as many as `items`. */
  count?: number
}

/** A kind with its own search. */
export type SearchableCompareKind = CompareKind & {
  /** Finds items of this kind. Rejects for transport faults, or with a `code` of need_auth / need_get_access. */
  search?: Port<CompareSearchQuery, CompareHits>
}

/** Combines the searches of all kinds, with a group for each in order; fails if one of them fails. */
export function searchOfKinds(kinds: readonly SearchableCompareKind[]): CompareSearchPort {
  return (query, options) =>
    Promise.all(
      kinds.flatMap(({ kind, label, onVenues = false, search }) =>
        search
          ? [
              search(query, options).then(
                (hits): CompareGroup => ({
                  ...hits,
                  kind,
                  name: label,
                  withVenues: onVenues,
                }),
              ),
            ]
          : [],
      ),
    )
}

/** The search without groups of kinds that are not in `kinds`. */
export function searchInKinds(search: CompareSearchPort, kinds: readonly CompareKind[]): CompareSearchPort {
  return async (query, options) => {
    const groups = await search(query, options)
    const unknown = groups.find(group => !kinds.some(({ kind }) => kind === group.kind))
    if (unknown && hasNodeEnv && process.env.NODE_ENV !== 'production')
      warnOnce(
        `ComparePanel: \`search\` found items of the kind "${unknown.kind}", which is not in \`kinds\`. They are left out: add the kind, or search for others.`,
      )
    return groups.filter(group => kinds.some(({ kind }) => kind === group.kind))
  }
}
