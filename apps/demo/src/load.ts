import {
  type Answer,
  type Api,
  type BondPageData,
  type CallOptions,
  type EntityPage,
  type HomePageData,
  type MainMenuItem,
  type OutboxMessage,
  type PanelData,
  type Profile,
  type SessionFacts,
  type Tradings,
  unwrap,
} from '@accrue/api-client'
import { type Labels, type Language, mergeLabels } from '@accrue/ui/foundation'
import type { AuthError, Bootstrap } from './bootstrap.ts'
import { LABEL_SETS, labelSetOf } from './label-modules.ts'
import { loadPart } from './pages/page-parts.ts'
import type { AboutSubject, PageKind, Route } from './paths.ts'
import { loadUserParts } from './shell/lazy-parts.ts'
import {
  type EarlierReports,
  type IssuerName,
  readDocument,
  readEarlierReports,
  readIssuers,
  type TextDocument,
} from './text-document.ts'

/** Data that a page needs for its first render. */
export type LoadedPage = {
  lang: Language
  labels: Labels
  showLabels: boolean
  /** Whether the visitor closed the top access prompt within the last day. */
  promptClosed: boolean
  /** Result of a sign-in just before this page. */
  authError: AuthError | null
  /** Whether all code of the first view is loaded. */
  isWhole: boolean
  session: SessionFacts
  /** Main menu entries; empty when they failed to load. */
  menu: readonly MainMenuItem[]
  content: /** Null when it failed to load; the page requests it again. */
    | { kind: 'home'; home: HomePageData | null; hasViewed: boolean }
    | { kind: 'access' }
    /** Null for visitors. */
    | { kind: 'account'; profile: Profile | null }
    | { kind: 'outbox'; messages: readonly OutboxMessage[] | null }
    | { kind: 'cookies' }
    | { kind: 'about'; subject: AboutSubject }
    | { kind: 'document'; document: TextDocument }
    | { kind: 'analytics'; issuers: readonly IssuerName[] }
    | ({ kind: 'reports' } & EarlierReports)
    /** On the server with the chart's first answer, for its picture. */
    | { kind: 'bond'; page: BondPageData; firstTradings?: Tradings | null }
    | { kind: Exclude<PageKind, 'bond'>; page: EntityPage; firstPanel?: PanelData | null }
    | { kind: 'notFound' }
    | { kind: 'failed' }
}

const NOBODY: SessionFacts = {
  userId: 0,
  level: 0,
  tariffs: [],
  grants: [],
  nsd: false,
  lang: 'en',
  sid: '',
  login: null,
  countryId: null,
  phoneOnRecord: false,
  today: null,
}

type LoadOptions = {
  api: Api
  route: Route
  bootstrap: Bootstrap | null
  /** The page's texts; null when their file could not be loaded: the API has them too. */
  labels: Labels | Promise<Labels | null>
}

/** Loads everything for the first view. On an error the page shows a message within its frame. */
export async function load({ api, route, bootstrap, labels: file }: LoadOptions): Promise<LoadedPage> {
  const lang = bootstrap?.lang ?? 'en'
  const user = api.session.current({}, embedded(bootstrap?.session)).then(unwrap, () => NOBODY)
  const [session, labels, menu, content, ...parts] = await Promise.all([
    user,
    Promise.resolve(file).then(labels => labels ?? loadLabels(api, route, lang)),
    api.page.menu({}, embedded(bootstrap?.menu)).then(unwrap, () => []),
    loadContent({ api, route, bootstrap, user }),
    loadPart(route),
    user.then(loadUserParts),
  ])
  return {
    lang,
    labels,
    session,
    menu,
    content,
    showLabels: bootstrap?.showLabels ?? false,
    promptClosed: bootstrap?.promptClosed ?? false,
    authError: bootstrap?.authError ?? null,
    isWhole: parts.every(Boolean),
  }
}

/** The answer that came with the document; without it the server is asked. */
function embedded(answer: unknown): CallOptions {
  return { answer: answer ?? undefined }
}

async function loadLabels(api: Api, route: Route, lang: Language): Promise<Labels> {
  const modules = await Promise.all(
    LABEL_SETS[labelSetOf(route)].map(module => api.labels.load({ module, lang }).then(unwrap, () => ({}))),
  )
  return mergeLabels(...modules)
}

async function loadContent({
  api,
  route,
  bootstrap,
  user,
}: Omit<LoadOptions, 'labels'> & { user: Promise<SessionFacts> }): Promise<LoadedPage['content']> {
  try {
    switch (route.kind) {
      case 'home':
        return {
          kind: 'home',
          home: await api.page
            .home({}, embedded(bootstrap?.home))
            .then(unwrap)
            .catch(() => null),
          hasViewed: bootstrap?.hasViewed ?? false,
        }
      case 'bond':
      case 'stock':
      case 'etf':
      case 'index':
      case 'company':
        return await loadPage(api, route, embedded(bootstrap?.page))
      case 'account':
        return { kind: 'account', profile: await loadOwn(user, api.profile.load) }
      case 'outbox':
        return { kind: 'outbox', messages: await loadOwn(user, api.profile.outbox) }
      case 'methodology':
      case 'comment': {
        const document = readDocument(bootstrap?.content)
        return document ? { kind: 'document', document } : { kind: 'notFound' }
      }
      case 'analytics':
        return { kind: 'analytics', issuers: readIssuers(bootstrap?.content) }
      case 'reports': {
        const reports = readEarlierReports(bootstrap?.content)
        return reports ? { kind: 'reports', ...reports } : { kind: 'notFound' }
      }
      default:
        return route
    }
  } catch {
    return { kind: 'failed' }
  }
}

async function loadPage(
  api: Api,
  { kind, id }: { kind: PageKind; id: number },
  options: CallOptions,
): Promise<LoadedPage['content']> {
  if (kind !== 'bond') {
    const answer = await api.page[kind]({ id }, options)
    return answer.kind === 'ok' ? { kind, page: answer.data } : { kind: 'notFound' }
  }
  const answer = await api.page.bond({ bondId: id }, options)
  return answer.kind === 'ok' ? { kind, page: answer.data } : { kind: 'notFound' }
}

/** The user's own data. Null for visitors, for whom the server is not asked, and for a user whose session has ended. */
async function loadOwn<Facts>(
  user: Promise<SessionFacts>,
  request: () => Promise<Answer<Facts>>,
): Promise<Facts | null> {
  if ((await user).userId === NOBODY.userId) return null
  const answer = await request()
  return answer.kind === 'refused' && answer.code === 'need_auth' ? null : unwrap(answer)
}
