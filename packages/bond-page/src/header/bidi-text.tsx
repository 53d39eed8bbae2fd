/** A figure with its sign, or a day with its month. */
const NUMBER_OR_DAY = /([-−+]\d[\d.,\u00a0\u202f]*|\d{1,2}[ \u00a0]\p{L}{3,}\.?(?:[ \u00a0]\d{4})?)/u

/**
 * Words around figures, each in its own direction: right-to-left words would put a sign behind its figure and a year before its day.
 * Nothing changes in a language that runs from left to right. `numberClass` styles the figures.
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
