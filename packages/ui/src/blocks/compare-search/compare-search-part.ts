import { searchPartId } from '../combobox/search-combobox.tsx'
import type { CompareViewModel } from './compare-search.view-model.ts'
import type { CompareSearchEvents } from './use-compare-search.ts'

/** The props of every part of a compare search. */
export type CompareSearchPartProps = {
  /** The prefix of the widget's ids. */
  id: string
  viewModel: CompareViewModel
  events: CompareSearchEvents
  /** Moves the focus to the field, for a focused element that unmounts. */
  focusField: () => void
}

/** The id of the active option, for `aria-activedescendant`. */
export function activeCompareOptionId(id: string, { popup }: CompareViewModel): string | undefined {
  return popup?.kind === 'list' && popup.active !== null ? searchPartId(id, popup.active) : undefined
}

/** The id of the message below the field that explains why nothing can be added; a choice of venues is no description. */
export function descriptionId(id: string, { below }: CompareViewModel): string | undefined {
  const explains = below !== null && below.kind !== 'loadingVenues' && below.kind !== 'venues'
  return explains ? searchPartId(id, 'below') : undefined
}
