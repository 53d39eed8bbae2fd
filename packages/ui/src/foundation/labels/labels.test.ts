import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { labelLookup, labelText, mergeLabels } from './labels.ts'

const LABELS = {
  need_auth: 'Sign in to see this',
  many_points: '{count} points are more than {limit}',
  twice: '{n} and {n}',
  braces: '{} { n } {{n}} {n',
  empty: '',
}

describe('H10: labels (shared-blocks §8)', () => {
  test.each<[key: string, values: Record<string, string | number> | undefined, text: string, why: string]>([
    ['need_auth', undefined, 'Sign in to see this', 'a text'],
    ['many_points', { count: 2501, limit: 2500 }, '2501 points are more than 2500', 'slots are filled'],
    ['many_points', { count: 2501 }, '2501 points are more than {limit}', 'a slot without a value stays'],
    ['many_points', undefined, '{count} points are more than {limit}', 'without values placeholders stay'],
    ['twice', { n: 3 }, '3 and 3', 'one value fills every slot of its name'],
    ['twice', { n: '$& $1 $$ $`' }, '$& $1 $$ $` and $& $1 $$ $`', 'dollar signs are ordinary text'],
    ['twice', { n: '{n}' }, '{n} and {n}', 'values are not filled again'],
    ['twice', { n: '<b>&amp;</b>' }, '<b>&amp;</b> and <b>&amp;</b>', 'values are text'],
    ['twice', { n: 0 }, '0 and 0', 'zero is a value'],
    ['braces', { n: 3 }, '{} { n } {3} {n', 'only {name} is a slot'],
    ['empty', undefined, '', 'an empty text is a text'],
    ['missing', undefined, '{{missing}}', 'a missing key is shown'],
    ['', undefined, '{{}}', 'an empty key is missing'],
    ['constructor', undefined, '{{constructor}}', 'not an inherited property'],
    ['__proto__', undefined, '{{__proto__}}', 'not an inherited property'],
    ['toString', undefined, '{{toString}}', 'not an inherited property'],
  ])('%s with %o is "%s": %s', (key, values, text) => expect(labelText(LABELS, key, values)).toBe(text))

  test('placeholders are not filled from inherited properties', () => {
    expect(labelText({ a: '{constructor} {toString}' }, 'a', {})).toBe('{constructor} {toString}')
  })

  test.each([null, 5, {}, [], undefined, true])('a text that is %o counts as missing', value => {
    expect(labelText({ a: value } as never, 'a')).toBe('{{a}}')
  })

  test('show_labels shows every key instead of its text', () => {
    const label = labelLookup(LABELS, true)
    expect(label('need_auth')).toBe('{{need_auth}}')
    expect(label('many_points', { count: 1 })).toBe('{{many_points}}')
    expect(labelLookup(LABELS)('need_auth')).toBe('Sign in to see this')
  })

  test('a missing text is reported to developers once and shows as its key', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const label = labelLookup(LABELS)
    expect([label('need_auht'), label('need_auht'), label('constructor'), label('empty')]).toEqual([
      '{{need_auht}}',
      '{{need_auht}}',
      '{{constructor}}',
      '',
    ])
    expect(warn.mock.calls).toEqual(
      ['need_auht', 'constructor'].map(key => [
        `Accrue UiProvider: no text for the label "${key}". Add the key to the \`labels\` of each language, or correct it where it is used.`,
      ]),
    )
    warn.mockRestore()
  })

  test.each([
    ['with a text for each key', labelLookup(LABELS), 'need_auth'],
    ['while the labels are loaded', labelLookup({}), 'late'],
    ['when keys are shown', labelLookup(LABELS, true), 'late'],
  ])('there is no warning %s', (_, label, key) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    label(key)
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  test('dictionaries are merged, the later text wins, values that are not strings are dropped', () => {
    const merged = mergeLabels(
      { a: '1', b: '2' },
      { b: '3', c: null } as never,
      JSON.parse('{"__proto__": "4"}'),
    )
    expect(Object.entries(merged)).toEqual([
      ['a', '1'],
      ['b', '3'],
      ['__proto__', '4'],
    ])
    expect(labelText(merged, '__proto__')).toBe('4')
    expect(labelText(merged, 'constructor')).toBe('{{constructor}}')
    expect(({} as Record<string, unknown>).a).toBeUndefined()
  })
})

describe('labels as properties', () => {
  test('any key of any dictionary returns its text, any other key itself', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), (labels, key) => {
        expect(labelText(labels, key)).toBe(Object.hasOwn(labels, key) ? labels[key] : `{{${key}}}`)
      }),
    )
  })

  test('a value is inserted unchanged', () => {
    fc.assert(
      fc.property(fc.string(), value => {
        expect(labelText({ a: '<{v}>' }, 'a', { v: value })).toBe(`<${value}>`)
      }),
    )
  })
})
