import { onlineManager } from '@tanstack/react-query'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ConnectionBanner } from './ConnectionBanner.tsx'

beforeAll(() => vi.stubGlobal('localStorage', { getItem: () => null }))
afterEach(() => onlineManager.setOnline(true))

/** Texts are not loaded here, so each is shown as its key. */
const drawn = async () => text((await prerenderToNodeStream(<ConnectionBanner />)).prelude)

it('says that there is no connection, and only then', async () => {
  expect(await drawn()).not.toContain('shell_no_connection')
  onlineManager.setOnline(false)
  expect(await drawn()).toContain('shell_no_connection')
})
