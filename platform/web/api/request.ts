// Shared by every request: its address with the language prefix, and the headers that identify the user (spec 1 §7).

import type { Endpoint, Sent } from '#platform/contract/endpoint.ts'
import { currentLanguage, languageWithoutPrefix } from '../i18n/language.ts'
import { queryStringOf, queryText } from '../core/query-text.ts'
import { readUser } from './stored-user.ts'

let workspace = ''

/** Sets the workspace name, known after the init call. */
export function setWorkspace(name: string) {
  workspace = name
}

export function addressOf<E extends Endpoint>(endpoint: E, sent: Sent<E>): string {
  const params = new Map(Object.entries(sent.params ?? {}))
  const path = endpoint.path.replace(/:([A-Za-z_]+)/g, (_, name: string) =>
    encodeURIComponent(queryText(params.get(name)) ?? ''),
  )
  const query = queryStringOf(sent.query ?? {})
  return withLanguage(query ? `${path}?${query}` : path)
}

/** `/api/…` becomes `/fr/api/…`; static and protected files have no language prefix. */
export function withLanguage(path: string): string {
  const language = currentLanguage()
  return language !== languageWithoutPrefix && path.startsWith('/api/') ? `/${language}${path}` : path
}

export function whoAsks(): Record<string, string> {
  const token = readUser()?.token
  return {
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(workspace ? { 'Tenant-Name': workspace } : {}),
  }
}
