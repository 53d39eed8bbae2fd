/** What a field may turn into when a server changes under its clients. */
const RETYPED: readonly [string, unknown][] = [
  ['null', null],
  ['a text', 'changed'],
  ['a number', 42],
  ['a list', []],
  ['an object', {}],
  ['true', true],
]

/** A changed answer, and what was changed in it. */
export type Drift = { path: string; change: string; value: unknown }

/** Every drift of one field of an answer: each field of each object gone or of another type, however deep; of a list its first element. */
export function driftsOf(example: unknown): Drift[] {
  return pathsOf(example).flatMap(path => {
    const shown = path.join('.')
    const gone: Drift = { path: shown, change: 'is missing', value: changed(example, path, undefined) }
    const retyped = RETYPED.map(([name, value]) => ({
      path: shown,
      change: `is ${name}`,
      value: changed(example, path, value),
    }))
    return [gone, ...retyped]
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
