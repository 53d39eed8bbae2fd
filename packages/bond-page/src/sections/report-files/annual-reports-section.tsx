'use client'
import type { SectionProps } from '../../section-props.ts'
import { FilesSection } from './report-files-section.tsx'

/** Annual reports of the issuer, as files (bond-page §2). */
export function AnnualReportsSection(props: SectionProps) {
  return <FilesSection {...props} kind="annual-reports" label="section_annual_reports" />
}
