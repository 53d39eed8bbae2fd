/** Where the export stands. */
export type ExcelExportState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  /** The server said no: `code` is its refusal, whose words are the label of that name. */
  | { kind: 'refused'; code: string }
  /** The server could not be asked, or sent the page somewhere it does not go. */
  | { kind: 'failed' }

export type ExcelExportEvent =
  | { type: 'pressed' }
  | { type: 'left' }
  | { type: 'refused'; code: string }
  | { type: 'failed' }

/** The Excel export of the cash flow: asked for by a press, one at a time, and what came of it. */
export function excelExportReducer(state: ExcelExportState, event: ExcelExportEvent): ExcelExportState {
  switch (event.type) {
    case 'pressed':
      return { kind: 'asking' }
    case 'left':
      return { kind: 'idle' }
    case 'refused':
      return state.kind === 'asking' ? { kind: 'refused', code: event.code } : state
    case 'failed':
      return { kind: 'failed' }
  }
}

/** Refusals that have words of their own; any other is a failure to the user. */
const SAID = new Set(['need_auth', 'access_denied_auth', 'need_get_access', 'no_data_for_period'])

/** The label key of a refusal (bond-page §8), or null when the page has no words for it. */
export function refusalLabel(code: string): string | null {
  return SAID.has(code) ? code : null
}
