import './storybook.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { bcp47, memoryStore, UiProvider } from '../packages/ui/src/foundation/index.ts'
import { SESSIONS } from '../packages/ui/src/testing/sessions.ts'
import { LABELS } from './labels.ts'
import { VIEWPORTS } from './viewports.ts'

const NOW = Date.UTC(2025, 6, 11, 12)

/** Every story stands on the page's own ground: language, session, theme, density and direction from the toolbar or its parameters. */
const onThePage: Decorator = (Story, { globals, parameters }) => {
  const pick = (name: string, fallback: string): string => parameters[name] ?? globals[name] ?? fallback
  const lang = pick('lang', 'eng')
  const theme = pick('theme', 'light')
  const density = pick('density', 'comfortable')
  const contrast = pick('contrast', 'normal')
  const dir = pick('dir', 'ltr')
  const who = pick('session', 'desk') as keyof typeof SESSIONS

  useEffect(() => {
    const root = document.documentElement
    Object.assign(root.dataset, { theme, density, contrast })
    root.dir = dir
    root.lang = bcp47(lang)
  }, [theme, density, contrast, dir, lang])

  const stores = { local: memoryStore(), cookie: memoryStore() }
  return (
    <UiProvider
      lang={lang}
      labels={LABELS[lang] ?? LABELS.eng}
      session={SESSIONS[who] ?? SESSIONS.desk}
      clock={() => NOW}
      stores={stores}
      onSignIn={() => {}}
    >
      <Story />
    </UiProvider>
  )
}

const switchOf = (title: string, items: string[]) => ({ toolbar: { title, items, dynamicTitle: true } })

const preview: Preview = {
  decorators: [onThePage],
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    layout: 'padded',
    viewport: { options: VIEWPORTS },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Tokens',
          'Writing a widget',
          'Foundation',
          'Controls',
          'Tables',
          'Charts',
          'Blocks',
          'Shell',
          'Bond page',
        ],
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    lang: 'eng',
    density: 'comfortable',
    contrast: 'normal',
    dir: 'ltr',
    session: 'desk',
  },
  globalTypes: {
    theme: switchOf('Theme', ['light', 'dark']),
    lang: switchOf('Language', ['eng', 'rus']),
    density: switchOf('Density', ['comfortable', 'compact']),
    contrast: switchOf('Contrast', ['normal', 'more']),
    dir: switchOf('Direction', ['ltr', 'rtl']),
    session: switchOf('User', Object.keys(SESSIONS)),
  },
  tags: ['autodocs'],
}

export default preview
