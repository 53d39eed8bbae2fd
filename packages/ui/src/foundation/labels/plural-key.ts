import { bcp47 } from './languages.ts'

/**
 * The key of a text with a number in it: `${key}_one` where the language uses its singular, as Russian does for 1 and 21, else `key`.
 * Two texts are enough where the words after the number have one plural, as in the genitive of the Slavic languages.
 */
export function pluralKey(key: string, count: number, lang: string): string {
  return new Intl.PluralRules(bcp47(lang)).select(count) === 'one' ? `${key}_one` : key
}
