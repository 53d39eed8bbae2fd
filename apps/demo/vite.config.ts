import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const conditions = ['@accrue/source', 'module', 'development|production']

/**
 * Two builds: the web app into dist/web (`vite build`) and the server into dist/server (`vite build --ssr server/main.ts`).
 * Nothing is inlined into the HTML: the page's policy allows no inline script and no data: font.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [] : [react(), tailwindcss()],
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
      },
}))
