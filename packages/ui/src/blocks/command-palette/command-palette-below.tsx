'use client'
import { Button } from '../../controls/button/button.tsx'
import { ArrowDown, ArrowUp, CornerDownLeft, type Icon } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { useGlobalText } from '../global-search/use-global-text.ts'
import type { PalettePartProps } from './command-palette-part.ts'
import { KeyHint } from './key-hint.tsx'

type BelowProps = Pick<PalettePartProps, 'viewModel' | 'events' | 'focusField'>

/** Messages below the options: no hits, or kinds without an answer, with a retry. */
export function CommandPaletteLines({ viewModel, events, focusField }: BelowProps) {
  const label = useLabel()
  const textOf = useGlobalText()
  if (viewModel.lines.length === 0) return null
  const retry = () => {
    events.retry()
    focusField()
  }
  return (
    <div
      data-slot="command-palette-lines"
      className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-2.5 py-3 text-13 text-ink-2"
    >
      <div className="grid gap-1 wrap-anywhere">
        {viewModel.lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages that never move
          <p key={place}>{textOf(line)}</p>
        ))}
      </div>
      {viewModel.retry ? (
        <Button size="s" onClick={retry}>
          {label('retry')}
        </Button>
      ) : null}
    </div>
  )
}

/** The same on keyboards of every language. */
const ESCAPE = 'Esc'

/** The footer: key hints, and a button that clears the recent choices. */
export function CommandPaletteFooter({ viewModel, events, focusField }: BelowProps) {
  const label = useLabel()
  const clear = () => {
    events.clearRecent()
    focusField()
  }
  return (
    <div
      data-slot="command-palette-footer"
      className="flex min-h-10 items-center gap-4 border-t border-line px-4 py-1 text-12 text-ink-3 max-desk:not-has-[button]:hidden"
    >
      <span aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 max-desk:hidden">
        <Hint signs={[ArrowUp, ArrowDown]}>{label('command_palette_key_move')}</Hint>
        <Hint signs={[CornerDownLeft]}>{label('command_palette_key_open')}</Hint>
        <span className="flex items-center gap-1">
          <KeyHint>{ESCAPE}</KeyHint>
          <span className="ms-0.5">{label('close')}</span>
        </span>
      </span>
      {viewModel.recent ? (
        <Button size="s" variant="quiet" onClick={clear} className="ms-auto">
          {label('global_search_recent_clear')}
        </Button>
      ) : null}
    </div>
  )
}

function Hint({ signs, children }: { signs: readonly Icon[]; children: string }) {
  return (
    <span className="flex items-center gap-1">
      {signs.map(Sign => (
        <KeyHint key={Sign.displayName ?? ''}>
          <Sign className="size-3 rtl:[&.lucide-corner-down-left]:-scale-x-100" />
        </KeyHint>
      ))}
      <span className="ms-0.5">{children}</span>
    </span>
  )
}
