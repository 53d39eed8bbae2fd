import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow } from './source.ts'

const SHELVES = ['controls', 'tables', 'charts', 'blocks', 'shell'].map(shelf => `packages/ui/src/${shelf}`)

/** The files of each widget by its folder, those of its inner folders included; barrels stand above the folders. */
const widgets = new Map<string, string[]>()
for (const shelf of SHELVES)
  for (const path of filesBelow(shelf)) {
    if (dirname(path) === shelf) continue
    const [name = ''] = path.slice(shelf.length + 1).split('/')
    widgets.set(name, [...(widgets.get(name) ?? []), path])
  }

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const isStories = (path: string) => /\.stories\.tsx$/.test(path)
const isPart = (path: string) => path.endsWith('.tsx') && !isTest(path) && !isStories(path)
const offenders = (wrong: (folder: string, files: string[]) => boolean): string[] =>
  [...widgets].filter(([folder, files]) => wrong(folder, files)).map(([folder]) => folder)

describe('a widget is one folder', () => {
  test('there is something to look at', () => expect(widgets.size).toBeGreaterThan(20))

  test('a shelf holds folders and its barrel, nothing else', () => {
    const loose = SHELVES.flatMap(filesBelow).filter(
      path => SHELVES.includes(dirname(path)) && basename(path) !== 'index.ts',
    )
    expect(loose).toEqual([])
  })

  test('every widget with parts has stories', () => {
    expect(offenders((_, files) => files.some(isPart) && !files.some(isStories))).toEqual([])
  })

  test('every widget with parts has a test by role and name', () => {
    expect(
      offenders((_, files) => files.some(isPart) && !files.some(path => path.endsWith('.test.tsx'))),
    ).toEqual([])
  })

  test('no widget has a barrel of its own', () => {
    expect(offenders((_, files) => files.some(path => basename(path) === 'index.ts'))).toEqual([])
  })
})

const SOURCE = [
  'packages/ui/src',
  'packages/bond-page/src',
  'packages/api-client/src',
  'apps/demo/src',
  'apps/demo/server',
].flatMap(filesBelow)

describe('files everywhere', () => {
  test('no drawers: nothing is called utils, helpers, common, shared, misc or types', () => {
    const drawer = /(^|\/)(utils?|helpers?|common|shared|misc|types)(\/|\.tsx?$)/
    expect(SOURCE.filter(path => !path.includes('/generated/') && drawer.test(path))).toEqual([])
  })

  test('every reducer, view model, file of rules, map and layout has its table of cases', () => {
    const pure = SOURCE.filter(path => /\.(reducer|view-model|rules|map|layout)\.ts$/.test(path))
    expect(pure.filter(path => !SOURCE.includes(path.replace(/\.ts$/, '.test.ts')))).toEqual([])
  })
})
