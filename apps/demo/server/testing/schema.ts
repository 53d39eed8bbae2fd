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
  const wanted = resolved(schema as Schema, document)
  if (wanted.oneOf) {
    const tries = wanted.oneOf.map(one => schemaFaults(value, one, document, at))
    return tries.some(faults => faults.length === 0)
      ? []
      : (tries.sort((a, b) => a.length - b.length)[0] ?? [])
  }
  const here = (what: string) => [`${at}: ${what}`]
  if ('const' in wanted) return value === wanted.const ? [] : here(`is not ${JSON.stringify(wanted.const)}`)
  if (wanted.enum)
    return wanted.enum.includes(value)
      ? []
      : here(`${JSON.stringify(value)} is not one of ${JSON.stringify(wanted.enum)}`)
  const types = wanted.type === undefined ? [] : [wanted.type].flat()
  if (
    types.length > 0 &&
    !types.includes(typeOf(value)) &&
    !(types.includes('number') && typeOf(value) === 'integer')
  )
    return here(`is ${typeOf(value)}, not ${types.join(' or ')}`)
  if (typeof value === 'number') {
    if (wanted.minimum !== undefined && value < wanted.minimum)
      return here(`${value} is below ${wanted.minimum}`)
    if (wanted.maximum !== undefined && value > wanted.maximum)
      return here(`${value} is above ${wanted.maximum}`)
  }
  if (typeof value === 'string') {
    if (wanted.maxLength !== undefined && value.length > wanted.maxLength) return here('is too long')
    if (wanted.minLength !== undefined && value.length < wanted.minLength) return here('is too short')
    if (wanted.pattern && !new RegExp(wanted.pattern).test(value))
      return here(`${value} does not match ${wanted.pattern}`)
    if (wanted.format === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(value)) return here(`${value} is no date`)
  }
  if (Array.isArray(value)) {
    if (wanted.maxItems !== undefined && value.length > wanted.maxItems) return here('has too many items')
    return value.flatMap((item, index) => schemaFaults(item, wanted.items ?? {}, document, `${at}[${index}]`))
  }
  return value !== null && typeof value === 'object' ? objectFaults(value, wanted, document, at) : []
}

function objectFaults(value: object, wanted: Schema, document: object, at: string): string[] {
  const { properties = {}, required = [], additionalProperties } = wanted
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
