import type { InfoItem } from '@accrue/api-client'
import { fieldText, type LabelOf } from '@accrue/ui/foundation'

export type InfoOptions = { label: LabelOf; lang: string }

/** One field, as a definition list takes it. `href` is unchecked. */
export type InfoField = {
  id: string
  label: string
  text: string | null
  href: string | null
  explanation?: string
  /** Why there is no value (X3). */
  reason?: string
}

/** The fields with their text in the user's language. A field without a value is kept, blank, and says why: it is known to be unknown. */
export function infoFields(items: readonly InfoItem[], options: InfoOptions): InfoField[] {
  return items.map(item => {
    const text = fieldText(item, options)
    return {
      id: item.id,
      label: options.label(item.id),
      text,
      href: item.kind === 'link' ? item.url : null,
      ...(item.hint ? { explanation: options.label(item.hint) } : {}),
      ...(text === null
        ? { reason: options.label(item.value === '' ? 'reason_not_given' : 'reason_bad_data') }
        : {}),
    }
  })
}

/** Fields of one group. */
export type FieldGroup = { group: string | null; items: InfoItem[] }

/** The fields by group, in the order in which the groups come; `group` is the key of its heading, null for the fields of none. */
export function fieldGroups(items: readonly InfoItem[]): FieldGroup[] {
  const groups = new Map<string | null, InfoItem[]>()
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item])
  return [...groups].map(([group, own]) => ({ group, items: own }))
}
