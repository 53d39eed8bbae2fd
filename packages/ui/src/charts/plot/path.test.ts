import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linePath, stepPath, tenth } from './path.ts'

const NO = Number.NaN
const ONE_TO_ONE = { kx: 1, bx: 0, ky: 1, by: 0 }
const all = (count: number) => Uint32Array.from({ length: count }, (_, i) => i)
const columnOf = (y: number[]) => ({ x: Float64Array.from(y, (_, i) => i), y: Float64Array.from(y) })

describe('linePath', () => {
  test.each<[sentence: string, y: number[], d: string, alone: { x: number; y: number }[]]>([
    ['nothing draws nothing', [], '', []],
    ['points are joined', [1, 2, 1], 'M0,1L1,2L2,1', []],
    ['a gap parts the line', [1, 2, NO, 3, 4], 'M0,1L1,2M3,3L4,4', []],
    ['a point between gaps is a dot, not an invisible path', [1, 2, NO, 3, NO], 'M0,1L1,2', [{ x: 3, y: 3 }]],
    ['a single point is a dot', [7], '', [{ x: 0, y: 7 }]],
    ['one decimal is enough for a pixel', [1.2345, 9.96], 'M0,1.2L1,10', []],
    ['no minus zero is written', [-0.04, 1], 'M0,0L1,1', []],
    ['negative coordinates', [-0.25, -12.04, -100.96], 'M0,-0.2L1,-12L2,-101', []],
    [
      'many digits',
      [1234567.89, -99_999_999.94, 100_000_000.06],
      'M0,1234567.9L1,-99999999.9L2,100000000.1',
      [],
    ],
    ['more than a number of a screen', [1e9, -2.5e12, 1e22], 'M0,1000000000L1,-2500000000000L2,1e+22', []],
  ])('%s', (_, y, d, alone) => {
    expect(linePath(columnOf(y), all(y.length), ONE_TO_ONE)).toEqual({ d, alone })
  })

  test('a long path is whole, and the next one starts from scratch', () => {
    const values = Array.from({ length: 5_000 }, (_, i) => i % 97)
    const text = values.map((value, i) => `${i === 0 ? 'M' : 'L'}${i},${value}`).join('')
    expect(linePath(columnOf(values), all(values.length), ONE_TO_ONE).d).toBe(text)
    expect(linePath(columnOf([1, 2]), all(2), ONE_TO_ONE).d).toBe('M0,1L1,2')
  })

  test('writes every coordinate as its tenths', () => {
    const pixel = fc.double({ min: -1e12, max: 1e12, noNaN: true })
    fc.assert(
      fc.property(pixel, pixel, (one, other) => {
        const { d } = linePath(columnOf([one, other]), all(2), ONE_TO_ONE)
        expect(d).toBe(`M0,${tenth(one)}L1,${tenth(other)}`)
      }),
    )
  })

  test('never writes NaN or Infinity', () => {
    const value = fc.option(fc.double({ min: -1e15, max: 1e15, noNaN: true }), { freq: 3 })
    fc.assert(
      fc.property(fc.array(value, { maxLength: 60 }), values => {
        const { d, alone } = linePath(columnOf(values.map(v => v ?? NO)), all(values.length), ONE_TO_ONE)
        expect(d).not.toMatch(/NaN|Infinity|undefined/)
        for (const { x, y } of alone) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true)
      }),
    )
  })
})

describe('stepPath', () => {
  test.each<[sentence: string, y: number[], end: number, d: string]>([
    ['nothing draws nothing', [], 9, ''],
    ['a value holds until the next one', [1, 2], 1, 'M0,1H1V2'],
    ['the last one holds to the end', [1, 2], 9, 'M0,1H1V2H9'],
    ['a single point is a step too', [7], 9, 'M0,7H9'],
    ['a gap ends the step at its time', [1, NO, 3], 9, 'M0,1H1M2,3H9'],
    ['after a gap at the end nothing goes on', [1, NO], 9, 'M0,1H1'],
    ['an end that has passed draws nothing back', [1, 2, 3], 1, 'M0,1H1V2H2V3'],
  ])('%s', (_, y, end, d) => {
    expect(stepPath(columnOf(y), all(y.length), ONE_TO_ONE, end)).toEqual({ d, alone: [] })
  })

  test('never writes NaN or Infinity', () => {
    const value = fc.option(fc.double({ min: -1e15, max: 1e15, noNaN: true }), { freq: 3 })
    fc.assert(
      fc.property(fc.array(value, { maxLength: 60 }), values => {
        const { d } = stepPath(columnOf(values.map(v => v ?? NO)), all(values.length), ONE_TO_ONE, 30)
        expect(d).not.toMatch(/NaN|Infinity|undefined/)
      }),
    )
  })
})
