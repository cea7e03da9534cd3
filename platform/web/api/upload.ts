// Uploads a file as a multipart form, with retries after a broken connection. The only module that uses
// XMLHttpRequest, because fetch does not report upload progress.

import { uploadKeyHeader } from '#platform/contract/upload-key.ts'
import { t } from '../i18n/texts.ts'
import { CallFailed, failureOf } from './call-failed.ts'
import { persist, type Persistence } from './persist.ts'
import { whoAsks, withLanguage } from './request.ts'
import { forgetUser } from './stored-user.ts'

export interface UploadOptions extends Persistence {
  /** Name of the form field with the file; `file` by default. */
  name?: string
  /** Further form fields, placed before the file. */
  fields?: Record<string, string>
  /** Identifies an upload that may continue after a reload; by default each call has its own key. */
  key?: string
  /** Percent sent, 0 to 100. */
  onProgress?: (percent: number) => void
}

/** Milliseconds without progress after which the connection counts as broken. */
const longestSilence = 45_000
/** Milliseconds that the server may take to process the file after it is fully sent. */
const longestThought = 180_000

/**
 * Returns the response body unparsed: the caller parses it with its contract. A retry carries the idempotency key of
 * the first attempt.
 */
export function uploadFile(path: string, file: File, options: UploadOptions = {}): Promise<unknown> {
  const key = options.key ?? crypto.randomUUID()
  return persist(() => send(path, { file, key, options }), options)
}

interface Sent {
  file: File
  key: string
  options: UploadOptions
}

function send(path: string, { file, key, options }: Sent): Promise<unknown> {
  const form = new FormData()
  for (const [name, value] of Object.entries(options.fields ?? {})) form.append(name, value)
  form.append(options.name ?? 'file', file, file.name)
  const { onProgress, signal } = options
  return transmit(form, {
    method: 'POST',
    address: withLanguage(path),
    headers: { [uploadKeyHeader]: key },
    signal,
    onSent: (sent, all) => onProgress?.(Math.round((sent / all) * 100)),
  })
}

export interface Transmission {
  method: 'POST' | 'PUT'
  /** Path including the language prefix. */
  address: string
  headers: Record<string, string>
  signal?: AbortSignal | undefined
  /** In bytes. */
  onSent: (sent: number, all: number) => void
}

/** Sends the request once, without retries. */
export function transmit(body: Blob | FormData, way: Transmission): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const silence = watch(() => {
      reject(new CallFailed(0, { message: t('general_upload_error') }))
      request.abort()
    })
    request.open(way.method, way.address)
    const who = whoAsks()
    for (const [name, value] of Object.entries({ ...who, ...way.headers })) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => {
      silence.begin(event.loaded < event.total ? longestSilence : longestThought)
      if (event.lengthComputable) way.onSent(event.loaded, event.total)
    }
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) return resolve(answerIn(request.responseText))
      if (request.status === 401 && 'Authorization' in who) forgetUser('expired')
      reject(failureOf(request.status, request.responseText || t('general_upload_error')))
    }
    request.onerror = () => reject(new CallFailed(0, { message: t('general_upload_error') }))
    request.onabort = () => reject(new DOMException('Upload cancelled', 'AbortError'))
    const cancel = () => request.abort()
    way.signal?.addEventListener('abort', cancel)
    request.onloadend = () => {
      silence.end()
      way.signal?.removeEventListener('abort', cancel)
    }
    silence.begin(longestSilence)
    request.send(body)
  })
}

function watch(onSilence: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  return {
    begin(milliseconds: number) {
      end()
      timer = setTimeout(onSilence, milliseconds)
    },
    end,
  }
}

function answerIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
