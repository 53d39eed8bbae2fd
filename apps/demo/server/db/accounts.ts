import { FULL_ACCESS_LEVEL, type Session, SUPPORT_TARIFF } from '@accrue/api-client/access'
import { MS_PER_DAY } from '@accrue/ui/foundation/calendar'
import { eq, lt } from 'drizzle-orm'
import type { Database } from './database.ts'
import { sessions, users } from './schema.ts'
import { hashPassword, hashSecret, matchesPassword, randomSecret } from './secrets.ts'

/** Signed in, without paid access. */
const READER = 1

function user(
  userId: number,
  login: string,
  level: number,
  rights: Partial<Session>,
): { login: string } & Session {
  return { userId, login, level, tariffs: [], grants: [], nsd: false, ...rights }
}

/** The demo's users, as in the contract; each password equals its login. */
export const DEMO_USERS: readonly ({ login: string } & Session)[] = [
  user(1, 'reader', READER, {}),
  user(2, 'reader677', READER, { tariffs: [SUPPORT_TARIFF] }),
  user(3, 'pro', FULL_ACCESS_LEVEL, {}),
  user(4, 'proexcel', FULL_ACCESS_LEVEL, { grants: ['excelExportAccess'] }),
  user(5, 'prodocs', FULL_ACCESS_LEVEL, { grants: ['docsDownloadAccess'] }),
  user(6, 'desk', FULL_ACCESS_LEVEL, { grants: ['excelExportAccess', 'docsDownloadAccess'], nsd: true }),
  user(7, 'nsdreader', READER, { nsd: true }),
]

/** Sessions expire after seven days. */
export const SESSION_MS = 7 * MS_PER_DAY

/** A session with its CSRF token. */
export type SignedIn = Session & { login: string; sid: string; mobileExists: boolean; expiresAt: number }

export type Accounts = {
  /** The user with this login and password, or null. An unknown login takes as long as a wrong password. */
  check(login: string, password: string): Promise<{ userId: number } | null>
  /** Starts a session. The token goes into the cookie; only its hash is stored. */
  signIn(userId: number, now: number): Promise<{ token: string; session: SignedIn }>
  /** The session of a cookie's token; null when unknown, signed out or expired. */
  read(token: string, now: number): Promise<SignedIn | null>
  signOut(token: string): Promise<void>
  /** Invalidates cached sessions after an account changes. */
  forget(userId: number): void
}

/** Accounts and sessions. `useCache` caches sessions in memory; use it only when no other process writes. */
export function accountsOf(db: Database, useCache: boolean): Accounts {
  const cache = new Map<string, SignedIn>()
  // A read that started before its session ended must not cache it again.
  const ended = new Set<string>()
  // A hash that no password matches: an unknown login also costs one scrypt run.
  const decoy = hashPassword(randomSecret())

  return {
    async check(login, password) {
      const [account] = await db.select().from(users).where(eq(users.login, login))
      const right = await matchesPassword(password, account?.passwordHash ?? (await decoy))
      return account && right ? { userId: account.id } : null
    },
    async signIn(userId, now) {
      const token = randomSecret()
      const sid = randomSecret(16)
      await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now)))
      for (const [hash, session] of cache) if (session.expiresAt <= now) cache.delete(hash)
      await db.insert(sessions).values({
        tokenHash: hashSecret(token),
        sid,
        userId,
        createdAt: new Date(now),
        expiresAt: new Date(now + SESSION_MS),
      })
      const session = await this.read(token, now)
      if (!session) throw new Error(`No account ${userId}`)
      return { token, session }
    },
    async read(token, now) {
      const tokenHash = hashSecret(token)
      const cached = cache.get(tokenHash)
      if (cached) return cached.expiresAt > now ? cached : null
      const [row] = await db
        .select()
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(sessions.tokenHash, tokenHash))
      if (!row || row.sessions.expiresAt.getTime() <= now) return null
      const session: SignedIn = {
        userId: row.users.id,
        login: row.users.login,
        level: row.users.level,
        tariffs: row.users.tariffs,
        grants: row.users.grants,
        nsd: row.users.nsd,
        sid: row.sessions.sid,
        mobileExists: row.users.phone !== null,
        expiresAt: row.sessions.expiresAt.getTime(),
      }
      if (useCache && !ended.has(tokenHash)) cache.set(tokenHash, session)
      return session
    },
    async signOut(token) {
      const tokenHash = hashSecret(token)
      ended.add(tokenHash)
      cache.delete(tokenHash)
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
    },
    forget(userId) {
      for (const [hash, session] of cache) if (session.userId === userId) cache.delete(hash)
    },
  }
}

/** Creates missing demo users and updates the rights of all from this file. Returns the new ones. */
export async function seedUsers(db: Database): Promise<Session[]> {
  const present = new Set((await db.select({ login: users.login }).from(users)).map(row => row.login))
  const added: Session[] = []
  for (const demoUser of DEMO_USERS) {
    const { userId, login, level, tariffs, grants, nsd } = demoUser
    const rights = { level, tariffs: [...tariffs], grants: [...grants], nsd }
    if (present.has(login)) await db.update(users).set(rights).where(eq(users.login, login))
    else {
      const passwordHash = await hashPassword(login)
      const rows = await db
        .insert(users)
        .values({ id: userId, login, passwordHash, ...rights })
        .onConflictDoNothing()
        .returning({ id: users.id })
      if (rows.length > 0) added.push(demoUser)
    }
  }
  return added
}
