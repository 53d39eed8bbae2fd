import './storybook.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { configure } from 'storybook/test'
import { accessFor } from '../packages/api-client/src/access/access.ts'
import { memoryStore, UiProvider } from '../packages/ui/src/foundation/index.ts'
import { directionOf, LABELS, LANGUAGES, PSEUDO_LANGUAGES } from './labels.ts'
import { MODES } from './modes.ts'
import { StoryFrame } from './story-frame.tsx'
import { USER_NAMES, userOf } from './users.ts'
import { VIEWPORTS } from './viewports.ts'

// on a busy machine, charts and lazy parts take longer than the default second
configure({ asyncUtilTimeout: 5_000 })

// documentation pages are always light; stories follow the toolbar, and tests render on a server too
if (typeof document !== 'undefined') document.documentElement.dataset.theme = 'light'

const NOW = Date.UTC(2025, 6, 11, 12)

const THEMES = {
  light: 'Light',
  dark: 'Dark',
  'light-contrast': 'Light, high contrast',
  'dark-contrast': 'Dark, high contrast',
}

/** Language, session, theme, density and direction come from the story's parameters or the toolbar. */
const onThePage: Decorator = (Story, { globals, parameters, viewMode }) => {
  const pick = (name: string, fallback: string): string => parameters[name] ?? globals[name] ?? fallback
  const [theme = 'light', contrast] = String(globals.theme ?? 'light').split('-')
  const lang = pick('lang', 'en')
  const appearance = {
    theme: parameters.theme ?? theme,
    contrast: parameters.contrast ?? (contrast ? 'more' : 'normal'),
    density: pick('density', 'comfortable'),
    // a story's own direction, else the other one when the toolbar or the language asks for it
    dir: parameters.dir ?? (directionOf(lang) === 'rtl' ? 'rtl' : (globals.dir ?? 'ltr')),
    lang,
  }
  const session = userOf(pick('session', 'desk'))
  const stores = { local: memoryStore(), cookie: memoryStore() }
  return (
    <StoryFrame appearance={appearance} inset={viewMode === 'docs'}>
      <UiProvider
        lang={lang in LANGUAGES ? lang : 'en'}
        labels={LABELS[lang] ?? LABELS.en}
        session={session}
        access={accessFor(session)}
        clock={() => NOW}
        stores={stores}
        onSignIn={() => {}}
      >
        <Story />
      </UiProvider>
    </StoryFrame>
  )
}

// tests render stories in Node, where the blocks of docs pages cannot load
const ComponentPage = lazy(async () => ({ default: (await import('./component-page.tsx')).ComponentPage }))
const ComponentPageWhenLoaded = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
)

type Icon = 'contrast' | 'globe' | 'menu' | 'transfer' | 'user'

const switchOf = (title: string, icon: Icon, titles: Record<string, string>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries(titles).map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
})

const preview: Preview = {
  decorators: [onThePage],
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    layout: 'padded',
    viewport: { options: VIEWPORTS },
    chromatic: { modes: MODES, prefersReducedMotion: 'reduce' },
    docs: { page: ComponentPageWhenLoaded, toc: { headingSelector: 'h2, h3', title: 'On this page' } },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Start here',
          'Tokens',
          'Access',
          'Labels',
          'Ports',
          'Headless',
          'Writing a widget',
          'Recipes',
          'Migration',
          'Foundation',
          ['Overview'],
          'Controls',
          ['Overview'],
          'Tables',
          ['Overview'],
          'Charts',
          ['Overview'],
          'Blocks',
          ['Overview'],
          'Shell',
          ['Overview'],
          'Examples',
          'Bond page',
        ],
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    lang: 'en',
    density: 'comfortable',
    dir: 'ltr',
    session: 'desk',
  },
  globalTypes: {
    theme: switchOf('Theme', 'contrast', THEMES),
    lang: switchOf('Language', 'globe', { ...LANGUAGES, ...PSEUDO_LANGUAGES }),
    density: switchOf('Density', 'menu', { comfortable: 'Comfortable', compact: 'Compact' }),
    dir: switchOf('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    session: switchOf('User', 'user', USER_NAMES),
  },
  // stories of a component that is not released yet have `tags: ['new', '!stable']`
  tags: ['autodocs', 'stable'],
}

export default preview
