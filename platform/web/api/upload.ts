// Sends one file as a multipart form. The only place with XMLHttpRequest: fetch cannot tell how much has been sent.

import { t } from '../i18n/texts.ts'
import { CallFailed, failureOf } from './call-failed.ts'
import { whoAsks, withLanguage } from './request.ts'
import { forgetUser } from './stored-user.ts'

interface UploadOptions {
  /** Name of the form field that holds the file; `file` unless said otherwise. */
  name?: string
  /** Further form fields, sent before the file. */
  fields?: Record<string, string>
  /** Percent sent, 0 to 100. */
  onProgress?: (percent: number) => void
  signal?: AbortSignal
}

/** Answers what the server said, unread: the caller's contract parses it. */
export function uploadFile(path: string, file: File, options: UploadOptions = {}): Promise<unknown> {
  const form = new FormData()
  for (const [key, value] of Object.entries(options.fields ?? {})) form.append(key, value)
  form.append(options.name ?? 'file', file, file.name)

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', withLanguage(path))
    const who = whoAsks()
    for (const [name, value] of Object.entries(who)) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) options.onProgress?.(Math.round((event.loaded / event.total) * 100))
    }
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) return resolve(answerIn(request.responseText))
      if (request.status === 401 && 'Authorization' in who) forgetUser('expired')
      reject(failureOf(request.status, request.responseText || t('general_upload_error')))
    }
    request.onerror = () => reject(new CallFailed(0, { message: t('general_upload_error') }))
    request.onabort = () => reject(new DOMException('Upload cancelled', 'AbortError'))
    options.signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function answerIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
