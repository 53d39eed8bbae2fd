// One production build per library, with nothing shared, so that every page has its full size.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const here = dirname(fileURLToPath(import.meta.url))
const repository = join(here, '../..')
export const built = join(here, 'dist')

const page = name => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>${name}</title></head>
  <body style="margin:0"><script type="module" src="./main.js"></script></body>
</html>
`

/**
 * Builds `<group>/<file>` into dist/<group>/<name>/ and answers how many kB its scripts weigh, gzipped.
 * @param {{ group: string, name: string, file: string, profiling?: boolean }} contender
 */
export async function buildPage({ group, name, file, profiling = false }) {
  const counted = {
    find: 'react-dom/client',
    replacement: join(repository, 'node_modules/react-dom/profiling'),
  }
  const outDir = join(built, group, name)
  rmSync(outDir, { recursive: true, force: true })
  await build({
    configFile: false,
    root: here,
    // each page and its worker have their own folder
    base: './',
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      conditions: ['@accrue/source', 'module', 'browser', 'production'],
      // all libraries use the React of the repository
      alias: [
        ...(profiling ? [counted] : []),
        { find: /^(react|react-dom)(\/|$)/, replacement: `${join(repository, 'node_modules')}/$1$2` },
      ],
    },
    build: {
      outDir,
      target: 'es2023',
      modulePreload: false,
      reportCompressedSize: false,
      rollupOptions: {
        input: join(here, group, file),
        output: { entryFileNames: 'main.js', assetFileNames: '[name][extname]', codeSplitting: false },
      },
    },
  })
  mkdirSync(outDir, { recursive: true })
  const files = readdirSync(outDir, { encoding: 'utf8', recursive: true })
  const styles = files.filter(each => each.endsWith('.css'))
  const links = styles.map(each => `<link rel="stylesheet" href="./${each}" />`).join('')
  writeFileSync(join(outDir, 'index.html'), page(name).replace('<title>', `${links}<title>`))
  const scripts = files.filter(each => each.endsWith('.js'))
  return (
    scripts.reduce((sum, each) => sum + gzipSync(readFileSync(join(outDir, each)), { level: 9 }).length, 0) /
    1000
  )
}
