import { cpSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import type { AtRule } from 'postcss'
import { defineConfig, type Plugin } from 'vite'
import { themeTokens } from '../../packages/ui/src/testing/theme-tokens.ts'

const conditions = ['@accrue/source', 'module', 'development|production']

/**
 * The links of every page that wait for `waiting-links.ts`, and that script. The Latin face is on every page, so it is
 * requested before the style sheet asks for it: text does not change its width later.
 */
function waitingLinks(): Plugin {
  return {
    name: 'accrue:waiting-links',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        // the development server has none, and loads the main file by itself
        if (!bundle) return []
        const files = Object.values(bundle)
        const entry = (module: string) =>
          files.find(file => file.type === 'chunk' && file.facadeModuleId?.endsWith(module))?.fileName
        const font = files.find(file => /inter-latin-wght-normal.*\.woff2$/.test(file.fileName))?.fileName
        const link = (rel: string, file: string | undefined, attrs: Record<string, string> = {}) => ({
          tag: 'link',
          attrs: { 'data-rel': rel, ...attrs, href: `/${file}`, crossorigin: '' },
          injectTo: 'head' as const,
        })
        return [
          {
            tag: 'script',
            attrs: { type: 'module', async: true, crossorigin: '', src: `/${entry('src/waiting-links.ts')}` },
            injectTo: 'head',
          },
          link('preload', font, { as: 'font', type: 'font/woff2' }),
          link('modulepreload', entry('src/main.tsx')),
        ]
      },
    },
  }
}

/** The colour of the browser's own bars beside the site's header, one for each theme, as theme.css has it. */
function themeColours(): Plugin {
  const css = readFileSync(new URL('../../packages/ui/src/styles/theme.css', import.meta.url), 'utf8')
  return {
    name: 'accrue:theme-colours',
    transformIndexHtml: () =>
      (['light', 'dark'] as const).map(theme => ({
        tag: 'meta',
        attrs: {
          name: 'theme-color',
          'data-of': theme,
          media: `(prefers-color-scheme: ${theme})`,
          content: themeTokens(css, theme).get('surface') ?? '',
        },
        injectTo: 'head' as const,
      })),
  }
}

/** Writes each script, style sheet and picture of text compressed beside itself: at best quality, which takes too long for a request. */
function precompress(): Plugin {
  return {
    name: 'accrue:precompress',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter(
        file => /\.(js|css|svg|json)$/.test(file) && !/^\.vite/.test(file),
      )
      await Promise.all(
        texts.map(async file => {
          const path = join(dir, file)
          const bytes = await readFile(path)
          await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes))
          await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
        }),
      )
    },
  }
}

/** Copies the migrations beside the server's file, which reads them when it opens its database. */
function copyMigrations(): Plugin {
  return {
    name: 'accrue:copy-migrations',
    writeBundle({ dir = '' }) {
      cpSync(fileURLToPath(new URL('server/db/migrations', import.meta.url)), join(dir, 'migrations'), {
        recursive: true,
      })
    },
  }
}

/** Tailwind's second forms for browsers older than those of docs/versioning.md. */
const supportedBrowsers = {
  postcssPlugin: 'accrue:supported-browsers',
  AtRule: {
    supports(rule: AtRule) {
      if (/color-mix|linear-gradient/.test(rule.params)) rule.replaceWith(rule.nodes ?? [])
      else if (/margin-trim/.test(rule.params)) rule.remove()
    },
  },
}

/**
 * Modules that several lazy parts share, in a few large files instead of a hundred small ones. A group takes what its modules import with
 * it, and a module goes to the first group that takes it, so files never import each other in a circle. What one part alone needs stays
 * in its own file. No group takes the charts' barrel: a part imports it dynamically, and it would bring every chart with it.
 */
const FILE_GROUPS = [
  // small, so that they run while the main file is loading
  { name: 'start', test: /demo\/index\.html|demo\/src\/start|vite\/preload-helper/ },
  { name: 'waiting-links', test: /demo\/src\/waiting-links/ },
  { name: 'site', tags: ['$initial' as const], test: /^(?!.*(?:packages\/bond-page|pages\/bond-view))/ },
  { name: 'bond', tags: ['$initial' as const] },
  { name: 'queries', test: /@tanstack\/(?:query-core|react-query)|with-queries/ },
  // without what sections further down and dialogs have
  {
    name: 'controls',
    test: /packages\/ui\/src\/(?:controls\/(?!date-picker|dialog|link-list|locked-chip|number-field|paginator|show-more|text-field)|foundation\/(?!format\/(?:stamp-format|typed-stamp)))|@radix-ui\/(?!react-dialog)|@floating-ui|lucide-react/,
    minShareCount: 4,
  },
  {
    name: 'later-controls',
    test: /packages\/ui\/src\/controls\/(?!date-picker)|@radix-ui|use-sync-external-store/,
    minShareCount: 3,
  },
  {
    name: 'written-dates',
    test: /packages\/ui\/src\/foundation\/format\/(?:stamp-format|typed-stamp)|date-fns/,
    minShareCount: 3,
  },
  { name: 'date-picker', test: /packages\/ui\/src\/controls\/date-picker\//, minShareCount: 3 },
  {
    name: 'tables',
    test: /packages\/ui\/src\/tables\/|@tanstack\/(?:table-core|react-table)/,
    minShareCount: 3,
  },
  // what every chart draws; the rest comes with a press, an extended chart or a map
  {
    name: 'charts',
    test: /packages\/ui\/src\/charts\/(?!index\.ts|network-graph|issuer-map|drawings|flags|indicators|navigator|chart-export\/(?!redraw)|compare\/compare(?:d-|-bar)|plot\/(?:label-placement|nearest|style-popover)|series\/merge-days|stock-chart\/(?!stock-chart\.reducer|current-value))/,
    minShareCount: 2,
  },
  { name: 'navigator', test: /packages\/ui\/src\/charts\/navigator/, minShareCount: 2 },
  { name: 'compare', test: /packages\/ui\/src\/charts\/compare/, minShareCount: 2 },
  { name: 'chart-export', test: /packages\/ui\/src\/charts\/chart-export/, minShareCount: 2 },
  {
    name: 'chart-tools',
    test: /packages\/ui\/src\/charts\/(?:drawings|flags|indicators|plot|series|stock-chart)/,
    minShareCount: 2,
  },
  {
    name: 'graphs',
    test: /packages\/ui\/src\/charts\/(?:network-graph|issuer-map|plot\/(?:label-placement|nearest))/,
    minShareCount: 2,
  },
  { name: 'blocks', test: /packages\/ui\/src\/blocks\//, minShareCount: 3 },
  // with what the chart, which is the first section, shares with its lazy parts
  {
    name: 'sections',
    test: /packages\/bond-page\/src\/(?:rules|sources|sections\/(?:nothing|locked|graph\/(?:compare-kinds|graph-state|load-font|product-mark|use-compared-names)))/,
    minShareCount: 2,
  },
  {
    name: 'later-sections',
    test: /packages\/bond-page\/src\/sections\/(?:block|file-download|issue-list)\//,
    minShareCount: 2,
  },
  { name: 'shared', test: /^(?!.*packages\/(?:bond-page|ui\/src\/charts))/, minShareCount: 3 },
]

/**
 * Two builds: the web app into dist/web (`vite build`) and the server into dist/server (`vite build --ssr`).
 * Nothing is inlined into the HTML: the page's policy allows no inline script and no data: font.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild
    ? [react(), copyMigrations()]
    : [react(), tailwindcss(), waitingLinks(), themeColours(), precompress()],
  resolve: isSsrBuild
    ? { conditions: ['node', ...conditions] }
    : {
        conditions: ['browser', ...conditions],
        alias: { 'react-style-singleton': fileURLToPath(new URL('./src/style-sheet.ts', import.meta.url)) },
      },
  css: {
    // what every supported browser knows is not written a second time: `:dir(rtl)` as a list of languages would turn an Arabic page round
    // that says it runs from left to right
    lightningcss: { exclude: Features.DirSelector | Features.LightDark },
    postcss: { plugins: [supportedBrowsers] },
  },
  ssr: {
    resolve: { conditions: ['node', ...conditions] },
    // workspace sources are TypeScript, so they are bundled; the rest is loaded from node_modules
    noExternal: [/^@accrue\//],
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node20',
        rolldownOptions: {
          input: { main: 'server/main.ts', 'page/page-worker': 'server/page/page-worker.ts' },
          output: { entryFileNames: '[name].js' },
        },
      }
    : {
        outDir: 'dist/web',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        target: 'es2023',
        cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4'],
        reportCompressedSize: false,
        rolldownOptions: {
          // the main file and the bond page are entries too, so that `$initial` covers the first view
          input: ['index.html', 'src/waiting-links.ts', 'src/main.tsx', 'src/pages/bond-view.tsx'],
          output: { codeSplitting: { groups: FILE_GROUPS } },
        },
      },
}))
