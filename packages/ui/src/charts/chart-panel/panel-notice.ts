/** What a notice of a chart is about, the most important first. */
const NOTICE_KINDS = ['error', 'period', 'limit', 'data'] as const

/**
 * `error`: something could not be loaded. `period`: other days or another type are shown than were chosen. `limit`: something could not
 * be drawn as it was wanted. `data`: the data are old.
 */
export type PanelNoticeKind = (typeof NOTICE_KINDS)[number]

/** What the page did by itself, or what is the matter with the data. */
export type PanelNotice = {
  kind: PanelNoticeKind
  /** A whole sentence. */
  text: string
  /** What can be done about it: "Put back". Without it the reader can only take note of it. */
  action?: { label: string; onAction: () => void } | undefined
}

/** What makes a notice the same as another. */
export function noticeId({ kind, text }: Pick<PanelNotice, 'kind' | 'text'>): string {
  return `${kind} ${text}`
}

/** The notices that are shown, the most important first: those of a kind in the order given, each once, without those put away. */
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

/** What stays put away: a notice that went and comes back is shown again. */
export function keptDismissals(
  notices: readonly PanelNotice[],
  dismissed: readonly string[],
): readonly string[] {
  const present = new Set(notices.map(noticeId))
  const kept = dismissed.filter(id => present.has(id))
  return kept.length === dismissed.length ? dismissed : kept
}
