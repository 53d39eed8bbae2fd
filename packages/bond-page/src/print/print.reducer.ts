/** A part of the page that can go into its PDF (shared-blocks §3). */
export type PdfBlock = {
  /** Element id of the section. */
  id: string
  name: string
  /** Whether it goes in. */
  check: boolean
  /** Whether the page has it, so that it is offered. */
  show: boolean
}

/** Why no document came. */
type PrintFault = 'failed' | 'tooMany'

export type PrintPhase =
  | { kind: 'closed' }
  | { kind: 'choosing' }
  /** Asked for with nothing chosen: the message stands until something is. */
  | { kind: 'nothingChosen' }
  /** The server makes it. */
  | { kind: 'asking' }
  /** The server has no printer: the page brings everything that is not here yet, for the browser's own. */
  | { kind: 'gathering' }
  /** The browser's printer has the word; the dialog is gone from the page by then. */
  | { kind: 'printing' }
  | { kind: 'failed'; why: PrintFault }

export type PrintState = {
  phase: PrintPhase
  /** Which intent this is; what comes of an earlier one is dropped. */
  attempt: number
}

export type PrintEvent =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'chosen' }
  | { type: 'asked'; blocks: number }
  | { type: 'saved'; attempt: number }
  | { type: 'unavailable'; attempt: number }
  | { type: 'gathered'; attempt: number }
  | { type: 'printed' }
  | { type: 'failed'; attempt: number; why: PrintFault }

export const PRINT_START: PrintState = { phase: { kind: 'closed' }, attempt: 0 }

/** The way to a document: chosen, asked for, then saved or printed by the browser. */
export function printReducer(state: PrintState, event: PrintEvent): PrintState {
  const { phase, attempt } = state
  const become = (next: PrintPhase): PrintState => ({ ...state, phase: next })
  if ('attempt' in event && event.attempt !== attempt) return state
  switch (event.type) {
    case 'opened':
      return phase.kind === 'closed' ? become({ kind: 'choosing' }) : state
    case 'closed':
      // what is under way is given up with the dialog; a printer that has begun is not to be stopped
      return phase.kind === 'printing' ? state : { phase: { kind: 'closed' }, attempt: attempt + 1 }
    case 'chosen':
      return phase.kind === 'nothingChosen' || phase.kind === 'failed' ? become({ kind: 'choosing' }) : state
    case 'asked':
      if (isBusy(phase) || phase.kind === 'closed') return state
      if (event.blocks === 0) return become({ kind: 'nothingChosen' })
      return { phase: { kind: 'asking' }, attempt: attempt + 1 }
    case 'saved':
      return phase.kind === 'asking' ? become({ kind: 'closed' }) : state
    case 'unavailable':
      return phase.kind === 'asking' ? become({ kind: 'gathering' }) : state
    case 'gathered':
      return phase.kind === 'gathering' ? become({ kind: 'printing' }) : state
    case 'printed':
      return phase.kind === 'printing' ? become({ kind: 'closed' }) : state
    case 'failed':
      return isBusy(phase) ? become({ kind: 'failed', why: event.why }) : state
  }
}

/** Whether a document is being made. */
export function isBusy({ kind }: PrintPhase): boolean {
  return kind === 'asking' || kind === 'gathering' || kind === 'printing'
}

/** Whether the dialog stands. */
export function isOpen({ kind }: PrintPhase): boolean {
  return kind !== 'closed' && kind !== 'printing'
}

/** The blocks in the page's order; what was left out before stays out, everything else is in. */
export function pdfBlocks(
  sections: readonly { id: string; name: string }[],
  left: readonly string[],
): PdfBlock[] {
  return sections.map(section => ({ ...section, check: !left.includes(section.id), show: true }))
}

/** Ids of what goes in, in the page's order. */
export function chosenIds(blocks: readonly PdfBlock[]): string[] {
  return blocks.filter(({ check, show }) => check && show).map(({ id }) => id)
}

/** What is left out once one block is ticked or not; blocks of other bonds keep their place. */
export function leftAfter(left: readonly string[], id: string, check: boolean): string[] {
  const others = left.filter(other => other !== id)
  return check ? others : [...others, id]
}

/** What is left out once all of these are ticked or none. */
export function leftAfterAll(left: readonly string[], ids: readonly string[], check: boolean): string[] {
  const others = left.filter(other => !ids.includes(other))
  return check ? others : [...others, ...ids]
}

/** Between ids: a cookie keeps it as it is. */
const BETWEEN = '.'

/** What is left out, as it is kept for the visit. */
export function writeLeft(left: readonly string[]): string {
  return left.join(BETWEEN)
}

/** Reads what `writeLeft` wrote; anything else that stands there is not ours. */
export function parseLeft(text: string): readonly string[] | null {
  return /^[a-z.-]*$/.test(text) ? text.split(BETWEEN).filter(id => id !== '') : null
}

/** The name of the saved file: the server's, else made of the ISIN, else of the bond's number. */
export function pdfFileName(
  given: string,
  { isin, bondId }: { isin: string | null; bondId: number },
): string {
  return given || `bond-${isin && /^\w+$/.test(isin) ? isin : bondId}.pdf`
}
