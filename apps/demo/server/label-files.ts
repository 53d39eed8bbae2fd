import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@accrue/ui/foundation/format'
import { type Dictionary, type LabelBook, type LabelModule, labelBook } from './labels.ts'

/** Folder of each module's texts, relative to the repository root; one file per language. */
const FOLDERS: Record<LabelModule, string> = {
  ui: 'packages/ui/labels',
  'bond-page': 'packages/bond-page/labels',
  site: 'apps/demo/labels',
  server: 'apps/demo/server/labels',
}

/** Reads all texts from disk. A language without a file has none. */
export function readLabelFiles(root: string): LabelBook {
  const modules = Object.entries(FOLDERS).map(([module, folder]) => {
    const languages = LANGUAGES.flatMap((lang): [Language, Dictionary][] => {
      const file = join(root, folder, `${lang}.json`)
      return existsSync(file) ? [[lang, JSON.parse(readFileSync(file, 'utf8')) as Dictionary]] : []
    })
    return [module, Object.fromEntries(languages)]
  })
  return labelBook(Object.fromEntries(modules))
}
