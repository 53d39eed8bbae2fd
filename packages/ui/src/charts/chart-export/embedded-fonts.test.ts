import { describe, expect, test } from 'vitest'
import { type FontFace, facesFor, familyNames, familyText, fontCss } from './embedded-fonts.ts'

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
const ALL = [face(), cyrillic, italic, serif]
const SANS = '"Inter Variable", system-ui, "Noto Sans SC", sans-serif'

describe('C16 which font files a picture carries', () => {
  test.each<[string, FontFace[]]>([
    ['Price 101', [face()]],
    ['Цена 101', [face(), cyrillic]],
    ['Ціна', [cyrillic]],
    ['价格', []],
    ['', []],
  ])('"%s"', (text, expected) => {
    expect(facesFor(ALL, SANS, text)).toEqual(expected)
  })

  test('family names lose their quotes', () => {
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

  test('the style sheet holds the files and no address outside', () => {
    const css = fontCss([{ ...cyrillic, data: 'data:font/woff2;base64,AAAA' }])
    expect(css).toContain(
      "@font-face{font-family:'Inter Variable';font-weight:100 900;font-style:normal;unicode-range:U+0400-045F;src:url(data:font/woff2;base64,AAAA) format('woff2');}",
    )
    expect(css).not.toContain('https:')
    expect(css).toContain('tabular-nums')
  })
})
