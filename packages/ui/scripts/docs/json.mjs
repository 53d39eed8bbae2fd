/** JSON as Biome formats it: a list of plain values on one line where it fits. */
const WIDTH = 110

export function json(value) {
  return `${write(value, '', 0)}\n`
}

function write(value, indent, before) {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const inner = `${indent}  `
  if (!Array.isArray(value)) {
    const lines = Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .map(([key, one], index, all) => {
        const comma = index < all.length - 1 ? 1 : 0
        const name = `${JSON.stringify(key)}: `
        return inner + name + write(one, inner, inner.length + name.length + comma)
      })
    return lines.length ? `{\n${lines.join(',\n')}\n${indent}}` : '{}'
  }
  const flat = `[${value.map(one => JSON.stringify(one)).join(', ')}]`
  const isPlain = value.every(one => one === null || typeof one !== 'object')
  if (isPlain && before + flat.length <= WIDTH) return flat
  return `[\n${value.map((one, index) => inner + write(one, inner, inner.length + (index < value.length - 1 ? 1 : 0))).join(',\n')}\n${indent}]`
}
