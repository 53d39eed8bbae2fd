'use client'
import type { MouseEvent } from 'react'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { LEADER } from './page-menu.reducer.ts'
import type { PageMenuItem } from './page-menu.view-model.ts'

/** Props shared by all lists of a menu. */
export type MenuLinks = {
  /** The section that is being read. */
  current: string | null
  /** The key of each section; empty while the keys are disabled. */
  letters: ReadonlyMap<string, string>
  onFollow: (item: PageMenuItem) => void
}

/** A link that the browser opens elsewhere does not navigate here. */
const staysHere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

export const linkClasses =
  'focus-ring flex items-center gap-2 rounded-[6px] px-2.5 py-1 text-ink-2 hover:bg-surface-sunken hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-strong aria-[current]:text-accent max-desk:min-h-11'

export type PageMenuListProps = MenuLinks & { id?: string; hidden?: boolean; items: readonly PageMenuItem[] }

/** Links to sections, one below the other. */
export function PageMenuList({ items, current, letters, onFollow, ...rest }: PageMenuListProps) {
  const label = useLabel()
  return (
    <ul {...rest}>
      {items.map(item => (
        <li key={item.id}>
          <a
            href={`#${item.id}`}
            data-slot="page-menu-link"
            aria-current={item.id === current ? 'location' : undefined}
            onClick={event => staysHere(event) && onFollow(item)}
            className={`relative ${linkClasses}`}
            {...keyHints(letters.get(item.id), label)}
          >
            <span className="min-w-0 flex-1 wrap-break-word">{item.title}</span>
            {item.count !== undefined && (
              <span className="num text-12 font-normal text-ink-3">{item.count}</span>
            )}
            <KeyHint letter={letters.get(item.id)} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function keyHints(letter: string | undefined, label: LabelOf) {
  if (letter === undefined) return {}
  return { 'aria-keyshortcuts': `${LEADER} ${letter}`, title: label('page_menu_key', { letter }) }
}

/** The section's key, over the end of its link while a key is awaited. */
function KeyHint({ letter }: { letter: string | undefined }) {
  if (letter === undefined) return null
  return (
    <span
      aria-hidden="true"
      data-slot="page-menu-key"
      className="num absolute end-2 top-1/2 hidden w-6 -translate-y-1/2 rounded-tag border border-line-strong bg-surface-raised text-center text-12 leading-5 font-strong text-ink group-data-armed/menu:block"
    >
      {letter}
    </span>
  )
}
