import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, ROOT } from './architecture/source.ts'

/** Every text in quotes in what draws our pages, as it stands there; but for the sources that are lists of Tailwind's classes. */
export function quotedTexts(): string[] {
  return ['packages/ui/src', 'packages/bond-page/src', 'apps/demo/src']
    .flatMap(filesBelow)
    .filter(path => /\.tsx?$/.test(path) && !/\.test\.|(?:tokens\/class-|testing\/tailwind-)/.test(path))
    .map(path => readFileSync(join(ROOT, path), 'utf8'))
    .flatMap(source => [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)])
    .map(([, a, b, c]) => a ?? b ?? c ?? '')
}
