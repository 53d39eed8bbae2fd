import { describe, expect, test } from 'vitest'
import { benchOptions } from './options.ts'

const SIZES = { table: [50, 2500], chart: ['M', 'L'], network: [100] }
const options = (...args: string[]) => benchOptions(args, SIZES)

describe('the options of the benchmark', () => {
  test('by default every group, every size, five rounds', () => {
    expect(options()).toEqual({
      only: ['table', 'chart', 'network'],
      size: undefined,
      rounds: 5,
      noBuild: false,
    })
  })

  test('some groups, separated by commas', () => {
    expect(options('--only', 'chart,network').only).toEqual(['chart', 'network'])
    expect(options('--only', 'chart, network').only).toEqual(['chart', 'network'])
  })

  test('a size that one of the groups has', () => {
    expect(options('--only', 'chart,network', '--size', 'L')).toMatchObject({ size: 'L' })
    expect(options('--size', '2500', '--rounds', '3', '--no-build')).toMatchObject({
      size: '2500',
      rounds: 3,
      noBuild: true,
    })
  })

  test.each([
    [['--only', 'charts'], '--only charts: the groups are table, chart, network.'],
    [['--only', 'chart,graph'], '--only graph: the groups are table, chart, network.'],
    [['--only', ''], '--only : the groups are table, chart, network.'],
    [['--only', 'chart', '--size', '50'], '--size 50: the sizes of chart are M, L.'],
    [['--rounds', '0'], '--rounds 0: this must be a positive integer.'],
    [['--rounds', 'five'], '--rounds five: this must be a positive integer.'],
    [['--rounds', '1.5'], '--rounds 1.5: this must be a positive integer.'],
    [['--sizes', 'L'], "Unknown option '--sizes'"],
  ])('%j is refused', (args, message) => {
    expect(() => options(...args)).toThrow(message)
  })
})
