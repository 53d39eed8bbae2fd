import { describe, expect, test } from 'vitest'
import { placeTip } from './tip.shape.ts'

const view = { width: 400, height: 300 }
const tip = { width: 100, height: 40 }
const anchor = { left: 150, top: 100, width: 60, height: 20 }

describe('where a bubble stands', () => {
  test.each([
    ['centred below its anchor', {}, { side: 'below', left: 130, top: 126 }],
    ['in line with the start', { align: 'start' }, { side: 'below', left: 150, top: 126 }],
    ['in line with the end', { align: 'end' }, { side: 'below', left: 110, top: 126 }],
    ['start is on the right in right-to-left text', { align: 'start', rtl: true }, { left: 110 }],
    ['end is on the left in right-to-left text', { align: 'end', rtl: true }, { left: 150 }],
    ['above when there is no room below', { anchor: { ...anchor, top: 260 } }, { side: 'above', top: 214 }],
    ['not outside the left edge', { anchor: { ...anchor, left: 0 } }, { left: 8 }],
    ['not outside the right edge', { anchor: { ...anchor, left: 380 } }, { left: 292 }],
    ['at the left edge when it is wider than the window', { tip: { width: 500, height: 40 } }, { left: 8 }],
    [
      'below when neither side has room but below has more',
      { anchor: { ...anchor, top: 100 }, tip: { width: 100, height: 290 } },
      { side: 'below' },
    ],
  ] as const)('%s', (_sentence, input, expected) => {
    expect(placeTip({ anchor, tip, view, ...input })).toMatchObject(expected)
  })
})
