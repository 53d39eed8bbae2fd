import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: ['src/**/*.ts', 'src/**/*.tsx', '!src/**/*.stories.tsx', '!src/**/*.test.ts', '!src/**/*.test.tsx'],
  format: 'esm',
  platform: 'neutral',
  dts: true,
  unbundle: true,
  sourcemap: true,
  clean: true,
  // dictionaries ship as files, beside dist
  deps: { skipNodeModulesBundle: true, neverBundle: [/labels\/eng\.json$/] },
})
