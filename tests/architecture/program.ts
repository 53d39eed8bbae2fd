import { join } from 'node:path'
import ts from 'typescript'
import { parse, ROOT, type SourceFile, target } from './source.ts'

/**
 * A program with the types of our own code only, to be fast: other packages, React and the DOM are unknown, unless `extra` has their
 * types. `extra` maps paths from the root, or names of packages, to source text.
 */
export function programOf(
  files: readonly SourceFile[],
  extra: Readonly<Record<string, string>> = {},
): ts.Program {
  const texts = new Map(files.map(({ path, text }) => [join(ROOT, path), text]))
  for (const [path, text] of Object.entries(extra)) texts.set(join(ROOT, pathOf(path)), text)
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    lib: ['lib.es2023.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    jsx: ts.JsxEmit.Preserve,
  }
  const host = ts.createCompilerHost(options)
  const readFromDisk = host.getSourceFile
  host.getSourceFile = (name, version) => {
    const text = texts.get(name)
    return text === undefined ? readFromDisk(name, version) : ts.createSourceFile(name, text, version, true)
  }
  host.fileExists = name => texts.has(name)
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const to = target(parse(from.slice(ROOT.length), ''), text) ?? (text in extra ? pathOf(text) : null)
      const name = to === null ? '' : join(ROOT, to)
      return texts.has(name)
        ? { resolvedModule: { resolvedFileName: name, extension: name.endsWith('x') ? '.tsx' : '.ts' } }
        : { resolvedModule: undefined }
    })
  return ts.createProgram([...texts.keys()], options, host)
}

/** The path of an `extra`: a package is a file of its name. */
const pathOf = (name: string): string => (/\.tsx?$/.test(name) ? name : `outside/${name}.ts`)
