import { rangeHolds } from './unicode-range.ts'

/** One `@font-face` rule of the page. */
export type FontFace = {
  family: string
  weight: string
  style: string
  unicodeRange: string
  /** Where its file is; absolute. */
  url: string
}

/** A font file inside a picture. */
export type EmbeddedFont = FontFace & { data: string }

/** The page's faces of a family that a text needs; upright ones only, as charts have no italics. */
export function facesFor(faces: readonly FontFace[], family: string, text: string): FontFace[] {
  const wanted = familyNames(family)[0]?.toLowerCase()
  return faces.filter(
    face =>
      familyNames(face.family)[0]?.toLowerCase() === wanted &&
      !/italic|oblique/.test(face.style) &&
      rangeHolds(face.unicodeRange, text),
  )
}

/** The names of a CSS `font-family`, without quotes. */
export function familyNames(family: string): string[] {
  return family
    .split(',')
    .map(name => name.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .filter(name => name !== '')
}

/** The `font-family` of a picture: names that hold nothing but letters, digits, spaces and hyphens. */
export function familyText(family: string): string {
  const names = familyNames(family).filter(name => /^[\p{L}\p{N} -]+$/u.test(name))
  return [...names, 'sans-serif'].map(name => (name.includes(' ') ? `'${name}'` : name)).join(', ')
}

/** The style sheet inside a picture: embedded faces, and figures of one width. */
export function fontCss(fonts: readonly EmbeddedFont[]): string {
  const faces = fonts.map(({ family, weight, style, unicodeRange, data }) => {
    const [name = ''] = familyNames(family)
    const range = /^[\w+?,\s-]*$/.test(unicodeRange) && unicodeRange ? `unicode-range:${unicodeRange};` : ''
    const says = `font-family:${familyText(name).split(',')[0]};font-weight:${weight || 400};font-style:${style || 'normal'};`
    return `@font-face{${says}${range}src:url(${data}) format('woff2');}`
  })
  return [...faces, 'text{font-variant-numeric:tabular-nums}'].join('\n')
}

/** Every face that the page's own style sheets declare. Sheets of other sites cannot be read and are passed over. */
export function pageFaces(page: Document): FontFace[] {
  return [...page.styleSheets].flatMap(sheet => facesIn(sheet, page.baseURI))
}

function facesIn(sheet: CSSStyleSheet, base: string): FontFace[] {
  return [...rulesOf(sheet)].flatMap(rule => {
    if (rule instanceof CSSFontFaceRule) return plotAppearance(rule, sheet.href ?? base)
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

function plotAppearance({ style }: CSSFontFaceRule, base: string): FontFace[] {
  const source = /url\(\s*["']?([^"')]+)["']?\s*\)/.exec(style.getPropertyValue('src'))?.[1]
  if (!source) return []
  const told = (name: string): string => style.getPropertyValue(name).trim()
  return [
    {
      family: told('font-family'),
      weight: told('font-weight'),
      style: told('font-style'),
      unicodeRange: told('unicode-range'),
      url: new URL(source, base).href,
    },
  ]
}

/** Brings a font file of the page; rejects when it cannot. The page's own, as widgets have no network. */
export type LoadFont = (url: string) => Promise<ArrayBuffer>

/** The files of the faces as data. One that cannot be had is left out: the next family stands in, as it would on the page. */
export async function embedFonts(faces: readonly FontFace[], load: LoadFont): Promise<EmbeddedFont[]> {
  const loaded = await Promise.all(
    faces.map(async face => {
      try {
        return [{ ...face, data: fileData(await load(face.url)) }]
      } catch {
        return []
      }
    }),
  )
  return loaded.flat()
}

function fileData(file: ArrayBuffer): string {
  return `data:font/woff2;base64,${base64(new Uint8Array(file))}`
}

/** How many bytes become letters at once: arguments of a call are limited. */
const CHUNK = 0x8000

function base64(bytes: Uint8Array): string {
  let letters = ''
  for (let i = 0; i < bytes.length; i += CHUNK)
    letters += String.fromCharCode(...bytes.subarray(i, i + CHUNK))
  return btoa(letters)
}
