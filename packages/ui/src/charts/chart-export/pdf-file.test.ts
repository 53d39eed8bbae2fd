import { deflateSync, inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type PdfFileRequest, pdfFile } from './pdf-file.ts'

const rgb = Uint8Array.from({ length: 4 * 2 * 3 }, (_, i) => i)
const request = (over: Partial<PdfFileRequest> = {}): PdfFileRequest => ({
  page: { width: 800, height: 600 },
  image: { width: 4, height: 2, rgb: new Uint8Array(deflateSync(rgb)) },
  texts: [{ text: 'Price', x: 20, y: 38, size: 18, width: 45 }],
  title: 'Price, UST 4% 2034',
  alt: 'Price of UST 4% 2034',
  lang: 'en',
  ...over,
})

/** The file as one letter per byte, so that places in it are places in the text. */
const read = (over: Partial<PdfFileRequest> = {}): string =>
  Buffer.from(pdfFile(request(over))).toString('latin1')

/** The objects by number, found through the table at the end, as a reader does. */
function objectsOf(file: string): string[] {
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1])
  expect(file.slice(table, table + 5)).toBe('xref\n')
  const count = Number(/^xref\n0 (\d+)\n/.exec(file.slice(table))?.[1])
  const starts = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, start]) => Number(start))
  expect(starts).toHaveLength(count - 1)
  return starts.map((start, i) => {
    expect(file.slice(start)).toMatch(new RegExp(`^${i + 1} 0 obj\n`))
    return file.slice(start, file.indexOf('\nendobj\n', start))
  })
}

/** The words of the page by its fonts' maps, as a search in it finds them. */
function wordsOf(file: string): string[] {
  const objects = objectsOf(file)
  const maps = objects.filter(object => object.includes('beginbfchar'))
  const letters = maps.map(
    map =>
      new Map([...map.matchAll(/^<(..)> <([\dA-F]+)>$/gm)].map(([, code, to]) => [code, utf16(to ?? '')])),
  )
  const content = objects[4] ?? ''
  return content
    .split('\n')
    .filter(line => line.includes(' Tm '))
    .map(line =>
      [...line.matchAll(/\/F(\d+) \S+ Tf <([\dA-F]+)> Tj/g)]
        .map(([, font, codes]) =>
          (codes?.match(/../g) ?? []).map(code => letters[Number(font)]?.get(code)).join(''),
        )
        .join(''),
    )
}

const utf16 = (digits: string): string =>
  String.fromCharCode(...(digits.match(/..../g) ?? []).map(unit => Number.parseInt(unit, 16)))
const hexText = (text: string | undefined, key: string): string =>
  utf16(new RegExp(`/${key} ?<FEFF([\\dA-F]*)>`).exec(text ?? '')?.[1] ?? '')

describe('C16 the PDF', () => {
  test('is one page of the asked size', () => {
    const file = read()
    expect(file.startsWith('%PDF-1.7\n')).toBe(true)
    const [catalog, pages, page] = objectsOf(file)
    expect(catalog).toContain('/Type/Catalog')
    expect(pages).toContain('/Count 1')
    expect(page).toContain('/MediaBox[0 0 800 600]')
  })

  test('fractions of a point are kept', () => {
    expect(read({ page: { width: 238.6666667, height: 600 } })).toContain('/MediaBox[0 0 238.667 600]')
  })

  test('holds the picture byte for byte', () => {
    const image = objectsOf(read())[3] ?? ''
    expect(image).toContain('/Width 4/Height 2/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/FlateDecode')
    const length = Number(/\/Length (\d+)/.exec(image)?.[1])
    const start = image.indexOf('stream\n') + 'stream\n'.length
    expect([...inflateSync(Buffer.from(image.slice(start, start + length), 'latin1'))]).toEqual([...rgb])
  })

  test('every stream is as long as it says', () => {
    for (const object of objectsOf(read()).filter(text => text.includes('\nstream\n'))) {
      const [, length, data] = /\/Length (\d+)>>\nstream\n([\s\S]*)\nendstream$/.exec(object) ?? []
      expect(data?.length).toBe(Number(length))
    }
  })

  test.each([
    ['English', 'Price, UST 4% 2034'],
    ['Russian', 'Цена, % от номинала'],
    ['Ukrainian', 'Ціна, ґрунт, їжак, єдність'],
    ['Chinese', '价格走势图：美国国债'],
    ['signs beyond 16 bits', 'up 👍 and 𠮷'],
  ])('%s words can be found, and are its title and description', (_, text) => {
    const file = read({
      texts: [{ text, x: 1, y: 2, size: 12, width: 99 }],
      title: text,
      alt: text,
      lang: 'ru',
    })
    expect(wordsOf(file)).toEqual([text])
    expect(hexText(objectsOf(file)[8], 'Title')).toBe(text)
    expect(hexText(objectsOf(file)[6], 'Alt')).toBe(text)
    expect(file).toContain('/Lang <7275>')
  })

  test('words of more than 255 different letters take another font', () => {
    const text = String.fromCodePoint(...Array.from({ length: 600 }, (_, i) => 0x4e00 + i))
    const file = read({ texts: [{ text, x: 0, y: 0, size: 10, width: 10 }] })
    expect(wordsOf(file)).toEqual([text])
    expect(file).toContain('/F2 ')
  })

  test('words are not painted, and lie where the picture shows them', () => {
    const content = objectsOf(read())[4]
    expect(content).toContain('BT 3 Tr')
    expect(content).toContain('100 Tz 1 0 0 1 20 562 Tm')
  })

  test.each([
    ') Tj ET /Im Do BT (',
    '\\051 Tj',
    '<00> endbfchar',
    'endstream endobj 1 0 obj <</OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>',
    '>> /AA << /O 9 0 R',
    '%PDF-1.7\r\n',
  ])('what looks like a command stays a word: %s', text => {
    const file = read({ texts: [{ text, x: 0, y: 0, size: 10, width: 10 }], title: text, alt: text })
    expect(wordsOf(file)).toEqual([text])
    expect(file).not.toMatch(/JavaScript|OpenAction|\/AA/)
    expect(objectsOf(file)).toHaveLength(12)
  })

  test('a page without words is whole', () => {
    const file = read({ texts: [{ text: '', x: 0, y: 0, size: 10, width: 0 }] })
    expect(objectsOf(file)).toHaveLength(10)
    expect(objectsOf(file)[4]).not.toContain('BT')
  })
})
