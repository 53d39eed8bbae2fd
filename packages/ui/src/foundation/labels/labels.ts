import { hasNodeEnv, warnOnce } from '../dev-warnings.ts'

/** Label texts by key. Keys are the spec's own where it names them (need_auth, many_points …). */
export type Labels = Readonly<Record<string, string>>

/** Values for the `{name}` placeholders of a label. */
export type LabelValues = Readonly<Record<string, string | number>>

/** Returns the text of a key in the user's language. */
export type LabelOf = (key: string, values?: LabelValues) => string

/**
 * The text of a key with its placeholders replaced; a missing key shows as `{{key}}` (shared-blocks §8). Only own
 * properties count, so that `constructor` is missing too.
 */
export function labelText(labels: Labels, key: string, values?: LabelValues): string {
  const text = textOf(labels, key)
  if (text === undefined) return `{{${key}}}`
  if (!values) return text
  return text.replace(/\{(\w+)\}/g, (slot, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? '') : slot,
  )
}

/** Label lookup over one dictionary; `showKeys` shows every label as its key (the show_labels query, H10). */
export function labelLookup(labels: Labels, showKeys = false): LabelOf {
  if (showKeys) return key => `{{${key}}}`
  if (hasNodeEnv && process.env.NODE_ENV !== 'production')
    return (key, values) => {
      if (textOf(labels, key) === undefined) warnMissingLabel(labels, key)
      return labelText(labels, key, values)
    }
  return (key, values) => labelText(labels, key, values)
}

function textOf(labels: Labels, key: string): string | undefined {
  const text = Object.hasOwn(labels, key) ? labels[key] : undefined
  return typeof text === 'string' ? text : undefined
}

/** No warning for an empty dictionary: it is still loading. */
function warnMissingLabel(labels: Labels, key: string): void {
  if (Object.keys(labels).length > 0)
    warnOnce(
      `UiProvider: no text for the label "${key}". Add the key to the \`labels\` of each language, or correct it where it is used.`,
    )
}

/** Merges dictionaries; later ones win. Values that are not strings are dropped. */
export function mergeLabels(...dictionaries: readonly Labels[]): Labels {
  const merged: Record<string, string> = Object.create(null)
  for (const dictionary of dictionaries)
    for (const [key, text] of Object.entries(dictionary)) if (typeof text === 'string') merged[key] = text
  return merged
}
