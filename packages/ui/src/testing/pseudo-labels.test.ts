import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import english from '../../labels/en.json' with { type: 'json' }
import { extraLength, pseudoLabels } from './pseudo-labels.ts'

const pseudo = (text: string, options?: Parameters<typeof pseudoLabels>[1]) =>
  pseudoLabels({ text }, options).text ?? ''
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const count = (text: string): number => [...segmenter.segment(text)].length
const slots = (text: string): string[] => text.match(/\{\w+\}/g) ?? []

describe('the longer pseudo-locale', () => {
  test.each<[text: string, written: string, why: string]>([
    ['Bid', '[Bíďöñé]', 'three more letters join the word'],
    ['Yield', '[Ýíéļď öñéé]', 'a short word is doubled'],
    ['Log out', '[Ļöğ öüţ öñé ţŵ]', 'added text wraps like words'],
    ['{n} more', '[{n} möřé öñéé]', 'a slot and its name are not letters'],
    ['Show all {count}', '[Šĥöŵ áļļ {count} öñé ţŵöé]', 'a slot is not counted'],
    ['No.', '[Ñö. öñ]', 'after a full stop a new word begins'],
    ['Day {n}', '[Ďáý {n} öñé]', 'after a slot a new word begins'],
    ['ISIN', 'ISIN', 'a code is the same in every language'],
    ['PVBP, bp', '[PVBP, bp öñé ţŵö]', 'a code stays inside of a text'],
    ['{date}, {time} UTC+3', '{date}, {time} UTC+3', 'codes and slots alone are no words'],
    ['{name}: {text}', '{name}: {text}', 'slots alone are no words'],
    ['%', '%', 'a sign is no word'],
    ['', '', 'an empty text stays empty'],
    ['Café', '[Çáfé öñé]', 'existing accents stay'],
    ['e\u0301e', '[e\u0301éöñ]', 'a letter with its mark is one grapheme'],
    ['日本', '[日本öñ]', 'letters of other scripts stay'],
    ['{open', '[{öpéñ öñéé]', 'an unclosed slot is text'],
  ])('%j becomes %j: %s', (text, written) => {
    expect(pseudo(text)).toBe(written)
  })
})

describe('the right-to-left pseudo-locale', () => {
  test.each<[text: string, written: string, why: string]>([
    ['Bid', '[بيدونه]', 'letters of Arabic, one for one'],
    ['{n} more', '[{n} موره ونهه]', 'a slot stays'],
    ['ISIN code', '[ISIN چوده ونه تۋوه]', 'a code stays Latin, as it does in Arabic'],
    ['At most 9 bonds', '[ات موست 9 بوندس ونه تۋو تحر]', 'digits stay digits'],
  ])('%j becomes %j: %s', (text, written) => {
    expect(pseudo(text, { bidi: true })).toBe(written)
  })

  test('is reversible: every letter has its own', () => {
    const alphabet = [...'abcdefghijklmnopqrstuvwxyz']
    const written = [...pseudo(alphabet.join(''), { bidi: true, expand: 0 }).slice(1, -1)]
    expect(new Set(written).size).toBe(26)
    expect(written.every(letter => /\p{Script=Arabic}/u.test(letter))).toBe(true)
  })
})

describe('how much longer', () => {
  test.each<[length: number, extra: number]>([
    [1, 1],
    [10, 10],
    [11, 9],
    [20, 16],
    [21, 13],
    [30, 18],
    [31, 13],
    [50, 20],
    [51, 18],
    [100, 35],
    [1000, 350],
  ])('%i graphemes get %i more', (length, extra) => {
    expect(extraLength(length)).toBe(extra)
    expect(count(pseudo('a'.repeat(length)))).toBe(length + extra + 2)
  })

  test('expand scales the whole table; 0 leaves the length', () => {
    expect([0, 0.175, 0.7].map(expand => extraLength(100, expand))).toEqual([0, 18, 70])
    expect(pseudo('Yield', { expand: 0 })).toBe('[Ýíéļď]')
  })
})

describe('for any text', () => {
  const text = fc
    .array(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc.constantFrom('{n}', '{count}', 'ISIN', ' ', 'Trading ground', '{', '}', '{{', '1'),
      ),
      { maxLength: 12 },
    )
    .map(parts => parts.join(''))
  const options = fc.record({ expand: fc.constantFrom(0, 0.35, 0.5), bidi: fc.boolean() })
  const isWorded = (one: string) => /\p{L}/u.test(one.replace(/\{\w+\}|(?<!\p{L})[A-Z]{3,}(?!\p{L})/gu, ''))

  test('the slots are the same, in the same order', () => {
    fc.assert(
      fc.property(text, options, (one, how) => {
        expect(slots(pseudo(one, how))).toEqual(slots(one))
      }),
    )
  })

  test('a text with a word gets brackets and the requested length; any other is unchanged', () => {
    fc.assert(
      fc.property(text, options, (one, how) => {
        const written = pseudo(one, how)
        if (!isWorded(one)) {
          expect(written).toBe(one)
          return
        }
        const counted = count(one.replace(/\{\w+\}/g, ''))
        expect(written).toMatch(/^\[.*\]$/s)
        // a combining mark at the start of the text or next to a slot may join its neighbour: a difference of one grapheme
        const slotLetters = slots(one).join('').length
        expect(count(written)).toBeGreaterThanOrEqual(
          counted + extraLength(counted, how.expand) + slotLetters - slots(one).length * 2 - 1,
        )
      }),
    )
  })

  test('no invisible character is added', () => {
    const unseen = /[\p{Cf}\p{Cc}]/u
    fc.assert(
      fc.property(text, options, (one, how) => {
        fc.pre(!unseen.test(one))
        expect(pseudo(one, how)).not.toMatch(unseen)
      }),
    )
  })

  test('added words have a realistic length and more than one letter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 2000 }), length => {
        const added = pseudo('a'.repeat(length)).slice(length + 1, -1)
        for (const word of added.trim().split(' ').slice(1)) {
          expect(word.length).toBeGreaterThanOrEqual(2)
          expect(word.length).toBeLessThanOrEqual(7)
        }
        expect(added).toBe(added.trimEnd())
      }),
    )
  })

  test('every label of the design system is changed or has no word, and all keys stay', () => {
    const written = pseudoLabels(english)
    expect(Object.keys(written)).toEqual(Object.keys(english))
    const same = Object.entries(english).filter(([key, one]) => written[key] === one)
    expect(same.filter(([, one]) => isWorded(one))).toEqual([])
  })
})
