/** A page of this site to print, as one of its users sees it. */
export type PrintOrder = {
  /** Path and query, from the site's root. */
  path: string
  /** The user's cookies. */
  cookies: readonly { name: string; value: string }[]
  /** Aborts when the client disconnects. */
  signal: AbortSignal
}

/** Prints pages of this site. */
export type Printer = {
  /** Whether a browser is available now. */
  available(): boolean
  /** The document; null when no browser is available or printing timed out. */
  print(order: PrintOrder): Promise<Uint8Array<ArrayBuffer> | null>
  /** Cancels running jobs; later calls print nothing. */
  close(): Promise<void>
}
