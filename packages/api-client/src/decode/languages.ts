import type { Lang as SiteCode } from '../generated/types.gen.ts'

const LANGUAGES = ['ru', 'en', 'pl', 'it', 'de', 'es', 'zh', 'uk', 'fr', 'tr'] as const
/** BCP 47 tag of a language of the site. */
export type Language = (typeof LANGUAGES)[number]

/** The specification's code of each language (bond-page §1): in URLs, calls and stored values only. */
export const SITE_CODES: Readonly<Record<Language, SiteCode>> = {
  ru: 'rus',
  en: 'eng',
  pl: 'pol',
  it: 'ita',
  de: 'deu',
  es: 'esp',
  zh: 'chn',
  uk: 'ukr',
  fr: 'fra',
  tr: 'tur',
}

export function codeOfLanguage(language: Language): SiteCode {
  return SITE_CODES[language]
}

/** The language of a code; null for anything else. */
export function languageOfCode(code: unknown): Language | null {
  return LANGUAGES.find(language => SITE_CODES[language] === code) ?? null
}
