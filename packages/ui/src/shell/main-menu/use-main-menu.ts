'use client'
import { useMemo, useReducer } from 'react'
import { useDebounced } from '../../foundation/state/use-debounced.ts'
import {
  MAIN_MENU_START,
  type MainMenuState,
  MENU_HIDE_GRACE,
  MENU_SHOW_DELAY,
  mainMenuReducer,
  pendingClose,
  pendingOpen,
} from './main-menu.reducer.ts'
import { type MainMenuEntry, type MenuEntryViewModel, toMainMenuViewModel } from './main-menu.view-model.ts'

export type MainMenuOptions = {
  /** The server's list, or `menuFromMarkup` of the page. */
  items: readonly MainMenuEntry[]
  /** Path of the current page; its links are marked. Default: none. */
  current?: string | null
}

export type MainMenuModel = {
  state: MainMenuState
  viewModel: readonly MenuEntryViewModel[]
  events: {
    /** The pointer entered or left an entry with a panel. */
    pointer: (key: string, over: boolean) => void
    press: (key: string, by: 'pointer' | 'keyboard') => void
    /** Focus entered the panel. */
    enter: (key: string) => void
    /** Closes the open panel. */
    dismiss: () => void
    turnSheet: (open: boolean) => void
  }
}

/** The state of a main menu and its events: at most one panel, after 500 ms of hover or at once by a press (H1). */
export function useMainMenu({ items, current = null }: MainMenuOptions): MainMenuModel {
  const [state, dispatch] = useReducer(mainMenuReducer, MAIN_MENU_START)
  const viewModel = useMemo(() => toMainMenuViewModel(items, current), [items, current])
  useDebounced(pendingOpen(state), MENU_SHOW_DELAY, key => dispatch({ type: 'rested', key }))
  useDebounced(pendingClose(state), MENU_HIDE_GRACE, key => dispatch({ type: 'gone', key }))
  const events = useMemo<MainMenuModel['events']>(
    () => ({
      pointer: (key, over) => dispatch({ type: over ? 'over' : 'away', key }),
      press: (key, by) => dispatch({ type: 'pressed', key, by }),
      enter: key => dispatch({ type: 'focusEntered', key }),
      dismiss: () => dispatch({ type: 'dismissed' }),
      turnSheet: open => dispatch({ type: 'sheetTurned', open }),
    }),
    [],
  )
  return { state, viewModel, events }
}
