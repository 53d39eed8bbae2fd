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
    ['en', ['Removed from 1 list', 'Removed from 2 lists', 'Removed from 21 lists']],
    ['de', ['Aus 1 Liste entfernt', 'Aus 2 Listen entfernt', 'Aus 21 Listen entfernt']],
    ['fr', ['Retiré de 1 liste', 'Retiré de 2 listes', 'Retiré de 21 listes']],
    ['it', ['Rimosso da 1 lista', 'Rimosso da 2 liste', 'Rimosso da 21 liste']],
    ['es', ['Quitado de 1 lista', 'Quitado de 2 listas', 'Quitado de 21 listas']],
    ['pl', ['Usunięto z 1 listy', 'Usunięto z 2 list', 'Usunięto z 21 list']],
    ['ru', ['Убрано из 1 списка', 'Убрано из 2 списков', 'Убрано из 21 списка']],
    ['uk', ['Прибрано з 1 списку', 'Прибрано з 2 списків', 'Прибрано з 21 списку']],
    ['tr', ['1 listeden çıkarıldı', '2 listeden çıkarıldı', '21 listeden çıkarıldı']],
    ['zh', ['已从 1 个列表中移除', '已从 2 个列表中移除', '已从 21 个列表中移除']],
  ] as const)('%s', (lang, texts) => {
    expect([1, 2, 21].map(n => removed(lang, n))).toEqual(texts)
  })

  test('11 is not singular in Russian, and an unknown language counts as English', () => {
    expect(pluralKey('x', 11, 'ru')).toBe('x')
    expect(pluralKey('x', 1, 'nothing')).toBe('x_one')
  })
})
