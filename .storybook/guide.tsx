import { AnchorMdx } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

/** Text with code between backticks and links of the form `[text](?path=…)`. */
function InlineText({ children }: { children: string }) {
  return children.split(/(`[^`]*`|\[[^\]]+\]\([^)]+\))/).map((part, index): ReactNode => {
    const [, code] = /^`(.*)`$/.exec(part) ?? []
    const [, text, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? []
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    if (code !== undefined) return <code key={index}>{code}</code>
    if (href !== undefined)
      return (
        <AnchorMdx key={index} href={href} target="">
          {text}
        </AnchorMdx>
      )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    return part
  })
}

/** A phone shows this many columns; a wider table scrolls there, and so is a tab stop. */
const PHONE_COLUMNS = 3

/** Keeps a table that is too wide from widening the page. */
export function Scroller({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <div className="guide-scroller" tabIndex={columns > PHONE_COLUMNS ? 0 : undefined}>
      {children}
    </div>
  )
}

export type GuideProps = {
  /** The heading of each column. */
  heads: readonly string[]
  /** The first cell of a row is its heading. */
  rows: readonly (readonly string[])[]
}

/** A table of a page of documentation: the need, the widget for it, and why. */
export function Guide({ heads, rows }: GuideProps) {
  return (
    <Scroller columns={heads.length}>
      <table>
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col">
                <InlineText>{head}</InlineText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...rest]) => (
            <tr key={first + rest[0]}>
              <td>
                <InlineText>{first}</InlineText>
              </td>
              {rest.map((cell, index) => (
                <td key={heads[index + 1]}>
                  <InlineText>{cell}</InlineText>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

export type KeysProps = {
  /** The place, the keys (alternatives separated by a space), and their action. */
  rows: readonly (readonly [where: string, keys: string, what: string])[]
}

/** A table of keys. */
export function Keys({ rows }: KeysProps) {
  return (
    <Scroller columns={3}>
      <table>
        <thead>
          <tr>
            <th scope="col">In</th>
            <th scope="col">Keys</th>
            <th scope="col">Do</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([where, keys, what]) => (
            <tr key={where + keys}>
              <td>{where}</td>
              <td>
                {keys.split(' ').map((key, index) => (
                  <span key={key}>
                    {index > 0 && ' '}
                    <kbd className="guide-key">{key}</kbd>
                  </span>
                ))}
              </td>
              <td>
                <InlineText>{what}</InlineText>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
