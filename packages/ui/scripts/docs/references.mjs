/**
 * Removes references to the specification, which are for authors, not for readers of the documentation: `(T4, shared-blocks §9)`
 * disappears, of `(P4: "never a dead button")` the quote stays.
 */
export function withoutReferences(text) {
  return text
    .replace(/(\s*)\(([^()]*)\)/g, (whole, space, inner) => {
      if (!REFERENCE.test(inner)) return whole
      const parts = inner.split(/[,;] /).flatMap(
        part =>
          part
            .replace(REFERENCES, '')
            .replace(/^design: /, '')
            .trim() || [],
      )
      return parts.length ? `${space}(${parts.join(', ')})` : ''
    })
    .replace(/,? (?:of|in|as in) (?:bond-page|shared-blocks) §+[\d.]+/g, '')
}

const DOCUMENT = '(?:bond-page|shared-blocks|features|readings?|design|access rows?|rows?)'
const REFERENCE_TEXT = `(?:\\b[A-Z]\\d{1,2}(?:[–-][A-Z]?\\d+)?\\b|${DOCUMENT} [§#]*\\d[\\d.–§-]*|[§#]+\\d[\\d.–§-]*)`
const REFERENCE = new RegExp(REFERENCE_TEXT)
const REFERENCES = new RegExp(`^(?:as in )?${REFERENCE_TEXT}(?: "[^"]*")?(?: and ${REFERENCE_TEXT})?:?`)
