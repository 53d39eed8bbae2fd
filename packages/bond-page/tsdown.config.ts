import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: [
    'src/**/*.ts',
    'src/**/*.tsx',
    '!src/**/*.stories.tsx',
    '!src/**/*.test.ts',
    '!src/**/*.test.tsx',
    '!src/testing/**',
  ],
  format: 'esm',
  platform: 'neutral',
  dts: true,
  unbundle: true,
  sourcemap: true,
  clean: true,
  deps: { skipNodeModulesBundle: true },
})
