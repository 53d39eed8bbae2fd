/** Kinds of notices, the most important first. */
const NOTICE_KINDS = ['error', 'period', 'limit', 'data'] as const

/**
 * `error`: something could not be loaded. `period`: the chart shows other days or another type than the chosen ones. `limit`: something
 * cannot be drawn as requested. `data`: the data are old.
 */
type PanelNoticeKind = (typeof NOTICE_KINDS)[number]

/** A message about an automatic change or a problem of the data. */
export type PanelNotice = {
  kind: PanelNoticeKind
  /** A whole sentence. */
  text: string
  /** A few words for the chip in the plot; the list has the sentence. Default `text`. */
  short?: string | undefined
  /** An action for it: "Put back". Default none. */
  action?: { label: string; onAction: () => void } | undefined
}

/** Identifies a notice by kind and text. */
export function noticeId({ kind, text }: Pick<PanelNotice, 'kind' | 'text'>): string {
  return `${kind} ${text}`
}

/** The visible notices, the most important kind first, then in the order of the list; each once, without dismissed ones. */
export function shownNotices(notices: readonly PanelNotice[], dismissed: readonly string[]): PanelNotice[] {
  const seen = new Set(dismissed)
  const shown = notices.filter(notice => {
    const id = noticeId(notice)
    if (seen.has(id)) return false
    seen.add(id)
    return true
  })
  return shown.sort((one, other) => NOTICE_KINDS.indexOf(one.kind) - NOTICE_KINDS.indexOf(other.kind))
}

/** The dismissals of notices that still exist, so that a notice that goes and returns is shown again. */
export function currentDismissals(
  notices: readonly PanelNotice[],
  dismissed: readonly string[],
): readonly string[] {
  const present = new Set(notices.map(noticeId))
  const remaining = dismissed.filter(id => present.has(id))
  return remaining.length === dismissed.length ? dismissed : remaining
}
