'use client'
import { type KeyboardEvent, useReducer } from 'react'
import { pressOption } from '../combobox/press-option.ts'
import { searchPartId } from '../combobox/search-combobox.tsx'
import type { SearchFieldEvents } from '../combobox/use-search-field.ts'
import type { GlobalSearchKind } from '../global-search/global-search.reducer.ts'
import { useGlobalSearch } from '../global-search/use-global-search.ts'
import { PALETTE_START, type PaletteEvent, paletteReducer } from './command-palette.reducer.ts'
import { type PaletteViewModel, paletteIntent, toPaletteViewModel } from './command-palette.view-model.ts'
import type { PaletteCommand } from './command-rank.view-model.ts'

export type PaletteResultsOptions = {
  /** The kinds of results after the commands, in order. Their labels are in the user's language. */
  kinds: readonly GlobalSearchKind[]
  /** The commands, in the order in which they are shown. */
  commands: readonly PaletteCommand[]
  /** The text when no command starts with the term and it is too short to search for. Default: the label `command_palette_short`. */
  tooShort?: string
}

/** The event handlers of the parts. */
type PaletteEvents = Pick<
  SearchFieldEvents,
  'type' | 'compositionStart' | 'compositionEnd' | 'key' | 'clear'
> & {
  point: (key: string | null) => void
  /** Chooses an option; the browser follows its link. */
  choose: (place: number) => void
  /** An option was opened in another browser tab: the palette stays open. */
  visit: (place: number) => void
  clearRecent: () => void
  /** Repeats the failed requests of the search. */
  retry: () => void
}

export type PaletteResults = { term: string; viewModel: PaletteViewModel; events: PaletteEvents }

type PaletteResultsInput = PaletteResultsOptions & {
  /** The prefix of the parts' ids. */
  id: string
  onClose: () => void
}

/** The headless open palette: text, view model and event handlers. */
export function usePaletteResults({
  id,
  kinds,
  commands,
  tooShort,
  onClose,
}: PaletteResultsInput): PaletteResults {
  const search = useGlobalSearch({ kinds })
  const [palette, dispatch] = useReducer(paletteReducer, PALETTE_START)
  const viewModel = toPaletteViewModel({
    search: search.state,
    palette,
    commands,
    kinds,
    tooShort: tooShort ?? null,
  })

  const typed = (text: string, composing: boolean) => dispatch({ type: 'typed', text, composing })
  const events: PaletteEvents = {
    type: text => {
      search.events.type(text)
      typed(text, search.state.composing)
    },
    compositionStart: search.events.compositionStart,
    compositionEnd: text => {
      search.events.compositionEnd(text)
      typed(text, false)
    },
    key: event => onKey(event, { id, viewModel, dispatch }),
    point: key => dispatch({ type: 'pointed', key }),
    choose: place => {
      const option = viewModel.options[place]
      if (!option) return
      onClose()
      if (option.kind === 'hit') search.events.addRecent(option.target)
      else if (option.drawn.command.run) afterClosing(option.drawn.command.run)
    },
    visit: place => {
      const option = viewModel.options[place]
      // the recent choices keep their order while they are shown
      if (option?.kind === 'hit' && !option.recent) search.events.addRecent(option.target)
    },
    clear: () => {
      search.events.clear()
      typed('', false)
    },
    clearRecent: search.events.clearRecent,
    retry: search.events.retry,
  }
  return { term: search.state.term, viewModel, events }
}

type KeyContext = { id: string; viewModel: PaletteViewModel; dispatch: (event: PaletteEvent) => void }

function onKey(event: KeyboardEvent<HTMLElement>, { id, viewModel, dispatch }: KeyContext): void {
  // the key belongs to the input method; Safari reports it as 229
  if (event.nativeEvent.isComposing || event.keyCode === 229) return
  const intent = paletteIntent(event, viewModel)
  if (intent && intent.kind !== 'caret') event.preventDefault()
  if (intent?.kind === 'move')
    dispatch({ type: 'moved', by: intent.by, keys: viewModel.options.map(({ key }) => key) })
  if (intent?.kind === 'press') pressOption(event.currentTarget, searchPartId(id, intent.place), event)
  if (intent?.kind === 'caret') dispatch({ type: 'pointed', key: null })
}

/** A closing dialog restores the focus in a separate task; a command that moves the focus has to run after that. */
function afterClosing(run: () => void): void {
  setTimeout(() => setTimeout(run))
}
