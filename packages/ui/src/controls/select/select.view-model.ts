import { listOf, uniqueBy } from '../../foundation/list-of.ts'

/** An option (shared-blocks §3: id, text or name, hide, classes). */
export type SelectOption<Id extends string | number = string> = {
  id: Id
  text?: string
  /** Shown when `text` is absent or empty. */
  name?: string
  /** Hidden options cannot be selected. */
  hide?: boolean
  /** Class names for this option (the spec's classes). */
  className?: string
  /** The heading of its group. */
  group?: string
}

export type SelectItem<Id> = { id: Id; text: string; className?: string }

export type SelectShape<Id> =
  | { kind: 'none' }
  /** Only one option: plain text (shared-blocks §2, U4). */
  | { kind: 'text'; item: SelectItem<Id> }
  | {
      kind: 'choices'
      /** In the order of their first options; null is no heading. */
      groups: { heading: string | null; items: SelectItem<Id>[] }[]
      /** The id of the selected option as the native value; null for none. */
      chosen: string | null
      items: SelectItem<Id>[]
    }

/** How a select is rendered. Hidden options and duplicate ids are left out; the first one counts. */
export function selectShape<Id extends string | number>(
  options: readonly SelectOption<Id>[],
  value: Id | null,
): SelectShape<Id> {
  const shown = shownOptions(options)
  const items = shown.map(itemOf)
  const [first] = items
  if (!first) return { kind: 'none' }
  if (items.length === 1) return { kind: 'text', item: first }
  const headings = [...new Set(shown.map(headingOf))]
  const groups = headings.map(heading => ({
    heading,
    items: shown.filter(option => headingOf(option) === heading).map(itemOf),
  }))
  const chosen = items.some(item => item.id === value) ? String(value) : null
  return { kind: 'choices', groups, chosen, items }
}

function shownOptions<Id extends string | number>(options: readonly SelectOption<Id>[]): SelectOption<Id>[] {
  return uniqueBy(
    listOf(options).filter(({ hide }) => !hide),
    ({ id }) => id,
  )
}

function headingOf({ group }: Pick<SelectOption, 'group'>): string | null {
  return group || null
}

function itemOf<Id extends string | number>(option: SelectOption<Id>): SelectItem<Id> {
  const { id, text, name, className } = option
  return { id, text: text || name || String(id), ...(className ? { className } : {}) }
}
