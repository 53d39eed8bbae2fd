const BONDS = [
  { id: 1, title: 'UST 4 3/8% 2034' },
  { id: 3, title: 'UST 4 1/4% 2029' },
]
const VENUES = [
  { id: 4, title: 'Over the counter' },
  { id: 7, title: 'NYSE' },
]

/** A fake server for the story and the test. */
export const storyFetch: typeof fetch = async (url, { signal } = {}) => {
  signal?.throwIfAborted()
  const { pathname, searchParams } = new URL(String(url), 'https://bonds.example')
  if (pathname.endsWith('/grounds')) return Response.json(VENUES)
  const term = searchParams.get('term')?.toLowerCase() ?? ''
  return Response.json(BONDS.filter(({ title }) => title.toLowerCase().includes(term)))
}
