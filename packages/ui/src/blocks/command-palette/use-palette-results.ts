'use client'
import { type KeyboardEvent, useReducer } from 'react'
import { pressOption } from '../combobox/press-option.ts'
import { partId } from '../combobox/search-field-part.ts'
import type { GlobalSearchPorts } from '../global-search/global-search.reducer.ts'
import { type GlobalHref, globalHref } from '../global-search/global-search.view-model.ts'
import { useGlobalSearch } from '../global-search/use-global-search.ts'
import { PALETTE_START, type PaletteEvent, paletteReducer } from './command-palette.reducer.ts'
import { type PaletteViewModel, paletteIntent, toPaletteViewModel } from './command-palette.view-model.ts'
import type { PaletteCommand } from './command-rank.view-model.ts'

export type PaletteResultsOptions = GlobalSearchPorts & {
  /** What can be done here, in the order in which it is offered. */
  commands: readonly PaletteCommand[]
  /** Statuses whose companies are not searched (shared-blocks §7). Default none. */
  withoutStatuses?: readonly number[]
  /** Where a hit leads. Default the paths of shared-blocks §2. */
  hrefOf?: GlobalHref
}

/** What the user can do; the parts call these and know nothing else. */
type PaletteEvents = {
  type: (text: string) => void
  compositionStart: () => void
  compositionEnd: (text: string) => void
  /** A key in the field. */
  key: (event: KeyboardEvent<HTMLElement>) => void
  point: (key: string | null) => void
  /** An option was chosen; following its link is the browser's part. */
  choose: (place: number) => void
  /** An option was opened in another tab of the browser: the palette stays. */
  visit: (place: number) => void
  clear: () => void
  clearRecent: () => void
  /** Asks the search again. */
  retry: () => void
}

export type PaletteResults = { term: string; viewModel: PaletteViewModel; events: PaletteEvents }

type Given = PaletteResultsOptions & {
  /** What the ids of the parts begin with. */
  id: string
  onClose: () => void
}

/** The open palette without its looks: what is typed, what answers it, and what the user can do. */
export function usePaletteResults({
  id,
  commands,
  onClose,
  hrefOf = globalHref,
  ...ports
}: Given): PaletteResults {
  const search = useGlobalSearch({ ...ports, hrefOf })
  const [palette, dispatch] = useReducer(paletteReducer, PALETTE_START)
  const viewModel = toPaletteViewModel({ search: search.state, palette, commands, hrefOf })

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
      if (option.kind === 'hit') search.events.take(option.target)
      else if (option.drawn.command.run) afterClosing(option.drawn.command.run)
    },
    visit: place => {
      const option = viewModel.options[place]
      // while the recent ones are shown their order stands still under the hand
      if (option?.kind === 'hit' && !option.recent) search.events.take(option.target)
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

type KeyGiven = { id: string; viewModel: PaletteViewModel; dispatch: (event: PaletteEvent) => void }

function onKey(event: KeyboardEvent<HTMLElement>, { id, viewModel, dispatch }: KeyGiven): void {
  // a key that an input method is using is not ours; 229 is how Safari says so
  if (event.nativeEvent.isComposing || event.keyCode === 229) return
  const intent = paletteIntent(event, viewModel)
  if (intent && intent.kind !== 'caret') event.preventDefault()
  if (intent?.kind === 'move')
    dispatch({ type: 'moved', by: intent.by, keys: viewModel.options.map(({ key }) => key) })
  if (intent?.kind === 'press') pressOption(event.currentTarget, partId(id, intent.place), event)
  if (intent?.kind === 'caret') dispatch({ type: 'pointed', key: null })
}

/** A closing dialog gives the focus back in a task of its own; what a command does to the focus has to come after that. */
function afterClosing(run: () => void): void {
  setTimeout(() => setTimeout(run))
}
