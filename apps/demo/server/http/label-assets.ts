import { codeOfLanguage, type Language, languageOfCode } from '@accrue/api-client'
import { LABEL_SETS, type LabelSet, labelSetOf } from '../../src/label-modules.ts'
import { routeOf } from '../../src/paths.ts'
import type { Dictionary, LabelBook } from '../labels.ts'
import { type Body, bodyOf, compressedAnswer } from './compression.ts'
import { hashOf } from './security-headers.ts'

/** The texts of a page in one language, and the same as a file. Its path contains a hash, so it may be cached forever. */
type LabelAsset = { path: string; labels: Dictionary; body: Body }

export type LabelAssets = {
  /** The texts of the page at a path. */
  of(pathname: string, lang: Language): Promise<LabelAsset>
  /** The file at a path; null when there is none, e.g. for texts of another version of the site. */
  answer(request: Request, path: string): Promise<Response | null>
}

const PATH = /^\/assets\/labels-([a-z]+)-([a-z]{3})-\w+\.json$/

function isLabelSet(name: string | undefined): name is LabelSet {
  return name !== undefined && Object.hasOwn(LABEL_SETS, name)
}

export function createLabelAssets(book: LabelBook): LabelAssets {
  const assets = new Map<string, Promise<LabelAsset>>()
  const assetOf = (set: LabelSet, lang: Language) => {
    const name = `${set}-${codeOfLanguage(lang)}`
    const asset = assets.get(name) ?? makeAsset(book, { name, set, lang })
    assets.set(name, asset)
    return asset
  }
  return {
    of: (pathname, lang) => assetOf(labelSetOf(routeOf(pathname)), lang),
    async answer(request, path) {
      const [, set, code] = PATH.exec(path) ?? []
      const lang = languageOfCode(code)
      if (!isLabelSet(set) || !lang) return null
      const asset = await assetOf(set, lang)
      if (asset.path !== path) return null
      return compressedAnswer(request, asset.body, {
        headers: {
          'content-type': 'application/json',
          'cache-control': 'public, max-age=31536000, immutable',
        },
      })
    },
  }
}

type LabelFile = { name: string; set: LabelSet; lang: Language }

async function makeAsset(book: LabelBook, { name, set, lang }: LabelFile): Promise<LabelAsset> {
  const labels: Dictionary = Object.assign(
    {},
    ...LABEL_SETS[set].map(module => book.dictionary(module, lang)),
  )
  const text = JSON.stringify(labels)
  const hash = (await hashOf(text)).replaceAll(/\W/g, '').slice(0, 8)
  return { path: `/assets/labels-${name}-${hash}.json`, labels, body: bodyOf(text) }
}
