import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import {
  at,
  exists,
  isShipped,
  PACKAGES,
  type PackageName,
  parse,
  readJson,
  type SourceFile,
  sources,
  walk,
} from './source.ts'

const LANGUAGES = ['rus', 'eng', 'pol', 'ita', 'deu', 'esp', 'chn', 'ukr', 'fra', 'tur']
type Labels = Record<string, string>
const WITH_LABELS = ['ui', 'bond-page', 'demo'] as const
const fileOf = (name: PackageName, lang: string) => `${PACKAGES[name]}/labels/${lang}.json`
const labelsOf = (name: PackageName, lang: string) => readJson(fileOf(name, lang)) as Labels

/** Whose labels a package may use: its own and those of what it is built from. */
const KNOWN: Record<PackageName, Labels> = {
  ui: labelsOf('ui', 'eng'),
  'api-client': {},
  'bond-page': { ...labelsOf('ui', 'eng'), ...labelsOf('bond-page', 'eng') },
  demo: { ...labelsOf('ui', 'eng'), ...labelsOf('bond-page', 'eng'), ...labelsOf('demo', 'eng') },
}

const CODE = sources('packages/ui/src', 'packages/bond-page/src', 'apps/demo/src').filter(isShipped)

/** The keys that an expression may stand for; `*` where a part is only known at run time. */
function keysOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)]
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return keysOf(node.expression)
  if (ts.isBinaryExpression(node) && ['??', '||'].includes(node.operatorToken.getText()))
    return keysOf(node.right)
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce<string[]>(
      (heads, span) => {
        const middle = keysOf(span.expression)
        return heads.flatMap(head =>
          (middle.length > 0 ? middle : ['*']).map(key => head + key + span.literal.text),
        )
      },
      [node.head.text],
    )
  return []
}

/** Every label key that is written out in the file: in label('…'), in properties called labelKey and the like, in { key, values }. */
function writtenKeys(file: SourceFile): { node: ts.Node; key: string }[] {
  const found: { node: ts.Node; key: string }[] = []
  const add = (node: ts.Expression) => {
    for (const key of keysOf(node)) if (key !== '*') found.push({ node, key })
  }
  walk(file.tree, node => {
    if (ts.isCallExpression(node) && /^(?:\w+\.)?label$/.test(node.expression.getText()) && node.arguments[0])
      add(node.arguments[0])
    if (ts.isPropertyAssignment(node) && isLabelKey(node)) add(node.initializer)
    if (ts.isJsxAttribute(node) && LABEL_KEY.test(node.name.getText()))
      if (node.initializer && ts.isStringLiteral(node.initializer)) add(node.initializer)
  })
  return found
}

const LABEL_KEY = /^(?:label|title|name|text|message|hint|head|caption|unit)Key$/

function isLabelKey({ name, parent }: ts.PropertyAssignment): boolean {
  const siblings = ts.isObjectLiteralExpression(parent)
    ? parent.properties.map(one => one.name?.getText())
    : []
  return LABEL_KEY.test(name.getText()) || (name.getText() === 'key' && siblings.includes('values'))
}

function isKnown(labels: Labels, key: string): boolean {
  if (!key.includes('*')) return Object.hasOwn(labels, key)
  const pattern = new RegExp(
    `^${key
      .split('*')
      .map(part => part.replace(/\W/g, '\\$&'))
      .join('\\w+')}$`,
  )
  return Object.keys(labels).some(one => pattern.test(one))
}

const missing = (file: SourceFile): string[] =>
  writtenKeys(file)
    .filter(({ key }) => !isKnown(KNOWN[file.package], key))
    .map(({ node, key }) => at(file, node, key))

describe('P1, H10: every label that the code asks for exists', () => {
  test('in English, in the package’s own labels or in those it is built from', () => {
    expect(CODE.flatMap(missing)).toEqual([])
  })

  test.each<[code: string, keys: string[]]>([
    ["label('no_such_key')", ['no_such_key']],
    ["ui.label('no_such_key', { n: 1 })", ['no_such_key']],
    ["label(open ? 'no_such_a' : 'no_such_b')", ['no_such_a', 'no_such_b']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the code that is looked at
    ['label(`no_such_${kind}_title`)', ['no_such_*_title']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the code that is looked at
    ["label(`no_such_${open ? 'a' : 'b'}`)", ['no_such_a', 'no_such_b']],
    ["const a = { labelKey: 'no_such_key' }", ['no_such_key']],
    ["const a = { titleKey: 'no_such_key' }", ['no_such_key']],
    ["const a = { key: 'no_such_key', values: {} }", ['no_such_key']],
    ["const a = { key: 'price', width: 90 }", []],
    ['label(key)', []],
  ])('%s is looked up as %s', (code, keys) => {
    const sample = parse('packages/ui/src/sample.tsx', code)
    expect(writtenKeys(sample).map(({ key }) => key)).toEqual(keys)
    expect(missing(sample)).toHaveLength(keys.length)
  })

  test('a package asks for no label of a package that it does not know', () => {
    const own = Object.keys(labelsOf('bond-page', 'eng')).find(key => !Object.hasOwn(KNOWN.ui, key)) ?? ''
    expect(missing(parse('packages/ui/src/sample.ts', `label('${own}')`))).toHaveLength(1)
    expect(missing(parse('packages/bond-page/src/sample.ts', `label('${own}')`))).toHaveLength(0)
  })
})

const slots = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([slot]) => slot).sort()

describe.each(WITH_LABELS)('P1: the ten languages of %s', name => {
  const english = labelsOf(name, 'eng')

  test.each(LANGUAGES)('%s has a file with exactly the keys of English, in order', lang => {
    expect(exists(fileOf(name, lang)), `${fileOf(name, lang)} is missing`).toBe(true)
    const labels = labelsOf(name, lang)
    expect({
      missing: Object.keys(english).filter(key => !Object.hasOwn(labels, key)),
      surplus: Object.keys(labels).filter(key => !Object.hasOwn(english, key)),
    }).toEqual({ missing: [], surplus: [] })
    expect(Object.keys(labels)).toEqual(Object.keys(labels).toSorted())
  })

  test.each(LANGUAGES.filter(lang => exists(fileOf(name, lang))))(
    '%s fills the same slots and leaves no text empty',
    lang => {
      const labels = labelsOf(name, lang)
      const wrong = Object.entries(labels).filter(([key, text]) => {
        if (typeof text !== 'string' || text.trim() === '' || text.includes('{{')) return true
        const wanted = english[key]
        return typeof wanted === 'string' && slots(text).join() !== slots(wanted).join()
      })
      expect(Object.fromEntries(wrong)).toEqual({})
    },
  )

  test.each(LANGUAGES.filter(lang => exists(fileOf(name, lang))))(
    '%s holds text, not markup (readings #57)',
    lang => {
      const marked = Object.entries(labelsOf(name, lang)).filter(([, text]) =>
        /<\/?[a-z][^>]*>|&[a-z]+;/i.test(text),
      )
      expect(Object.fromEntries(marked)).toEqual({})
    },
  )
})

describe('no English in components', () => {
  /** What is read or heard, and so belongs to the labels. */
  const SPOKEN =
    /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label)$/
  /** Words that every language writes alike. */
  const NAMES = /\b(?:ISIN|CUSIP|CFI|FIGI|SEDOL|Excel|PNG|JPEG|PDF|SVG|CSV|XLSX|UTC|IFRS|Accrue)\b/g
  const isWording = (text: string, file: SourceFile) =>
    /\p{L}{2}/u.test(text.replaceAll('*', '').replace(NAMES, '').replace(/&\w+;/g, '')) &&
    !Object.hasOwn(KNOWN[file.package], text)

  function wording(file: SourceFile): string[] {
    const found: string[] = []
    walk(file.tree, node => {
      if (ts.isJsxText(node) && isWording(node.text, file)) found.push(at(file, node, node.text.trim()))
      if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
        for (const text of keysOf(node.expression))
          if (isWording(text, file)) found.push(at(file, node, text))
      if (ts.isJsxAttribute(node) && SPOKEN.test(node.name.getText()) && node.initializer) {
        const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer
        if (value && ts.isExpression(value))
          for (const text of keysOf(value)) if (isWording(text, file)) found.push(at(file, node, text))
      }
    })
    return found
  }

  test('neither between tags nor in aria-label, title, placeholder or alt', () => {
    expect(CODE.filter(({ path }) => path.endsWith('.tsx')).flatMap(wording)).toEqual([])
  })

  test.each([
    '<p>Close</p>',
    "<p>{'Close'}</p>",
    "<p>{open ? 'Close' : 'Open'}</p>",
    '<button aria-label="Close" />',
    "<button title={open ? 'Close' : undefined} />",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the code that is looked at
    '<button aria-label={`Page ${n}`} />',
    '<p>Закрыть</p>',
  ])('%s would be seen', code => {
    expect(wording(parse('packages/ui/src/sample.tsx', `const a = ${code}`)).length).toBeGreaterThan(0)
  })

  test.each([
    "<p>{label('close')}</p>",
    '<p>…</p>',
    '<p>A+</p>',
    '<p>ISIN</p>',
    '<p className="text-13">×</p>',
    '<p data-slot="card-title" />',
    '<p role="status">{text}</p>',
    "<p>{label(open ? 'close' : 'open')}</p>",
  ])('%s is fine', code => {
    expect(wording(parse('packages/ui/src/sample.tsx', `const a = ${code}`))).toEqual([])
  })
})
