import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

type File = { path: string; source: string }
type Api = { jscodeshift: unknown; report: (words: string) => void }
type Codemod = { default: (file: File, api: Api) => string | undefined; parser: string }

const require = createRequire(import.meta.url)
const jscodeshift: { withParser: (parser: string) => unknown } = require('jscodeshift')
const folder = new URL('codemods/', import.meta.url)
const fixture = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const codemod: Codemod = await import(
  new URL('../../packages/ui/codemods/date-field-to-date-picker.mjs', import.meta.url).href
)

/** Runs the codemod: the new source, or undefined where it left the file alone, and what it said. */
function run(source: string) {
  const said: string[] = []
  const api = {
    jscodeshift: jscodeshift.withParser(codemod.parser),
    report: (words: string) => said.push(words),
  }
  return { after: codemod.default({ path: 'page.tsx', source }, api), said }
}

/** The source as TypeScript prints it: how it is set in lines is the formatter's business. */
const printed = (source: string) =>
  ts
    .createPrinter()
    .printFile(ts.createSourceFile('page.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))

const names = readdirSync(folder)
  .filter(name => name.endsWith('.before.txt'))
  .map(name => name.replace('.before.txt', ''))

describe('date-field-to-date-picker', () => {
  test.each(names)(
    '%s: what was written before becomes what has to be written now, which the types prove',
    name => {
      expect(printed(run(fixture(`${name}.before.txt`)).after ?? '')).toBe(
        printed(fixture(`${name}.after.tsx`)),
      )
    },
  )

  test('the example in docs/versioning.md is what it does', () => {
    const policy = readFileSync(new URL('../../docs/versioning.md', import.meta.url), 'utf8')
    const [, before = '', after = ''] =
      /^\/\/ before\n([\s\S]*?)\/\/ after\n([\s\S]*?)^```$/m.exec(policy) ?? []
    expect(printed(run(before).after ?? '')).toBe(printed(after))
  })

  test.each(names)('%s: run again, it changes nothing', name => {
    expect(run(fixture(`${name}.after.tsx`))).toEqual({ after: undefined, said: [] })
  })

  test('spread props are left alone, with a word about them', () => {
    expect(run(fixture('spread.before.txt')).said).toEqual([
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
  ])('what it cannot know it says: %s', (_, source, words) => {
    expect(run(source).said).toEqual([expect.stringContaining(words)])
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
    expect(run(source)).toEqual({ after: undefined, said: [] })
  })
})
