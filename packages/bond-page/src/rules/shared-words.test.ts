import { expect, test } from 'vitest'
import { withoutSharedWords } from './shared-words.ts'

test.each([
  ['shared words are removed', 'US Treasury 4.25% 15 May 2035', '4.25% 15 May 2035'],
  ['shared words with digits stay', 'US Treasury 4% 15 Nov 2033', '4% 15 Nov 2033'],
  ['the name of another issuer stays', 'Germany 2.5% 2035', 'Germany 2.5% 2035'],
  ['only leading words count', 'Bonds of US Treasury 2035', 'Bonds of US Treasury 2035'],
  ['a name of shared words only stays', 'US Treasury', 'US Treasury'],
  ['a word that is only partly shared stays', 'US Treasury-linked 2030', 'Treasury-linked 2030'],
])('a name next to "US Treasury 4% 15 Feb 2034": %s', (_sentence, name, short) => {
  expect(withoutSharedWords(name, ['US Treasury 4% 15 Feb 2034', 'United States Treasury'])).toBe(short)
})

test('the name that shares most words counts', () => {
  expect(withoutSharedWords('Exxon Mobil 3% 2030', ['Exxon 2% 2029', 'Exxon Mobil Corporation'])).toBe(
    '3% 2030',
  )
})
