import type { Language } from '@accrue/ui/foundation/format'

/** A dictionary: key to text. */
export type Dictionary = Readonly<Record<string, string>>

/** Modules with texts, as named in URLs. */
export const LABEL_MODULES = ['ui', 'bond-page', 'site'] as const
export type LabelModule = (typeof LABEL_MODULES)[number]

/** All texts of the pages. */
export type LabelBook = {
  /** The module's texts; empty when the language has none, so that the page shows keys. */
  dictionary(module: LabelModule, lang: Language): Dictionary
}

/** A label book from existing dictionaries. */
export function labelBook(
  dictionaries: Partial<Record<LabelModule, Partial<Record<Language, Dictionary>>>>,
): LabelBook {
  return { dictionary: (module, lang) => dictionaries[module]?.[lang] ?? {} }
}

/** The text of a key in the `site` module, for texts that the server writes itself. */
export type TextOf = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** The server's texts in a language. Missing texts fall back to English, then to the key. */
export function textsOf(book: LabelBook, lang: Language): TextOf {
  const own = book.dictionary('site', lang)
  const english = book.dictionary('site', 'en')
  return (key, values = {}) => {
    const text = Object.hasOwn(own, key) ? own[key] : Object.hasOwn(english, key) ? english[key] : key
    return (text ?? key).replace(/\{(\w+)\}/g, (slot, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : slot,
    )
  }
}
