import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib'
import { ALL, cookiesOf, expect, NOTE, test } from './strict.ts'

/** A printed page: its size in points, its text, and the names of its fonts. */
type Sheet = { width: number; height: number; text: string; faces: string[]; drawnFaces: number }

/** Reads a PDF as a viewer does: text by the maps of its fonts. */
async function sheetsOf(bytes: Uint8Array): Promise<Sheet[]> {
  const file = await PDFDocument.load(bytes, { updateMetadata: false })
  return file.getPages().map(page => ({ ...page.getSize(), ...textOf(page) }))
}

function textOf(page: PDFPage): Pick<Sheet, 'text' | 'faces' | 'drawnFaces'> {
  const fonts = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict)
  const keys = fonts?.keys() ?? []
  const faces = new Map(keys.map(key => [key.decodeText(), fontOf(fonts?.lookup(key, PDFDict))]))
  let face = faces.values().next().value
  const text: string[] = []
  const operators = /\/(\w+) [\d.]+ Tf|<([\dA-Fa-f]+)>\s*Tj|\[((?:[^\]])*)\]\s*TJ|BT/g
  for (const [whole, font, one, many] of contentOf(page).matchAll(operators)) {
    if (whole === 'BT') text.push(' ')
    else if (font) face = faces.get(font) ?? face
    else
      for (const [, codes = ''] of (one ? `<${one}>` : (many ?? '')).matchAll(/<([\dA-Fa-f]+)>/g))
        text.push(face?.textOf(codes) ?? '')
  }
  const all = [...faces.values()]
  return {
    text: text.join('').replace(/\s+/g, ' '),
    faces: all.flatMap(({ name, embedded }) => (name && embedded ? [name] : [])),
    drawnFaces: all.filter(({ name }) => !name).length,
  }
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents()
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((_, at) => contents.lookup(at)) : [contents]
  return streams
    .map(stream =>
      stream instanceof PDFRawStream
        ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
        : '',
    )
    .join('\n')
}

/** A font of a page: its text by code, its name, and whether its outlines are embedded. */
function fontOf(font: PDFDict | undefined) {
  const map = font?.lookup(PDFName.of('ToUnicode'))
  const cmap = map instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(map).decode()).toString() : ''
  const letters = lettersOf(cmap)
  const width = [...letters.keys()][0]?.length ?? 4
  const below = font?.lookupMaybe(PDFName.of('DescendantFonts'), PDFArray)?.lookupMaybe(0, PDFDict)
  const descriptor = (below ?? font)?.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict)
  const files = ['FontFile', 'FontFile2', 'FontFile3']
  return {
    name: font?.lookupMaybe(PDFName.of('BaseFont'), PDFName)?.decodeText() ?? '',
    embedded: files.some(name => descriptor?.has(PDFName.of(name))),
    textOf: (codes: string) =>
      (codes.toUpperCase().match(new RegExp(`.{${width}}`, 'g')) ?? [])
        .map(code => letters.get(code) ?? '')
        .join(''),
  }
}

/** The letters of a ToUnicode map, by code. */
function lettersOf(cmap: string): Map<string, string> {
  const letters = new Map<string, string>()
  const utf16 = (digits: string) =>
    String.fromCharCode(...(digits.match(/.{4}/g) ?? []).map(unit => Number.parseInt(unit, 16)))
  for (const [, block = ''] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', letter = ''] of block.matchAll(/<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>/g))
      letters.set(code.toUpperCase(), utf16(letter))
  for (const [, block = ''] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', letter = ''] of block.matchAll(
      /<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>/g,
    )) {
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)]
      for (let code = first; code <= last; code++)
        letters.set(
          code.toString(16).toUpperCase().padStart(from.length, '0'),
          utf16((Number.parseInt(letter, 16) + code - first).toString(16).padStart(letter.length, '0')),
        )
    }
  return letters
}

/** The server starts a browser for each document. */
test.describe.configure({ timeout: 180_000 })

test('P9 a visitor chooses blocks and gets them as a PDF: landscape A4, without a withheld value (access row 34)', async ({
  page,
  signIn,
  baseURL,
}) => {
  await page.goto(NOTE)
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const chooser = page.getByRole('dialog', { name: 'Download PDF' })
  await chooser.getByRole('button', { name: 'Clear all' }).click()
  await chooser.getByRole('button', { name: 'Download PDF' }).click()
  await expect(chooser.getByText('Choose at least one section.')).toBeVisible()
  for (const name of ['Summary', 'Latest quotes from market participants'])
    await chooser.getByRole('checkbox', { name, exact: true }).check()
  const saving = page.waitForEvent('download', { timeout: 120_000 })
  await chooser.getByRole('button', { name: 'Download PDF' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('bond-US91282CJZ59.pdf')
  const chunks: Uint8Array[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Uint8Array)
  const sheets = await sheetsOf(Buffer.concat(chunks))
  for (const { width, height } of sheets) {
    expect(Math.abs(width - 841.89)).toBeLessThan(2)
    expect(Math.abs(height - 595.28)).toBeLessThan(2)
  }
  const text = sheets.map(sheet => sheet.text).join(' ')
  expect(text).toContain('US Treasury 4% 15 Feb 2034')
  expect(text).toContain('Day count')
  expect(text).toContain('Market participant')
  for (const absent of ['Chart and archive', 'Identifiers', 'Sections of this page', 'Sign in'])
    expect(text).not.toContain(absent)
  expect(text).toContain('Locked')
  await expect(chooser).toBeHidden()

  await test.step('full access has the values that a visitor has not', async () => {
    await signIn('pro')
    await page.goto(NOTE)
    // the first fact of the strip is the price
    const price = (await page.locator('[data-slot="fact"] dd').first().innerText()).trim()
    expect(price).toMatch(/^\d{2,3}\.\d{4}$/)
    const own = await printed('blocks=quotes', 'pro', baseURL ?? '')
    expect(own.map(sheet => sheet.text).join(' ')).toContain(price)
    expect(text).not.toContain(price)
  })
})

/** The document of one user, by the call itself. */
async function printed(query: string, login: string | null, baseURL: string): Promise<Sheet[]> {
  const cookies = login ? await cookiesOf(login, baseURL) : []
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${baseURL}/api/bonds/1/pdf/?${query}`, { headers: { cookie } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return sheetsOf(new Uint8Array(await answer.arrayBuffer()))
}

test('P9 Cyrillic is set in Inter, chn in a Chinese font, and all fonts are embedded (bond-page §9)', async ({
  baseURL,
}) => {
  for (const [lang, heading] of [
    ['rus', 'Идентификаторы'],
    ...(ALL ? [['ukr', 'Ідентифікатори'] as const] : []),
    ['chn', '识别代码'],
  ] as const) {
    const [sheet] = await printed(`blocks=identifiers&lang=${lang}`, null, baseURL ?? '')
    // each font of a line is its own text run
    expect(sheet?.text.replaceAll(' ', '')).toContain(heading)
    expect(sheet?.faces.join(' ')).toContain('Inter')
    // the Chinese font is variable: its letters are in the file as outlines, without a name
    if (lang === 'chn') expect(sheet?.drawnFaces).toBeGreaterThan(0)
  }
})
