'use client'
import type { SectionProps } from '../../section-props.ts'
import { FilesSection } from './report-files-section.tsx'

/** The issuer's reporting of quarters and years, as files (bond-page §2). */
export function ReportingSection(props: SectionProps) {
  return <FilesSection {...props} kind="reporting" label="section_reporting" />
}
