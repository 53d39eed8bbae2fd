import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  fitFigure,
  MAP_PICTURE_HEIGHT,
  type Measure,
  PICTURE_FILES,
  PICTURE_KINDS,
  type PictureKind,
  type PlanRequest,
  planPicture,
  wrap,
} from './export-plan.ts'

/** Every letter is half as wide as it is high. */
const measure: Measure = (text, size) => [...text].length * size * 0.5
const request = (over: Partial<PlanRequest> = {}): PlanRequest => ({
  kind: 'png',
  elementWidth: 1000,
  title: 'Price, UST 4% 2034',
  legend: ['UST 4% 2034'],
  footer: 'Source: FedInvest. 11 Jul 2025',
  measure,
  ...over,
})

describe('C16 what a picture will be', () => {
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

describe('C16 where its parts stand', () => {
  test('title, legend, chart and source stand below each other', () => {
    const { title, legend, figure, footer } = planPicture(request())
    expect(title.map(line => line.text)).toEqual(['Price, UST 4% 2034'])
    expect(legend[0]?.y).toBeGreaterThan(title[0]?.y ?? 0)
    expect(figure.y).toBeGreaterThan(legend[0]?.y ?? 0)
    expect(footer.y).toBeGreaterThan(figure.y + figure.height)
  })

  test('a legend of 20 takes more rows and leaves the chart less', () => {
    const names = Array.from({ length: 20 }, (_, i) => `Sample bond ${i}`)
    const many = planPicture(request({ legend: names }))
    expect(many.legend.map(({ index }) => index)).toEqual(names.map((_, i) => i))
    expect(new Set(many.legend.map(({ y }) => y)).size).toBeGreaterThan(1)
    expect(many.figure.height).toBeLessThan(planPicture(request()).figure.height)
  })

  test('without legend the chart begins below the title', () => {
    const { legend, figure } = planPicture(request({ legend: [] }))
    expect(legend).toEqual([])
    expect(figure.y).toBeLessThan(planPicture(request()).figure.y)
  })

  test('whatever the texts, nothing leaves the picture and the chart keeps 240 px', () => {
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
          expect(plan.figure.height).toBeGreaterThanOrEqual(240 - 22)
          expect(plan.figure.y + plan.figure.height).toBeLessThan(plan.footer.y)
        },
      ),
    )
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
  ])('"%s" in %d px and %d lines: %j, %s', (text, room, most, expected) => {
    expect(wrap(text, room, most, ten)).toEqual(expected)
  })
})

describe('the chart in its place', () => {
  const box = { x: 20, y: 100, width: 960, height: 700 }
  test.each([
    [{ width: 960, height: 700 }, { x: 20, y: 100, scale: 1 }, 'as large as the place: as it is'],
    [{ width: 1920, height: 700 }, { x: 20, y: 100, scale: 0.5 }, 'wider: smaller'],
    [{ width: 960, height: 1400 }, { x: 260, y: 100, scale: 0.5 }, 'higher: smaller, in the middle'],
    [{ width: 480, height: 300 }, { x: 260, y: 100, scale: 1 }, 'smaller: never enlarged'],
  ])('%j → %j: %s', (figure, expected) => {
    expect(fitFigure(figure, box)).toEqual(expected)
  })
})
