import { describe, expect, test } from 'vitest'
import { vLang } from '../generated/valibot.gen.ts'
import { codeOfLanguage, languageOfCode, SITE_CODES } from './languages.ts'

describe('the codes of the specification', () => {
  test('are those of the API, in its order', () => {
    expect(Object.values(SITE_CODES)).toEqual(vLang.options)
  })

  test.each(Object.entries(SITE_CODES))('%s is %s', (tag, code) => {
    const language = languageOfCode(code)
    expect(language).toBe(tag)
    expect(language && codeOfLanguage(language)).toBe(code)
  })

  test.each(['en', 'ENG', 'xx', '', 'constructor', null, undefined, 1])('%s is no code', value => {
    expect(languageOfCode(value)).toBeNull()
  })
})
