import { resolve } from 'node:path'
import { type Day, parseIsoDay } from '@accrue/ui/foundation/calendar'

/** The last day of the curve in the data: the day the demo pretends it is. */
const DATA_DAY = '2025-07-11' as Day

export type Config = {
  port: number
  databaseUrl: string | undefined
  /** Folder of the embedded database. */
  dataDir: string
  today: Day
}

/** Reads the contract's environment variables; one that makes no sense stops the start. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, root: string): Config {
  const port = Number(env.PORT || 4173)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is no port: ${env.PORT}`)
  const today = env.ACCRUE_TODAY ? parseIsoDay(env.ACCRUE_TODAY) : DATA_DAY
  if (!today) throw new Error(`ACCRUE_TODAY is no day (yyyy-mm-dd): ${env.ACCRUE_TODAY}`)
  return {
    port,
    databaseUrl: env.DATABASE_URL || undefined,
    dataDir: resolve(root, env.ACCRUE_DATA_DIR || '.accrue'),
    today,
  }
}
