import { languageOfCode } from '@accrue/api-client'
import type { Comment, InternationalReport, LocalReport } from '@accrue/api-client/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { METHODOLOGY_VARIANTS, methodologyVariant, paths } from '../../src/paths.ts'
import type { PageBootstrap } from '../http/pages.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { methodologyDocument } from './text-pages.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const read = async <Facts>(user: string | null, path: string) => (await app.ask(user, path)).json() as Facts

async function contentOf(path: string): Promise<{ status: number; content: unknown; text: string }> {
  const response = await app.ask(null, path)
  const text = await response.text()
  const [, data = '{}'] = /id="accrue-bootstrap">(.*?)<\/script>/s.exec(text) ?? []
  return {
    status: response.status,
    content: (JSON.parse(data) as Partial<PageBootstrap & { content: unknown }>).content,
    text,
  }
}

describe('methodology documents', () => {
  test('Russian in Russian, English in all other languages (shared-blocks §2)', () => {
    expect(methodologyVariant('ru')).toBe('ru')
    for (const lang of ['en', 'uk', 'zh'] as const) expect(methodologyVariant(lang)).toBe('en')
  })

  test('every document exists in both languages, and each links to the other', () => {
    const urls = METHODOLOGY_VARIANTS.map(variant =>
      methodologyDocument(variant, null)?.sections.flatMap(({ items }) => items.map(({ url = '' }) => url)),
    )
    const [russian = [], english = []] = urls
    expect(russian.length).toBeGreaterThan(4)
    expect(russian.map(url => url.replace('/rus/', '/eng/'))).toEqual(english)
    for (const url of english) {
      const id = url.split('/')[3] ?? ''
      expect(methodologyDocument('en', id)?.variants).toEqual([
        { text: 'Русский', url: paths.methodology('ru', id), lang: 'ru' },
      ])
      expect(methodologyDocument('ru', id)?.sections.length).toBe(
        methodologyDocument('en', id)?.sections.length,
      )
    }
  })

  test('R2 the report’s link leads to a document; an unknown one is a 404', async () => {
    const { methodology } = await read<InternationalReport>(null, '/api/report_msfo/2/')
    for (const url of [methodology?.rus, methodology?.eng])
      expect((await contentOf(url ?? 'none')).content).toMatchObject({ sections: expect.anything() })
    expect((await contentOf('/methodology/eng/none/')).status).toBe(404)
    expect((await contentOf('/methodology/eng/constructor/')).status).toBe(404)
  })
})

describe('comments (access rows 26, 27)', () => {
  test.each([1, 2, 3, 4, 5])('issuer %i: inline content is open to visitors', async issuer => {
    const comments = await read<Comment[]>(null, `/api/company/${issuer}/comments_about/`)
    const open = comments.filter(({ content }) => content)
    expect(open.length).toBeGreaterThan(0)
    for (const { content } of open) {
      const { status, content: document } = await contentOf(content ?? '')
      expect(status).toBe(200)
      expect(document).toMatchObject({ illustrative: true, trail: [{ url: '/analytics/' }] })
      expect(JSON.stringify(document)).toMatch(/20\d\d/)
    }
  })

  test.each(['eng', 'rus', 'chn'])('a comment in %s names the language of its text', async lang => {
    const headers = { cookie: `accrue_lang=${lang}` }
    const answer = await app.ask(null, '/api/company/2/comments_about/', { headers })
    const comments = (await answer.json()) as Comment[]
    for (const { content, file, language } of comments) {
      if (!content) {
        // Files are in English; a title alone has no language.
        expect(language).toBe(file ? 'eng' : null)
        continue
      }
      expect(language).toBe(lang)
      expect((await contentOf(`${content}?lang=${lang}`)).content).toMatchObject({
        lang: languageOfCode(lang),
      })
    }
  })

  test('comments with only a file or a title have no page', async () => {
    for (const id of [201, 206, 200, 208, 9905]) expect((await contentOf(paths.comment(id))).status).toBe(404)
  })

  test('the list of all analytics names every issuer with comments', async () => {
    const { content } = await contentOf('/analytics/')
    expect(content).toEqual([1, 2, 3, 4, 5].map(id => ({ id, name: expect.any(String) })))
  })
})

describe('earlier reports', () => {
  test('R2, R3 the archive begins where the issuer’s page ends', async () => {
    const { content } = await contentOf('/company/2/reports/')
    const { reportId } = content as { reportId: number }
    const newest = await read<InternationalReport>('pro', '/api/report_msfo/2/')
    const earlier = await read<InternationalReport>('pro', `/api/report_msfo/${reportId}/`)
    const columns = (report: InternationalReport) => report.balance_sheet?.scroll_head.slice(1) ?? []
    expect(newest.params?.archLink).toBe('/company/2/reports/')
    expect(earlier.params?.archLink, 'it does not lead to itself').toBeNull()
    expect(columns(newest).at(-1)).toBe('28 Sep 2019')
    expect(columns(earlier)).toEqual(['29 Sep 2018', '30 Sep 2017', '24 Sep 2016', '26 Sep 2015'])
    const local = await read<LocalReport>('pro', `/api/report_rsbu/${reportId}/`)
    expect(local.rsbu_profit_and_loss?.archLink).toBeNull()
    expect(local.report_cash_flow?.scroll_body.length).toBeGreaterThan(5)
  })

  test('the archive has the same access rules as the page (access row 25)', async () => {
    const { content } = await contentOf('/company/2/reports/')
    const { reportId } = content as { reportId: number }
    const { balance_sheet } = await read<InternationalReport>(null, `/api/report_msfo/${reportId}/`)
    expect(balance_sheet?.scroll_body).toEqual([])
    expect(balance_sheet?.closed_data?.scroll_head).toHaveLength(3)
    expect(balance_sheet?.closed_data?.scroll_body.length).toBeLessThanOrEqual(5)
  })

  test('an issuer without earlier periods has neither a link nor a page', async () => {
    const { params } = await read<InternationalReport>('pro', '/api/report_msfo/5/')
    expect(params?.archLink).toBeNull()
    for (const path of ['/company/5/reports/', '/company/1/reports/', '/company/99999/reports/'])
      expect((await contentOf(path)).status).toBe(404)
  })
})
