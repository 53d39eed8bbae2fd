import { parseArgs } from 'node:util'

const DEFAULT_ROUNDS = 5

/** The sizes of each group, by its name. */
type Sizes = Readonly<Record<string, readonly (string | number)[]>>

export type BenchOptions = {
  /** The groups that are measured; all of them by default. */
  only: string[]
  /** One size of these groups; undefined for all. */
  size: string | undefined
  /** Default: 5. */
  rounds: number
  /** Measures the pages as they were built last. */
  noBuild: boolean
}

/**
 * The options of `npm run bench`, from its arguments.
 *
 * @throws Error For an unknown group, a size that none of the chosen groups has, or rounds that are no positive integer.
 */
export function benchOptions(args: readonly string[], sizes: Sizes): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      rounds: { type: 'string', default: String(DEFAULT_ROUNDS) },
      size: { type: 'string' },
      'no-build': { type: 'boolean', default: false },
    },
  })
  const groups = Object.keys(sizes)
  const only = values.only?.split(',').map(name => name.trim()) ?? groups
  const unknown = only.filter(name => !groups.includes(name))
  if (unknown.length > 0) throw new Error(`--only ${unknown}: the groups are ${groups.join(', ')}.`)
  const { size } = values
  const possible = [...new Set(only.flatMap(name => (sizes[name] ?? []).map(String)))]
  if (size !== undefined && !possible.includes(size))
    throw new Error(`--size ${size}: the sizes of ${only.join(', ')} are ${possible.join(', ')}.`)
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds ${values.rounds}: this must be a positive integer.`)
  return { only, size, rounds, noBuild: values['no-build'] }
}
