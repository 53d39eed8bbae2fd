import { partId } from '../combobox/search-field-part.ts'
import type { CompareViewModel } from './compare-search.view-model.ts'
import type { CompareSearchEvents } from './use-compare-search.ts'

/** What every part of a compare search is given. */
export type CompareSearchPartProps = {
  /** What the ids of this widget begin with. */
  id: string
  viewModel: CompareViewModel
  events: CompareSearchEvents
  /** Brings the focus back to the text when the thing that had it goes away. */
  focusField: () => void
}

/** The id of the option that is drawn as active: what `aria-activedescendant` says, and nothing else. */
export function activeOptionId(id: string, { popup }: CompareViewModel): string | undefined {
  return popup?.kind === 'list' && popup.active !== null ? partId(id, popup.active) : undefined
}

/** The id of the sentence under the field that says why it cannot go on; a ground to choose is no description. */
export function descriptionId(id: string, { below }: CompareViewModel): string | undefined {
  const explains = below !== null && below.kind !== 'askingGrounds' && below.kind !== 'grounds'
  return explains ? partId(id, 'below') : undefined
}
