import type { InfoItem } from '@accrue/api-client'
import { formatDay, formatDecimal, type LabelOf, parseIsoDay } from '@accrue/ui/foundation'

export type InfoOptions = { label: LabelOf; lang: string }

/** One field of the summary, as a definition list takes it. `href` is unchecked. */
export type InfoField = {
  id: string
  label: string
  text: string | null
  href: string | null
  explanation?: string
}

/** The fields with their text in the user's language. A field without a value is kept, blank: it is known to be unknown. */
export function infoFields(items: readonly InfoItem[], options: InfoOptions): InfoField[] {
  return items.map(item => ({
    id: item.id,
    label: options.label(item.id),
    text: textOf(item, options),
    href: item.kind === 'link' ? item.url : null,
    ...(item.hint ? { explanation: options.label(item.hint) } : {}),
  }))
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
      // a value that is itself a label key travels as `label:key`, so that yes and no are said in the user's language
      return item.value.startsWith('label:') ? label(item.value.slice(6)) : item.value || null
  }
}
