import type { BondPageData, InfoItem } from '@accrue/api-client'
import { type Day, fieldText, type LabelOf } from '@accrue/ui/foundation'

export type InfoOptions = { label: LabelOf; lang: string }

/** An item of a definition list. `href` is unchecked. */
export type InfoField = {
  id: string
  label: string
  text: string | null
  href: string | null
  explanation?: string
  /** Why there is no value (X3). */
  reason?: string
}

/** The fields in the user's language. A field without a value stays, blank, with the reason. */
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

export type InfoFieldGroup = { group: string | null; items: InfoItem[] }

/** The fields by group, groups in order of first appearance. `group` is the label key of its heading, null without a group. */
export function fieldGroups(items: readonly InfoItem[]): InfoFieldGroup[] {
  const groups = new Map<string | null, InfoItem[]>()
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item])
  return [...groups].map(([group, own]) => ({ group, items: own }))
}

/** X4: the calculators need a known payment after today. */
export function hasCalculator({ cashFlow }: Pick<BondPageData, 'cashFlow'>, today: Day): boolean {
  return (cashFlow?.rows ?? []).some(({ day }) => day !== null && day > today)
}
