/** A section that the PDF can include (shared-blocks §3). */
export type PdfBlock = {
  /** Element id of the section. */
  id: string
  name: string
  /** Whether the PDF includes it. */
  check: boolean
  /** Whether the page has it and the dialog offers it. */
  show: boolean
}

type PrintFailure = 'failed' | 'tooMany'

export type PrintPhase =
  | { kind: 'closed' }
  | { kind: 'choosing' }
  /** Requested without any section: a message asks for a selection. */
  | { kind: 'noneSelected' }
  /** The server creates the document. */
  | { kind: 'requesting' }
  /** The server cannot print: the page loads the remaining sections, and the browser prints them. */
  | { kind: 'loading' }
  /** The browser's print dialog is open, and ours is closed. */
  | { kind: 'printing' }
  | { kind: 'failed'; reason: PrintFailure }

export type PrintState = {
  phase: PrintPhase
  /** Number of the current attempt; events of earlier attempts are ignored. */
  attempt: number
}

export type PrintEvent =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'selectionChanged' }
  | { type: 'requested'; blocks: number }
  | { type: 'saved'; attempt: number }
  | { type: 'unavailable'; attempt: number }
  | { type: 'loaded'; attempt: number }
  | { type: 'printed' }
  | { type: 'failed'; attempt: number; reason: PrintFailure }

export const PRINT_START: PrintState = { phase: { kind: 'closed' }, attempt: 0 }

/** The dialog of the PDF: sections are selected, the document is requested, then saved or printed by the browser. */
export function printReducer(state: PrintState, event: PrintEvent): PrintState {
  const { phase, attempt } = state
  const become = (next: PrintPhase): PrintState => ({ ...state, phase: next })
  if ('attempt' in event && event.attempt !== attempt) return state
  switch (event.type) {
    case 'opened':
      return phase.kind === 'closed' ? become({ kind: 'choosing' }) : state
    case 'closed':
      // closing cancels a request, but cannot stop the browser's print dialog
      return phase.kind === 'printing' ? state : { phase: { kind: 'closed' }, attempt: attempt + 1 }
    case 'selectionChanged':
      return phase.kind === 'noneSelected' || phase.kind === 'failed' ? become({ kind: 'choosing' }) : state
    case 'requested':
      if (isBusy(phase) || phase.kind === 'closed') return state
      if (event.blocks === 0) return become({ kind: 'noneSelected' })
      return { phase: { kind: 'requesting' }, attempt: attempt + 1 }
    case 'saved':
      return phase.kind === 'requesting' ? become({ kind: 'closed' }) : state
    case 'unavailable':
      return phase.kind === 'requesting' ? become({ kind: 'loading' }) : state
    case 'loaded':
      return phase.kind === 'loading' ? become({ kind: 'printing' }) : state
    case 'printed':
      return phase.kind === 'printing' ? become({ kind: 'closed' }) : state
    case 'failed':
      return isBusy(phase) ? become({ kind: 'failed', reason: event.reason }) : state
  }
}

/** Whether a document is in progress. */
export function isBusy({ kind }: PrintPhase): boolean {
  return kind === 'requesting' || kind === 'loading' || kind === 'printing'
}

/** Whether the dialog is open. */
export function isPrintOpen({ kind }: PrintPhase): boolean {
  return kind !== 'closed' && kind !== 'printing'
}

/** The sections in the page's order; all are checked but the excluded ones. */
export function pdfBlocks(
  sections: readonly { id: string; name: string }[],
  excluded: readonly string[],
): PdfBlock[] {
  return sections.map(section => ({ ...section, check: !excluded.includes(section.id), show: true }))
}

/** Ids of the sections that the PDF includes, in the page's order. */
export function selectedIds(blocks: readonly PdfBlock[]): string[] {
  return blocks.filter(({ check, show }) => check && show).map(({ id }) => id)
}

/** The excluded ids after one section is checked or unchecked; excluded sections of other bonds stay excluded. */
export function toggleExcluded(excluded: readonly string[], id: string, check: boolean): string[] {
  const others = excluded.filter(other => other !== id)
  return check ? others : [...others, id]
}

/** The excluded ids after all these sections are checked or unchecked. */
export function toggleAllExcluded(
  excluded: readonly string[],
  ids: readonly string[],
  check: boolean,
): string[] {
  const others = excluded.filter(other => !ids.includes(other))
  return check ? others : [...others, ...ids]
}

/** A dot needs no escape in a cookie. */
const SEPARATOR = '.'

/** The excluded ids as a cookie value. */
export function writeExcluded(excluded: readonly string[]): string {
  return excluded.join(SEPARATOR)
}

/** Parses the value of `writeExcluded`; null for any other text. */
export function parseExcluded(text: string): readonly string[] | null {
  return /^[a-z.-]*$/.test(text) ? text.split(SEPARATOR).filter(id => id !== '') : null
}

/** The name of the saved file: the server's, else from the ISIN, else from the bond's id. */
export function pdfFileName(
  serverName: string,
  { isin, bondId }: { isin: string | null; bondId: number },
): string {
  return serverName || `bond-${isin && /^\w+$/.test(isin) ? isin : bondId}.pdf`
}
