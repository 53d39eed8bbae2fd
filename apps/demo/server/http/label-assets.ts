import { codeOfLanguage, type Language, languageOfCode } from '@accrue/api-client'
import { type Dictionary, LABEL_MODULES, type LabelBook } from '../labels.ts'
import { type Body, bodyOf, compressedAnswer } from './compression.ts'
import { hashOf } from './security-headers.ts'

/** The texts of all modules in one language, and the same as a file. Its path contains a hash, so it may be cached forever. */
type LabelAsset = { path: string; labels: Dictionary; body: Body }

export type LabelAssets = {
  of(lang: Language): Promise<LabelAsset>
  /** The file at a path; null when there is none, e.g. for texts of another version of the site. */
  answer(request: Request, path: string): Promise<Response | null>
}

const PATH = /^\/assets\/labels-([a-z]{3})-\w+\.json$/

export function createLabelAssets(book: LabelBook): LabelAssets {
  const assets = new Map<Language, Promise<LabelAsset>>()
  const of = (lang: Language) => {
    const asset = assets.get(lang) ?? makeAsset(book, lang)
    assets.set(lang, asset)
    return asset
  }
  return {
    of,
    async answer(request, path) {
      const lang = languageOfCode(PATH.exec(path)?.[1])
      if (!lang) return null
      const asset = await of(lang)
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

async function makeAsset(book: LabelBook, lang: Language): Promise<LabelAsset> {
  const labels: Dictionary = Object.assign({}, ...LABEL_MODULES.map(module => book.dictionary(module, lang)))
  const text = JSON.stringify(labels)
  const hash = (await hashOf(text)).replaceAll(/\W/g, '').slice(0, 8)
  return { path: `/assets/labels-${codeOfLanguage(lang)}-${hash}.json`, labels, body: bodyOf(text) }
}
