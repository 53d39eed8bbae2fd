/** Exit codes by the cause of a failed start, as in sysexits.h. */
const EXIT_CODES = {
  /** An internal error. */
  internal: 70,
  /** The database does not answer or refuses the connection. */
  database: 69,
  /** The server cannot listen on the port. */
  port: 71,
  /** The data folder cannot be written. */
  folder: 73,
  /** Another process uses the data folder. */
  'folder in use': 75,
  /** An environment variable is invalid. */
  configuration: 78,
} as const

/** Why the server does not start, as a message for the operator. */
export class StartFault extends Error {
  readonly exitCode: number

  constructor(kind: keyof typeof EXIT_CODES, message: string) {
    super(message)
    this.exitCode = EXIT_CODES[kind]
  }
}

/** The exit code for an error thrown during the start. */
export function exitCodeOf(error: unknown): number {
  return error instanceof StartFault ? error.exitCode : EXIT_CODES.internal
}
