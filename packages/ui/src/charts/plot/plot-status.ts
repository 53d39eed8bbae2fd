import type { LabelOf } from '../../foundation/labels/labels.ts'

/** The action of a message: "Last available period". */
export type MessageAction = { label: string; onAction: () => void }

/** What the chart's frame shows (C14). */
export type ChartStatus =
  | { kind: 'ready' }
  /** With series: they stay, dimmed. Without: axes and a skeleton line. */
  | { kind: 'loading' }
  /** Default text: the label `no_graph_data`. */
  | { kind: 'empty'; text?: string; action?: MessageAction }
  /** The period starts after its end: `graph_period_start_incorrect`. */
  | { kind: 'wrongPeriod'; action?: MessageAction }
  /** `no_select_trading_ground` */
  | { kind: 'noVenue'; action?: MessageAction }
  /** The data failed to load. Default text: the label `chart_error`. */
  | { kind: 'error'; text?: string; onRetry: () => void }

export type ChartMessage = { text: string; urgent: boolean; action: MessageAction | null }

/** The appearance and behaviour of the frame in a status. */
export type PlotAppearance = {
  status: ChartStatus['kind']
  busy: boolean
  /** Whether lines are drawn. */
  drawn: boolean
  /** Whether they can be read and zoomed. */
  live: boolean
  dimmed: boolean
  skeleton: boolean
  message: ChartMessage | null
}

/** The appearance of a status; a ready chart without a drawable value is an empty one. */
export function plotAppearance(status: ChartStatus, drawable: boolean, label: LabelOf): PlotAppearance {
  const appearance: PlotAppearance = {
    status: status.kind,
    busy: false,
    drawn: false,
    live: false,
    dimmed: false,
    skeleton: false,
    message: null,
  }
  const messageOf = (text: string, action: MessageAction | null = null): ChartMessage => ({
    text,
    action,
    urgent: false,
  })
  switch (status.kind) {
    case 'loading':
      return { ...appearance, busy: true, drawn: drawable, dimmed: drawable, skeleton: !drawable }
    case 'empty':
      return { ...appearance, message: messageOf(status.text ?? label('no_graph_data'), status.action) }
    case 'wrongPeriod':
      return { ...appearance, message: messageOf(label('graph_period_start_incorrect'), status.action) }
    case 'noVenue':
      return { ...appearance, message: messageOf(label('no_select_trading_ground'), status.action) }
    case 'error': {
      const action = { label: label('retry'), onAction: status.onRetry }
      return { ...appearance, message: { text: status.text ?? label('chart_error'), action, urgent: true } }
    }
    // `ready`, and any other text
    default:
      return drawable
        ? { ...appearance, status: 'ready', drawn: true, live: true }
        : { ...appearance, status: 'empty', message: messageOf(label('no_graph_data')) }
  }
}
