import type { Database } from './database.ts'
import { actionLog, imports, statisticViews } from './schema.ts'

/** Append-only records that no page reads: usage, views, imports. */
export type Usage = {
  /** Number of rows written. */
  counts(): Promise<{ actions: number; views: number; imports: number }>
  logAction(entry: { userId: number; actionId: number; bondId: number | null }, now: number): Promise<void>
  logView(
    entry: { userId: number; bondId: number; countryId: number | null; regionId: number | null },
    now: number,
  ): Promise<void>
  logImports(
    entries: readonly {
      file: string
      rows: number
      flagged: number
      dropped: number
      milliseconds: number
    }[],
    now: number,
  ): Promise<void>
}

export function usageOf(db: Database): Usage {
  return {
    async counts() {
      const [actions, views, files] = await Promise.all([
        db.$count(actionLog),
        db.$count(statisticViews),
        db.$count(imports),
      ])
      return { actions, views, imports: files }
    },
    async logAction(entry, now) {
      await db.insert(actionLog).values({ ...entry, at: new Date(now) })
    },
    async logView(entry, now) {
      await db.insert(statisticViews).values({ ...entry, at: new Date(now) })
    },
    async logImports(entries, now) {
      const at = new Date(now)
      if (entries.length > 0) await db.insert(imports).values(entries.map(entry => ({ ...entry, at })))
    },
  }
}
