import { describe, expect, test } from 'vitest'
import { readBootstrap, withoutAuthError } from './bootstrap.ts'

describe('H6 the authentication error in the document', () => {
  test.each<[string, unknown, string | null]>([
    ['wrong credentials', 'bad_credentials', 'bad_credentials'],
    ['too many attempts', 'too_many', 'too_many'],
    ['another service', 'social', 'social'],
    ['none', null, null],
    ['a field that is not there', undefined, null],
    ['a text of somebody else’s', 'You have won', null],
    ['no text', 1, null],
  ])('%s', (_sentence, authError, expected) => {
    expect(readBootstrap(JSON.stringify({ authError }))?.authError).toBe(expected)
  })
})

describe('P1 removing the error leaves the rest of the address unchanged', () => {
  test.each([
    ['the error alone', '?auth_error=social', ''],
    ['the error after the view', '?chart=yield&period=1Y&auth_error=social', '?chart=yield&period=1Y'],
    ['the error before the view', '?auth_error=social&ids=1,2', '?ids=1,2'],
    ['the error twice', '?auth_error=a&x=1&auth_error=b', '?x=1'],
    ['no error', '?chart=yield', '?chart=yield'],
    ['another parameter that begins alike', '?auth_errors=1', '?auth_errors=1'],
    ['no query', '', ''],
  ])('%s', (_sentence, search, expected) => {
    expect(withoutAuthError(search)).toBe(expected)
  })
})
