// `npm run dev`: the demo from its sources, on one port. Vite serves and hot-reloads the web app, and reloads changed modules of the
// server; the database stays open. Pages have no policy here, because Vite's client violates it: test the policy with `npm run demo`.
import { readFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'

const demo = join(dirname(fileURLToPath(import.meta.url)), '..')
const root = join(demo, '../..')
const port = Number(process.env.PORT || 4173)
const start = performance.now()

const server = createHttpServer()
const vite = await createVite({
  root: demo,
  configFile: join(demo, 'vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
})

/** The server with its current sources. Vite evaluates only modules that changed since the last call. */
const fetchDemo = async (request, env) => {
  const template = await vite.transformIndexHtml('/', readFileSync(join(demo, 'index.html'), 'utf8'))
  const { createDevApp } = await vite.ssrLoadModule('/server/dev.ts')
  const app = await createDevApp({ root, template, origin: `http://127.0.0.1:${port}` })
  const response = await app.fetch(request, env)
  // Vite's client needs inline scripts, styles and a socket.
  response.headers.delete('content-security-policy')
  return response
}
const listener = getRequestListener(fetchDemo, {
  errorHandler(error) {
    vite.ssrFixStacktrace(error)
    process.stderr.write(`${error.stack}\n`)
    return new Response(error.stack, { status: 500, headers: { 'content-type': 'text/plain' } })
  },
})
server.on('request', (request, response) =>
  vite.middlewares(request, response, () => listener(request, response)),
)

// Files that the browser does not import reload the page when they change.
vite.watcher.add(
  ['packages/ui/labels', 'packages/bond-page/labels', 'apps/demo/labels', 'apps/demo/server/labels'].map(
    folder => join(root, folder),
  ),
)
vite.watcher.on('change', file => {
  if (!/\/labels\/\w+\.json$|\/apps\/demo\/server\//.test(file)) return
  if (file.endsWith('.json')) {
    const app = vite.moduleGraph.getModulesByFile(join(demo, 'server/dev.ts'))
    for (const module of app ?? []) vite.moduleGraph.invalidateModule(module)
  }
  vite.ws.send({ type: 'full-reload' })
})

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    await globalThis.accrueDev?.store.close()
    process.exit(0)
  })

server.listen(port, async () => {
  await fetchDemo(new Request(`http://localhost:${port}/healthz`), {})
  process.stdout.write(
    `Ready in ${((performance.now() - start) / 1000).toFixed(1)} s: http://localhost:${port}/bonds/1/\n`,
  )
})
