/** The ten languages with texts, as BCP 47 tags, in the order of bond-page §1. */
export const LANGUAGES = ['ru', 'en', 'pl', 'it', 'de', 'es', 'zh', 'uk', 'fr', 'tr'] as const
export type Language = (typeof LANGUAGES)[number]

/** Locales that say more than the language: English is British, Chinese is simplified. */
const LOCALES: Partial<Record<Language, string>> = { en: 'en-GB', zh: 'zh-Hans' }

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  ru: 'Русский',
  en: 'English',
  pl: 'Polski',
  it: 'Italiano',
  de: 'Deutsch',
  es: 'Español',
  zh: '中文',
  uk: 'Українська',
  fr: 'Français',
  tr: 'Türkçe',
}

/** Whether the text is one of the ten tags. */
export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && (LANGUAGES as readonly string[]).includes(text)
}

/**
 * The language of a BCP 47 tag: `de` and, by its primary subtag, `de-AT` are German. Any other language is English
 * (readings #60).
 */
export function languageOf(tag: string): Language {
  if (isLanguage(tag)) return tag
  const subtag = tag.replace(/-.*/, '').toLowerCase()
  return isLanguage(subtag) ? subtag : 'en'
}

/** The locale of a tag for `Intl` and for the `lang` of an element: `en` is `en-GB`, `zh` is `zh-Hans`, `de-AT` is `de`. */
export function localeOf(tag: string): string {
  const language = languageOf(tag)
  return LOCALES[language] ?? language
}
