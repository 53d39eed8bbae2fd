/** Exit codes by what kept the server from starting, as sysexits.h has them. */
const EXIT_CODES = {
  /** Something else, which is ours. */
  internal: 70,
  /** The database does not answer or refuses. */
  database: 69,
  /** The port cannot be listened on. */
  port: 71,
  /** The data folder cannot be written. */
  folder: 73,
  /** The data folder belongs to another process. */
  'folder in use': 75,
  /** An environment variable makes no sense. */
  configuration: 78,
} as const

/** Why the server does not start, in words for whoever starts it. */
export class StartFault extends Error {
  readonly exitCode: number

  constructor(kind: keyof typeof EXIT_CODES, message: string) {
    super(message)
    this.exitCode = EXIT_CODES[kind]
  }
}

/** The exit code of whatever was thrown before the server was ready. */
export function exitCodeOf(error: unknown): number {
  return error instanceof StartFault ? error.exitCode : EXIT_CODES.internal
}
