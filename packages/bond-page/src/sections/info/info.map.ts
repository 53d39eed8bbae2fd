import type { InfoItem } from '@accrue/api-client'
import { formatDay, formatDecimal, type LabelOf, parseIsoDay } from '@accrue/ui/foundation'

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
    const text = textOf(item, options)
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

/** A word that is itself a label key travels as `label:key`, so that yes and no are said in the user's language. */
export function wordOf(value: string, label: LabelOf): string {
  return value.startsWith('label:') ? label(value.slice(6)) : value
}

function textOf(item: InfoItem, { label, lang }: InfoOptions): string | null {
  switch (item.kind) {
    case 'number':
      return formatDecimal(item.value, { lang })
    case 'percent': {
      const number = formatDecimal(item.value, { lang })
      return number && `${number}%`
    }
    case 'money': {
      const number = formatDecimal(item.value, { lang })
      return number && (item.currency ? `${item.currency} ${number}` : number)
    }
    case 'date': {
      const day = parseIsoDay(item.value)
      return day && formatDay(day, lang)
    }
    default:
      return wordOf(item.value, label) || null
  }
}
