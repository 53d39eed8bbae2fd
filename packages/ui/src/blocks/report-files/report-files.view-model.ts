import type { AccessVerdict } from '../../foundation/access/access.ts'
import { safeUrl } from '../../foundation/safe-url.ts'
import type { BlockGate, Loaded } from '../loaded/loaded.reducer.ts'
import type { ReportFile, ReportQuarter, ReportYear } from './report-files-facts.ts'

/** Years shown until "show more" (shared-blocks §9). */
export const REPORT_YEARS_SHOWN = 2

/** A quarter as reports write it. */
export type QuarterNumeral = 'I' | 'II' | 'III' | 'IV'

/** The languages in which reports come. */
export type FileLanguage = 'rus' | 'eng'

/** What stands where a file is expected. */
export type FileViewModel =
  /** There is no such file, or no address for it that may be a link. */
  | { kind: 'none' }
  /** The file is there, and this user may not have it. */
  | { kind: 'locked'; format: string | null }
  | { kind: 'link'; href: string; format: string | null }

export type QuarterViewModel = {
  numeral: QuarterNumeral
  files: readonly { language: FileLanguage; file: FileViewModel }[]
}
export type YearViewModel = { year: number; quarters: readonly QuarterViewModel[] }

export type ReportFilesViewModel =
  | { kind: 'asking' }
  | { kind: 'failed' }
  | { kind: 'empty' }
  | { kind: 'gate'; verdict: BlockGate }
  | {
      kind: 'years'
      /** The columns, the reader's own language first. */
      languages: readonly FileLanguage[]
      years: readonly YearViewModel[]
      /** How many years there are after the first two. */
      others: number
      expanded: boolean
      /** Why there are no links; null where there are. */
      locked: BlockGate | null
    }

export type ReportFilesInput = {
  loaded: Loaded<readonly ReportYear[]>
  /** What the access policy says of these files for this user. */
  verdict: AccessVerdict
  expanded: boolean
  /** The site language. */
  lang: string
}

/** What is drawn of the files (R5, shared-blocks §4 and §5): links only for those who may have them, whatever was sent. */
export function toReportFilesViewModel({
  loaded,
  verdict,
  expanded,
  lang,
}: ReportFilesInput): ReportFilesViewModel {
  if (loaded.kind === 'missing') return { kind: 'empty' }
  if (loaded.kind !== 'here') return loaded
  const languages = languagesFor(lang)
  const open = verdict.kind === 'allowed'
  const years = yearsOf(loaded.facts).map(({ year, quarters }) => ({
    year,
    quarters: quarters.map(quarter => quarterOf(quarter, languages, open)),
  }))
  if (years.length === 0) return { kind: 'empty' }
  return {
    kind: 'years',
    languages,
    years: expanded ? years : years.slice(0, REPORT_YEARS_SHOWN),
    others: Math.max(0, years.length - REPORT_YEARS_SHOWN),
    expanded,
    locked: open ? null : verdict,
  }
}

/** Whether there is anything to show; null while that is not known. */
export function hasReportFiles(viewModel: ReportFilesViewModel): boolean | null {
  if (viewModel.kind === 'asking' || viewModel.kind === 'failed') return null
  return viewModel.kind !== 'empty'
}

const READ_RUSSIAN_FIRST: readonly string[] = ['rus', 'ukr']

function languagesFor(lang: string): readonly FileLanguage[] {
  return READ_RUSSIAN_FIRST.includes(lang) ? ['rus', 'eng'] : ['eng', 'rus']
}

const NUMERALS: ReadonlyMap<number, QuarterNumeral> = new Map([
  [1, 'I'],
  [2, 'II'],
  [3, 'III'],
  [4, 'IV'],
])

/** Years that have files, the latest first; of a year that comes twice the first one counts. */
function yearsOf(facts: readonly ReportYear[]): ReportYear[] {
  const known = new Map<number, ReportYear>()
  for (const { year, quarters } of facts) {
    const told = quartersOf(quarters)
    if (Number.isInteger(year) && told.length > 0 && !known.has(year))
      known.set(year, { year, quarters: told })
  }
  return [...known.values()].sort((one, other) => other.year - one.year)
}

/** Quarters I to IV that have a file, in their order; any other is no quarter (readings #62). */
function quartersOf(quarters: readonly ReportQuarter[]): ReportQuarter[] {
  return [...NUMERALS.keys()].flatMap(number => {
    const found = quarters.find(({ quarter, rus, eng }) => quarter === number && (rus ?? eng) !== null)
    return found ? [found] : []
  })
}

function quarterOf(
  quarter: ReportQuarter,
  languages: readonly FileLanguage[],
  open: boolean,
): QuarterViewModel {
  return {
    numeral: NUMERALS.get(quarter.quarter) ?? 'IV',
    files: languages.map(language => ({ language, file: fileOf(quarter[language], open) })),
  }
}

function fileOf(file: ReportFile | null, open: boolean): FileViewModel {
  if (file === null) return { kind: 'none' }
  const format = formatOf(file.mimeType)
  if (!open) return { kind: 'locked', format }
  const href = safeUrl(file.url)
  return href === null ? { kind: 'none' } : { kind: 'link', href, format }
}

/** Words in a media type, and the name by which people know the format; the first one that fits counts. */
const FORMATS: readonly (readonly [RegExp, string])[] = [
  [/pdf/, 'PDF'],
  [/spreadsheetml|xlsx/, 'XLSX'],
  [/excel|xls/, 'XLS'],
  [/wordprocessingml|docx/, 'DOCX'],
  [/msword|^doc$/, 'DOC'],
  [/presentationml|pptx/, 'PPTX'],
  [/powerpoint|^ppt$/, 'PPT'],
  [/zip/, 'ZIP'],
  [/html/, 'HTML'],
  [/csv/, 'CSV'],
  [/rtf/, 'RTF'],
  [/xml/, 'XML'],
  [/^text\/plain|^txt$/, 'TXT'],
]

/** The file's format as people call it, or null when the media type tells nothing. */
export function formatOf(mimeType: string | null): string | null {
  const type = (mimeType ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  return FORMATS.find(([words]) => words.test(type))?.[1] ?? null
}
