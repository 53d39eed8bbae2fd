import type { Language } from '@accrue/ui/foundation/format'

/** A dictionary: key to text. */
export type Dictionary = Readonly<Record<string, string>>

/** The modules whose texts can be asked for, as the addresses name them. */
export const LABEL_MODULES = ['ui', 'bond-page', 'site'] as const
export type LabelModule = (typeof LABEL_MODULES)[number]

/** All texts of the pages. */
export type LabelBook = {
  /** The module's texts; empty when the language has none, and the page then shows the keys. */
  dictionary(module: LabelModule, lang: Language): Dictionary
}

/** A book over dictionaries that are there already. */
export function labelBook(
  dictionaries: Partial<Record<LabelModule, Partial<Record<Language, Dictionary>>>>,
): LabelBook {
  return { dictionary: (module, lang) => dictionaries[module]?.[lang] ?? {} }
}

/** Text of a key for answers that carry words; the module is `site`. */
export type TextOf = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** The server's own words in a language; a word that the language lacks is English, one that English lacks is its key. */
export function textsOf(book: LabelBook, lang: Language): TextOf {
  const own = book.dictionary('site', lang)
  const english = book.dictionary('site', 'eng')
  return (key, values = {}) => {
    const text = Object.hasOwn(own, key) ? own[key] : Object.hasOwn(english, key) ? english[key] : key
    return (text ?? key).replace(/\{(\w+)\}/g, (slot, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : slot,
    )
  }
}
