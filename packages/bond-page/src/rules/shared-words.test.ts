import { expect, test } from 'vitest'
import { withoutSharedWords } from './shared-words.ts'

test.each([
  ['words of another issue of the same issuer', 'US Treasury 4.25% 15 May 2035', '4.25% 15 May 2035'],
  ['figures stay, shared or not', 'US Treasury 4% 15 Nov 2033', '4% 15 Nov 2033'],
  ['another issuer keeps its name', 'Germany 2.5% 2035', 'Germany 2.5% 2035'],
  ['the start alone counts', 'Bonds of US Treasury 2035', 'Bonds of US Treasury 2035'],
  ['a name of nothing else stays', 'US Treasury', 'US Treasury'],
  ['a word that only begins alike stays', 'US Treasury-linked 2030', 'Treasury-linked 2030'],
])('a name next to "US Treasury 4% 15 Feb 2034": %s', (_sentence, name, short) => {
  expect(withoutSharedWords(name, ['US Treasury 4% 15 Feb 2034', 'United States Treasury'])).toBe(short)
})

test('the name that shares most counts', () => {
  expect(withoutSharedWords('Exxon Mobil 3% 2030', ['Exxon 2% 2029', 'Exxon Mobil Corporation'])).toBe(
    '3% 2030',
  )
})
