/** Height of a graph of relations in pixels. */
export const GRAPH_HEIGHT = 480
