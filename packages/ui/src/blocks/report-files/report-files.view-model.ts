import type { AccessVerdict, Gate } from '../../foundation/access/access.ts'
import { type Language, languageOf } from '../../foundation/labels/languages.ts'
import { safeUrl } from '../../foundation/safe-url.ts'
import type { Loaded } from '../loaded/loaded.reducer.ts'
import type { ReportFile, ReportQuarter, ReportYear } from './report-files-facts.ts'

/** Years shown until "show more" (shared-blocks §9). */
const REPORT_YEARS_SHOWN = 2

/** A quarter as a Roman numeral. */
export type QuarterNumeral = 'I' | 'II' | 'III' | 'IV'

/** Languages of report files. */
export type FileLanguage = 'ru' | 'en'

/** The cell of a file. */
export type FileViewModel =
  /** No file, or none with a safe address. */
  | { kind: 'none' }
  /** The file exists, but the user has no access. */
  | { kind: 'locked'; format: string | null }
  | { kind: 'link'; href: string; format: string | null }

export type QuarterViewModel = {
  numeral: QuarterNumeral
  files: readonly { language: FileLanguage; file: FileViewModel }[]
}
export type YearViewModel = { year: number; quarters: readonly QuarterViewModel[] }

export type ReportFilesViewModel =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'empty' }
  | { kind: 'gate'; verdict: Gate }
  | {
      kind: 'years'
      /** The columns, the user's own language first. */
      languages: readonly FileLanguage[]
      years: readonly YearViewModel[]
      /** How many years there are after the first two. */
      others: number
      expanded: boolean
      /** Why files are locked; null if they are links. */
      locked: Gate | null
    }

export type ReportFilesInput = {
  loaded: Loaded<readonly ReportYear[]>
  /** The access policy's verdict on these files for this user. */
  verdict: AccessVerdict
  expanded: boolean
  /** BCP 47 tag; Russian and Ukrainian readers get Russian files first. */
  lang: string
}

/** The view model of the files (R5, shared-blocks §4 and §5). Without access there are no links, even if the server sent addresses. */
export function toReportFilesViewModel({
  loaded,
  verdict,
  expanded,
  lang,
}: ReportFilesInput): ReportFilesViewModel {
  if (loaded.kind !== 'ready') return loaded
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

/** Whether there is anything to show; null while that is unknown. */
export function hasReportFiles(viewModel: ReportFilesViewModel): boolean | null {
  if (viewModel.kind === 'loading' || viewModel.kind === 'failed') return null
  return viewModel.kind !== 'empty'
}

const READ_RUSSIAN_FIRST: readonly Language[] = ['ru', 'uk']

function languagesFor(lang: string): readonly FileLanguage[] {
  return READ_RUSSIAN_FIRST.includes(languageOf(lang)) ? ['ru', 'en'] : ['en', 'ru']
}

const NUMERALS: ReadonlyMap<number, QuarterNumeral> = new Map([
  [1, 'I'],
  [2, 'II'],
  [3, 'III'],
  [4, 'IV'],
])

/** Years that have files, the latest first; of duplicate years the first one is used. */
function yearsOf(facts: readonly ReportYear[]): ReportYear[] {
  const known = new Map<number, ReportYear>()
  for (const { year, quarters } of facts) {
    const withFiles = quartersOf(quarters)
    if (Number.isInteger(year) && withFiles.length > 0 && !known.has(year))
      known.set(year, { year, quarters: withFiles })
  }
  return [...known.values()].sort((one, other) => other.year - one.year)
}

/** Quarters I to IV that have a file, in order; other numbers are ignored (readings #62). */
function quartersOf(quarters: readonly ReportQuarter[]): ReportQuarter[] {
  return [...NUMERALS.keys()].flatMap(number => {
    const found = quarters.find(({ quarter, ru, en }) => quarter === number && (ru ?? en) !== null)
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

/** Patterns of media types with the common name of the format; the first match is used. */
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

/** The common name of the file's format, or null when the media type is unknown. */
export function formatOf(mimeType: string | null): string | null {
  const type = (mimeType ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  return FORMATS.find(([pattern]) => pattern.test(type))?.[1] ?? null
}
