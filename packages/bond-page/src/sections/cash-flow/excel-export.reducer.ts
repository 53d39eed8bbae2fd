export type ExcelExportState =
  | { kind: 'idle' }
  | { kind: 'pending' }
  /** The server refused; `code` is the refusal. */
  | { kind: 'refused'; code: string }
  /** The request failed, or the link leads to another site. */
  | { kind: 'failed' }

export type ExcelExportEvent =
  | { type: 'requested' }
  | { type: 'downloadStarted' }
  | { type: 'refused'; code: string }
  | { type: 'failed' }

/** The Excel export of the cash flow. */
export function excelExportReducer(state: ExcelExportState, event: ExcelExportEvent): ExcelExportState {
  switch (event.type) {
    case 'requested':
      return { kind: 'pending' }
    case 'downloadStarted':
      return { kind: 'idle' }
    case 'refused':
      return state.kind === 'pending' ? { kind: 'refused', code: event.code } : state
    case 'failed':
      return { kind: 'failed' }
  }
}

/** Refusals with their own message; any other counts as a failure. */
const LABELLED_CODES = new Set(['need_auth', 'access_denied_auth', 'need_get_access', 'no_data_for_period'])

/** The label key of a refusal (bond-page §8); null when it has no message of its own. */
export function refusalLabel(code: string): string | null {
  return LABELLED_CODES.has(code) ? code : null
}
