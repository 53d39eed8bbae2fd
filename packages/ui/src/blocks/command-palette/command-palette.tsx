'use client'
import { type KeyboardEvent, useId, useRef } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Dialog } from '../../controls/dialog/dialog.tsx'
import { ArrowDown, ArrowUp, CornerDownLeft, type Icon } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { LONGEST_TERM } from '../combobox/combobox-keyboard.rules.ts'
import { MarkedText } from '../combobox/marked-text.tsx'
import { SearchCombobox, searchPartId } from '../combobox/search-combobox.tsx'
import { SearchOption, type SearchOptionProps } from '../combobox/search-option.tsx'
import { GlobalSearchOption } from '../global-search/global-search-option.tsx'
import { GlobalSearchLoading } from '../global-search/global-search-results.tsx'
import { useGlobalText } from '../global-search/use-global-text.ts'
import type { CommandOption, PaletteGroup, PaletteOption } from './command-palette.view-model.ts'
import type { PalettePartProps } from './command-palette-part.ts'
import { KeyHint } from './key-hint.tsx'
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

type ListProps = Pick<PalettePartProps, 'id' | 'viewModel' | 'events'>

/** The groups of options that the field's `aria-activedescendant` refers to. */
function CommandPaletteList({ id, viewModel, events }: ListProps) {
  const label = useLabel()
  if (viewModel.options.length === 0) return null
  return (
    <div
      role="listbox"
      id={searchPartId(id, 'list')}
      aria-label={label('command_palette_list')}
      // a scrollable box would be a tab stop
      tabIndex={-1}
      className="relative min-h-0 overflow-y-auto overscroll-contain outline-none"
    >
      {viewModel.groups.map(group => (
        <Group key={group.id} id={id} viewModel={viewModel} events={events} group={group} />
      ))}
    </div>
  )
}

function Group({ id, viewModel, events, group }: ListProps & { group: PaletteGroup }) {
  const textOf = useGlobalText()
  const headingId = `${id}-group-${group.from}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
    <div role="group" aria-labelledby={headingId} data-slot="command-palette-group" className="pb-1.5">
      <p
        id={headingId}
        role="presentation"
        className="flex justify-between gap-4 px-2.5 pt-2 pb-1 text-12 font-strong text-ink-3"
      >
        <span>{textOf(group.title)}</span>
        {group.note ? <span className="num font-normal">{textOf(group.note)}</span> : null}
      </p>
      {group.options.map((option, at) => (
        <Option
          key={option.key}
          id={id}
          viewModel={viewModel}
          events={events}
          option={option}
          place={group.from + at}
        />
      ))}
    </div>
  )
}

function Option({
  id,
  viewModel,
  events,
  option,
  place,
}: ListProps & { option: PaletteOption; place: number }) {
  const shared = {
    id: searchPartId(id, place),
    active: place === viewModel.active,
    enterTarget: place === viewModel.enterIndex && viewModel.active === null,
    onPoint: () => events.point(option.key),
    onChoose: () => events.choose(place),
  }
  return option.kind === 'command' ? (
    <Command {...shared} option={option.drawn} />
  ) : (
    <GlobalSearchOption
      {...shared}
      option={option.drawn}
      withKind={option.recent}
      onVisit={() => events.visit(place)}
    />
  )
}

type CommandProps = Pick<SearchOptionProps, 'id' | 'active' | 'enterTarget' | 'onPoint' | 'onChoose'> & {
  option: CommandOption
}

function Command({ option: { command, title, href }, ...shared }: CommandProps) {
  const { shortcut } = command
  return (
    <SearchOption
      {...shared}
      slot="command-palette-option"
      // includes the visible shortcut (WCAG 2.5.3)
      name={shortcut ? `${command.title}, ${shortcut}` : command.title}
      href={href}
      className="items-baseline gap-x-3 leading-6 max-desk:py-2"
    >
      <bdi className="min-w-0 flex-1">
        <MarkedText runs={title} />
      </bdi>
      {shortcut ? <KeyHint className="self-center max-desk:hidden">{shortcut}</KeyHint> : null}
    </SearchOption>
  )
}

type BelowProps = Pick<PalettePartProps, 'viewModel' | 'events' | 'focusField'>

/** Messages below the options: no hits, or kinds without an answer, with a retry. */
function CommandPaletteLines({ viewModel, events, focusField }: BelowProps) {
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
function CommandPaletteFooter({ viewModel, events, focusField }: BelowProps) {
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
