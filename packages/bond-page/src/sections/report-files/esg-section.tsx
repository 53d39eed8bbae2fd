'use client'
import type { SectionProps } from '../../section-props.ts'
import { FilesSection } from './report-files-section.tsx'

/** ESG reports of the issuer, as files (bond-page §2). */
export function EsgSection(props: SectionProps) {
  return <FilesSection {...props} kind="esg" label="section_esg" />
}
