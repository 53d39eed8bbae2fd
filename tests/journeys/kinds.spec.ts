import { expectSections } from './sections.ts'
import { ALL, expect, test } from './strict.ts'

type User = 'reader' | 'desk' | 'pro' | null

/**
 * One bond of each kind and state that the start page leads to (contract: `/` lists one of each kind). A corporate bond with put or
 * call is looked at in `accessibility.spec.ts`.
 */
const KINDS: readonly [kind: string, address: string, user: User][] = [
  ['an inflation-protected bond without trading grounds', '/bonds/57/', 'desk'],
  ['a matured note', '/bonds/185/', null],
  ['a convertible bond', '/bonds/10128/', 'reader'],
]

/** Kinds with the sections of the others. */
const MORE_KINDS: typeof KINDS = [
  ['a Treasury note', '/bonds/1/', 'desk'],
  ['a bond in default', '/bonds/10585/', 'desk'],
  ['a reopened note', '/bonds/206/', null],
  ['a floating-rate note', '/bonds/845/', null],
  ['a bank’s bond', '/bonds/10330/', null],
  ['a foreign state’s bond', '/bonds/10319/', 'pro'],
]

test('P2 bonds of each kind: every section with data is present, in the contract’s order, with content', async ({
  page,
  signIn,
}) => {
  test.slow()
  const kinds = ALL ? [...KINDS, ...MORE_KINDS] : KINDS
  for (const who of [null, 'reader', 'desk', 'pro'] as const) {
    const own = kinds.filter(([, , user]) => user === who)
    if (who && own.length > 0) await signIn(who)
    for (const [kind, address] of own)
      await test.step(kind, async () => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectSections(page, address)
      })
  }
})
