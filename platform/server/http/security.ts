// Every response carries a strict content policy, no referrer (token links) and noindex; limits on how often one may call; compression.

import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '#app/config.ts'
import { clientKey } from './client-key.ts'

/** Browser features that no page of ours uses. */
const permissionsPolicy = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'bluetooth', 'midi']
  .map((feature) => `${feature}=()`)
  .join(', ')

export async function secure(app: FastifyInstance, config: Config): Promise<void> {
  // Made once: the plugin of the same name makes its headers anew for each call.
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine writes its responsive rules into style elements and its sizes into style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
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
    // Pages for search engines and public pictures take the first one off again.
    void reply.headers({ 'x-robots-tag': 'noindex', 'permissions-policy': permissionsPolicy })
    protect(request.raw, reply.raw, (fault) => done(fault instanceof Error ? fault : undefined))
  })
  await app.register(rateLimit, { global: false, keyGenerator: clientKey })
  // Only where it is asked for: public pages and lists. Nothing there is secret, and phones read them.
  await app.register(compress, { global: false, encodings: ['br', 'gzip'] })
}
