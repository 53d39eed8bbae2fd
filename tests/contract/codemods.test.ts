import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { SITE_CODES } from '../../packages/api-client/src/decode/languages.ts'

type File = { path: string; source: string }
type Api = { jscodeshift: unknown; report: (message: string) => void }
type Codemod = { default: (file: File, api: Api) => string | undefined; parser: string }

const require = createRequire(import.meta.url)
const jscodeshift: { withParser: (parser: string) => unknown } = require('jscodeshift')

/** A codemod with its fixtures. Outcomes that type-check end in `.after.tsx`, others in `.after.txt`. */
async function codemodOf(name: string) {
  const folder = new URL(`codemods/${name}/`, import.meta.url)
  const files = readdirSync(folder)
  const codemod: Codemod = await import(
    new URL(`../../packages/ui/codemods/${name}.mjs`, import.meta.url).href
  )
  const fixture = (file: string) => readFileSync(new URL(file, folder), 'utf8')
  return {
    fixtures: files.filter(file => file.endsWith('.before.txt')).map(file => file.replace('.before.txt', '')),
    sourceOf: (each: string) => fixture(`${each}.before.txt`),
    outcomeOf: (each: string) =>
      fixture(files.includes(`${each}.after.tsx`) ? `${each}.after.tsx` : `${each}.after.txt`),
    /** Runs the codemod: the new source, or undefined when the file is unchanged, and its reports. */
    run(source: string) {
      const reports: string[] = []
      const api = {
        jscodeshift: jscodeshift.withParser(codemod.parser),
        report: (message: string) => reports.push(message),
      }
      return { after: codemod.default({ path: 'page.tsx', source }, api), reports }
    },
  }
}

/** The source as printed by TypeScript, without line breaks and trailing commas, which the formatter decides. */
const printed = (source: string) =>
  ts
    .createPrinter()
    .printFile(ts.createSourceFile('page.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
    .replace(/\s+/g, ' ')
    .replace(/,?\s*([}\])])/g, '$1')
    .replace(/\s*([{}[\]()])\s*/g, '$1')
    .replaceAll(';', ';\n')

const datePicker = await codemodOf('date-field-to-date-picker')

describe('date-field-to-date-picker', () => {
  const { fixtures, sourceOf, outcomeOf, run } = datePicker

  test.each(fixtures)(
    '%s: what was written before becomes what has to be written now, which the types prove',
    name => {
      expect(printed(run(sourceOf(name)).after ?? '')).toBe(printed(outcomeOf(name)))
    },
  )

  test('the example in docs/versioning.md is what it does', () => {
    const policy = readFileSync(new URL('../../docs/versioning.md', import.meta.url), 'utf8')
    const [, before = '', after = ''] =
      /^\/\/ before\n([\s\S]*?)\/\/ after\n([\s\S]*?)^```$/m.exec(policy) ?? []
    expect(printed(run(before).after ?? '')).toBe(printed(after))
  })

  test.each(fixtures)('%s: a second run changes nothing', name => {
    expect(run(outcomeOf(name))).toEqual({ after: undefined, reports: [] })
  })

  test('spread props are unchanged and reported', () => {
    expect(run(sourceOf('spread')).reports).toEqual([
      'line 4: spread props are left as they are: min, max, disabled and picker in them have other names now',
    ])
  })

  test.each([
    [
      'a model',
      "import { DateField as D } from '@accrue/ui/controls'\nconst a = <D label='a' model={m} />",
      'line 2: a model comes from useDatePicker now',
    ],
    [
      'a picker that was switched off',
      "import { DateField } from '@accrue/ui/controls'\nconst a = <DateField label='a' picker={false} />",
      'line 2: picker is gone',
    ],
    ['its types', "import type { DateFieldProps } from '@accrue/ui/controls'", 'line 1: DateFieldProps is'],
    ['its hook', "import { useDateField } from '@accrue/ui/controls'", 'line 1: useDateField is'],
    [
      'a use that is no element',
      "import { DateField } from '@accrue/ui/controls'\nconst Field = DateField",
      'line 2: DateField is used here other than as an element',
    ],
    [
      'an export of it',
      "export { DateField } from '@accrue/ui/controls'",
      'line 1: DateField is exported from here',
    ],
  ])('it reports what it cannot change: %s', (_, source, message) => {
    expect(run(source).reports).toEqual([expect.stringContaining(message)])
  })

  test.each([
    [
      'another library’s DateField',
      "import { DateField } from 'elsewhere'\nexport const a = <DateField min='1' />",
    ],
    [
      'a file without either',
      "import { Button } from '@accrue/ui/controls'\nexport const a = <Button>min</Button>",
    ],
  ])('%s is none of its business', (_, source) => {
    expect(run(source)).toEqual({ after: undefined, reports: [] })
  })
})

const pickerParts = await codemodOf('date-picker-parts')

describe('date-picker-parts', () => {
  const { fixtures, sourceOf, outcomeOf, run } = pickerParts

  test.each(fixtures)('%s: flat props become those of the parts, which the types prove', name => {
    expect(printed(run(sourceOf(name)).after ?? '')).toBe(printed(outcomeOf(name)))
  })

  test.each(fixtures)('%s: a second run changes nothing', name => {
    expect(run(outcomeOf(name))).toEqual({ after: undefined, reports: [] })
  })

  test('spread props and options of the hook are reported', () => {
    const source = `import { DatePicker, DateRange } from '@accrue/ui/controls'
export const A = props => <DatePicker {...props} />
export const B = () => <DateRange label="Period" onPick={pick} />`
    expect(run(source).reports).toEqual([
      'line 2: spread props stay at DatePicker: those of the field belong to PickerField, those of the calendar to PickerCalendar',
      'line 3: onPick is an option of useDateRange now: pass its result as model',
    ])
  })

  test.each([
    [
      'another library’s picker',
      "import { DatePicker } from 'elsewhere'\nexport const a = <DatePicker native />",
    ],
    [
      'a file without either',
      "import { Button } from '@accrue/ui/controls'\nexport const a = <Button>min</Button>",
    ],
  ])('%s is none of its business', (_, source) => {
    expect(run(source)).toEqual({ after: undefined, reports: [] })
  })
})

const tables = await codemodOf('table-rows-to-data')

describe('table-rows-to-data', () => {
  const { fixtures, sourceOf, outcomeOf, run } = tables
  const marks = (source: string) => source.match(/TODO\(accrue 0\.3\): .*/g) ?? []

  test.each(fixtures)('%s: old code becomes new code', name => {
    expect(printed(run(sourceOf(name)).after ?? '')).toBe(printed(outcomeOf(name)))
  })

  test.each(fixtures)('%s: a second run changes nothing', name => {
    expect(run(outcomeOf(name)).after).toBeUndefined()
  })

  test.each(['plain', 'rows-of-a-server'])('%s: nothing needs a manual change', name => {
    expect(run(sourceOf(name)).reports).toEqual([])
  })

  test('every place that needs a manual change is marked and reported, with its line', () => {
    const { reports } = run(sourceOf('by-hand'))
    expect(reports.map(message => message.replace(/^line \d+: /, 'TODO(accrue 0.3): ')).toSorted()).toEqual(
      marks(outcomeOf('by-hand')).toSorted(),
    )
    expect(reports).toContainEqual(expect.stringMatching(/^line 13: useColumnSettings is gone/))
    expect(reports).toHaveLength(11)
  })

  const table = (props: string, rows = 'rows={rows}') =>
    `import { DataTable } from '@accrue/ui/tables'\nconst a = <DataTable caption='a' columns={columns} ${rows} ${props} />`

  test.each([
    ['an order by a variable', table('defaultSort={sort}'), 'initialState.sorting is'],
    ['rows that come sorted', table('rowOrder="given"'), 'manualSorting of useDataTable says'],
    ['an order of the rows by a variable', table('rowOrder={order}'), 'manualSorting of useDataTable says'],
    ['hidden columns by a variable', table('hiddenColumns={hidden}'), 'initialState.columnVisibility is'],
    ['ticks by a variable', table('defaultSelected={ids}'), 'initialState.rowSelection is'],
    ['held ticks', table('selected={ids}'), 'state.rowSelection of useDataTable is'],
    ['groups', table('groups={groups}'), 'initialState.grouping names a column'],
    ['held expansions', table('expansions={2}'), 'state.pagination.pageSize of useDataTable'],
    [
      'a cell that has the name of a property of its row',
      "import { DataTable } from '@accrue/ui/tables'\nconst rows = [{ id: 'a', cells: { id: 'x' } }]",
      'a cell has the name of a property of the row: id',
    ],
    ['a type that is gone', "import type { SortChange } from '@accrue/ui/tables'", 'SortChange is gone'],
    [
      'a type of props',
      "import type { HoistedDataTableProps } from '@accrue/ui/tables'",
      'HoistedDataTableProps is gone: ComponentProps<typeof DataTable>',
    ],
  ])('it reports what it cannot change: %s', (_, source, message) => {
    expect(run(source).reports).toEqual([expect.stringContaining(message)])
  })

  test.each([
    [
      'a name of the importer’s own',
      "import { DataTable as Table } from '@accrue/ui/tables'\nconst a = <Table caption='a' columns={columns} rows={rows} />",
      "import { DataTable as Table } from '@accrue/ui/tables'\nconst a = <Table caption='a' columns={columns} data={rows} getRowId={row => row.id} />",
    ],
    [
      'an id that stands there already',
      table('getRowId={id}'),
      table('getRowId={id}').replace('rows={', 'data={'),
    ],
  ])('%s stays', (_, source, expected) => {
    expect(printed(run(source).after ?? '')).toBe(printed(expected))
  })

  test.each([
    ['another library’s table', table('').replace('@accrue/ui/tables', 'elsewhere')],
    ['a table of now, with TanStack’s defaultColumn', table('defaultColumn={SIZES}', 'data={rows}')],
    [
      'a file without tables',
      "import { Button } from '@accrue/ui/controls'\nexport const a = <Button>min</Button>",
    ],
    [
      'a cell of something else',
      "import { toCsv } from '@accrue/ui/tables'\nconst a = { id: 1, label: 'a', cells: {} }",
    ],
  ])('%s is none of its business', (_, source) => {
    expect(run(source)).toEqual({ after: undefined, reports: [] })
  })
})

const plainNames = await codemodOf('plain-names')

describe('plain-names', () => {
  const { fixtures, sourceOf, outcomeOf, run } = plainNames

  test.each(fixtures)('%s: exports and props get their new names, other names stay', name => {
    expect(printed(run(sourceOf(name)).after ?? '')).toBe(printed(outcomeOf(name)))
  })

  test.each(fixtures)('%s: a second run changes nothing', name => {
    expect(run(outcomeOf(name)).after).toBeUndefined()
  })

  test('spread props and exports are reported', () => {
    const source = `import { Tabs } from '@accrue/ui/controls'
export { lazyRoom } from '@accrue/ui/controls'
export const Views = props => <Tabs {...props} />`
    expect(run(source)).toEqual({
      after: undefined,
      reports: [
        'line 3: spread props of Tabs are left as they are: look have new names',
        'line 2: lazyRoom is lazyWithPlaceholder now: change the export by hand',
      ],
    })
  })

  test('every new name is exported', () => {
    const registry = ['types', 'props'].map(file =>
      readFileSync(new URL(`../../packages/ui/docs/${file}.json`, import.meta.url), 'utf8'),
    )
    const table = readFileSync(new URL('../../packages/ui/codemods/plain-names.mjs', import.meta.url), 'utf8')
    const exportsTable = table.slice(0, table.indexOf('/** Props by component'))
    const names = [...exportsTable.matchAll(/\b\w+: '(\w+)'/g)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(40)
    const answers = ['index.ts', 'testing/index.ts']
      .map(file => readFileSync(new URL(`../../packages/api-client/src/${file}`, import.meta.url), 'utf8'))
      .flatMap(entry => entry.match(/\w+/g) ?? [])
    const isExported = (name: string) =>
      answers.includes(name) || registry.some(text => text.includes(`"name": "${name}"`))
    expect(names.filter(name => !isExported(name))).toEqual([])
  })
})

const languageTags = await codemodOf('language-tags')

describe('language-tags', () => {
  const { fixtures, sourceOf, outcomeOf, run } = languageTags

  test.each(fixtures)('%s: codes become tags, other texts stay', name => {
    expect(printed(run(sourceOf(name)).after ?? '')).toBe(printed(outcomeOf(name)))
  })

  test.each(fixtures)('%s: a second run changes nothing', name => {
    expect(run(outcomeOf(name))).toEqual({ after: undefined, reports: [] })
  })

  test('every language has its tag', () => {
    const source = (tags: readonly string[]) =>
      `import { formatDay } from '@accrue/ui/foundation'\n${tags.map(tag => `formatDay(day, '${tag}')`).join('\n')}`
    expect(run(source(Object.values(SITE_CODES))).after).toBe(source(Object.keys(SITE_CODES)))
  })

  test('a language from elsewhere and spread props are reported', () => {
    const source = `import { UiProvider } from '@accrue/ui/foundation'
export const Page = ({ lang, ...props }) => <UiProvider lang={lang} {...props} />`
    expect(run(source)).toEqual({
      after: undefined,
      reports: [
        'line 2: lang is a BCP 47 tag now: check where its value comes from',
        'line 2: spread props are left as they are: lang is a BCP 47 tag now',
      ],
    })
  })

  test('other functions and providers are none of its business', () => {
    const source =
      "import { UiProvider } from 'elsewhere'\nexport const a = <UiProvider lang='eng' />\nwrite({ lang: 'eng' })"
    expect(run(source)).toEqual({ after: undefined, reports: [] })
  })
})
