import type { Caller } from '../caller.ts'
import { decodeLabels } from '../decode/labels.ts'
import type { Lang } from '../decode/session.ts'
import { getLabels, getRepositoryLabels } from '../generated/sdk.gen.ts'
import type { CallOptions } from '../policy.ts'

/** Which texts are asked for. */
export type LabelsQuery = {
  module: string
  repository?: string
  /** The session's language when absent. */
  lang?: Lang
  /** Answers the keys as their own text. */
  showLabels?: boolean
}

/** Texts of the site. */
export function labelCalls({ read }: Caller) {
  return {
    /** Key to text of a module, or of one of its repositories. Read it with an own-key check. */
    load: ({ module, repository, lang, showLabels }: LabelsQuery, options?: CallOptions) => {
      const query = { show_labels: showLabels ? ('1' as const) : undefined, lang }
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
