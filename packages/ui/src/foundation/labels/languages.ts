/** The ten site languages in the order of bond-page §1. */
export const LANGUAGES = ['rus', 'eng', 'pol', 'ita', 'deu', 'esp', 'chn', 'ukr', 'fra', 'tur'] as const
export type Language = (typeof LANGUAGES)[number]

const BCP47: Record<Language, string> = {
  rus: 'ru',
  eng: 'en-GB',
  pol: 'pl',
  ita: 'it',
  deu: 'de',
  esp: 'es',
  chn: 'zh-Hans',
  ukr: 'uk',
  fra: 'fr',
  tur: 'tr',
}

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  rus: 'Русский',
  eng: 'English',
  pol: 'Polski',
  ita: 'Italiano',
  deu: 'Deutsch',
  esp: 'Español',
  chn: '中文',
  ukr: 'Українська',
  fra: 'Français',
  tur: 'Türkçe',
}

/** Whether the text is one of the ten language codes. */
export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && (LANGUAGES as readonly string[]).includes(text)
}

/** The BCP 47 tag of a site language; `Intl` would silently read `chn` and `esp` as English (readings #60). */
export function bcp47(lang: string): string {
  return isLanguage(lang) ? BCP47[lang] : 'en-GB'
}
