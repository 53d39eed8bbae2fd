import { safeUrl } from '../../foundation/safe-url.ts'

export const SVG_NS = 'http://www.w3.org/2000/svg'

/** Elements that are drawn. An element on neither list is left out with its content: scripts, images, animations, foreign documents. */
const SHAPES: ReadonlySet<string> = new Set([
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
])
const GROUPS: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'a',
  'defs',
  'clipPath',
  'linearGradient',
  'radialGradient',
  'stop',
])

/** Attributes for geometry and paint. Classes, styles, handlers, data attributes and roles are not copied. */
const ATTRIBUTES: ReadonlySet<string> = new Set(
  [
    'd points x y dx dy x1 y1 x2 y2 cx cy r rx ry fx fy width height viewBox preserveAspectRatio transform rotate offset',
    'gradientUnits gradientTransform clipPathUnits spreadMethod textLength lengthAdjust text-anchor dominant-baseline',
    'fill fill-opacity fill-rule clip-rule clip-path stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset',
    'stroke-linejoin stroke-linecap stroke-miterlimit opacity stop-color stop-opacity shape-rendering vector-effect',
    'overflow paint-order font-size font-weight font-style letter-spacing',
  ].flatMap(line => line.split(' ')),
)

/** The paint of an element as attributes; null for an invisible element, which is left out. */
export type PaintOf = (element: Element) => Record<string, string> | null

export type SanitiseOptions = {
  /** Creates the copies; they are never attached. */
  page: Document
  paintOf: PaintOf
  /** Put before every id, so that no two drawings in one picture share one. */
  idPrefix: string
}

/**
 * A copy of a drawing without any behaviour: only allowed elements and attributes, fixed colours, references only to its own ids, links
 * only through `safeUrl`. Controls (`data-export="off"`) and empty value tags are left out. Null when the root itself is not allowed.
 */
export function sanitiseSvg(source: Element, options: SanitiseOptions): Element | null {
  const { localName: name } = source
  if (source.namespaceURI !== SVG_NS || !(SHAPES.has(name) || GROUPS.has(name))) return null
  if (source.getAttribute('data-export') === 'off' || isEmptyTag(source)) return null
  const paint = options.paintOf(source)
  if (!paint) return null
  const copy = options.page.createElementNS(SVG_NS, name === 'a' ? 'g' : name)
  copyAttributes(source, copy, options.idPrefix)
  for (const [attribute, value] of Object.entries(paint)) setSafely(copy, attribute, value, options.idPrefix)
  for (const child of source.childNodes) {
    if (child.nodeType === TEXT || child.nodeType === CDATA) {
      if (name === 'text' || name === 'tspan') copy.append(xmlText(child.nodeValue ?? ''))
    } else if (child.nodeType === ELEMENT) {
      const childCopy = sanitiseSvg(child as Element, options)
      if (childCopy) copy.append(childCopy)
    }
  }
  return name === 'a' ? linked(source, copy, options.page) : copy
}

/** Value tags are empty for masked lines and unknown values; an empty one would be a blank box in the picture. */
function isEmptyTag(element: Element): boolean {
  return /-tag$/.test(element.getAttribute('data-slot') ?? '') && element.textContent?.trim() === ''
}

const ELEMENT = 1
const TEXT = 3
const CDATA = 4

function copyAttributes(source: Element, copy: Element, idPrefix: string): void {
  for (const { name, value, namespaceURI } of source.attributes) {
    if (namespaceURI !== null) continue
    if (name === 'id' && ID.test(value)) copy.setAttribute('id', idPrefix + value)
    else if (ATTRIBUTES.has(name)) setSafely(copy, name, value, idPrefix)
  }
}

const ID = /^[\w:.-]+$/
/** A reference to an id of the drawing, as browsers serialise it. */
const OWN_REFERENCE = /^\s*url\(\s*["']?#([\w:.-]+)["']?\s*\)\s*$/
/** Numbers, names, colours and lists of them. Without quotes, slashes, colons and backslashes no URL can be written. */
const PLAIN = /^[\w\s.,%()+\-#]*$/

function setSafely(copy: Element, name: string, value: string, idPrefix: string): void {
  const reference = OWN_REFERENCE.exec(value)?.[1]
  if (reference !== undefined) copy.setAttribute(name, `url(#${idPrefix}${reference})`)
  else if (PLAIN.test(value) && !/url\s*\(|var\s*\(|src\s*\(|image/i.test(value))
    copy.setAttribute(name, value)
}

/** The part inside a link if `safeUrl` allows the address, else the part alone. Relative addresses become absolute. */
function linked(source: Element, content: Element, page: Document): Element {
  const address = source.getAttribute('href') ?? source.getAttributeNS(XLINK_NS, 'href')
  const safe = safeUrl(address)
  if (safe === null) return content
  const link = page.createElementNS(SVG_NS, 'a')
  link.setAttribute('href', new URL(safe, page.baseURI).href)
  link.append(content)
  return link
}

const XLINK_NS = 'http://www.w3.org/1999/xlink'

/** The text without characters that XML forbids: control characters and lone surrogates. */
export function xmlText(text: string): string {
  return [...text].filter(isXmlLetter).join('')
}

function isXmlLetter(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  const isControl = code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d
  return !isControl && !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
}
