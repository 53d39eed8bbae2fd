import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** A scrypt hash with its own salt, written `scrypt$N$salt$hash`, so that the cost can grow without invalidating old hashes. */
const COST = 16_384

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, 32, { N: cost, maxmem: 64 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}

/** The hash to store for this password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, COST)
  return `scrypt$${COST}$${salt.toString('base64')}$${key.toString('base64')}`
}

/** Whether the password matches the stored hash. Takes the same time for wrong and right passwords. */
export async function matchesPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, cost, salt, hash] = stored.split('$')
  if (scheme !== 'scrypt' || !cost || !salt || !hash) return false
  const expected = Buffer.from(hash, 'base64')
  const actual = await derive(password, Buffer.from(salt, 'base64'), Number(cost))
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** A random secret, safe in cookies and URLs. */
export function randomSecret(bytes = 32): string {
  return randomBytes(bytes).toString('base64url')
}

/** The hash of a secret: reading the database does not allow signing in. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
