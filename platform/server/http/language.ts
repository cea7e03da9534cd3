// The language is part of the address: `/fr/api/v1/…` is `/api/v1/…` in French (spec 1 §1).

import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isLanguage } from '../../rules/project-type.ts'

const header = 'x-address-language'
const prefixed = /^\/([a-z]{2})(\/api\/.*)$/

/** Removes the language prefix before routing and stores it in a header that only this function sets. */
export function rewriteLanguage(request: IncomingMessage): string {
  const url = request.url ?? '/'
  delete request.headers[header]
  const [, language, path] = prefixed.exec(url) ?? []
  if (!path || !isLanguage(language)) return url
  request.headers[header] = language
  return path
}

export function readLanguage(app: FastifyInstance): void {
  app.decorateRequest('addressLanguage', 'de')
  app.addHook('onRequest', async (request) => {
    const language = request.headers[header]
    request.addressLanguage = isLanguage(language) ? language : 'de'
  })
}
