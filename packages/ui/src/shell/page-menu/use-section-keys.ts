'use client'
import { useMemo } from 'react'
import { storedKey } from '../../foundation/state/stored-keys.ts'
import { useRemembered } from '../../foundation/state/use-remembered.ts'
import { type PageMenuItem, sectionLetters } from './page-menu.view-model.ts'
import { useMenuKeys } from './use-menu-keys.ts'

const NO_LETTERS: ReadonlyMap<string, string> = new Map()

const stored = {
  key: storedKey('pageMenuKeys'),
  fallback: true,
  parse: (text: string) => text !== 'off',
  write: (enabled: boolean) => (enabled ? 'on' : 'off'),
}

/** The keys of the sections, and whether they are enabled (WCAG 2.1.4; saved between visits). */
export function useSectionKeys(items: readonly PageMenuItem[], onJump: (id: string) => void) {
  const [enabled, enable] = useRemembered(stored)
  const named = JSON.stringify(items.map(({ id, letter }) => [id, letter]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: items are new on every render; only their ids matter
  const letters = useMemo(() => sectionLetters(items), [named])
  const armed = useMenuKeys({ letters, enabled, onJump })
  return { enabled, enable, armed, letters: enabled ? letters : NO_LETTERS }
}
