import type { Caller } from '../caller.ts'
import { decodeLabels } from '../decode/labels.ts'
import { codeOfLanguage, type Language } from '../decode/languages.ts'
import { getLabels, getRepositoryLabels } from '../generated/sdk.gen.ts'
import type { CallOptions } from '../policy.ts'

export type LabelsQuery = {
  module: string
  repository?: string
  /** The session's language when absent. */
  lang?: Language
  /** Return keys instead of texts. */
  showLabels?: boolean
}

export function labelCalls({ read }: Caller) {
  return {
    /** Texts by key of a module or of one of its repositories. Read own keys only: keys come from the server. */
    load: ({ module, repository, lang, showLabels }: LabelsQuery, options?: CallOptions) => {
      const query = {
        show_labels: showLabels ? ('1' as const) : undefined,
        lang: lang && codeOfLanguage(lang),
      }
      return repository === undefined
        ? read(request => getLabels({ ...request, path: { module }, query }), decodeLabels, options)
        : read(
            request => getRepositoryLabels({ ...request, path: { module, repository }, query }),
            decodeLabels,
            options,
          )
    },
  }
}
