'use client'
/** Marks the matches in a text: heavier and underlined, so not by colour alone. */
export function MarkedText({ runs }: { runs: readonly { text: string; match: boolean }[] }) {
  return runs.map(({ text, match }, index) =>
    match ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text never change places
        key={index}
        className="bg-transparent font-heavy text-accent underline decoration-1 underline-offset-3 forced-colors:text-inherit"
      >
        {text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text never change places
      <span key={index}>{text}</span>
    ),
  )
}
