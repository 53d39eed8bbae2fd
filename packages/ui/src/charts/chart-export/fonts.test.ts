import { describe, expect, test } from 'vitest'
import {
  type FontFace,
  facesFor,
  familyNames,
  familyText,
  fontCss,
  letterIn,
  rangeHolds,
  weightDistance,
} from './fonts.ts'

const face = (over: Partial<FontFace> = {}): FontFace => ({
  family: '"Inter Variable"',
  weight: '100 900',
  style: 'normal',
  unicodeRange: 'U+0000-00FF',
  url: 'https://example.org/latin.woff2',
  ...over,
})
const cyrillic = face({ unicodeRange: 'U+0400-045F', url: 'https://example.org/cyrillic.woff2' })
const italic = face({ style: 'italic' })
const serif = face({ family: 'Serif' })
const chinese = face({
  family: 'Noto Sans SC',
  unicodeRange: 'U+4E00-9FFF',
  url: 'https://example.org/sc.woff2',
})
const ALL = [face(), cyrillic, italic, serif, chinese]
const SANS = '"Inter Variable", system-ui, "Noto Sans SC", sans-serif'

describe('C16 which font files a picture embeds', () => {
  test.each<[string, FontFace[]]>([
    ['Price 101', [face()]],
    ['Цена 101', [face(), cyrillic]],
    ['Ціна', [cyrillic]],
    ['价格', []],
    ['', []],
  ])('"%s"', (text, expected) => {
    expect(facesFor(ALL, ['Inter Variable'], text)).toEqual(expected)
  })

  test('further families follow in their order', () => {
    expect(facesFor(ALL, familyNames(SANS), '价格 1')).toEqual([face(), chinese])
  })

  test.each([
    ['100 900', 620, 0],
    ['400', 450, 50],
    ['700', 620, 80],
    ['', 400, 0],
    ['bold', 620, 80],
    ['200 500', 620, 120],
  ])('weight "%s" is %d off by %d', (weight, expected, distance) => {
    expect(weightDistance(face({ weight }), expected)).toBe(distance)
  })

  test('family names are unquoted', () => {
    expect(familyNames(SANS)).toEqual(['Inter Variable', 'system-ui', 'Noto Sans SC', 'sans-serif'])
  })

  test.each([
    [SANS, "'Inter Variable', system-ui, 'Noto Sans SC', sans-serif, sans-serif"],
    ['A;}*{x:y, Inter', 'Inter, sans-serif'],
    ['"<script>"', 'sans-serif'],
    ['', 'sans-serif'],
  ])('%s in a picture: %s', (family, expected) => {
    expect(familyText(family)).toBe(expected)
  })

  test('the style sheet contains the files and no external address', () => {
    const css = fontCss([{ ...cyrillic, data: 'data:font/woff2;base64,AAAA' }])
    expect(css).toContain(
      "@font-face{font-family:'Inter Variable';font-weight:100 900;font-style:normal;unicode-range:U+0400-045F;src:url(data:font/woff2;base64,AAAA) format('woff2');}",
    )
    expect(css).not.toContain('https:')
    expect(css).toContain('tabular-nums')
  })
})

const CYRILLIC = 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'

test.each([
  [CYRILLIC, 'Цена', true, 'Russian'],
  [CYRILLIC, 'ґрунт', true, 'Ukrainian'],
  [CYRILLIC, 'Price 101', false, 'English'],
  [CYRILLIC, '价格', false, 'Chinese'],
  ['U+0000-00FF', 'Цена 1', true, 'one digit among Russian letters'],
  ['U+4??', 'Ц', true, 'a range with wildcards'],
  ['u+26', '&', true, 'a single one in lower case'],
  ['U+1F44D', '👍', true, 'beyond 16 bits'],
  ['', 'a', true, 'no range: all letters'],
  ['', '', false, 'no text'],
  ['nonsense, U+41', 'A', true, 'an unreadable part is skipped'],
  ['nonsense', 'A', false, 'nothing that can be read'],
])('"%s" and "%s": %s, %s', (range, text, expected) => {
  expect(rangeHolds(range, text)).toBe(expected)
})

test.each<[string, string, string | null, string]>([
  [CYRILLIC, 'Price, Цена', 'Ц', 'the first of its letters'],
  ['U+0000-00FF', ' %, 5', '5', 'no sign that could be a speck'],
  [CYRILLIC, 'Price', null, 'none'],
])('a letter of "%s" in "%s" is %s: %s', (range, text, expected) => {
  expect(letterIn(range, text)).toBe(expected)
})
