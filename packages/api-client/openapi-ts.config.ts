import { defineConfig } from '@hey-api/openapi-ts'

/** Where schemas go that nobody uses; `scripts/write-tables.mjs` removes the file. */
const UNUSED = 'unused'

export default defineConfig({
  input: './openapi.yaml',
  output: { path: process.env.ACCRUE_GENERATED ?? './src/generated', clean: true, entryFile: false },
  plugins: [
    '@hey-api/typescript',
    '@hey-api/client-fetch',
    '@hey-api/sdk',
    {
      name: 'valibot',
      $hooks: { symbols: { getFilePath: ({ meta }) => (isUnused(meta) ? UNUSED : undefined) } },
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

/**
 * Headers are read before any schema is (and a missing one has a status of its own); shared parameters are repeated in the
 * schemas of their operations. The Idempotency-Key is the one that is checked by itself.
 */
function isUnused({ role, resourceId }: { role?: string; resourceId?: string } = {}): boolean {
  return (
    role === 'request-headers' ||
    (resourceId?.startsWith('#/components/parameters/') === true && !resourceId.endsWith('/IdempotencyKey'))
  )
}
