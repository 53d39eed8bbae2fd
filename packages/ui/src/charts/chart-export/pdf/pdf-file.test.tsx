import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { HOSTILE_TEXTS } from '../../../testing/fixtures/hostile-texts.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import type { FontFace } from '../fonts.ts'
import { SVG_NS, xmlText } from '../sanitise-svg.ts'
import type { LetterBitmap } from './pdf-fallback-font.ts'
import { type PdfRequest, pdfFile } from './pdf-file.ts'

const require = createRequire(import.meta.url)
const face = (pkg: string, file: string, unicodeRange: string): FontFace => ({
  family: pkg === 'inter' ? 'Inter Variable' : 'Noto Sans SC Variable',
  weight: '100 900',
  style: 'normal',
  unicodeRange,
  url: require.resolve(`@fontsource-variable/${pkg}/files/${file}-wght-normal.woff2`),
})
/** Four of the page's faces, as Fontsource declares them. */
const FACES = [
  face('inter', 'inter-latin', 'U+0000-00FF, U+0131, U+0152-0153, U+2000-206F, U+2122, U+2212'),
  face('inter', 'inter-latin-ext', 'U+0100-02BA, U+1E00-1E9F'),
  face('inter', 'inter-cyrillic', 'U+0301, U+0400-045F, U+0490-0491, U+2116'),
  face('noto-sans-sc', 'noto-sans-sc-118', 'U+56FD, U+56FE, U+5E74, U+6570, U+7F8E, U+90E8'),
]
/** A letter of the system font: a full square of 8 by 8 pixels. */
const SQUARE: LetterBitmap = {
  bits: new Uint8Array(8).fill(0xff),
  width: 8,
  height: 8,
  em: 8,
  baseline: 7,
  advance: 1,
}

function drawing(inner: string): Element {
  const svg = `<svg xmlns="${SVG_NS}" viewBox="0 0 1200 900">${inner}</svg>`
  return new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
}
function lineOf(text: string, attributes: Record<string, string> = {}): string {
  const element = document.createElementNS(SVG_NS, 'text')
  for (const [name, value] of Object.entries({ x: '20', y: '38', 'font-size': '18px', ...attributes }))
    element.setAttribute(name, value)
  element.textContent = xmlText(text)
  return new XMLSerializer().serializeToString(element)
}
const request = (inner: string, over: Partial<PdfRequest> = {}): PdfRequest => ({
  svg: drawing(inner),
  page: { width: 800, height: 600 },
  title: 'Price',
  alt: 'Price of UST 4% 2034',
  lang: 'en',
  faces: FACES,
  loadFont: async url => Uint8Array.from(readFileSync(url)).buffer,
  paintLetter: () => SQUARE,
  ...over,
})
const opened = async (inner: string, over: Partial<PdfRequest> = {}) =>
  readPdf(await pdfFile(request(inner, over)))

describe('C16 the PDF', () => {
  test('is one page of the requested size, without a bitmap', async () => {
    const { page, images } = await opened('<path d="M0,0L9,9" stroke="#ff0000" fill="none"/>', {
      page: { width: 906.6666666666666, height: 600 },
    })
    expect(page.width).toBeCloseTo(906.667, 3)
    expect(page.height).toBe(600)
    expect(images).toEqual([])
  })

  test.each<[string, string, string[]]>([
    [
      'a path',
      '<path d="M1,2L3,4" fill="none" stroke="#ff0000" stroke-width="2"/>',
      ['1 2 m', '3 4 l', '1 0 0 RG', '2 w', 'S'],
    ],
    [
      'a rectangle',
      '<rect x="1" y="2" width="3" height="4" fill="#00ff00"/>',
      ['1 2 m', '4 2 l', '4 6 l', '0 1 0 rg', 'f'],
    ],
    ['a line', '<line x1="1" y1="2" x2="3" y2="2" stroke="#0000ff"/>', ['1 2 m', '3 2 l', '0 0 1 RG']],
    ['a polygon', '<polygon points="1,2 3,4 5,2" fill="#ff0000"/>', ['1 2 m', '3 4 l', '5 2 l', 'h', 'f']],
    ['a circle', '<circle cx="10" cy="10" r="4" fill="#ff0000"/>', ['6 10 m', 'f']],
    [
      'a group',
      '<g transform="translate(5,6) scale(2)"><rect width="1" height="1"/></g>',
      ['1 0 0 1 5 6 cm', '2 0 0 2 0 0 cm'],
    ],
    ['a sharp corner', '<path d="M0,0L9,9L1,9" fill="none" stroke="#ff0000"/>', ['4 M']],
    ['dashes', '<path d="M0,0h9" fill="none" stroke="#ff0000" stroke-dasharray="4px, 2px"/>', ['[4 2] 0 d']],
    [
      'an inner drawing',
      '<svg x="3" y="4" width="5" height="6"><rect width="9" height="9"/></svg>',
      ['1 0 0 1 3 4 cm', 'W'],
    ],
    [
      'a clip',
      '<defs><clipPath id="c"><rect x="1" y="2" width="3" height="4"/></clipPath></defs><g clip-path="url(#c)"><rect width="9" height="9"/></g>',
      ['1 2 3 4 re', 'W'],
    ],
    ['opacity', '<g opacity="0.5"><rect width="9" height="9" fill-opacity="0.5"/></g>', ['/O250x500 gs']],
  ])('%s stays vector', async (_, inner, expected) => {
    const { operations } = await opened(inner)
    for (const operation of expected) expect(operations).toContain(operation)
  })

  test.each([
    '<rect width="9" height="9" fill="none"/>',
    '<rect height="9" fill="#ff0000"/>',
    '<path fill="#ff0000"/>',
    '<defs><path d="M0,0h9"/></defs>',
    '<rect width="9" height="9" fill="url(#gradient)"/>',
  ])('%s paints nothing', async inner => {
    const { operations } = await opened(inner)
    expect(operations.filter(operation => /^(f|S|B|f\*)$/.test(operation))).toEqual([])
  })
})

describe('C16 its text', () => {
  test.each([
    ['en', 'Price, UST 4% 2034'],
    ['de', 'Preis, Größe, Äther'],
    ['es', 'Año, señal, ¿qué?'],
    ['fr', 'Échéance, œuvre, août'],
    ['it', 'Età, perché, più'],
    ['pl', 'Źródło, ząb, łódź, gęś'],
    ['ru', 'Цена, подъём, % от номинала'],
    ['tr', 'Güncel değer, ışık, İş'],
    ['uk', 'Ціна, ґрунт, їжак, єдність'],
    ['zh', '美国图年部数'],
  ])('%s is text in the page’s typeface, and can be read back', async (lang, text) => {
    const { lines, title, alt, embeddedFonts, stencilFonts } = await opened(lineOf(text), {
      title: text,
      alt: text,
      lang,
    })
    expect({ lines, title, alt }).toEqual({ lines: [text], title: text, alt: text })
    expect(embeddedFonts.length).toBeGreaterThan(0)
    for (const name of embeddedFonts) expect(name).toMatch(/^[A-Z]{6}\+(Inter|NotoSansSC)-\w+-400$/)
    expect(stencilFonts).toBe(0)
  })

  test('each weight is a separate font', async () => {
    const { embeddedFonts } = await opened(lineOf('Price', { 'font-weight': '620' }) + lineOf('Yield'))
    expect(embeddedFonts).toEqual(['AAAAAA+Inter-Regular-620', 'AAAAAB+Inter-Regular-400'])
  })

  test('a halo is drawn below the letters, which are text once', async () => {
    const halo = { stroke: '#ffffff', 'stroke-width': '3px', 'paint-order': 'stroke', fill: '#223344' }
    const { lines, operations } = await opened(lineOf('Note', halo))
    expect(lines).toEqual(['Note'])
    expect(operations.filter(operation => operation === 'S')).toHaveLength(4)
    expect(operations.indexOf('S')).toBeLessThan(operations.indexOf('BT'))
  })

  test('digits are tabular in a chart and proportional in a title', async () => {
    const widthOf = async (inner: (line: string) => string, text: string) => {
      const line = lineOf(text, { 'text-anchor': 'end', x: '0' })
      const { operations } = await opened(inner(line))
      return -Number(operations.find(operation => operation.endsWith(' Tm'))?.split(' ')[4])
    }
    const inChart = (line: string) => `<svg width="9" height="9">${line}</svg>`
    const inTitle = (line: string) => line
    expect(await widthOf(inChart, '111')).toBeCloseTo(await widthOf(inChart, '888'), 6)
    expect(await widthOf(inTitle, '111')).toBeLessThan(await widthOf(inTitle, '888'))
  })

  test('a bold accented letter is wider than a regular one: composite glyphs take the weight too', async () => {
    const widthOf = async (weight: string) => {
      const { operations } = await opened(
        lineOf('éé', { 'font-weight': weight, 'text-anchor': 'end', x: '0' }),
      )
      const matrix = operations.find(operation => operation.endsWith(' Tm')) ?? ''
      return -Number(matrix.split(' ')[4])
    }
    expect(await widthOf('700')).toBeGreaterThan((await widthOf('400')) + 0.2)
  })

  test('only the letters in use are embedded', async () => {
    expect((await pdfFile(request(lineOf('Price')))).length).toBeLessThan(12_000)
  })

  test.each([
    ['start', 20],
    ['middle', 10],
    ['end', 0],
  ])('anchored at its %s', async (anchor, x) => {
    // two letters of the system font, each as wide as high
    const line = lineOf('あい', { 'text-anchor': anchor, 'font-size': '10px' })
    const { operations } = await opened(line)
    expect(operations).toContain(`1 0 0 -1 ${x} 38 Tm`)
  })

  test.each([
    [{ dy: '0.5em' }, 47],
    [{ dy: '3' }, 41],
    [{ 'dominant-baseline': 'central' }, 44.48],
  ])('%j puts its baseline at %d', async (attributes, y) => {
    const { operations } = await opened(lineOf('Price', attributes as Record<string, string>))
    expect(operations).toContain(`1 0 0 -1 20 ${y} Tm`)
  })

  test('letters that no face has are bitmap glyphs, and still text', async () => {
    const text = 'up 👍 and 𠮷'
    const { lines, stencilFonts, images } = await opened(lineOf(text))
    expect({ lines, stencilFonts, images }).toEqual({ lines: [text], stencilFonts: 1, images: [] })
  })

  test('more than 255 such letters need another font', async () => {
    const text = String.fromCodePoint(...Array.from({ length: 600 }, (_, i) => 0xac00 + i))
    const { lines, stencilFonts } = await opened(lineOf(text))
    expect({ lines, stencilFonts }).toEqual({ lines: [text], stencilFonts: 3 })
  })

  test.each<[string, Partial<PdfRequest>]>([
    ['the page provides no fonts', { loadFont: undefined }],
    ['a font file fails to load', { loadFont: () => Promise.reject(new Error('offline')) }],
    ['a font file is none', { loadFont: async () => new ArrayBuffer(8) }],
  ])('when %s, the text stays', async (_, over) => {
    const { lines, embeddedFonts } = await opened(lineOf('Price'), over)
    expect({ lines, embeddedFonts }).toEqual({ lines: ['Price'], embeddedFonts: [] })
  })

  test('the same chart gives the same file, without date and producer', async () => {
    const inner = lineOf('Price')
    expect(Buffer.compare(await pdfFile(request(inner)), await pdfFile(request(inner)))).toBe(0)
    expect((await opened(inner)).made).toEqual({ at: undefined, by: undefined })
  })

  test('a picture without text is complete', async () => {
    const { lines, operations } = await opened(lineOf(''))
    expect(lines).toEqual([])
    expect(operations).not.toContain('BT')
  })
})

describe('C16 hostile texts in a PDF (reliability §2.7: opened and parsed again)', () => {
  test('there are at least 40 of them', () => {
    expect(new Set(HOSTILE_TEXTS).size).toBeGreaterThanOrEqual(40)
  })

  test.each(HOSTILE_TEXTS.map(text => [JSON.stringify(text), text]))('%s stays text', async (_, text) => {
    const plain = await opened(lineOf('Price'))
    const file = await opened(lineOf(text), { title: text, alt: text, lang: text })
    const { lines, title, alt, lang, anatomy, images } = file
    const whole = text.replace(/\p{Cs}/gu, '\uFFFD')
    expect({ title, alt, lang }).toEqual({ title: whole, alt: whole, lang: whole })
    const inked = xmlText(text).replace(/\p{Cf}/gu, '')
    expect(lines.join('')).toBe(inked.replace(/\s+/g, ' ').trim())
    // the same keys and operators as for a plain text
    expect({ anatomy, images }).toEqual({ anatomy: plain.anatomy, images: [] })
    const commands = new Set(plain.operations.map(commandOf))
    expect(file.operations.map(commandOf).filter(command => !commands.has(command))).toEqual([])
  })
})

/** A command without its operands. */
const commandOf = (operation: string): string => operation.split(' ').at(-1) ?? ''
