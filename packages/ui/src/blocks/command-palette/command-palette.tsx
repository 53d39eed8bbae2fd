'use client'
import { type KeyboardEvent, useId, useRef } from 'react'
import { Dialog } from '../../controls/dialog/dialog.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { GlobalSearchLoading } from '../global-search/global-search-results.tsx'
import { useGlobalText } from '../global-search/use-global-text.ts'
import { CommandPaletteFooter, CommandPaletteLines } from './command-palette-below.tsx'
import { CommandPaletteField } from './command-palette-field.tsx'
import { CommandPaletteList } from './command-palette-list.tsx'
import type { PalettePartProps } from './command-palette-part.ts'
import type { CommandPaletteModel } from './use-command-palette.ts'
import { type PaletteResultsOptions, usePaletteResults } from './use-palette-results.ts'

export type CommandPaletteProps = PaletteResultsOptions & {
  /** Whether it is open, from `useCommandPalette`. */
  palette: CommandPaletteModel
}

/**
 * Commands and the global search in one dialog (X8): `<CommandPalette palette={useCommandPalette()} commands={…} {...api.suggest} />`.
 * A combobox whose list is always there, in groups. Commands answer from the first letter, the search from the third; what the search
 * fails to answer is said beside the commands. Enter takes the active option, or the first for a text; Escape closes.
 * Parts: `data-slot` command-palette, command-palette-group, command-palette-option and global-search-option (`data-active`),
 * command-palette-lines, command-palette-foot.
 */
export function CommandPalette({ palette, ...options }: CommandPaletteProps) {
  const label = useLabel()
  const { state, events } = palette
  return (
    <Dialog
      open={state.open}
      onOpenChange={events.change}
      title={label('command_palette')}
      titleAs="hidden"
      // on a phone from edge to edge, so that the list ends above the keyboard and not behind it
      className="overflow-hidden max-desk:top-0 max-desk:rounded-none max-desk:border-0 desk:w-[min(640px,calc(100vw-48px))]"
    >
      <Content {...options} onClose={events.close} />
    </Dialog>
  )
}

function Content(options: PaletteResultsOptions & { onClose: () => void }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const results = usePaletteResults({ ...options, id })
  const shared: PalettePartProps = { ...results, id, focusField: () => input.current?.focus() }
  return (
    <div data-ui="" data-slot="command-palette" className="flex min-h-0 flex-1 flex-col text-13">
      {/* the dialog's own button stands at the end of this row */}
      <div className="flex items-center border-b border-line py-4 ps-4 pe-15">
        <CommandPaletteField {...shared} inputRef={input} />
      </div>
      <Results {...shared} />
      <CommandPaletteFooter {...shared} />
      <Status {...shared} />
    </div>
  )
}

function Results(props: PalettePartProps) {
  const { events, focusField, viewModel } = props
  const backToField = (event: KeyboardEvent<HTMLElement>) => {
    if (!['ArrowDown', 'ArrowUp'].includes(event.key)) return
    focusField()
    events.key(event)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a frame round the list; its handlers keep the focus in the field
    <div
      data-slot="command-palette-results"
      aria-busy={viewModel.busy}
      // of one height, so that nothing jumps while results come
      className="flex min-h-0 flex-1 flex-col overflow-hidden p-1.5 desk:h-96 desk:flex-none"
      onMouseDown={event => event.button === 0 && event.preventDefault()}
      onKeyDown={backToField}
      onPointerLeave={() => events.point(null)}
    >
      <CommandPaletteList {...props} />
      {viewModel.busy ? (
        // gives way to what is there already
        <div className="min-h-0 shrink-[999] overflow-hidden">
          <GlobalSearchLoading />
        </div>
      ) : null}
      <CommandPaletteLines {...props} />
    </div>
  )
}

function Status({ viewModel }: PalettePartProps) {
  const textOf = useGlobalText()
  return (
    <p role="status" className="sr-text">
      {viewModel.status.map(textOf).join(' ')}
    </p>
  )
}
