import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutText, LONG_TEXT } from './cut-text.ts'

const family = '👩‍👩‍👧‍👦'

describe('T1 long cell text is cut at 80 characters plus an ellipsis (shared-blocks §9, readings #56)', () => {
  test.each([
    ['80 characters are not cut', 'a'.repeat(80), null],
    ['81 characters show 80 and an ellipsis', 'a'.repeat(81), `${'a'.repeat(80)}…`],
    ['80 family emoji are 80 characters, not 880 units', family.repeat(80), null],
    ['the 81st emoji is cut off whole', family.repeat(81), `${family.repeat(80)}…`],
    ['an accent stays with its letter', `${'e\u0301'.repeat(80)}x`, `${'e\u0301'.repeat(80)}…`],
    ['no space before the ellipsis', `${'a'.repeat(79)} ${'b'.repeat(5)}`, `${'a'.repeat(79)}…`],
    [
      'a character that combines with the next keeps its space',
      `${'a'.repeat(79)}\u0600 b`,
      `${'a'.repeat(79)}\u0600 …`,
    ],
    ['an empty text is not cut', '', null],
    ['an accent of the last character is kept', `${'e'.repeat(80)}\u0301x`, `${'e'.repeat(80)}\u0301…`],
    [
      'Cyrillic and Han are cut as Latin is',
      `${'Ж'.repeat(40)}${'債'.repeat(41)}`,
      `${'Ж'.repeat(40)}${'債'.repeat(40)}…`,
    ],
  ])('%s', (_sentence, text, expected) => {
    expect(cutText(text)).toBe(expected)
  })

  test('the cut text is always a prefix of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), text => {
        const cut = cutText(text)
        if (cut === null) return
        expect(cut.endsWith('…')).toBe(true)
        expect(text.startsWith(cut.slice(0, -1))).toBe(true)
        expect(cut.length).toBeLessThanOrEqual(text.length + 1)
      }),
    )
  })

  const graphemes = (text: string) =>
    [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)
  /** Characters that combine: marks, joiners, flags, jamo, a number sign, a two-character line end. */
  const pieces = fc.constantFrom(
    ...[
      'a',
      'й',
      '漢',
      'ش',
      ' ',
      '\r\n',
      '\u0301',
      '\u200d',
      '\ufe0f',
      '\u0600',
      '\u1112',
      '\u1161',
      '\u11ab',
    ],
    ...['🇩🇪', '🇫', '👍🏽', '❤️', '\ud83d', family],
  )
  const anyText = fc.oneof(
    fc.string({
      unit: fc.nat({ max: 0xffff }).map(code => String.fromCharCode(code)),
      minLength: 60,
      maxLength: 120,
    }),
    fc
      .array(fc.constantFrom('é', 'Ж', 'Ω', 'ə', '債', '©', '\u00ad', ' ', '\u0301'), { maxLength: 120 })
      .map(parts => parts.join('')),
    fc.array(pieces, { maxLength: 120 }).map(parts => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 120 }),
  )
  const anyLimit = fc.integer({ min: 1, max: 100 })

  test('for any text: no grapheme is split, and the result is no longer than the limit', () => {
    fc.assert(
      fc.property(anyText, anyLimit, (text, limit) => {
        const cut = cutText(text, limit)
        const whole = graphemes(text)
        expect(cut === null).toBe(whole.length <= limit)
        if (cut === null) return
        const start = cut.slice(0, -1)
        const beginnings = whole.slice(0, limit + 1).map((_, count) => whole.slice(0, count).join(''))
        expect(beginnings).toContain(start)
      }),
    )
  })

  test('for any text: only spaces are removed before the ellipsis', () => {
    fc.assert(
      fc.property(anyText, anyLimit, (text, limit) => {
        const cut = cutText(text, limit)
        if (cut === null) return
        const first = graphemes(text).slice(0, limit).join('')
        expect(first.slice(cut.length - 1).trim()).toBe('')
      }),
    )
  })

  test('the limit can be set', () => {
    expect(cutText('Frankfurt', 5)).toBe('Frank…')
    expect(LONG_TEXT).toBe(80)
  })
})
