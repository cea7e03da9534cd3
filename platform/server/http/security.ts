// Adds security headers to every response (strict content policy, no referrer because links contain tokens, noindex),
// rate limits and compression.

import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '#app/config.ts'
import { clientKey } from './client-key.ts'

/** Browser features that no page of the product uses. */
const permissionsPolicy = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'bluetooth', 'midi']
  .map((feature) => `${feature}=()`)
  .join(', ')

export async function secure(app: FastifyInstance, config: Config): Promise<void> {
  // MapLibre fetches tiles by script and draws them itself.
  const tiles = config.mapTiles ? [new URL(config.mapTiles.url.replaceAll(/[{}]/g, '')).origin] : []
  // Created once: the Fastify plugin of the same name would build its headers for each call.
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine uses style elements for responsive rules and style attributes for sizes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...tiles],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...tiles],
        objectSrc: ["'none'"],
        frameSrc: ["'self'", 'blob:'],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.publicScheme === 'https',
    // The window that opens single sign-on must receive a message from the popup.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  })
  app.addHook('onRequest', (request, reply, done) => {
    // Routes of indexed pages and public pictures remove x-robots-tag again.
    void reply.headers({ 'x-robots-tag': 'noindex', 'permissions-policy': permissionsPolicy })
    protect(request.raw, reply.raw, (fault) => done(fault instanceof Error ? fault : undefined))
  })
  await app.register(rateLimit, { global: false, keyGenerator: clientKey })
  // Compression is opt-in: public pages and lists use it, because phones load them and they contain no secrets.
  await app.register(compress, { global: false, encodings: ['br', 'gzip'] })
}
