/** Parameter of `getReportFiles`. */
export const REPORT_FILE_KINDS = ['annual-reports', 'msfo', 'rsbu', 'esg', 'reporting'] as const
