'use client'
import type { ComparedItem } from '@accrue/ui/charts'
import { type Language, useLang } from '@accrue/ui/foundation'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { BondPagePorts } from '../../ports.ts'
import type { UrlCompared } from '../../rules/chart-url.ts'
import { comparedKind } from './compare-kinds.ts'

/** Requests the names of items from an address, which has only ids. Unknown items keep their number. */
export function useComparedNames(
  items: readonly ComparedItem[],
  port: BondPagePorts['comparedName'],
  onName: (key: string, name: string) => void,
): void {
  const lang = useLang()
  const nameless = items.filter(item => item.name === '')
  const results = useQueries({
    queries: nameless.map(({ kind, id }) => nameQuery({ kind: comparedKind(kind), id }, lang, port)),
  })
  const known = nameless.flatMap(({ key }, at) => {
    const name = results[at]?.data
    return name ? [{ key, name }] : []
  })
  const names = JSON.stringify(known)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new at each render; it changes with its names
  useEffect(() => {
    for (const { key, name } of known) onName(key, name)
  }, [names])
}

/** The loaded names of the benchmark bonds of t-spreads (bond-page §7). */
export function useBenchmarkNames(
  ids: readonly number[],
  port: BondPagePorts['comparedName'],
): ReadonlyMap<number, string> {
  const lang = useLang()
  const results = useQueries({ queries: ids.map(id => nameQuery({ kind: 'bonds', id }, lang, port)) })
  const names = JSON.stringify(ids.flatMap((id, at) => (results[at]?.data ? [[id, results[at].data]] : [])))
  return useMemo(() => new Map(JSON.parse(names) as [number, string][]), [names])
}

function nameQuery(
  { kind, id }: Pick<UrlCompared, 'kind' | 'id'>,
  lang: Language,
  port: BondPagePorts['comparedName'],
) {
  return {
    queryKey: ['comparedName', kind, id, lang],
    queryFn: ({ signal }: { signal: AbortSignal }) => port({ kind, id, lang }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  }
}
