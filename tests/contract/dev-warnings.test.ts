import { fileURLToPath } from 'node:url'
import { type OutputChunk, rolldown } from 'rolldown'
import { describe, expect, test } from 'vitest'

const source = (path: string) => fileURLToPath(new URL(`../../packages/ui/src/${path}`, import.meta.url))
const WITH_WARNINGS = [
  'tables/data-table/model/use-data-table.ts',
  'charts/time-chart/use-time-chart.ts',
  'charts/stock-chart/use-stock-view-model.ts',
  'charts/issuer-map/issuer-map.tsx',
  'charts/sonification/use-sonification.ts',
  'foundation/labels/labels.ts',
  'foundation/ui-provider.tsx',
]
const TEXTS = [
  'have the same id',
  'is a new array with the same content',
  'are not in order',
  'are both at',
  'no text for the label',
  'has no action',
  'outside 0–100 are refused',
]

/** Our code in a page with these modules, as bundled. */
async function built(mode: string, minify: boolean): Promise<string> {
  const build = await rolldown({
    input: WITH_WARNINGS.map(source),
    platform: 'browser',
    logLevel: 'silent',
    external: id => !id.startsWith('.') && !id.startsWith('/'),
    transform: { define: { 'process.env.NODE_ENV': JSON.stringify(mode) } },
  })
  const { output } = await build.generate({ format: 'esm', minify })
  await build.close()
  return output
    .filter((each): each is OutputChunk => each.type === 'chunk')
    .map(({ code }) => code)
    .join('\n')
}

describe('warnings for developers', () => {
  test.each([true, false])('a production build has none of them (minified: %s)', async minify => {
    const code = await built('production', minify)
    expect(TEXTS.filter(text => code.includes(text))).toEqual([])
    expect(code).not.toContain('console.warn')
  })

  test('a development build has all of them', async () => {
    const code = await built('development', true)
    expect(TEXTS.filter(text => !code.includes(text))).toEqual([])
  })
})
