import { defineConfig } from '@hey-api/openapi-ts'

/** Where goes what nobody uses; `scripts/write-tables.mjs` removes the file. */
const UNUSED = 'unused'
const $hooks = {
  symbols: { getFilePath: ({ meta }: { meta?: Meta }) => (isUnused(meta) ? UNUSED : undefined) },
}

export default defineConfig({
  input: './openapi.yaml',
  output: { path: process.env.ACCRUE_GENERATED ?? './src/generated', clean: true, entryFile: false },
  plugins: [
    { name: '@hey-api/typescript', $hooks },
    '@hey-api/client-fetch',
    '@hey-api/sdk',
    {
      name: 'valibot',
      $hooks,
      $resolvers: {
        string(context) {
          const { $, nodes, pipes, plugin, schema } = context
          if (schema.format !== 'date') return undefined
          // `isoDate` lets 2025-02-30 pass; `isDay` knows the calendar, and types the text as a day
          const isDay = plugin.symbol('isDay', { external: '../decode/day.ts' })
          const guard = $(plugin.imports.v).attr('guard').call($(isDay))
          for (const node of [nodes.base(context), nodes.format(context), guard])
            pipes.push(pipes.current, node)
          return pipes.current
        },
      },
    },
  ],
})

type Meta = { artifact?: string; role?: string; resourceId?: string }

/**
 * Headers are read before any schema is, and a missing one has a status of its own; the types of one answer and one refusal are
 * those of all answers and refusals again; shared parameters are repeated in their operations, and only the Idempotency-Key is
 * checked by itself.
 */
function isUnused({ artifact, role = '', resourceId = '' }: Meta = {}): boolean {
  if (artifact === 'valibot' && resourceId.endsWith('/IdempotencyKey')) return false
  return (
    ['request-headers', 'response', 'error'].includes(role) ||
    resourceId.startsWith('#/components/parameters/')
  )
}
