import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow } from './source.ts'

const WIDGET_FOLDERS = ['controls', 'tables', 'charts', 'blocks', 'shell'].map(
  folder => `packages/ui/src/${folder}`,
)

/** The files of each widget by its folder, including inner folders; barrels are above the folders. */
const widgets = new Map<string, string[]>()
for (const folder of WIDGET_FOLDERS)
  for (const path of filesBelow(folder)) {
    if (dirname(path) === folder) continue
    const [name = ''] = path.slice(folder.length + 1).split('/')
    widgets.set(name, [...(widgets.get(name) ?? []), path])
  }

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const isStories = (path: string) => /\.stories\.tsx$/.test(path)
const isPart = (path: string) => path.endsWith('.tsx') && !isTest(path) && !isStories(path)
const offenders = (wrong: (folder: string, files: string[]) => boolean): string[] =>
  [...widgets].filter(([folder, files]) => wrong(folder, files)).map(([folder]) => folder)

describe('a widget is one folder', () => {
  test('there are widgets', () => expect(widgets.size).toBeGreaterThan(20))

  test('a folder of widgets contains folders and its barrel, nothing else', () => {
    const loose = WIDGET_FOLDERS.flatMap(filesBelow).filter(
      path => WIDGET_FOLDERS.includes(dirname(path)) && basename(path) !== 'index.ts',
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
  test('no file is called utils, helpers, common, shared, misc or types', () => {
    const drawer = /(^|\/)(utils?|helpers?|common|shared|misc|types)(\/|\.tsx?$)/
    expect(SOURCE.filter(path => !path.includes('/generated/') && drawer.test(path))).toEqual([])
  })

  test('every reducer, view model, rules, map and layout file has its table of cases', () => {
    const pure = SOURCE.filter(path => /\.(reducer|view-model|rules|map|layout)\.ts$/.test(path))
    expect(pure.filter(path => !SOURCE.includes(path.replace(/\.ts$/, '.test.ts')))).toEqual([])
  })
})
