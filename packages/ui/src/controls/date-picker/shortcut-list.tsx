'use client'
import { Button } from '../button/button.tsx'

/** A ready pick: "Next 7 days". */
export type Shortcut = { id: string; text: string }

export type ShortcutListProps = {
  /** The name of the list. */
  label: string
  shortcuts: readonly Shortcut[]
  onPick: (id: string) => void
}

/** Ready picks beside a calendar; on a phone a row above it that scrolls (D23). */
export function ShortcutList({ label, shortcuts, onPick }: ShortcutListProps) {
  return (
    <ul
      aria-label={label}
      data-slot="calendar-shortcuts"
      className="flex gap-1 max-desk:flex-wrap desk:w-fit desk:min-w-36 desk:shrink-0 desk:flex-col desk:border-e desk:border-line desk:pe-3"
    >
      {shortcuts.map(({ id, text }) => (
        <li key={id}>
          <Button
            variant="quiet"
            onClick={() => onPick(id)}
            className="w-full justify-start px-2 text-start max-desk:border-line-strong max-desk:px-3"
          >
            {text}
          </Button>
        </li>
      ))}
    </ul>
  )
}
