import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../packages/ui/src/foundation/labels/languages.ts'

/** Words as speech input compares them: case, brackets and points do not matter. */
const spoken = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%+−]+/gu, ' ')
    .trim()

/** The visible text of a control and its accessible name, as label keys or as text. */
const PAIRS: readonly [pack: 'ui' | 'bond-page', shown: string, name: string][] = [
  ['ui', 'values_absolute_short', 'values_absolute'],
  ['ui', 'A−', 'chart_panel_text_smaller'],
  ['ui', 'A+', 'chart_panel_text_larger'],
  ['bond-page', 'ratings_history', 'ratings_history_of'],
]

const labelsOf = (pack: string, lang: string): Record<string, string> =>
  JSON.parse(readFileSync(`packages/${pack}/labels/${lang}.json`, 'utf8'))

describe('WCAG 2.5.3: the accessible name contains the visible text, in every language', () => {
  test.each(LANGUAGES)('%s', lang => {
    const missing = PAIRS.flatMap(([pack, shown, name]) => {
      const labels = labelsOf(pack, lang)
      const [text, full] = [labels[shown] ?? shown, labels[name] ?? '']
      return spoken(full).includes(spoken(text)) ? [] : [`${name} “${full}” lacks “${text}”`]
    })
    expect(missing).toEqual([])
  })
})
