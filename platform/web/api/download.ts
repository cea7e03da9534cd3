// Files from the server, saved under the server's file name or shown in the page. No timeout (spec 1 §7, §9).

import type { Method } from '#platform/contract/endpoint.ts'
import { t } from '../i18n/texts.ts'
import { CallFailed, failureOf, unanswered } from './call-failed.ts'
import { fileNameIn } from './file-name.ts'
import { whoAsks, withLanguage } from './request.ts'
import { forgetUser } from './stored-user.ts'

export interface DownloadOptions {
  method?: Method
  body?: unknown
}

/** Saves the file; throws if the server sends no file name. */
export async function download(path: string, options: DownloadOptions = {}): Promise<void> {
  const response = await ask(path, options)
  const name = fileNameIn(response.headers.get('content-disposition'))
  if (!name) throw new CallFailed(response.status, { message: t('general_download_without_name') })
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the URL later; revoking it at once would cancel the download in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Returns an object URL of a protected file for `img` or `iframe`; the caller must revoke it. */
export async function fetchProtected(url: string, options: DownloadOptions = {}): Promise<string> {
  return (await fetchNamed(url, options)).url
}

/** Returns the object URL with media type and the server's file name. */
export async function fetchNamed(
  path: string,
  options: DownloadOptions = {},
): Promise<{ url: string; type: string; name: string | undefined }> {
  const response = await ask(path, options)
  const content = await response.blob()
  const name = fileNameIn(response.headers.get('content-disposition'))
  return { url: URL.createObjectURL(content), type: content.type, name }
}

/** Returns the content of a text file, such as one that the page reads. */
export const fetchText = async (path: string): Promise<string> => (await ask(path, {})).text()

async function ask(path: string, { method = 'GET', body }: DownloadOptions): Promise<Response> {
  // The token is sent only to our own host.
  const isOurs = new URL(path, location.origin).origin === location.origin
  const who = isOurs ? whoAsks() : {}
  const response = await fetch(withLanguage(path), {
    method,
    headers: { ...who, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw unanswered(cause)
  })
  if (response.ok) return response
  if (response.status === 401 && 'Authorization' in who) forgetUser('expired')
  throw failureOf(response.status, await response.text())
}
