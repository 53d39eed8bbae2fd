import type { Port, Request, Settled } from '../state/use-request.ts'
import { type Labels, mergeLabels } from './labels.ts'
import type { Language } from './languages.ts'

/** The source of a dictionary: a module, or one of its repositories (shared-blocks §7). */
export type LabelPart = { module: string; repository?: string | undefined }

export type LabelsQuestion = LabelPart & {
  lang: Language
  /** Requests the keys as texts (the show_labels query). */
  showLabels: boolean
}

/** Loads the dictionary of a part. Any answer that is not a dictionary counts as a failure. */
export type LabelsPort = Port<LabelsQuestion, Labels>

/** The requested content of the store: these parts in this order, in this language. */
export type RequiredLabels = {
  /** Merged in this order: a later text wins. A repeated part counts at its first position. */
  parts: readonly LabelPart[]
  lang: Language
  showLabels: boolean
}

export type LabelStoreState = {
  required: RequiredLabels
  /** Received texts by part; while a part is requested again, its previous texts. */
  texts: ReadonlyMap<string, Labels>
  /** Parts that are loaded in this language, and parts that failed. */
  loaded: ReadonlySet<string>
  failed: ReadonlySet<string>
  /** The id of the latest request. */
  sequence: number
  /** The parts that are being requested, all at once. */
  request: Request<readonly LabelsQuestion[]>
}

/** The answer for each part of a question, in its order; null where the port failed. */
export type LabelAnswers = readonly (Labels | null)[]

export type LabelStoreEvent =
  | { type: 'requirementsChanged'; required: RequiredLabels }
  | { type: 'retried' }
  | Settled<LabelAnswers>

/** The identity of a part: module and repository. */
export function labelPartId({ module, repository }: LabelPart): string {
  return JSON.stringify([module, repository ?? null])
}

/** The initial state: all parts are requested. */
export function labelStoreStart(required: RequiredLabels): LabelStoreState {
  const texts = new Map<string, Labels>()
  const none = new Set<string>()
  return requestMissing({ required, texts, loaded: none, failed: none, sequence: 0, request: null })
}

/** Texts by module and repository, each requested once (H10). Pure. */
export function labelStoreReducer(state: LabelStoreState, event: LabelStoreEvent): LabelStoreState {
  switch (event.type) {
    case 'requirementsChanged':
      return replaceRequired(state, event.required)
    case 'retried':
      return state.failed.size === 0 ? state : requestMissing({ ...state, failed: new Set() })
    case 'answered':
      return answered(state, event.id, event.answer)
    case 'failed':
      return answered(state, event.id, [])
  }
}

function replaceRequired(state: LabelStoreState, required: RequiredLabels): LabelStoreState {
  const { lang, showLabels } = state.required
  if (required.lang === lang && required.showLabels === showLabels)
    return requestMissing({ ...state, required })
  // after a language change the running request is dropped; existing texts stay until their replacement is loaded
  const none = new Set<string>()
  return requestMissing({ ...state, required, loaded: none, failed: none, request: null })
}

/**
 * Requests the parts that are not loaded, failed or pending; one request at a time, so that nothing is requested
 * twice.
 */
function requestMissing(state: LabelStoreState): LabelStoreState {
  if (state.request) return state
  const { parts, lang, showLabels } = state.required
  const missing = new Map(parts.map(part => [labelPartId(part), part]))
  for (const id of [...state.loaded, ...state.failed]) missing.delete(id)
  if (missing.size === 0) return state
  const sequence = state.sequence + 1
  const payload = [...missing.values()].map(part => ({ ...part, lang, showLabels }))
  return { ...state, sequence, request: { id: sequence, payload } }
}

function answered(state: LabelStoreState, id: number, answers: LabelAnswers): LabelStoreState {
  if (state.request?.id !== id) return state
  const texts = new Map(state.texts)
  const loaded = new Set(state.loaded)
  const failed = new Set(state.failed)
  for (const [at, part] of state.request.payload.entries()) {
    const answer: unknown = answers[at]
    if (!isDictionary(answer)) {
      failed.add(labelPartId(part))
      continue
    }
    texts.set(labelPartId(part), mergeLabels(answer))
    loaded.add(labelPartId(part))
  }
  return requestMissing({ ...state, texts, loaded, failed, request: null })
}

/** Whether an answer is a dictionary; its values that are not strings are dropped by the merge. */
function isDictionary(answer: unknown): answer is Labels {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer)
}

/** All received texts as one dictionary, merged in the order of the parts over the initial texts. */
export function labelsOf({ required, texts }: LabelStoreState, initial: Labels = {}): Labels {
  const ids = new Set(required.parts.map(labelPartId))
  return mergeLabels(initial, ...[...ids].map(id => texts.get(id) ?? {}))
}

/** The parts that failed, so that the page can offer a retry. */
export function failedParts({ required, failed }: LabelStoreState): LabelPart[] {
  return [...new Map(required.parts.map(part => [labelPartId(part), part]))]
    .filter(([id]) => failed.has(id))
    .map(([, part]) => part)
}
