/** The subset of JSON Schema that the API document uses. */
type Schema = {
  $ref?: string
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  oneOf?: readonly Schema[]
  required?: readonly string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  pattern?: string
  format?: string
}

/** Schema violations, each as `path: what`. An unknown field is a violation. */
export function schemaFaults(value: unknown, schema: unknown, document: object, at = '$'): string[] {
  const expected = resolved(schema as Schema, document)
  if (expected.oneOf) {
    const tries = expected.oneOf.map(one => schemaFaults(value, one, document, at))
    return tries.some(faults => faults.length === 0)
      ? []
      : (tries.sort((a, b) => a.length - b.length)[0] ?? [])
  }
  const here = (what: string) => [`${at}: ${what}`]
  if ('const' in expected)
    return value === expected.const ? [] : here(`is not ${JSON.stringify(expected.const)}`)
  if (expected.enum)
    return expected.enum.includes(value)
      ? []
      : here(`${JSON.stringify(value)} is not one of ${JSON.stringify(expected.enum)}`)
  const types = expected.type === undefined ? [] : [expected.type].flat()
  if (
    types.length > 0 &&
    !types.includes(typeOf(value)) &&
    !(types.includes('number') && typeOf(value) === 'integer')
  )
    return here(`is ${typeOf(value)}, not ${types.join(' or ')}`)
  if (typeof value === 'number') {
    if (expected.minimum !== undefined && value < expected.minimum)
      return here(`${value} is below ${expected.minimum}`)
    if (expected.maximum !== undefined && value > expected.maximum)
      return here(`${value} is above ${expected.maximum}`)
  }
  if (typeof value === 'string') {
    if (expected.maxLength !== undefined && value.length > expected.maxLength) return here('is too long')
    if (expected.minLength !== undefined && value.length < expected.minLength) return here('is too short')
    if (expected.pattern && !new RegExp(expected.pattern).test(value))
      return here(`${value} does not match ${expected.pattern}`)
    if (expected.format === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(value)) return here(`${value} is no date`)
  }
  if (Array.isArray(value)) {
    if (expected.maxItems !== undefined && value.length > expected.maxItems) return here('has too many items')
    return value.flatMap((item, index) =>
      schemaFaults(item, expected.items ?? {}, document, `${at}[${index}]`),
    )
  }
  return value !== null && typeof value === 'object' ? objectFaults(value, expected, document, at) : []
}

function objectFaults(value: object, expected: Schema, document: object, at: string): string[] {
  const { properties = {}, required = [], additionalProperties } = expected
  const missing = required
    .filter(name => !Object.hasOwn(value, name))
    .map(name => `${at}.${name}: is missing`)
  const others = Object.entries(value).flatMap(([name, inner]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (schema) return schemaFaults(inner, schema, document, `${at}.${name}`)
    if (typeof additionalProperties === 'object')
      return schemaFaults(inner, additionalProperties, document, `${at}.${name}`)
    return Object.keys(properties).length > 0 || additionalProperties === false
      ? [`${at}.${name}: is not in the document`]
      : []
  })
  return [...missing, ...others]
}

function resolved(schema: Schema, document: object): Schema {
  if (!schema?.$ref) return schema ?? {}
  const target = schema.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], document)
  return resolved(target as Schema, document)
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (Number.isInteger(value)) return 'integer'
  return typeof value
}
