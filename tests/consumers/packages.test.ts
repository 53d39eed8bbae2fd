import { expect, test } from 'vitest'
// @ts-expect-error plain JavaScript, which the runner loads without tools
import { misplaced, missing, oversized } from './packages.mjs'

test.each([
  'dist/tables/index.js',
  'dist/tables/index.d.ts',
  'dist/styles.css',
  'labels/en.json',
  'src/styles/theme.css',
  'package.json',
  'LICENSE',
  'README.md',
])('%s belongs into a package', path => {
  expect(misplaced([path])).toEqual([])
})

test.each([
  'dist/tables/index.js.map',
  'dist/tables/data-table.test.js',
  'dist/tables/data-table.stories.js',
  'dist/testing/fixtures/walks.js',
  'dist/node_modules/clsx/index.js',
  'dist/tsconfig.tsbuildinfo',
  'src/tables/index.ts',
  'src/styles/theme.test.ts',
  'tsconfig.json',
  '.env',
])('%s does not belong into a package', path => {
  expect(misplaced([path])).toEqual([path])
})

test.each([
  ['the largest allowed', 900, 1_200_000, []],
  ['one file more', 901, 1, ['901 files, more than 900']],
  ['one byte more', 1, 1_200_001, ['1200001 bytes, more than 1200000']],
])('the size of a tarball: %s', (_case, files, bytes, expected) => {
  expect(oversized({ paths: Array.from({ length: files }, (_, at) => `${at}.js`), bytes })).toEqual(expected)
})

test('files of the manifest exist, including types and patterns', () => {
  const manifest = {
    exports: {
      './tables': {
        '@accrue/source': './src/tables.ts',
        types: './dist/tables.d.ts',
        default: './dist/tables.js',
      },
      './labels/*.json': './labels/*.json',
      './styles.css': './dist/styles.css',
    },
  }
  const paths = ['README.md', 'LICENSE', 'dist/tables.js', 'labels/en.json', 'dist/styles.css']
  expect(missing({ manifest, paths })).toEqual(['./dist/tables.d.ts'])
  expect(missing({ manifest, paths: ['LICENSE', ...paths.slice(2, 3)] })).toEqual([
    './README.md',
    './dist/tables.d.ts',
    './labels/*.json',
    './dist/styles.css',
  ])
})
