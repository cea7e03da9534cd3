// Publishes the API for integrators: as OpenAPI and as a readable page.

import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { accessWords, type Router } from './router.ts'

export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Quartier',
        version: '1',
        description: 'Prefix a path with /fr for French. Send Tenant-Name or use the host name.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  })
}

export function serveApiPages(router: Router): void {
  const { app } = router
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(readablePage(router)),
  )
}

const look = `body{font:14px/1.5 Inter,system-ui,sans-serif;max-width:960px;margin:40px auto;padding:0 24px;color:#1f2429;background:#fff}
h2{margin-top:40px;font-size:18px}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:8px 12px 8px 0;border-bottom:1px solid #e3e6e8;vertical-align:top}
code{font:13px ui-monospace,monospace;white-space:nowrap}@media(prefers-color-scheme:dark){body{color:#e6e8ea;background:#16191c}th,td{border-color:#33383d}}`

function readablePage(router: Router): string {
  const areas = [...Map.groupBy(router.served, ({ area }) => area)].toSorted(([a], [b]) => a.localeCompare(b))
  const sections = areas.map(([area, served]) => {
    const rows = served.map(({ endpoint, access }) => {
      const cells = [
        `<code>${endpoint.method}</code>`,
        `<code>${endpoint.path}</code>`,
        accessWords(access),
        endpoint.summary,
      ]
      return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
    })
    return `<h2>${area}</h2><table><tr><th>Method</th><th>Path</th><th>Access</th><th>What it does</th></tr>${rows.join('')}</table>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Quartier API</title><style>${look}</style></head><body><h1>Quartier API</h1><p>Shapes: <a href="/api/openapi.json">openapi.json</a></p>${sections.join('')}</body></html>`
}
