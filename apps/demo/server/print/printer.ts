/** A page of this very site that is to be printed, as one of its users sees it. */
export type PrintOrder = {
  /** Path and query, from the root of the site. */
  path: string
  /** Who looks at it: the user's own cookies. */
  cookies: readonly { name: string; value: string }[]
  /** Aborts when nobody waits for the document any more. */
  signal: AbortSignal
}

/** Prints pages of this site. */
export type Printer = {
  /** Whether there is something to print with at this moment. */
  available(): boolean
  /** The document; null where there is nothing to print with, or it did not come to an end in time. */
  print(order: PrintOrder): Promise<Uint8Array<ArrayBuffer> | null>
  /** Ends what is under way; nothing is printed after that. */
  close(): Promise<void>
}
