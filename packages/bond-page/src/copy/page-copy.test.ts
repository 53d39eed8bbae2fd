import { describe, expect, test } from 'vitest'
import { type CopiedPart, toHtml, toText } from './page-copy.ts'
import { pageMarkdown } from './page-markdown.ts'

const ADDRESS = 'https://bonds.example/bonds/1/?type=yield&period=1Y'
const PARTS: CopiedPart[] = [
  { kind: 'heading', level: 1, text: 'US Treasury 4% 15 Feb 2034' },
  { kind: 'table', head: [], rows: [['Price, close', '101.0938', '−0.5625 on the day']] },
  { kind: 'heading', level: 2, text: 'Cash flow' },
  { kind: 'text', text: 'All amounts in USD.' },
  {
    kind: 'table',
    head: ['Date', 'Coupon'],
    rows: [
      ['15 Feb 2025', '2.00'],
      ['15 Aug 2025', '−2.00'],
    ],
  },
  { kind: 'list', items: ['Prospectus', 'Tender'] },
]
const copy = (parts: CopiedPart[]) => ({ address: ADDRESS, parts })
const cell = (text: string) => copy([{ kind: 'table', head: [], rows: [['Name', text]] }])

describe('P10 the page on the clipboard', () => {
  test('as plain text: name, address, and tables with tabs', () => {
    expect(toText(copy(PARTS))).toBe(
      [
        `US Treasury 4% 15 Feb 2034\n${ADDRESS}`,
        'Price, close\t101.0938\t−0.5625 on the day',
        'Cash flow',
        'All amounts in USD.',
        'Date\tCoupon\n15 Feb 2025\t2.00\n15 Aug 2025\t−2.00',
        '• Prospectus\n• Tender\n',
      ].join('\n\n'),
    )
  })

  test('as HTML: headings, a link to the page, paragraphs, lists and tables', () => {
    const html = toHtml(copy(PARTS))
    expect(html).toContain(
      '<h1>US Treasury 4% 15 Feb 2034</h1><p><a href="https://bonds.example/bonds/1/?type=yield&amp;period=1Y">',
    )
    expect(html).toContain(
      '<table><thead><tr><th>Date</th><th>Coupon</th></tr></thead><tbody><tr><td>15 Feb 2025</td><td>2.00</td></tr>',
    )
    expect(html).toContain('<table><tbody><tr><td>Price, close</td>')
    expect(html).toContain('<ul><li>Prospectus</li><li>Tender</li></ul>')
  })

  test('as Markdown: numbers are right-aligned', () => {
    expect(pageMarkdown(copy(PARTS))).toBe(
      [
        '# US Treasury 4% 15 Feb 2034',
        `<${ADDRESS}>`,
        '|  |  |  |\n| --- | ---: | --- |\n| Price, close | 101.0938 | −0.5625 on the day |',
        '## Cash flow',
        'All amounts in USD.',
        '| Date | Coupon |\n| --- | ---: |\n| 15 Feb 2025 | 2.00 |\n| 15 Aug 2025 | −2.00 |',
        '- Prospectus\n- Tender\n',
      ].join('\n\n'),
    )
  })
})

describe('text of the page stays text in every format', () => {
  test.each([
    ['a formula', '=HYPERLINK("x")', `'=HYPERLINK("x")`],
    ['a full-width formula', '＝1+1', "'＝1+1"],
    ['a command', '@SUM(A1)', "'@SUM(A1)"],
    ['a command after a plus sign', '+cmd', "'+cmd"],
    ['a negative number is a number', '-1.5', '-1.5'],
    ['a rise is a number', '+0.25', '+0.25'],
    ['a tab and a line break in a cell', 'a\tb\nc', 'a b c'],
  ])('plain: %s', (_sentence, text, expected) => {
    expect(toText(cell(text))).toBe(`Name\t${expected}\n`)
  })

  test('formulas in headings, paragraphs and HTML cells are quoted too', () => {
    const formula = '=HYPERLINK("x")'
    const parts: CopiedPart[] = [
      { kind: 'heading', level: 2, text: formula },
      { kind: 'text', text: formula },
    ]
    expect(toText(copy(parts))).toBe(`'${formula}\n\n'${formula}\n`)
    expect(toHtml(cell('=1+1'))).toContain("<td>'=1+1</td>")
  })

  test('HTML: tags and quotes are escaped', () => {
    const html = toHtml(copy([{ kind: 'text', text: '<img src=x onerror="x"> & more' }]))
    expect(html).toBe('<p>&lt;img src=x onerror=&quot;x&quot;&gt; &amp; more</p>')
  })

  test.each([
    ['a link', '[x](http://y)', '\\[x\\](http://y)'],
    ['a heading', '# not one', '\\# not one'],
    ['a list', '1. not one', '\\1. not one'],
    ['a pipe', 'a|b', 'a\\|b'],
  ])('Markdown: %s', (_sentence, text, expected) => {
    expect(pageMarkdown(copy([{ kind: 'text', text }]))).toBe(`${expected}\n`)
  })
})
