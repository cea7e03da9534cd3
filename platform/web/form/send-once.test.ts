import { expect, it, vi } from 'vitest'
import { sendOnce, type SendOptions } from './send-once.ts'

const file = { id: 'd1', key: 'd1', displayName: 'a.pdf', url: '/a', size: 3, contentType: 'application/pdf' }

const optionsOf = (key: string, abort = new AbortController()) => ({
  key,
  onProgress: vi.fn<SendOptions['onProgress']>(),
  onBreak: vi.fn<SendOptions['onBreak']>(),
  signal: abort.signal,
})

it('a field opened again joins the upload that is under way', async () => {
  const arrival = Promise.withResolvers<typeof file>()
  const send = vi.fn<(options: SendOptions) => Promise<typeof file>>(() => arrival.promise)
  const [left, opened] = [optionsOf('u1'), optionsOf('u1')]
  const both = [sendOnce(left, send), sendOnce(opened, send)]
  send.mock.calls[0]?.[0].onProgress(40)
  arrival.resolve(file)
  expect(await Promise.all(both)).toEqual([file, file])
  expect(send).toHaveBeenCalledTimes(1)
  expect(opened.onProgress).toHaveBeenCalledWith(40)
  // After a failure or completion the next call starts a new upload.
  await sendOnce(optionsOf('u1'), send)
  expect(send).toHaveBeenCalledTimes(2)
})

it('whoever cancels, stops it', () => {
  const abort = new AbortController()
  const send = vi.fn<(options: SendOptions) => Promise<typeof file>>(() => new Promise(() => {}))
  void sendOnce(optionsOf('u2', abort), send)
  abort.abort()
  expect(send.mock.calls[0]?.[0].signal.aborted).toBe(true)
})
