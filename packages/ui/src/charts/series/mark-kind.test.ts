import { describe, expect, test } from 'vitest'
import type { SeriesMarkKind } from '../plot/series-mark.tsx'
import { markKindOf } from './mark-kind.ts'
import type { SeriesLine } from './time-series.ts'

describe('the sample of a series in legend and tooltip shows what is drawn (C9, C20)', () => {
  test.each<[variant: SeriesLine['variant'], tone: SeriesLine['tone'], kind: SeriesMarkKind]>([
    ['line', undefined, 'line'],
    ['candles', undefined, 'line'],
    ['trend', undefined, 'trend'],
    ['band', undefined, 'band'],
    ['histogram', 'series', 'columns'],
    ['histogram', undefined, 'signedColumns'],
    ['histogram', Int8Array.of(1, -1), 'tonedColumns'],
  ])('%s, %s: %s', (variant, tone, kind) => {
    expect(markKindOf({ variant, tone })).toBe(kind)
  })
})
