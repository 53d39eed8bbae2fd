import {
  vGetLabelsPath,
  vGetLabelsQuery,
  vGetRepositoryLabelsPath,
  vGetRepositoryLabelsQuery,
} from '@accrue/api-client/schemas'
import { json } from '../http/answers.ts'
import { notFound } from '../http/refusal.ts'
import { type ApiRoute, type Call, route } from '../http/route.ts'
import { type Dictionary, LABEL_MODULES } from '../labels.ts'

/** The module's texts in the call's language; `bond_page` is an alias of `bond-page` in its globals. */
function dictionaryOf({ deps, lang }: Call, name: string): Dictionary {
  const module = LABEL_MODULES.find(one => one === name.replaceAll('_', '-'))
  if (!module) throw notFound()
  return deps.labels.dictionary(module, lang)
}

/** With show_labels every text is its key (shared-blocks §2). The flag is never echoed. */
function shown(dictionary: Dictionary, { show_labels }: { show_labels?: '0' | '1' | undefined }): Response {
  if (show_labels !== '1') return json(dictionary)
  return json(Object.fromEntries(Object.keys(dictionary).map(key => [key, key])))
}

export const labelRoutes: readonly ApiRoute[] = [
  route({
    operation: 'getLabels',
    request: { path: vGetLabelsPath, query: vGetLabelsQuery },
    handle: call => shown(dictionaryOf(call, call.path.module), call.query),
  }),
  route({
    operation: 'getRepositoryLabels',
    request: { path: vGetRepositoryLabelsPath, query: vGetRepositoryLabelsQuery },
    handle(call) {
      const dictionary = dictionaryOf(call, call.path.module)
      const prefix = `${call.path.repository.replaceAll('-', '_')}_`
      const entries = Object.entries(dictionary).filter(([key]) => key.startsWith(prefix))
      if (entries.length === 0) throw notFound()
      return shown(Object.fromEntries(entries), call.query)
    },
  }),
]
