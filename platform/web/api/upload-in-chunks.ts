// Uploads one file in chunks. After a broken connection, a reload or a killed browser it continues at the offset that
// the server reports: at most the rest of one chunk is sent twice.

import { chunkBytes } from '#platform/contract/chunk.ts'
import { t } from '../i18n/texts.ts'
import { CallFailed } from './call-failed.ts'
import { persist, type Persistence } from './persist.ts'
import { transmit } from './upload.ts'

export interface Progress<Done> {
  /** Number of bytes received by the server. */
  arrived: number
  /** Null until the file is complete. */
  uploaded: Done | null
}

/** The server calls for one file. */
export interface Road<Done> {
  ask: (signal: AbortSignal | undefined) => Promise<Progress<Done>>
  address: (chunk: { offset: string; size: string; name: string }) => string
  read: (answer: unknown) => Progress<Done>
}

interface Options extends Persistence {
  /** Identifies the upload on this device: one window sends, the others wait for it. */
  key: string
  /** Percent sent, 0 to 100. */
  onProgress: (percent: number) => void
}

/**
 * Number of times the server may report fewer bytes than sent, because it lost data or another window uploads;
 * limited to avoid an endless loop.
 */
const mostSetbacks = 5

export function uploadInPieces<Done>(file: File, road: Road<Done>, options: Options): Promise<Done> {
  const { key, signal } = options
  const send = () => sendChunks(file, road, options)
  // Insecure pages have no Web Locks; two windows may then both send, one of them in vain.
  const locks = 'locks' in navigator ? navigator.locks : null
  return locks ? locks.request(`upload ${key}`, signal ? { signal } : {}, send) : send()
}

async function sendChunks<Done>(file: File, road: Road<Done>, options: Options): Promise<Done> {
  // Sending a small file is cheaper than asking for its offset first; the response reports whether part of it had
  // arrived.
  let at: number | null = file.size <= chunkBytes ? 0 : null
  let offset = 0
  let setbacks = 0
  const step = async (): Promise<Progress<Done>> => {
    const known = at === null ? await road.ask(options.signal) : { arrived: at, uploaded: null }
    if (known.uploaded !== null) return known
    offset = known.arrived
    // Until a response arrives, it is unknown how much of the chunk was received.
    at = null
    return bringPiece(file, offset, { road, options })
  }
  while (true) {
    const { arrived, uploaded } = await persist(step, options)
    if (uploaded !== null) return uploaded
    setbacks = arrived > offset ? 0 : setbacks + 1
    if (setbacks > mostSetbacks) throw new CallFailed(0, { message: t('general_upload_error') })
    at = arrived
  }
}

interface Way<Done> {
  road: Road<Done>
  options: Options
}

async function bringPiece<Done>(file: File, offset: number, { road, options }: Way<Done>): Promise<Progress<Done>> {
  const tell = (sent: number) => options.onProgress(Math.round(((offset + sent) / file.size) * 100))
  tell(0)
  const answer = await transmit(file.slice(offset, offset + chunkBytes), {
    method: 'PUT',
    address: road.address({ offset: String(offset), size: String(file.size), name: file.name }),
    headers: { 'Content-Type': 'application/octet-stream' },
    signal: options.signal,
    onSent: tell,
  })
  return road.read(answer)
}
