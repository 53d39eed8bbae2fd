import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  fitDrawing,
  MAP_PICTURE_HEIGHT,
  type MeasureText,
  PICTURE_FILES,
  PICTURE_KINDS,
  type PictureKind,
  type PlanRequest,
  planPicture,
  wrap,
} from './export-plan.ts'

/** Every letter is half as wide as the font size. */
const measure: MeasureText = (text, size) => [...text].length * size * 0.5
const request = (over: Partial<PlanRequest> = {}): PlanRequest => ({
  kind: 'png',
  elementWidth: 1000,
  title: 'Price, UST 4% 2034',
  legend: ['UST 4% 2034'],
  footer: 'Source: FedInvest. 11 Jul 2025',
  measure,
  ...over,
})

describe('C16 the size of a picture', () => {
  test('print, PNG, JPEG, PDF, SVG in this order (bond-page §6)', () => {
    expect(PICTURE_KINDS).toEqual(['print', 'png', 'jpeg', 'pdf', 'svg'])
  })

  test.each([
    ['png', 'chart.png', 'image/png'],
    ['jpeg', 'chart.jpeg', 'image/jpeg'],
    ['pdf', 'chart.pdf', 'application/pdf'],
    ['svg', 'chart.svg', 'image/svg+xml'],
  ] as const)('%s is called %s (shared-blocks §9)', (kind, name, type) => {
    expect(PICTURE_FILES[kind]).toEqual({ name, type })
  })

  test.each<[PictureKind, number, number, number, string]>([
    ['print', 1000, 800, 720, 'print is at 0.8'],
    ['svg', 1000, 800, 720, 'SVG is at 0.8'],
    ['pdf', 1200, 800, 600, 'a PDF page is the size ÷ 1.5'],
    ['png', 1000, 1000, 900, 'PNG is at 1'],
    ['jpeg', 358, 358, 900, 'JPEG is at 1, on a phone too'],
  ])(
    '%s of an element %d px wide comes out %d × %d: %s (readings #64)',
    (kind, elementWidth, width, height) => {
      const { output } = planPicture(request({ kind, elementWidth }))
      expect(output.width).toBeCloseTo(width, 9)
      expect(output.height).toBeCloseTo(height, 9)
    },
  )

  test.each([
    [false, 900],
    [true, 850],
  ])('issuer map %s: %d px high (bond-page §9, M6)', (isMap, height) => {
    expect(planPicture(request({ isMap })).height).toBe(height)
    expect(MAP_PICTURE_HEIGHT).toBe(850)
  })

  test.each([0, 40, Number.NaN, Number.POSITIVE_INFINITY, -5])(
    'an element %d px wide is refused',
    elementWidth => {
      expect(() => planPicture(request({ elementWidth }))).toThrow(RangeError)
    },
  )
})

describe('C16 the layout of a picture', () => {
  test('title, legend, chart and source are below each other', () => {
    const { title, legend, chart, footer } = planPicture(request())
    expect(title.map(line => line.text)).toEqual(['Price, UST 4% 2034'])
    expect(legend[0]?.y).toBeGreaterThan(title[0]?.y ?? 0)
    expect(chart.y).toBeGreaterThan(legend[0]?.y ?? 0)
    expect(footer.y).toBeGreaterThan(chart.y + chart.height)
  })

  test('a legend of 20 takes more rows and leaves the chart less', () => {
    const names = Array.from({ length: 20 }, (_, i) => `Sample bond ${i}`)
    const many = planPicture(request({ legend: names }))
    expect(many.legend.map(({ index }) => index)).toEqual(names.map((_, i) => i))
    expect(new Set(many.legend.map(({ y }) => y)).size).toBeGreaterThan(1)
    expect(many.chart.height).toBeLessThan(planPicture(request()).chart.height)
  })

  test('without legend the chart begins below the title', () => {
    const { legend, chart } = planPicture(request({ legend: [] }))
    expect(legend).toEqual([])
    expect(chart.y).toBeLessThan(planPicture(request()).chart.y)
  })

  test('for any texts, every part is inside the picture and the chart is at least 240 px high', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 120, max: 4000 }),
        fc.string({ maxLength: 300 }),
        fc.array(fc.string({ maxLength: 80 }), { maxLength: 40 }),
        fc.string({ maxLength: 200 }),
        (elementWidth, title, legend, footer) => {
          const plan = planPicture(request({ elementWidth, title, legend, footer }))
          const texts = [...plan.title, ...plan.legend.map(entry => entry.text), plan.footer]
          for (const { x, y, width } of texts) {
            expect(x).toBeGreaterThanOrEqual(0)
            expect(x + width).toBeLessThanOrEqual(plan.width)
            expect(y).toBeLessThanOrEqual(plan.height)
          }
          expect(plan.chart.height).toBeGreaterThanOrEqual(240 - 22)
          expect(plan.chart.y + plan.chart.height).toBeLessThan(plan.footer.y)
        },
      ),
    )
  })
})

describe('C16 the panes below the chart', () => {
  const panes = [
    { title: 'Spread', legend: [], height: 200 },
    { title: 'MACD (12, 26, 9)', legend: ['MACD', 'Signal'], height: 160 },
  ]

  test('are below it in their order, each with its title, and fill the picture', () => {
    const plan = planPicture(request({ panes, chartHeight: 650 }))
    const [spread, macd] = plan.panes
    expect(plan.panes.map(pane => pane.title.text)).toEqual(['Spread', 'MACD (12, 26, 9)'])
    expect(spread?.title.y).toBeGreaterThan(plan.chart.y + plan.chart.height)
    expect(spread?.box.y).toBeGreaterThan(spread?.title.y ?? 0)
    expect(macd?.title.y).toBeGreaterThan((spread?.box.y ?? 0) + (spread?.box.height ?? 0))
    expect(macd?.legend.map(entry => entry.text.text)).toEqual(['MACD', 'Signal'])
    const end = (macd?.box.y ?? 0) + (macd?.box.height ?? 0)
    expect(end).toBeCloseTo(planPicture(request()).chart.y + planPicture(request()).chart.height, 6)
  })

  test('share the height in the same proportion as on the page and have the same width', () => {
    const { chart, panes: placed } = planPicture(request({ panes, chartHeight: 650 }))
    const [spread, macd] = placed.map(pane => pane.box)
    expect((spread?.height ?? 0) / chart.height).toBeCloseTo(200 / 650, 6)
    expect((macd?.height ?? 0) / chart.height).toBeCloseTo(160 / 650, 6)
    for (const box of [spread, macd]) expect([box?.x, box?.width]).toEqual([chart.x, chart.width])
  })

  test('leave the main chart 240 px, however many there are', () => {
    const many = Array.from({ length: 8 }, (_, i) => ({ title: `Pane ${i}`, legend: [], height: 160 }))
    const { chart, panes: placed } = planPicture(request({ panes: many, chartHeight: 420 }))
    expect(chart.height).toBe(240)
    for (const { box } of placed) expect(box.height).toBeGreaterThan(20)
  })

  test('without panes the chart fills the space between legend and source', () => {
    const { legend, chart, footer } = planPicture(request())
    expect(chart.y - (legend[0]?.y ?? 0)).toBeLessThan(30)
    expect(footer.y - chart.y - chart.height).toBeLessThanOrEqual(30)
  })
})

describe('long texts', () => {
  const ten = (text: string): number => [...text].length * 10
  test.each([
    ['short', 100, 2, ['short'], 'fits'],
    ['two words', 60, 2, ['two', 'words'], 'breaks at the space'],
    ['one two three four', 80, 2, ['one two', 'three f…'], 'is cut at the end of the last line'],
    ['国债收益率曲线', 40, 2, ['国债收益', '率曲线'], 'breaks within words where there are no spaces'],
    ['abcdefghij', 50, 1, ['abcd…'], 'is cut with an ellipsis'],
    ['  a \n b ', 100, 1, ['a b'], 'loses its spare spaces'],
    ['', 100, 1, [], 'empty makes no line'],
    ['👍👍👍', 20, 1, ['👍…'], 'no letter is cut in two'],
  ])('"%s" in %d px and %d lines: %j, %s', (text, width, most, expected) => {
    expect(wrap(text, width, most, ten)).toEqual(expected)
  })
})

describe('fitting the chart into its box', () => {
  const box = { x: 20, y: 100, width: 960, height: 700 }
  test.each([
    [{ width: 960, height: 700 }, { x: 20, y: 100, scale: 1 }, 'as large as the place: as it is'],
    [{ width: 1920, height: 700 }, { x: 20, y: 100, scale: 0.5 }, 'wider: smaller'],
    [{ width: 960, height: 1400 }, { x: 260, y: 100, scale: 0.5 }, 'higher: smaller, in the middle'],
    [{ width: 480, height: 300 }, { x: 20, y: 100, scale: 2 }, 'smaller: enlarged until it fills the width'],
  ])('%j → %j: %s', (chart, expected) => {
    expect(fitDrawing(chart, box)).toEqual(expected)
  })
})
