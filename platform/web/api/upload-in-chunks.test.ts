import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chunkBytes } from '#platform/contract/chunk.ts'
import { CallFailed } from './call-failed.ts'
import { uploadInPieces, type Progress } from './upload-in-chunks.ts'

const megabytes = (count: number) => new File([new Uint8Array(count * 1024 * 1024)], 'a.pdf')

/** Fake server behind a connection that breaks after the given number of bytes of each call. */
class Server {
  arrived = 0
  carried = 0
  asked = 0
  refuses = 0
  readonly size: number
  readonly passes: number[]
  constructor(size: number, passes: number[] = []) {
    this.size = size
    this.passes = passes
  }
  progress(): Progress<string> {
    return { arrived: this.arrived, uploaded: this.arrived === this.size ? 'done' : null }
  }
  take(offset: number, bytes: number): boolean {
    const passing = Math.min(bytes, this.passes.shift() ?? Infinity)
    this.carried += passing
    if (offset === this.arrived) this.arrived += passing
    return passing === bytes
  }
}

let server = new Server(1)

class Request {
  upload: { onprogress?: (event: object) => void } = {}
  status = 0
  responseText = ''
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  onloadend = () => {}
  #offset = 0
  open(_method: string, address: string) {
    this.#offset = Number(new URLSearchParams(address.split('?')[1]).get('offset'))
  }
  setRequestHeader() {}
  abort() {
    this.onabort()
    this.onloadend()
  }
  send(body: Blob) {
    queueMicrotask(() => {
      this.upload.onprogress?.({ lengthComputable: true, loaded: body.size, total: body.size })
      const isThrough = server.take(this.#offset, body.size)
      this.status = server.refuses || 200
      this.responseText = JSON.stringify(server.refuses ? { message: 'no' } : server.progress())
      if (isThrough) this.onload()
      else this.onerror()
      this.onloadend()
    })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('navigator', { onLine: true })
  for (const hear of ['addEventListener', 'removeEventListener']) vi.stubGlobal(hear, () => {})
  vi.stubGlobal('localStorage', { getItem: () => null })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function sendTo(one: Server, file: File, percents: number[] = []) {
  server = one
  const sending = uploadInPieces(
    file,
    {
      ask: async () => {
        server.asked += 1
        return server.progress()
      },
      address: (chunk) => `/x?${new URLSearchParams(chunk).toString()}`,
      read: (answer) => answer as Progress<string>,
    },
    { key: 'u1', onProgress: (percent) => percents.push(percent) },
  )
  const outcome = sending.then(
    (done) => done,
    (failure: unknown) => failure,
  )
  await vi.runAllTimersAsync()
  return outcome
}

it('sends a small file at once', async () => {
  const one = new Server(chunkBytes)
  expect(await sendTo(one, megabytes(1))).toBe('done')
  expect([one.carried, one.asked]).toEqual([chunkBytes, 0])
})

it('goes on where the connection broke, and tells how far it is', async () => {
  const size = 5 * chunkBytes
  const one = new Server(size, [Infinity, 300_000, Infinity, 0, 700_000])
  const percents: number[] = []
  expect(await sendTo(one, megabytes(5), percents)).toBe('done')
  expect(one.carried).toBe(size)
  // The offset is requested before the first chunk and after each break.
  expect(one.asked).toBe(4)
  expect(percents.at(-1)).toBe(100)
})

it('sends nothing of what an earlier visit has brought', async () => {
  const one = new Server(3 * chunkBytes)
  one.arrived = 2.5 * chunkBytes
  expect(await sendTo(one, megabytes(3))).toBe('done')
  expect(one.carried).toBe(chunkBytes / 2)
})

it('hears of a whole file without sending anything', async () => {
  const one = new Server(2 * chunkBytes)
  one.arrived = one.size
  expect(await sendTo(one, megabytes(2))).toBe('done')
  expect(one.carried).toBe(0)
})

it('stops at what the server refuses', async () => {
  const one = new Server(2 * chunkBytes)
  one.refuses = 422
  expect(await sendTo(one, megabytes(2))).toMatchObject({ status: 422, message: 'no' })
  expect(one.carried).toBe(chunkBytes)
})

it('gives up for now where nothing stays', async () => {
  const one = new Server(2 * chunkBytes)
  one.take = () => true
  expect(await sendTo(one, megabytes(2))).toBeInstanceOf(CallFailed)
})
