import { describe, expect, test } from 'vitest'
import { HOSTILE_TEXTS } from '../../testing/fixtures/hostile-texts.ts'
import { planPicture } from './export-plan.ts'
import { composePicture, svgText } from './picture.ts'
import { SVG_NS, sanitiseSvg, xmlText } from './sanitise-svg.ts'

/** A chart's drawing with a text in it, after the sanitiser. */
function drawn(text: string): Element {
  const label = document.createElementNS(SVG_NS, 'text')
  label.append(text)
  const copy = sanitiseSvg(label, { page: document, paintOf: () => ({}), idPrefix: 'layer0-' })
  if (!copy) throw new Error('the sanitiser removed everything')
  return copy
}

/** A picture in which every text is the same, written to a file and parsed again. */
function reopened(text: string): Element {
  const plan = planPicture({
    kind: 'svg',
    elementWidth: 1200,
    title: text,
    legend: [text],
    footer: text,
    measure: text => text.length * 7,
  })
  const svg = composePicture({
    page: document,
    plan,
    title: text,
    description: text,
    lang: text,
    family: text,
    fonts: [],
    marks: [[]],
    drawings: [{ width: 1000, height: 600, parts: [drawn(text)] }],
    colours: { background: 'white', text: 'black', faint: 'gray' },
  })
  const file = svgText(svg, plan.output)
  const parsed = new DOMParser().parseFromString(file, 'image/svg+xml')
  expect(parsed.querySelector('parsererror')).toBeNull()
  expect([...parsed.childNodes].map(node => node.nodeType)).toEqual([1])
  return parsed.documentElement
}

/** Elements and the names of their attributes, in order. Texts do not change them. */
const anatomyOf = (svg: Element): string[] =>
  [svg, ...svg.querySelectorAll('*')].map(
    element => `${element.localName} ${[...element.attributes].map(({ name }) => name).join(' ')}`,
  )

/** The text as XML parses it: each line end becomes one character. */
const read = (text: string): string => xmlText(text).replace(/\r\n?/g, '\n')
const shown = (text: string): string => xmlText(text.replace(/\s+/g, ' ').trim())

describe('C16 hostile texts in an SVG (reliability §2.7: opened and parsed again)', () => {
  test.each(HOSTILE_TEXTS.map(text => [JSON.stringify(text), text]))('%s stays text', (_, text) => {
    const svg = reopened(text)
    expect(anatomyOf(svg)).toEqual(anatomyOf(reopened('Price')))
    expect(read(svg.querySelector('title')?.textContent ?? '')).toBe(read(text))
    expect(read(svg.querySelector('desc')?.textContent ?? '')).toBe(read(text))
    const [title, legend, label, footer] = [...svg.querySelectorAll('text')].map(part => part.textContent)
    expect([title, legend, footer]).toEqual([shown(text), shown(text), shown(text)])
    expect(read(label ?? '')).toBe(read(text))
    expect(svg.querySelector('style')?.textContent).toBe('svg svg text{font-variant-numeric:tabular-nums}')
    expect(svg.getAttribute('font-family')).toMatch(/^('?[\p{L}\p{N} -]+'?, )*sans-serif$/u)
  })
})
