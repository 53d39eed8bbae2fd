/**
 * References to the specification stand in the source, for those who change it. Readers of the documentation have no use for them:
 * `(T4, shared-blocks §9)` goes, of `(P4: "never a dead button")` the words stay.
 */
export function withoutReferences(text) {
  return text
    .replace(/(\s*)\(([^()]*)\)/g, (whole, space, inner) => {
      if (!REFERENCE.test(inner)) return whole
      const words = inner.split(/[,;] /).flatMap(
        part =>
          part
            .replace(REFERENCES, '')
            .replace(/^design: /, '')
            .trim() || [],
      )
      return words.length ? `${space}(${words.join(', ')})` : ''
    })
    .replace(/,? (?:of|in|as in) (?:bond-page|shared-blocks) §+[\d.]+/g, '')
}

const DOCUMENT = '(?:bond-page|shared-blocks|features|readings?|design|access rows?|rows?)'
const REFERENCE_TEXT = `(?:\\b[A-Z]\\d{1,2}(?:[–-][A-Z]?\\d+)?\\b|${DOCUMENT} [§#]*\\d[\\d.–§-]*|[§#]+\\d[\\d.–§-]*)`
const REFERENCE = new RegExp(REFERENCE_TEXT)
const REFERENCES = new RegExp(`^(?:as in )?${REFERENCE_TEXT}(?: "[^"]*")?(?: and ${REFERENCE_TEXT})?:?`)
