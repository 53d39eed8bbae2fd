/** A signed number, or a day with its month. */
const NUMBER_OR_DAY = /([-−+]\d[\d.,\u00a0\u202f]*|\d{1,2}[ \u00a0]\p{L}{3,}\.?(?:[ \u00a0]\d{4})?)/u

/**
 * Isolates numbers and days in a text: in right-to-left text a sign would move behind its number, and a year before its day. Has no
 * effect in left-to-right languages. `numberClass` styles the isolated parts.
 */
export function BidiText({ text, numberClass }: { text: string; numberClass?: string | undefined }) {
  return (
    <bdi>
      {text.split(NUMBER_OR_DAY).map((part, at) =>
        at % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
          <bdi key={at} className={numberClass}>
            {part}
          </bdi>
        ) : (
          part
        ),
      )}
    </bdi>
  )
}
