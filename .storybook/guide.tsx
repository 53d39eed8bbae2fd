import { AnchorMdx } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { Check, X } from '../packages/ui/src/foundation/icons/icons.ts'

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

/** A table of a page of documentation, for example use case, component and notes. */
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

export type DoDontProps = {
  /** What to do, what not to do instead, and the reason. */
  rows: readonly (readonly [recommended: string, discouraged: string, reason: string])[]
}

/** Pairs of advice. On phones each row is a block; its marks then replace the column headings. */
export function DoDont({ rows }: DoDontProps) {
  return (
    <table className="guide-advice">
      <thead>
        <tr>
          <th scope="col">Do</th>
          <th scope="col">Don’t</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([recommended, discouraged, reason]) => (
          <tr key={recommended}>
            <td>
              <Check role="img" aria-label="Do" color="var(--up)" size={16} strokeWidth={2.5} />
              <InlineText>{recommended}</InlineText>
            </td>
            <td>
              <X role="img" aria-label="Don’t" color="var(--down)" size={16} strokeWidth={2.5} />
              <InlineText>{discouraged}</InlineText>
            </td>
            <td>
              <InlineText>{reason}</InlineText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export type KeysProps = {
  /** The context, the keys (alternatives separated by a space), and their action. */
  rows: readonly (readonly [context: string, keys: string, action: string])[]
}

/** A table of keys. */
export function Keys({ rows }: KeysProps) {
  return (
    <Scroller columns={3}>
      <table>
        <thead>
          <tr>
            <th scope="col">Context</th>
            <th scope="col">Keys</th>
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([context, keys, action]) => (
            <tr key={context + keys}>
              <td>{context}</td>
              <td>
                {keys.split(' ').map((key, index) => (
                  <span key={key}>
                    {index > 0 && ' '}
                    <kbd className="guide-key">{key}</kbd>
                  </span>
                ))}
              </td>
              <td>
                <InlineText>{action}</InlineText>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
