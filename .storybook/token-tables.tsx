import type { CSSProperties, ReactNode } from 'react'
import { MARKER_PATHS } from '../packages/ui/src/charts/plot/series-mark.tsx'
import { SERIES_STYLES, seriesStyle } from '../packages/ui/src/foundation/tokens/series.ts'
import css from '../packages/ui/src/styles/theme.css?raw'
import { contrast, distance, parseColour, seenBy, type Vision } from '../packages/ui/src/testing/colour.ts'
import { THEMES, type Theme, themeTokens } from '../packages/ui/src/testing/theme-tokens.ts'
import { Scroller } from './guide.tsx'

const BACKGROUNDS = ['canvas', 'surface', 'surface-sunken', 'surface-raised']
const VISIONS: Record<Vision, string> = {
  full: 'full colour',
  protan: 'protan (no red)',
  deutan: 'deutan (no green)',
  tritan: 'tritan (no blue)',
  grey: 'grey print',
}

const colourOf = (theme: Theme, name: string) =>
  parseColour(themeTokens(css, theme).get(name) ?? `missing --${name}`)
const ratio = (theme: Theme, one: string, other: string) =>
  contrast(colourOf(theme, one), colourOf(theme, other))

/** Renders its children in one theme, regardless of the toolbar. */
function On({ theme, children, style }: { theme: Theme; children: ReactNode; style?: CSSProperties }) {
  const [scheme, contrastName] = theme.split(', ')
  return (
    <div data-theme={scheme}>
      <div
        data-contrast={contrastName ? 'more' : undefined}
        style={{ background: 'var(--surface)', color: 'var(--ink)', ...style }}
      >
        {children}
      </div>
    </div>
  )
}

const table: CSSProperties = {
  borderCollapse: 'collapse',
  fontFamily: 'var(--font-sans)',
  fontSize: 13,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  inlineSize: '100%',
  margin: 0,
  whiteSpace: 'nowrap',
}
const head: CSSProperties = {
  textAlign: 'start',
  fontWeight: 400,
  fontSize: 12,
  color: 'var(--ink-3)',
  padding: '6px 12px',
  border: 0,
  borderBlockEnd: '1px solid var(--line-strong)',
  background: 'var(--surface)',
}
const cell: CSSProperties = {
  padding: '6px 12px',
  border: 0,
  borderBlockEnd: '1px solid var(--line)',
  background: 'var(--surface)',
  color: 'var(--ink)',
}
const numberCell: CSSProperties = { ...cell, textAlign: 'end' }
const framed: CSSProperties = {
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-card)',
  overflow: 'hidden',
}

function Sheet({ heads, children }: { heads: string[]; children: ReactNode }) {
  return (
    <Scroller columns={heads.length}>
      <table className="sb-unstyled" style={table}>
        <thead>
          <tr style={{ border: 0 }}>
            {heads.map((text, index) => (
              <th key={text} scope="col" style={index === 0 ? head : { ...head, textAlign: 'end' }}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Scroller>
  )
}

const row: CSSProperties = { border: 0, background: 'var(--surface)' }

/** Swatches of tokens, light and dark beside each other. */
export function Swatches({ names }: { names: string[] }) {
  return (
    <div
      className="sb-unstyled"
      style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, marginBlock: 16 }}
    >
      {(['light', 'dark'] as const).map(theme => (
        <On key={theme} theme={theme} style={{ ...framed, padding: 16, background: 'var(--canvas)' }}>
          <div
            style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(118px, 1fr))', gap: 12 }}
          >
            {names.map(name => (
              <figure
                key={name}
                style={{ margin: 0, fontFamily: 'var(--font-sans)', fontSize: 12, lineHeight: '16px' }}
              >
                <div
                  style={{
                    background: `var(--${name})`,
                    blockSize: 36,
                    borderRadius: 'var(--radius-field)',
                    border: '1px solid var(--line)',
                  }}
                />
                <figcaption style={{ marginBlockStart: 4 }}>
                  --{name}
                  <br />
                  <span style={{ color: 'var(--ink-3)', fontVariantNumeric: 'tabular-nums' }}>
                    {themeTokens(css, theme)
                      .get(name)
                      ?.replace(/oklch\((.*)\)/, '$1')}
                  </span>
                </figcaption>
              </figure>
            ))}
          </div>
        </On>
      ))}
    </div>
  )
}

/** The lowest contrast of each text token on the four backgrounds and on its soft partner, in the four themes. */
export function TextContrast({ names }: { names: string[] }) {
  const worst = (theme: Theme, name: string) => {
    const soft = `${name}-soft`
    const backgrounds = [...BACKGROUNDS, ...(themeTokens(css, theme).has(soft) ? [soft] : [])]
    return Math.min(...backgrounds.map(background => ratio(theme, name, background)))
  }
  return (
    <On theme="light" style={{ ...framed, marginBlock: 16 }}>
      <Sheet heads={['Text token', ...THEMES]}>
        {names.map(name => (
          <tr key={name} style={row}>
            <td style={cell}>
              <span style={{ color: `var(--${name})`, fontWeight: 560 }}>--{name}</span>
            </td>
            {THEMES.map(theme => (
              <td key={theme} style={numberCell}>
                {worst(theme, name).toFixed(1)} : 1
              </td>
            ))}
          </tr>
        ))}
      </Sheet>
    </On>
  )
}

function Line({ index }: { index: number }) {
  const { color, dash, marker } = seriesStyle(index)
  return (
    <svg width={112} height={16} role="img" aria-label={`Series ${index + 1}`} style={{ display: 'block' }}>
      <title>{`Series ${index + 1}`}</title>
      <path d="M2 8h108" stroke={color} strokeWidth={2} strokeDasharray={dash} fill="none" />
      <path d={MARKER_PATHS[marker]} transform="translate(56 8)" fill={color} />
    </svg>
  )
}

const USE = ['main bond', ...Array(9).fill('bond'), ...Array(10).fill('index')]

/** The styles of the twenty series, drawn on the light and the dark background. */
export function SeriesTable() {
  return (
    <On theme="light" style={{ ...framed, marginBlock: 16 }}>
      <Sheet heads={['Place', 'Light', 'Dark', 'Colour', 'Dash', 'Marker']}>
        {Array.from({ length: SERIES_STYLES }, (_, index) => {
          const { color, dash, marker } = seriesStyle(index)
          return (
            <tr key={`${color} ${dash}`} style={row}>
              <td style={cell}>
                {index} <span style={{ color: 'var(--ink-3)' }}>{USE[index]}</span>
              </td>
              {(['light', 'dark'] as const).map(theme => (
                <td key={theme} style={{ ...numberCell, padding: 0 }}>
                  <On theme={theme} style={{ padding: '10px 16px', display: 'grid', justifyContent: 'end' }}>
                    <Line index={index} />
                  </On>
                </td>
              ))}
              <td style={numberCell}>{color.replace(/var\((.*)\)/, '$1')}</td>
              <td style={numberCell}>{dash ?? 'solid'}</td>
              <td style={numberCell}>{marker}</td>
            </tr>
          )
        })}
      </Sheet>
    </On>
  )
}

/** The smallest distance between two hues of the first five and of all ten, by kind of colour vision, and their contrast to the surface. */
export function SeriesDistances() {
  const hues = Array.from({ length: 10 }, (_, place) => `series-hue-${place + 1}`)
  const nearest = (theme: Theme, vision: Vision, names: readonly string[]) => {
    const seen = names.map(name => seenBy(vision, colourOf(theme, name)))
    return Math.min(...seen.flatMap((one, index) => seen.slice(index + 1).map(other => distance(one, other))))
  }
  return (
    <On theme="light" style={{ ...framed, marginBlock: 16 }}>
      <Sheet
        heads={['Seen with', 'First five, light', 'First five, dark', 'All ten, light', 'All ten, dark']}
      >
        {(Object.keys(VISIONS) as Vision[]).map(vision => (
          <tr key={vision} style={row}>
            <td style={cell}>{VISIONS[vision]}</td>
            {[hues.slice(0, 5), hues].flatMap(names =>
              (['light', 'dark'] as const).map(theme => (
                <td key={`${theme} ${names.length}`} style={numberCell}>
                  {nearest(theme, vision, names).toFixed(3)}
                </td>
              )),
            )}
          </tr>
        ))}
        <tr style={row}>
          <td style={cell}>contrast to the surface</td>
          {[hues.slice(0, 5), hues].flatMap(names =>
            (['light', 'dark'] as const).map(theme => (
              <td key={`${theme} ${names.length}`} style={numberCell}>
                {Math.min(...names.map(name => ratio(theme, name, 'surface'))).toFixed(1)} : 1
              </td>
            )),
          )}
        </tr>
      </Sheet>
    </On>
  )
}

const SIZES = [11, 12, 13, 14, 16, 20, 26]
const RADII = ['tag', 'field', 'card']

/** The type scale, the radii and the row heights, at their true size. */
export function Sizes() {
  return (
    <On theme="light" style={{ ...framed, marginBlock: 16, padding: 16, fontFamily: 'var(--font-sans)' }}>
      <div className="sb-unstyled" style={{ display: 'grid', gap: 20 }}>
        <div style={{ display: 'flex', alignItems: 'baseline', gap: 20, flexWrap: 'wrap' }}>
          {SIZES.map(size => (
            <span
              key={size}
              style={{ fontSize: `var(--text-${size})`, lineHeight: `var(--text-${size}--line-height)` }}
            >
              text-{size}
            </span>
          ))}
        </div>
        <div style={{ display: 'flex', gap: 20 }}>
          {RADII.map(radius => (
            <span
              key={radius}
              style={{
                border: '1px solid var(--line-control)',
                borderRadius: `var(--radius-${radius})`,
                padding: '8px 16px',
                fontSize: 13,
              }}
            >
              rounded-{radius}
            </span>
          ))}
        </div>
        <div style={{ display: 'flex', gap: 20 }}>
          {(['comfortable', 'compact'] as const).map(density => (
            <span
              key={density}
              style={{
                blockSize: `var(--row-height${density === 'compact' ? '-compact' : ''})`,
                display: 'grid',
                alignItems: 'center',
                paddingInline: 16,
                background: 'var(--surface-sunken)',
                fontSize: 13,
              }}
            >
              h-row, {density}
            </span>
          ))}
        </div>
      </div>
    </On>
  )
}
