/** A cell of a report as the server sends it (shared-blocks §3 "Table row"). Addresses are unchecked. */
export type ReportCell = {
  text: string
  /** The number behind the text; null where there is none. */
  numeric: number | null
  url: string | null
  info: string | null
  tooltip: string | null
  /** The server's class name. */
  tone: string | null
}

/** A row of a report; a column without a cell in it is blank. */
export type ReportRow = {
  id: string
  /** Keyed by column id. */
  cells: Readonly<Record<string, ReportCell>>
  /** The server's class name. */
  tone: string | null
  show: 'prev' | 'next' | 'hide' | null
  hidden: boolean
  colSpan: number | null
}

/** A column of a report; the first one names the rows. */
export type ReportColumn = {
  id: string
  title: ReportCell
  /** Whether it is shown. */
  checked: boolean
  /** Always shown, regardless of `checked`. */
  keepsShown: boolean
}

/** One view of a report table. */
export type ReportView = {
  /** The unit of all numbers: "USD million"; '' for none. */
  dimension: string
  /** Further units, one line each. */
  dimensions: readonly { id: number; text: string }[]
  columns: readonly ReportColumn[]
  rows: readonly ReportRow[]
}

/** A table of a report: the open view for users with access, and the closed view for everybody (readings #16). */
export type ReportTableFacts = {
  open: ReportView | null
  closed: ReportView | null
  /** Rows below a row, keyed by its id. */
  subRows: Readonly<Record<string, readonly ReportRow[]>>
  /** Rows that exist and were not sent to this user. */
  lockedRows: number
  /** The page of earlier reports. Unchecked. */
  archiveUrl: string | null
}

/** An entry of the report selector (shared-blocks §3 "Report select option"). */
export type ReportOption = { id: number; text: string }

/** The action logged when a table is expanded: 76 local standard and bank, 80 international standard (shared-blocks §7). */
export type ReportAction = 76 | 80

/** Logs an action of the user. The user interface does not wait for it and ignores its errors. */
export type ActionLoggedPort = (action: { actionId: ReportAction }) => unknown
