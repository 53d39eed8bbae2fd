import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const conditions = ['@accrue/source', 'module', 'development|production']

/** The Latin face is on every page, so it is asked for with the document: text does not change its width later. */
function preloadFont(): Plugin {
  return {
    name: 'accrue:preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find(file => /inter-latin-wght-normal.*\.woff2$/.test(file))
        if (!font) return []
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}

/**
 * Two builds: the web app into dist/web (`vite build`) and the server into dist/server (`vite build --ssr server/main.ts`).
 * Nothing is inlined into the HTML: the page's policy allows no inline script and no data: font.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [] : [react(), tailwindcss(), preloadFont()],
  resolve: { conditions: isSsrBuild ? ['node', ...conditions] : ['browser', ...conditions] },
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
        rollupOptions: { output: { entryFileNames: 'main.js' } },
      }
    : {
        outDir: 'dist/web',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        target: 'es2023',
        reportCompressedSize: false,
        // what every page of the site needs comes in one file: dozens of small ones weigh more
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'site', tags: ['$initial'] }] } } },
      },
}))
