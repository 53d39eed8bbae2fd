import { localeOf } from './languages.ts'

/**
 * The label key for a text with a count: `${key}_one` where the language uses its singular, as Russian does for 1 and
 * 21, else `key`. Two texts are enough where the words after the number have one plural form, such as the genitive of
 * the Slavic languages.
 */
export function pluralKey(key: string, count: number, lang: string): string {
  return new Intl.PluralRules(localeOf(lang)).select(count) === 'one' ? `${key}_one` : key
}
