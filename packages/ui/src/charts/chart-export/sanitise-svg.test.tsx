import { describe, expect, test } from 'vitest'
import { SVG_NS, sanitiseSvg, xmlText } from './sanitise-svg.ts'

/** The drawing parsed as HTML, which accepts more than XML. */
function drawing(inner: string): Element {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = `<svg xmlns:xlink="http://www.w3.org/1999/xlink">${inner}</svg>`
  const svg = page.querySelector('svg')
  if (!svg) throw new Error('no drawing')
  return svg
}

const clean = (inner: string): string => {
  const copy = sanitiseSvg(drawing(inner), { page: document, paintOf: () => ({}), idPrefix: 'p-' })
  return new XMLSerializer().serializeToString(copy as Element)
}
const inside = (inner: string): string =>
  clean(inner)
    .replace(/^<svg xmlns="[^"]*"(?:\/>|>)/, '')
    .replace(/<\/svg>$/, '')

describe('C16 what is copied', () => {
  test.each([
    ['<path d="M0,0L1.5,2" fill="none"></path>', '<path d="M0,0L1.5,2" fill="none"/>'],
    [
      '<g transform="translate(1,2) scale(0.9)"><circle r="4"/></g>',
      '<g transform="translate(1,2) scale(0.9)"><circle r="4"/></g>',
    ],
    [
      '<text x="1">Цена <tspan dy="0.35em">价格</tspan></text>',
      '<text x="1">Цена <tspan dy="0.35em">价格</tspan></text>',
    ],
    ['<text>a &lt;b&gt; &amp; c</text>', '<text>a &lt;b&gt; &amp; c</text>'],
    ['<rect id="a" clip-path="url(#b)"/>', '<rect id="p-a" clip-path="url(#p-b)"/>'],
    [
      '<linearGradient id="g"><stop offset="0.5" stop-color="#ff0000"/></linearGradient>',
      '<linearGradient id="p-g"><stop offset="0.5" stop-color="#ff0000"/></linearGradient>',
    ],
    ['<g data-export="off"><circle/></g><path data-export="off"></path><rect data-export="on"/>', '<rect/>'],
    ['<a href="https://example.org/x"><rect/></a>', '<a href="https://example.org/x"><g><rect/></g></a>'],
    ['<a href="/bonds/1/"><rect/></a>', '<a href="http://localhost:3000/bonds/1/"><g><rect/></g></a>'],
  ])('%s', (markup, expected) => {
    expect(inside(markup)).toBe(expected)
  })
})

describe('C16 hostile drawings (reliability §2.7)', () => {
  test.each([
    ['a script', '<script>alert(1)</script>', ''],
    ['a script with another address', '<script href="https://evil.example/x.js"/>', ''],
    [
      'a foreign document',
      '<foreignObject><body onload="alert(1)"><p>101.094</p></body></foreignObject>',
      '',
    ],
    ['a style sheet', '<style>@import url(//evil.example/x.css)</style>', ''],
    ['an image', '<image href="https://evil.example/pixel.png"/>', ''],
    ['an image by the old name', '<image xlink:href="https://evil.example/pixel.png"/>', ''],
    ['a reference to another file', '<use href="https://evil.example/x.svg#a"/>', ''],
    [
      'an animation of a link',
      '<a><set attributeName="href" to="javascript:alert(1)"/><rect/></a>',
      '<g><rect/></g>',
    ],
    ['an animation', '<rect><animate attributeName="fill" values="red"/></rect>', '<rect/>'],
    ['a filter', '<filter><feImage href="https://evil.example/x.png"/></filter>', ''],
    ['a comment', '<g><!-- 101.094 --></g>', '<g/>'],
    ['text outside a text element', '<g>101.094</g>', '<g/>'],
    ['a title', '<title>101.094</title>', ''],
    ['metadata', '<metadata>101.094</metadata>', ''],
    ['a frame', '<iframe src="https://evil.example/"></iframe>', ''],
    ['a video', '<video src="https://evil.example/x.mp4"></video>', ''],
    ['an unknown element', '<evil><rect/></evil>', ''],
    ['a link to a script', '<a href="javascript:alert(1)"><rect/></a>', '<g><rect/></g>'],
    [
      'a link to a script by the old name',
      '<a xlink:href="javascript:alert(1)"><rect/></a>',
      '<g><rect/></g>',
    ],
    [
      'a link with a line break in its scheme',
      '<a href="java&#10;script:alert(1)"><rect/></a>',
      '<g><rect/></g>',
    ],
    ['a link without a scheme', '<a href="//evil.example/"><rect/></a>', '<g><rect/></g>'],
    ['a link with data', '<a href="data:text/html,x"><rect/></a>', '<g><rect/></g>'],
  ])('%s is left out', (_, markup, expected) => {
    expect(inside(markup)).toBe(expected)
  })

  test.each([
    ['a handler', 'onclick="alert(1)"'],
    ['a handler in capitals', 'ONLOAD="alert(1)"'],
    ['data', 'data-price="101.094"'],
    ['a role', 'role="img"'],
    ['a name', 'aria-label="101.094"'],
    ['a class', 'class="evil"'],
    ['a style', 'style="fill:url(https://evil.example/x.svg#a)"'],
    ['a paint elsewhere', 'fill="url(https://evil.example/x.svg#a)"'],
    ['a paint elsewhere with a fallback', 'fill="url(#a) url(//evil.example/)"'],
    ['a paint with an escape', 'fill="\\75rl(#a)"'],
    ['a paint from data', 'fill="url(data:image/svg+xml,x#a)"'],
    ['a set of images', 'fill="image-set(#a)"'],
    ['a paint that needs the page', 'fill="var(--ink)"'],
    ['a clip elsewhere', 'clip-path="url(../x.svg#a)"'],
    ['a filter', 'filter="url(#a)"'],
    ['a mask', 'mask="url(https://evil.example/x.svg#a)"'],
    ['a marker', 'marker-end="url(https://evil.example/x.svg#a)"'],
    ['a base', 'xml:base="https://evil.example/"'],
    ['an address', 'href="https://evil.example/"'],
    ['an id that is none', 'id="a&quot; onload=&quot;x"'],
    ['a font', 'font-family="https://evil.example/"'],
    ['a focus stop', 'tabindex="0"'],
  ])('%s is removed', (_, attribute) => {
    expect(inside(`<rect ${attribute} width="1"/>`)).toBe('<rect width="1"/>')
  })

  test.each([
    ['a handle of a drawing', '<circle data-export="off" r="5"/><rect/>', '<rect/>'],
    ['a group of controls', '<g data-export="off"><text>101.094</text></g><rect/>', '<rect/>'],
    ['a value tag without a value', '<g data-slot="time-chart-tag"><rect/><text> </text></g>', ''],
  ])('%s is not printed', (_, markup, expected) => {
    expect(inside(markup)).toBe(expected)
  })

  test('a value tag with its value is', () => {
    const tag = '<g data-slot="time-chart-tag"><rect/><text>101.094</text></g>'
    expect(inside(tag)).toBe('<g><rect/><text>101.094</text></g>')
  })

  test('an HTML element with an allowed name is left out', () => {
    const page = document.implementation.createHTMLDocument()
    const html = page.createElement('a')
    expect(sanitiseSvg(html, { page: document, paintOf: () => ({}), idPrefix: '' })).toBeNull()
  })

  test('invisible elements are left out', () => {
    const copy = sanitiseSvg(drawing('<g id="hidden"><text>101.094</text></g><rect/>'), {
      page: document,
      paintOf: element => (element.id === 'hidden' ? null : {}),
      idPrefix: '',
    })
    expect(copy?.textContent).toBe('')
    expect(copy?.children).toHaveLength(1)
  })

  test('a paint must satisfy the same rules as an attribute', () => {
    const copy = sanitiseSvg(drawing('<rect/>'), {
      page: document,
      paintOf: () => ({ fill: 'url("#g")', stroke: 'url("https://evil.example/#g")' }),
      idPrefix: 'p-',
    })
    expect(copy?.querySelector('rect')?.getAttribute('fill')).toBe('url(#p-g)')
    expect(copy?.querySelector('rect')?.hasAttribute('stroke')).toBe(false)
  })

  test('the copy is valid XML for any text', () => {
    const svg = document.createElementNS(SVG_NS, 'text')
    svg.textContent = 'a\u0000\u0001\uD800b]]>\uFFFF'
    const copy = sanitiseSvg(svg, { page: document, paintOf: () => ({}), idPrefix: '' })
    expect(copy?.textContent).toBe('ab]]>')
    expect(xmlText('a\tb\nc 👍')).toBe('a\tb\nc 👍')
  })
})
