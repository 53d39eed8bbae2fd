import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutText, LONG_TEXT } from './cut-text.ts'

const family = '👩‍👩‍👧‍👦'

describe('T1 long cell text is cut at 80 characters plus an ellipsis (shared-blocks §9, readings #56)', () => {
  test.each([
    ['80 characters stand whole', 'a'.repeat(80), null],
    ['81 characters show 80 and an ellipsis', 'a'.repeat(81), `${'a'.repeat(80)}…`],
    ['80 family emoji are 80 characters, not 880 units', family.repeat(80), null],
    ['the 81st emoji is cut off whole', family.repeat(81), `${family.repeat(80)}…`],
    ['an accent stays with its letter', `${'e\u0301'.repeat(80)}x`, `${'e\u0301'.repeat(80)}…`],
    ['no space before the ellipsis', `${'a'.repeat(79)} ${'b'.repeat(5)}`, `${'a'.repeat(79)}…`],
    ['nothing is nothing', '', null],
  ])('%s', (_sentence, text, expected) => {
    expect(cutText(text)).toBe(expected)
  })

  test('the cut text is a beginning of the text, whatever the text', () => {
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

  test('a limit of its own may be given', () => {
    expect(cutText('Frankfurt', 5)).toBe('Frank…')
    expect(LONG_TEXT).toBe(80)
  })
})
