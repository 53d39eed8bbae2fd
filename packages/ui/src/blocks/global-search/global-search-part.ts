import { partId } from '../combobox/search-field-part.ts'
import type { GlobalViewModel } from './global-search.view-model.ts'
import type { GlobalSearchEvents } from './use-global-search.ts'

/** What every part of a global search is given. */
export type GlobalSearchPartProps = {
  /** What the ids of this widget begin with. */
  id: string
  /** What is drawn: `useGlobalSearch(…).figure`. */
  viewModel: GlobalViewModel
  /** What the field and its list report. */
  events: GlobalSearchEvents
  /** Brings the focus back to the text when the thing that had it goes away. */
  focusField: () => void
}

/** The id of the option that is drawn as active: what `aria-activedescendant` says, and nothing else. */
export function activeOptionId(id: string, { popup, expanded }: GlobalViewModel): string | undefined {
  const active = expanded ? popup?.active : null
  return active === null || active === undefined ? undefined : partId(id, active)
}
