/** One `@font-face` rule of the page. */
export type FontFace = {
  family: string
  /** As CSS writes it: `400`, or `100 900` for a variable font. */
  weight: string
  style: string
  unicodeRange: string
  /** Address of the font file; absolute. */
  url: string
}

/** A face with its file as a data URL. */
export type EmbeddedFont = FontFace & { data: string }

/** Fetches a font file of the page; rejects on failure. The page passes it in, because widgets do not use the network. */
export type LoadFont = (url: string) => Promise<ArrayBuffer>

/** The names of a CSS `font-family`, without quotes. */
export function familyNames(family: string): string[] {
  return family
    .split(',')
    .map(name => name.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .filter(name => name !== '')
}

/** The `font-family` of a picture: only names made of letters, digits, spaces and hyphens. */
export function familyText(family: string): string {
  const names = familyNames(family).filter(name => /^[\p{L}\p{N} -]+$/u.test(name))
  return [...names, 'sans-serif'].map(name => (name.includes(' ') ? `'${name}'` : name)).join(', ')
}

/** The page's upright faces of these families that contain letters of the text, in the order of the families. Charts have no italics. */
export function facesFor(faces: readonly FontFace[], families: readonly string[], text: string): FontFace[] {
  return families.flatMap(name =>
    faces.filter(
      face =>
        familyNames(face.family)[0]?.toLowerCase() === name.toLowerCase() &&
        !/italic|oblique/.test(face.style) &&
        rangeHolds(face.unicodeRange, text),
    ),
  )
}

/** Distance between a face's weights and a weight: 0 when the face has it. */
export function weightDistance({ weight }: FontFace, target: number): number {
  const [low = 400, high = low] = weight
    .replace('normal', '400')
    .replace('bold', '700')
    .split(/\s+/)
    .filter(part => part !== '')
    .map(Number)
  return Math.max(0, low - target, target - high)
}

/** The style sheet of a picture: the embedded faces, and tabular digits in charts as on the page. */
export function fontCss(fonts: readonly EmbeddedFont[]): string {
  const faces = fonts.map(({ family, weight, style, unicodeRange, data }) => {
    const [name = ''] = familyNames(family)
    const range = /^[\w+?,\s-]*$/.test(unicodeRange) && unicodeRange ? `unicode-range:${unicodeRange};` : ''
    const descriptors = `font-family:${familyText(name).split(',')[0]};font-weight:${weight || 400};font-style:${style || 'normal'};`
    return `@font-face{${descriptors}${range}src:url(${data}) format('woff2');}`
  })
  return [...faces, 'svg svg text{font-variant-numeric:tabular-nums}'].join('\n')
}

/** Every face that the page's own style sheets declare. Style sheets of other origins cannot be read and are skipped. */
export function pageFaces(page: Document): FontFace[] {
  return [...page.styleSheets].flatMap(sheet => facesIn(sheet, page.baseURI))
}

function facesIn(sheet: CSSStyleSheet, base: string): FontFace[] {
  return [...rulesOf(sheet)].flatMap(rule => {
    if (rule instanceof CSSFontFaceRule) return readFace(rule, sheet.href ?? base)
    return rule instanceof CSSImportRule && rule.styleSheet ? facesIn(rule.styleSheet, base) : []
  })
}

function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}

function readFace({ style }: CSSFontFaceRule, base: string): FontFace[] {
  const source = /url\(\s*["']?([^"')]+)["']?\s*\)/.exec(style.getPropertyValue('src'))?.[1]
  if (!source) return []
  const value = (name: string): string => style.getPropertyValue(name).trim()
  return [
    {
      family: value('font-family'),
      weight: value('font-weight'),
      style: value('font-style'),
      unicodeRange: value('unicode-range'),
      url: new URL(source, base).href,
    },
  ]
}

/** The families whose files the page has loaded: the ones it really draws with. */
export function loadedFamilies(page: Document): ReadonlySet<string> {
  const loaded = [...(page.fonts ?? [])].filter(face => face.status === 'loaded')
  return new Set(loaded.map(face => familyNames(face.family)[0] ?? ''))
}

/** The files of the faces as data URLs. A file that fails to load is left out, and the next family is used, as on the page. */
export async function embedFonts(faces: readonly FontFace[], load: LoadFont): Promise<EmbeddedFont[]> {
  const loaded = await Promise.all(
    faces.map(async face => {
      try {
        return [{ ...face, data: `data:font/woff2;base64,${base64(new Uint8Array(await load(face.url)))}` }]
      } catch {
        return []
      }
    }),
  )
  return loaded.flat()
}

/** Bytes converted per call: a call takes a limited number of arguments. */
const CHUNK = 0x8000

function base64(bytes: Uint8Array): string {
  let letters = ''
  for (let i = 0; i < bytes.length; i += CHUNK)
    letters += String.fromCharCode(...bytes.subarray(i, i + CHUNK))
  return btoa(letters)
}

/** Whether a character of the text is in a CSS `unicode-range`, such as "U+0301, U+0400-045F, U+4??". An empty range contains all. */
export function rangeHolds(range: string, text: string): boolean {
  if (range.trim() === '') return text !== ''
  const spans = range.split(',').map(parseSpan)
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? -1
    if (spans.some(span => span !== null && code >= span.from && code <= span.to)) return true
  }
  return false
}

/** The first visible letter of the text that is in the range, or null. */
export function letterIn(range: string, text: string): string | null {
  return [...text].find(letter => /[\p{L}\p{N}]/u.test(letter) && rangeHolds(range, letter)) ?? null
}

function parseSpan(part: string): { from: number; to: number } | null {
  const found = /^\s*u\+([\da-f?]{1,6})(?:-([\da-f]{1,6}))?\s*$/i.exec(part)
  if (!found) return null
  const [, first = '', last] = found
  const from = Number.parseInt(first.replaceAll('?', '0'), 16)
  const to = Number.parseInt(last ?? first.replaceAll('?', 'F'), 16)
  return Number.isNaN(from) || Number.isNaN(to) ? null : { from, to }
}
