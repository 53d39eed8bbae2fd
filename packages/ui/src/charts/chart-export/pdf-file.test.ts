import { describe, expect, test } from 'vitest'
import { HOSTILE_TEXTS } from '../../testing/fixtures/hostile-texts.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { type PdfFileRequest, pdfFile } from './pdf-file.ts'

/** Four pixels by two: a red, a green and so on, no two alike. */
const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAHUlEQVR42mP4z8DAAMb/gSSXiJyGkY1bQFRKXgUAa/QICCYInB8AAAAASUVORK5CYII=',
  ),
  letter => letter.charCodeAt(0),
)
/** What `PNG` shows, three bytes a pixel. */
const PIXELS = [
  255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120,
]
const request = (over: Partial<PdfFileRequest> = {}): PdfFileRequest => ({
  page: { width: 800, height: 600 },
  png: PNG,
  texts: [{ text: 'Price', x: 20, y: 38, size: 18, width: 45 }],
  title: 'Price, UST 4% 2034',
  alt: 'Price of UST 4% 2034',
  lang: 'en',
  ...over,
})

/** The file as a reader opens it. */
const opened = async (over: Partial<PdfFileRequest> = {}) => readPdf(await pdfFile(request(over)))

describe('C16 the PDF', () => {
  test('is one page of the asked size, fractions of a point kept', async () => {
    const { page } = await opened({ page: { width: 906.6666666666666, height: 600 } })
    expect(page.width).toBeCloseTo(906.667, 3)
    expect(page.height).toBe(600)
  })

  test('holds the picture pixel for pixel, over the whole page', async () => {
    const { picture, pixels, operations } = await opened()
    expect(picture).toEqual({ width: 4, height: 2 })
    expect([...pixels]).toEqual(PIXELS)
    expect(operations).toContain('800 0 0 600 0 0 cm')
  })

  test('what is no PNG becomes no file', async () => {
    await expect(pdfFile(request({ png: Uint8Array.of(1, 2, 3) }))).rejects.toThrow()
  })

  test.each([
    ['rus', 'Цена, % от номинала'],
    ['ukr', 'Ціна, ґрунт, їжак, єдність'],
    ['chn', '价格走势图：美国国债'],
    ['signs beyond 16 bits', 'up 👍 and 𠮷'],
  ])('%s words can be found, and are its title and description', async (_, text) => {
    const texts = [{ text, x: 1, y: 2, size: 12, width: 99 }]
    const { words, title, alt, lang } = await opened({ texts, title: text, alt: text, lang: 'ru' })
    expect({ words, title, alt, lang }).toEqual({ words: [text], title: text, alt: text, lang: 'ru' })
  })

  test('halves of letters become the sign for what cannot be shown', async () => {
    expect((await opened({ title: 'half \uD800 and \uDC00' })).title).toBe('half \uFFFD and \uFFFD')
  })

  test('words of more than 255 different letters take another font', async () => {
    const text = String.fromCodePoint(...Array.from({ length: 600 }, (_, i) => 0x4e00 + i))
    const { words, anatomy } = await opened({ texts: [{ text, x: 0, y: 0, size: 10, width: 10 }] })
    expect(words).toEqual([text])
    expect(anatomy.fonts).toEqual(['F0', 'F1', 'F2'])
  })

  test('words are not painted, and lie where the picture shows them', async () => {
    const { operations } = await opened()
    expect(operations).toContain('3 Tr')
    expect(operations).toContain('1 0 0 1 20 562 Tm')
    // five blanks of half the size are as wide as the word
    expect(operations).toContain('100 Tz')
  })

  test('the same chart gives the same file, without a date or a maker', async () => {
    expect(Buffer.compare(await pdfFile(request()), await pdfFile(request()))).toBe(0)
    expect((await opened()).made).toEqual({ at: undefined, by: undefined })
  })

  test('a page without words is whole', async () => {
    const { words, operations } = await opened({ texts: [{ text: '', x: 0, y: 0, size: 10, width: 0 }] })
    expect(words).toEqual([])
    expect(operations).not.toContain('BT')
  })
})

describe('C16 hostile words in a PDF (reliability §2.7: opened and parsed again)', () => {
  test('there are at least 40 of them', () => {
    expect(new Set(HOSTILE_TEXTS).size).toBeGreaterThanOrEqual(40)
  })

  test.each(HOSTILE_TEXTS.map(text => [JSON.stringify(text), text]))('%s stays a word', async (_, text) => {
    const texts = [{ text, x: 0, y: 0, size: 10, width: 10 }]
    const plain = await opened()
    const file = await opened({ texts, title: text, alt: text, lang: text })
    const { words, title, alt, lang } = file
    const whole = text.replace(/\p{Cs}/gu, '\uFFFD')
    expect({ words, title, alt, lang }).toEqual({ words: [whole], title: whole, alt: whole, lang: whole })
    // no key, no object and no kind of command more than with a plain word
    expect(file.anatomy).toEqual(plain.anatomy)
    expect(file.operations.map(commandOf)).toEqual(plain.operations.map(commandOf))
  })
})

/** A command without what it is given. */
const commandOf = (operation: string): string => operation.split(' ').at(-1) ?? ''
