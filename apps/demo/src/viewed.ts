import { useStores } from '@accrue/ui/foundation'
import { useEffect } from 'react'
import type { PageKind } from './paths.ts'
import { SITE_KEYS } from './site-keys.ts'

/** A page viewed in this browser. */
export type ViewedPage = { kind: PageKind; id: number; name: string }

/** Maximum number of stored pages. */
const MOST = 8
/** Longer names are cut, so that tampered storage does not fill the screen. */
const LONGEST_NAME = 200
const KINDS: readonly PageKind[] = ['bond', 'stock', 'etf', 'index', 'company']

/** The stored pages, newest first; invalid and duplicate entries are dropped. */
export function readViewed(text: string | null): ViewedPage[] {
  const pages = parsed(text).flatMap(one => pageOf(one) ?? [])
  const isFirst = (page: ViewedPage, at: number) => pages.findIndex(one => isSame(one, page)) === at
  return pages.filter(isFirst).slice(0, MOST)
}

/** The pages with the current one in front. */
export function withViewed(pages: readonly ViewedPage[], page: ViewedPage): ViewedPage[] {
  return [page, ...pages.filter(one => !isSame(one, page))].slice(0, MOST)
}

/** Stores the current page among the recently viewed ones. */
export function useRecordViewed(page: ViewedPage | null): void {
  const { local, cookie } = useStores()
  const { kind, id, name } = page ?? {}
  useEffect(() => {
    if (!kind || !id || !name) return
    const pages = readViewed(local.get(SITE_KEYS.viewed.name))
    local.set(SITE_KEYS.viewed.name, JSON.stringify(withViewed(pages, { kind, id, name })))
    const { hasViewed } = SITE_KEYS
    cookie.set(hasViewed.name, '1', { maxAge: hasViewed.life })
  }, [local, cookie, kind, id, name])
}

const isSame = (one: ViewedPage, other: ViewedPage) => one.kind === other.kind && one.id === other.id

function parsed(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

function pageOf(value: unknown): ViewedPage | null {
  if (typeof value !== 'object' || value === null) return null
  const { kind, id, name } = value as Record<string, unknown>
  const known = KINDS.find(one => one === kind)
  if (!known || typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) return null
  if (typeof name !== 'string' || name.trim() === '') return null
  return { kind: known, id, name: name.slice(0, LONGEST_NAME) }
}
