import { describe, expect, test } from 'vitest'
import { LANGUAGES, languageOf, localeOf } from './languages.ts'

describe('languageOf', () => {
  test.each(LANGUAGES)('%s is itself', language => {
    expect(languageOf(language)).toBe(language)
  })

  test.each([
    ['de-AT', 'de'],
    ['DE', 'de'],
    ['en-US', 'en'],
    ['zh-Hant-TW', 'zh'],
    ['uk-UA', 'uk'],
  ])('%s is %s by its primary subtag', (tag, language) => {
    expect(languageOf(tag)).toBe(language)
  })

  test.each(['ar', 'eng', 'deu', 'den', 'xx-de', 'de_AT', '', '-', 'constructor'])('%j is English', tag => {
    expect(languageOf(tag)).toBe('en')
  })
})

test.each([
  ['en', 'en-GB'],
  ['en-US', 'en-GB'],
  ['zh-TW', 'zh-Hans'],
  ['pt-BR', 'en-GB'],
  ['fr-CA', 'fr'],
])('the locale of %s is %s', (tag, locale) => {
  expect(localeOf(tag)).toBe(locale)
})
