'use client'
import type { Lang } from '@accrue/api-client'
import type { ComparedItem } from '@accrue/ui/charts'
import { isLanguage, useLang } from '@accrue/ui/foundation'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { BondPagePorts } from '../../ports.ts'

/** Asks for the names of items that came with an address, which has no room for them. What stays unknown keeps its number. */
export function useComparedNames(
  items: readonly ComparedItem[],
  port: BondPagePorts['comparedName'],
  onName: (key: string, name: string) => void,
): void {
  const lang = useLang()
  const nameless = items.filter(item => item.name === '')
  const found = useQueries({ queries: nameless.map(item => nameQuery(item, lang, port)) })
  const told = nameless.flatMap(({ key }, at) => {
    const name = found[at]?.data
    return name ? [{ key, name }] : []
  })
  const news = JSON.stringify(told)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names themselves are the news
  useEffect(() => {
    for (const { key, name } of told) onName(key, name)
  }, [news])
}

/** The names of the bonds that t-spreads are measured against, as they come (bond-page §7). */
export function useBenchmarkNames(
  ids: readonly number[],
  port: BondPagePorts['comparedName'],
): ReadonlyMap<number, string> {
  const lang = useLang()
  const found = useQueries({ queries: ids.map(id => nameQuery({ model: 'bonds', id }, lang, port)) })
  const names = JSON.stringify(ids.flatMap((id, at) => (found[at]?.data ? [[id, found[at].data]] : [])))
  return useMemo(() => new Map(JSON.parse(names) as [number, string][]), [names])
}

function nameQuery(
  { model, id }: Pick<ComparedItem, 'model' | 'id'>,
  lang: string,
  port: BondPagePorts['comparedName'],
) {
  return {
    queryKey: ['comparedName', model, id, lang],
    queryFn: ({ signal }: { signal: AbortSignal }) => port({ model, id, lang: langOf(lang) }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  }
}

function langOf(lang: string): Lang {
  return isLanguage(lang) ? lang : 'eng'
}
