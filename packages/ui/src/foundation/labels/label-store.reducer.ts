import type { Port, Request, Settled } from '../state/use-request.ts'
import { type Labels, mergeLabels } from './labels.ts'
import type { Language } from './languages.ts'

/** Whose texts are wanted: a module's, or those of one of its repositories (shared-blocks §7). */
export type LabelPart = { module: string; repository?: string | undefined }

export type LabelsQuestion = LabelPart & {
  lang: Language
  /** Asks for the keys as their own texts (the show_labels query). */
  showLabels: boolean
}

/** Brings the dictionary of a part. Anything else than a dictionary counts as a fault. */
export type LabelsPort = Port<LabelsQuestion, Labels>

/** What the store is there for: these parts in this order, in this language. */
export type LabelsWanted = {
  /** Merged in this order: a later one's text wins. A part that is named twice counts at its first place. */
  parts: readonly LabelPart[]
  lang: Language
  showLabels: boolean
}

export type LabelStoreState = {
  wanted: LabelsWanted
  /** What came, by part; of a part that is asked for anew what it had before. */
  texts: ReadonlyMap<string, Labels>
  /** The parts that are here in this language, and those that did not come. */
  here: ReadonlySet<string>
  failed: ReadonlySet<string>
  /** Ids given so far; none comes twice. */
  sequence: number
  /** The parts that are being asked for, all at once. */
  request: Request<readonly LabelsQuestion[]>
}

/** What came of each part of a question, in its order; null where the port failed. */
export type LabelAnswers = readonly (Labels | null)[]

export type LabelStoreEvent =
  | { type: 'wanted'; wanted: LabelsWanted }
  | { type: 'retried' }
  | Settled<LabelAnswers>

/** Two parts are one when module and repository are the same. */
export function partId({ module, repository }: LabelPart): string {
  return JSON.stringify([module, repository ?? null])
}

/** The store as it begins: everything that is wanted is asked for. */
export function labelStoreStart(wanted: LabelsWanted): LabelStoreState {
  const texts = new Map<string, Labels>()
  const none = new Set<string>()
  return asked({ wanted, texts, here: none, failed: none, sequence: 0, request: null })
}

/** Texts by module and repository, each asked for once (H10). Pure. */
export function labelStoreReducer(state: LabelStoreState, event: LabelStoreEvent): LabelStoreState {
  switch (event.type) {
    case 'wanted':
      return want(state, event.wanted)
    case 'retried':
      return state.failed.size === 0 ? state : asked({ ...state, failed: new Set() })
    case 'answered':
      return answered(state, event.id, event.answer)
    case 'failed':
      return answered(state, event.id, [])
  }
}

function want(state: LabelStoreState, wanted: LabelsWanted): LabelStoreState {
  const { lang, showLabels } = state.wanted
  if (wanted.lang === lang && wanted.showLabels === showLabels) return asked({ ...state, wanted })
  // another language: what is under way is dropped; what is there stays until its like has come
  const none = new Set<string>()
  return asked({ ...state, wanted, here: none, failed: none, request: null })
}

/** Asks for what is neither here, nor refused, nor under way; one question at a time, so that nothing is asked twice. */
function asked(state: LabelStoreState): LabelStoreState {
  if (state.request) return state
  const { parts, lang, showLabels } = state.wanted
  const due = new Map(parts.map(part => [partId(part), part]))
  for (const id of [...state.here, ...state.failed]) due.delete(id)
  if (due.size === 0) return state
  const sequence = state.sequence + 1
  const payload = [...due.values()].map(part => ({ ...part, lang, showLabels }))
  return { ...state, sequence, request: { id: sequence, payload } }
}

function answered(state: LabelStoreState, id: number, answers: LabelAnswers): LabelStoreState {
  if (state.request?.id !== id) return state
  const texts = new Map(state.texts)
  const here = new Set(state.here)
  const failed = new Set(state.failed)
  for (const [at, part] of state.request.payload.entries()) {
    const answer: unknown = answers[at]
    if (!isDictionary(answer)) {
      failed.add(partId(part))
      continue
    }
    texts.set(partId(part), mergeLabels(answer))
    here.add(partId(part))
  }
  return asked({ ...state, texts, here, failed, request: null })
}

/** Whether an answer is one at all; values that are no text are dropped when it is merged. */
function isDictionary(answer: unknown): answer is Labels {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer)
}

/** One dictionary of all that came, in the order in which the parts are wanted, over what came with the page. */
export function labelsOf({ wanted, texts }: LabelStoreState, given: Labels = {}): Labels {
  const ids = new Set(wanted.parts.map(partId))
  return mergeLabels(given, ...[...ids].map(id => texts.get(id) ?? {}))
}

/** The wanted parts that did not come, for the page to offer another try. */
export function failedParts({ wanted, failed }: LabelStoreState): LabelPart[] {
  return [...new Map(wanted.parts.map(part => [partId(part), part]))]
    .filter(([id]) => failed.has(id))
    .map(([, part]) => part)
}
