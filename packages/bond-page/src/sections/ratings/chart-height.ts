/** Height of the step chart's frame in pixels. */
export const CHART_HEIGHT = 260
