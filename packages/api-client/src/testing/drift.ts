/** Values of other types, as an incompatible server could send. */
const RETYPED: readonly [string, unknown][] = [
  ['null', null],
  ['a text', 'changed'],
  ['a number', 42],
  ['a list', []],
  ['an object', {}],
  ['true', true],
]

/** An answer with one changed field. */
export type Drift = { path: string; change: string; value: unknown }

/** All answers with one field missing or of another type, at any depth; of lists, only the first element changes. */
export function driftsOf(example: unknown): Drift[] {
  return pathsOf(example).flatMap(path => {
    const shown = path.join('.')
    const missing: Drift = { path: shown, change: 'is missing', value: changed(example, path, undefined) }
    const retyped = RETYPED.map(([name, value]) => ({
      path: shown,
      change: `is ${name}`,
      value: changed(example, path, value),
    }))
    return [missing, ...retyped]
  })
}

function pathsOf(value: unknown, at: string[] = []): string[][] {
  if (Array.isArray(value))
    return value.length === 0 ? [] : [[...at, '0'], ...pathsOf(value[0], [...at, '0'])]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => [[...at, key], ...pathsOf(child, [...at, key])])
}

function changed(value: unknown, path: readonly string[], to: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return to
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value]
    if (rest.length === 0 && to === undefined) copy.splice(Number(key), 1)
    else copy[Number(key)] = changed(copy[Number(key)], rest, to)
    return copy
  }
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) }
  if (rest.length === 0 && to === undefined) delete copy[key]
  else copy[key] = changed(copy[key], rest, to)
  return copy
}
