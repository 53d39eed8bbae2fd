'use client'
import { useEffect, useMemo, useReducer } from 'react'
import { useRequest } from '../state/use-request.ts'
import {
  failedParts,
  type LabelAnswers,
  type LabelPart,
  type LabelsPort,
  type LabelsQuestion,
  labelStoreReducer,
  labelStoreStart,
  labelsOf,
} from './label-store.reducer.ts'
import type { Labels } from './labels.ts'
import type { Language } from './languages.ts'

export type LabelStoreOptions = {
  load: LabelsPort
  /** What is wanted, in the order of merging; it may grow while the page is open. */
  parts: readonly LabelPart[]
  lang: Language
  /** Default false. */
  showLabels?: boolean
  /** Texts that came with the page; what is loaded wins over them. Default none. */
  given?: Labels
}

export type LabelStoreModel = {
  state: {
    /** One dictionary, for `<UiProvider labels>`. */
    labels: Labels
    /** Whether something is under way. */
    loading: boolean
    /** What did not come; what was there before is kept meanwhile. */
    failed: readonly LabelPart[]
  }
  events: {
    /** Asks again for what did not come. */
    retry: () => void
  }
}

/**
 * Texts by module and repository, for pages that load them by themselves (H10, shared-blocks §7): each part is asked for once, a change of
 * language asks for all of them anew. It stands above the UiProvider, whose labels it brings.
 */
export function useLabelStore({
  load,
  parts,
  lang,
  showLabels = false,
  given,
}: LabelStoreOptions): LabelStoreModel {
  const [state, dispatch] = useReducer(labelStoreReducer, { parts, lang, showLabels }, labelStoreStart)
  const named = JSON.stringify(parts.map(({ module, repository }) => [module, repository]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts are new on every render; their names decide
  useEffect(() => {
    dispatch({ type: 'wanted', wanted: { parts, lang, showLabels } })
  }, [named, lang, showLabels])
  useRequest<readonly LabelsQuestion[], LabelAnswers>(
    state.request,
    (questions, options) => Promise.all(questions.map(question => eitherWay(load, question, options))),
    dispatch,
  )
  const labels = useMemo(() => labelsOf(state, given), [state, given])
  const failed = useMemo(() => failedParts(state), [state])
  return {
    state: { labels, loading: state.request !== null, failed },
    events: { retry: () => dispatch({ type: 'retried' }) },
  }
}

/** One part that does not come takes nothing from the others. */
async function eitherWay(
  load: LabelsPort,
  question: LabelsQuestion,
  options: { signal: AbortSignal },
): Promise<Labels | null> {
  try {
    return await load(question, options)
  } catch {
    return null
  }
}
