import type { Language } from '@accrue/ui/foundation/format'

/** A dictionary: key to text. */
export type Dictionary = Readonly<Record<string, string>>

/** Modules with texts for browsers, as named in URLs. */
export const LABEL_MODULES = ['ui', 'bond-page', 'site'] as const
/** `server` has the texts that only the server writes; browsers do not get them. */
export type LabelModule = (typeof LABEL_MODULES)[number] | 'server'

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

/** The text of a key in the `server` or `site` module, for texts that the server writes itself. */
export type TextOf = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** The server's texts in a language. Missing texts fall back to English, then to the key. */
export function textsOf(book: LabelBook, lang: Language): TextOf {
  const dictionaries = [lang, 'en' as const].flatMap(one => [
    book.dictionary('server', one),
    book.dictionary('site', one),
  ])
  return (key, values = {}) => {
    const text = dictionaries.find(dictionary => Object.hasOwn(dictionary, key))?.[key]
    return (text ?? key).replace(/\{(\w+)\}/g, (slot, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : slot,
    )
  }
}
