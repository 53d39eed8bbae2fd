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
import { languageOf } from './languages.ts'

export type LabelStoreOptions = {
  load: LabelsPort
  /** The requested parts, in the order of merging; more can be added while the page is open. */
  parts: readonly LabelPart[]
  /** BCP 47 tag; the texts are requested in its language. */
  lang: string
  /** Default false. */
  showLabels?: boolean
  /** Texts that the page was rendered with; loaded texts override them. Default none. */
  initialLabels?: Labels
}

export type LabelStoreModel = {
  state: {
    /** The merged dictionary, for `<UiProvider labels>`. */
    labels: Labels
    /** Whether a request is pending. */
    loading: boolean
    /** Parts that failed to load; their previous texts stay meanwhile. */
    failed: readonly LabelPart[]
  }
  events: {
    /** Requests the failed parts again. */
    retry: () => void
  }
}

/**
 * Loads texts by module and repository, for pages that do so themselves (H10, shared-blocks §7): each part is
 * requested once, and all of them again after a change of language. Call it above the UiProvider and pass its labels
 * there.
 */
export function useLabelStore({
  load,
  parts,
  lang: tag,
  showLabels = false,
  initialLabels,
}: LabelStoreOptions): LabelStoreModel {
  const lang = languageOf(tag)
  const [state, dispatch] = useReducer(labelStoreReducer, { parts, lang, showLabels }, labelStoreStart)
  const named = JSON.stringify(parts.map(({ module, repository }) => [module, repository]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts are a new array on every render; their ids decide
  useEffect(() => {
    dispatch({ type: 'requirementsChanged', required: { parts, lang, showLabels } })
  }, [named, lang, showLabels])
  useRequest<readonly LabelsQuestion[], LabelAnswers>(
    state.request,
    (questions, options) => Promise.all(questions.map(question => eitherWay(load, question, options))),
    dispatch,
  )
  const labels = useMemo(() => labelsOf(state, initialLabels), [state, initialLabels])
  const failed = useMemo(() => failedParts(state), [state])
  return {
    state: { labels, loading: state.request !== null, failed },
    events: { retry: () => dispatch({ type: 'retried' }) },
  }
}

/** Resolves to null on failure, so that one failed part does not affect the others. */
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
