import { type EmbeddedFont, familyText, fontCss } from './embedded-fonts.ts'
import { fitFigure, type PicturePlan, type PlacedText } from './export-plan.ts'
import { type FigureDrawing, num } from './picture-layers.ts'
import { SVG_NS, xmlText } from './sanitise-svg.ts'

export type PictureParts = {
  /** Makes the elements; they stay outside of every page. */
  page: Document
  plan: PicturePlan
  /** Samples of the lines, sanitised, by the legend's index. */
  marks: readonly (readonly Element[])[]
  /** The chart's own drawing, sanitised. */
  figure: Pick<FigureDrawing, 'width' | 'height' | 'parts'>
  title: string
  /** The values as CSV, or the footer where none may be told: for those who do not see the picture. */
  description: string
  /** BCP 47 */
  lang: string
  /** As CSS writes it. */
  family: string
  fonts: readonly EmbeddedFont[]
  colours: { ground: string; ink: string; faint: string }
}

/** The picture as an SVG (C16). Words are text nodes and attributes' values, never markup; nothing refers to anything outside. */
export function composePicture(parts: PictureParts): Element {
  const { page, plan, marks, figure, family, colours } = parts
  const make = maker(page)
  const write = (text: PlacedText, fill: string): Element =>
    make(
      'text',
      { x: num(text.x), y: num(text.y), 'font-size': text.size, 'font-weight': text.weight, fill },
      [text.text],
    )
  const { width, height } = plan
  const place = fitFigure(figure, plan.figure)
  const frame = {
    viewBox: `0 0 ${width} ${height}`,
    role: 'img',
    'aria-labelledby': 'picture-title',
    'font-family': familyText(family),
  }
  const svg = make('svg', { ...frame, width: num(width), height: num(height) }, [
    make('title', { id: 'picture-title' }, [parts.title]),
    make('desc', {}, [parts.description]),
    make('style', {}, [fontCss(parts.fonts)]),
    make('rect', { width, height, fill: colours.ground }, []),
    ...plan.title.map(text => write(text, colours.ink)),
    ...plan.legend.flatMap(({ index, x, y, text }) => [
      make('g', { transform: `translate(${num(x)},${num(y)})` }, marks[index] ?? []),
      write(text, colours.ink),
    ]),
    make(
      'g',
      { transform: `translate(${num(place.x)},${num(place.y)}) scale(${num(place.scale)})` },
      figure.parts,
    ),
    write(plan.footer, colours.faint),
  ])
  svg.setAttributeNS('http://www.w3.org/XML/1998/namespace', 'xml:lang', xmlText(parts.lang))
  return svg
}

type Attributes = Record<string, string | number>

function maker(page: Document) {
  return (name: string, attributes: Attributes, inside: readonly (Element | string)[]): Element => {
    const element = page.createElementNS(SVG_NS, name)
    for (const [attribute, value] of Object.entries(attributes))
      element.setAttribute(attribute, String(value))
    element.append(...inside.map(part => (typeof part === 'string' ? xmlText(part) : part)))
    return element
  }
}

/** The picture as a file's text, in the given size. */
export function svgText(svg: Element, size: { width: number; height: number }): string {
  svg.setAttribute('width', num(size.width))
  svg.setAttribute('height', num(size.height))
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(svg)}\n`
}
