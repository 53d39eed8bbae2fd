import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { addDays } from '../../foundation/calendar/day.ts'
import { labelLookup } from '../../foundation/labels/labels.ts'
import { renderChart } from '../../testing/time-chart-harness.tsx'
import type { TimeSeries } from '../series/time-series.ts'
import { chartData } from './chart-data.ts'
import { readVisibleDrawings } from './read-charts.ts'

const label = labelLookup(english, false)
const lineOf = (...values: (number | null)[]): TimeSeries => ({
  id: 'main',
  name: 'Main',
  points: values.map((value, at) => ({ day: addDays('2024-02-15', at), value })),
})
/** Heights of a shape, and two prices sent by mistake. */
const mixed = lineOf(20, 101.531, 30, 98, 100.5, 60)
const gapped = lineOf(20, null, 30, 98, null, 60)
const other: TimeSeries = { ...lineOf(101.25, 102.75), id: 'other', name: 'Other' }

let warn: Mock<typeof console.warn>
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 400))
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** The layers of the chart as they go into a picture. */
function pictureOf(series: TimeSeries, masked: boolean): string {
  const { container, unmount } = renderChart({ series: [series], masked, legend: false })
  const options = { page: document, fix: () => ({ hex: '#000000', alpha: 1 }) }
  const text = readVisibleDrawings(container, options)
    .flatMap(drawing => drawing?.parts.map(part => part.outerHTML) ?? [])
    .join('\n')
  unmount()
  return text
}

describe('C16, P7: the files of a masked chart contain no refused value', () => {
  test('its picture has gaps instead of them', () => {
    const picture = pictureOf(mixed, true)
    expect(picture).toContain('<path')
    expect(picture).toBe(pictureOf(gapped, true))
    expect(picture).not.toBe(pictureOf(mixed, false))
    expect(warn).toHaveBeenCalledOnce()
  })

  test.each<[sentence: string, series: readonly TimeSeries[], masked: boolean, data: string]>([
    ['no value of a masked chart', [mixed, other], true, ''],
    ['none of a masked series', [{ ...mixed, masked: true }], false, ''],
    [
      'those of the others alone',
      [{ ...mixed, masked: true }, other],
      false,
      'Date,Other\n2024-02-15,101.250\n2024-02-16,102.750',
    ],
  ])('its CSV has %s', (_, series, masked, data) => {
    expect(chartData({ series, masked, label })).toBe(data)
  })
})
