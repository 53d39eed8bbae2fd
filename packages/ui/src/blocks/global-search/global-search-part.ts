import { searchPartId } from '../combobox/search-combobox.tsx'
import type { GlobalViewModel } from './global-search.view-model.ts'
import type { GlobalSearchEvents } from './use-global-search.ts'

/** The props of every part of a global search. */
export type GlobalSearchPartProps = {
  /** The prefix of the widget's ids. */
  id: string
  /** The view model of `useGlobalSearch`. */
  viewModel: GlobalViewModel
  /** The event handlers of `useGlobalSearch`. */
  events: GlobalSearchEvents
  /** Moves the focus to the field, for a focused element that unmounts. */
  focusField: () => void
}

/** The id of the active option, for `aria-activedescendant`. */
export function activeGlobalOptionId(id: string, { popup, expanded }: GlobalViewModel): string | undefined {
  const active = expanded ? popup?.active : null
  return active === null || active === undefined ? undefined : searchPartId(id, active)
}
