import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { labelText } from './labels.ts'
import { pluralKey } from './plural-key.ts'

const labels = (lang: string) =>
  JSON.parse(readFileSync(new URL(`../../../labels/${lang}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >
const removed = (lang: string, n: number) =>
  labelText(labels(lang), pluralKey('watchlist_removed', n, lang), { n })

describe('the label key for a count (W1)', () => {
  test.each([
    ['eng', ['Removed from 1 list', 'Removed from 2 lists', 'Removed from 21 lists']],
    ['deu', ['Aus 1 Liste entfernt', 'Aus 2 Listen entfernt', 'Aus 21 Listen entfernt']],
    ['fra', ['Retiré de 1 liste', 'Retiré de 2 listes', 'Retiré de 21 listes']],
    ['ita', ['Rimosso da 1 lista', 'Rimosso da 2 liste', 'Rimosso da 21 liste']],
    ['esp', ['Quitado de 1 lista', 'Quitado de 2 listas', 'Quitado de 21 listas']],
    ['pol', ['Usunięto z 1 listy', 'Usunięto z 2 list', 'Usunięto z 21 list']],
    ['rus', ['Убрано из 1 списка', 'Убрано из 2 списков', 'Убрано из 21 списка']],
    ['ukr', ['Прибрано з 1 списку', 'Прибрано з 2 списків', 'Прибрано з 21 списку']],
    ['tur', ['1 listeden çıkarıldı', '2 listeden çıkarıldı', '21 listeden çıkarıldı']],
    ['chn', ['已从 1 个列表中移除', '已从 2 个列表中移除', '已从 21 个列表中移除']],
  ] as const)('%s', (lang, texts) => {
    expect([1, 2, 21].map(n => removed(lang, n))).toEqual(texts)
  })

  test('11 is not singular in Russian, and an unknown language counts as English', () => {
    expect(pluralKey('x', 11, 'rus')).toBe('x')
    expect(pluralKey('x', 1, 'nothing')).toBe('x_one')
  })
})
