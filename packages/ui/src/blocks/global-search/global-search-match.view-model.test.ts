import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOSTILE_TEXTS } from '../../testing/fixtures/hostile-texts.ts'
import { beginsWord, markedText } from './global-search-match.view-model.ts'

/** The text with `[…]` around matches. */
const drawn = (text: string, term: string) =>
  markedText(text, term)
    .map(run => (run.match ? `[${run.text}]` : run.text))
    .join('')

test.each([
  ['the beginning of a word', 'Menu of themes', 'me', '[Me]nu of themes'],
  ['after a sign', 'US-Treasury', 'treas', 'US-[Treas]ury'],
  ['any character of a script without spaces', '深色主题', '主题', '深色[主题]'],
  ['no middle of a Cyrillic word', 'Тёмная тема', 'ма', 'Тёмная тема'],
])('X8 with beginsWord only beginnings of words are marked: %s', (_sentence, text, term, expected) => {
  const runs = markedText(text, term, beginsWord)
  expect(runs.map(run => (run.match ? `[${run.text}]` : run.text)).join('')).toBe(expected)
})

describe('G1 matches are marked', () => {
  test.each([
    ['one word', 'US Treasury', 'treas', 'US [Treas]ury'],
    ['each word at its place', 'US Treasury 4% 2034', '2034 treas', 'US [Treas]ury 4% [2034]'],
    ['every time', 'UST and UST', 'ust', '[UST] and [UST]'],
    ['words that touch are one run', 'abcdef', 'abc def', '[abcdef]'],
    ['words that overlap are one run', 'abcde', 'abc cde', '[abcde]'],
    ['the whole text', 'UST', 'ust', '[UST]'],
    ['no text without a match', 'UST', 'dbr', 'UST'],
    ['no text for an empty term', 'UST', '  ', 'UST'],
    ['no text for punctuation alone', 'A&B', '&&&', 'A&B'],
    ['a percent sign is part of a word', 'UST 4% 2034', '4%', 'UST [4%] 2034'],
    ['a point is no wildcard', 'UST 4.25 and 4x25', '4.25', 'UST [4.25] and 4x25'],
    ['accents do not matter', 'Österreich', 'osterr', '[Österr]eich'],
    ['accents in the term do not matter', 'Osterreich', 'öster', '[Oster]reich'],
    ['a combining accent stays with its letter', 'E\u0301tat', 'e', '[E\u0301]tat'],
    ['width does not matter', 'ＵＳＴ 4%', 'ust', '[ＵＳＴ] 4%'],
    ['a letter that becomes two', 'İstanbul', 'istan', '[İstan]bul'],
    ['a ligature', 'ﬁnance', 'fi', '[ﬁ]nance'],
    ['a letter with a stroke', 'Łódź i Øresund', 'lodz ore', '[Łódź] i [Øre]sund'],
    ['a sharp s', 'Straße', 'strasse', '[Straße]'],
    ['Chinese', '中国债券', '国债', '中[国债]券'],
    ['code points beyond the first plane', '🏦 UST', 'ust', '🏦 [UST]'],
    ['right to left', 'אגרת חוב', 'חוב', 'אגרת [חוב]'],
    ['markup is text', '<em>UST</em>', 'em', '<[em]>UST</[em]>'],
    ['punctuation matches itself', 'UST <b>x', '<b>x', 'UST [<b>x]'],
    ['missing punctuation prevents a match', 'b x', '<b>x', 'b x'],
    ['an underscore is no wildcard', 'a_c abc', 'a_c', '[a_c] abc'],
    ['a backslash and quotes', 'a\\c "UST"', '"ust" a\\c', '[a\\c] ["UST"]'],
  ])('%s', (_sentence, text, term, expected) => {
    expect(drawn(text, term)).toBe(expected)
  })

  test('joined runs are the text, and neighbouring runs differ', () => {
    const point = fc.oneof(
      fc.constantFrom(...'aAéE\u0301İıﬁＵ国🏦% .-'),
      fc.integer({ min: 0, max: 0x10ffff }).map(code => String.fromCodePoint(code)),
    )
    const written = fc.array(point, { maxLength: 20 }).map(points => points.join(''))
    const text = fc.oneof(written, fc.constantFrom(...HOSTILE_TEXTS))
    fc.assert(
      fc.property(text, text, (name, term) => {
        const runs = markedText(name, term)
        expect(runs.map(run => run.text).join('')).toBe(name)
        expect(runs.every(run => run.text !== '')).toBe(true)
        expect(runs.every((run, index) => run.match !== runs[index - 1]?.match)).toBe(true)
      }),
    )
  })

  test('a text of letters and digits is found in itself', () => {
    const letter = fc.constantFrom(...('aAéÉßıİﬁﬃＵ국国ヷאבم٣½²Ⅳ🅰'.match(/[\p{L}\p{N}]/gu) ?? []))
    fc.assert(
      fc.property(fc.array(letter, { minLength: 1, maxLength: 12 }), letters => {
        const text = letters.join('')
        expect(markedText(text, text)).toEqual([{ text, match: true }])
      }),
    )
  })
})
