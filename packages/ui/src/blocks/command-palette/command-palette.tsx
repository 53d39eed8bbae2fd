'use client'
import { type KeyboardEvent, useId, useRef } from 'react'
import { Dialog } from '../../controls/dialog/dialog.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { LONGEST_TERM } from '../combobox/combobox-keyboard.rules.ts'
import { SearchCombobox, searchPartId } from '../combobox/search-combobox.tsx'
import { GlobalSearchLoading } from '../global-search/global-search-results.tsx'
import { useGlobalText } from '../global-search/use-global-text.ts'
import { CommandPaletteFooter, CommandPaletteLines } from './command-palette-below.tsx'
import { CommandPaletteList } from './command-palette-list.tsx'
import type { PalettePartProps } from './command-palette-part.ts'
import type { CommandPaletteModel } from './use-command-palette.ts'
import { type PaletteResultsOptions, usePaletteResults } from './use-palette-results.ts'

export type CommandPaletteProps = PaletteResultsOptions & {
  /** The result of `useCommandPalette`: whether it is open. */
  palette: CommandPaletteModel
  /** What can be searched for, in the empty field: "Command, fund or currency". Default nothing. */
  placeholder?: string
}

/**
 * Commands and the global search in one dialog (X8): `<CommandPalette palette={useCommandPalette()} commands={…} kinds={…} />`.
 * A combobox whose list is always open, in groups. Commands match from the first letter on, the search starts at the third; its faults
 * are shown below the commands. Enter presses the active option, or the first one if there is a text; Escape closes.
 * Parts: `data-slot` command-palette, command-palette-group, command-palette-option and global-search-option (`data-active`),
 * command-palette-lines, command-palette-footer.
 */
export function CommandPalette({ palette, kinds, commands, tooShort, placeholder }: CommandPaletteProps) {
  const label = useLabel()
  const { state, events } = palette
  return (
    <Dialog
      open={state.open}
      onOpenChange={events.change}
      title={label('command_palette')}
      titleAs="hidden"
      // on a phone as wide as the window and at its top, so that the list ends above the on-screen keyboard
      className="overflow-hidden max-desk:top-0 max-desk:rounded-none max-desk:border-0 desk:w-[min(640px,calc(100vw-48px))]"
    >
      <Content
        kinds={kinds}
        commands={commands}
        tooShort={tooShort}
        placeholder={placeholder}
        onClose={events.close}
      />
    </Dialog>
  )
}

type ContentProps = Omit<CommandPaletteProps, 'palette'> & { onClose: () => void }

function Content({ kinds, commands, tooShort, placeholder, onClose }: ContentProps) {
  const label = useLabel()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const results = usePaletteResults({ id, kinds, commands, tooShort, onClose })
  const { term, viewModel, events } = results
  const focusField = () => input.current?.focus()
  return (
    <div data-ui="" data-slot="command-palette" className="flex min-h-0 flex-1 flex-col text-13">
      {/* the dialog's close button is at the end of this row */}
      <div className="flex items-center border-b border-line py-4 ps-4 pe-15">
        <SearchCombobox
          id={id}
          term={term}
          viewModel={{ ...viewModel, expanded: viewModel.options.length > 0 }}
          activeId={viewModel.active === null ? undefined : searchPartId(id, viewModel.active)}
          events={events}
          label={label('command_palette')}
          labelAs="hidden"
          inputRef={input}
          focusField={focusField}
          clearIsTabStop
          aria-haspopup="listbox"
          autoCapitalize="none"
          enterKeyHint="go"
          maxLength={LONGEST_TERM}
          placeholder={placeholder}
          className="min-w-0 flex-1"
        />
      </div>
      <Results id={id} viewModel={viewModel} events={events} focusField={focusField} />
      <CommandPaletteFooter viewModel={viewModel} events={events} focusField={focusField} />
      <Status viewModel={viewModel} />
    </div>
  )
}

function Results({ id, viewModel, events, focusField }: Omit<PalettePartProps, 'term'>) {
  const backToField = (event: KeyboardEvent<HTMLElement>) => {
    if (!['ArrowDown', 'ArrowUp'].includes(event.key)) return
    focusField()
    events.key(event)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a frame around the list; its handlers keep the focus in the field
    <div
      data-slot="command-palette-results"
      aria-busy={viewModel.busy}
      // a fixed height, so that the dialog does not jump while results arrive
      className="flex min-h-0 flex-1 flex-col overflow-hidden p-1.5 desk:h-96 desk:flex-none"
      onMouseDown={event => event.button === 0 && event.preventDefault()}
      onKeyDown={backToField}
      onPointerLeave={() => events.point(null)}
    >
      <CommandPaletteList id={id} viewModel={viewModel} events={events} />
      {viewModel.busy ? (
        // the skeleton shrinks before the options do
        <div className="min-h-0 shrink-[999] overflow-hidden">
          <GlobalSearchLoading />
        </div>
      ) : null}
      <CommandPaletteLines viewModel={viewModel} events={events} focusField={focusField} />
    </div>
  )
}

function Status({ viewModel }: Pick<PalettePartProps, 'viewModel'>) {
  const textOf = useGlobalText()
  return (
    <p role="status" className="sr-text">
      {viewModel.status.map(textOf).join(' ')}
    </p>
  )
}
