// The hash functions of draws, provided by the browser.

import type { Bytes, Hashing } from '../rules/hashing.ts'

const algorithm = { name: 'HMAC', hash: 'SHA-256' }

export const webHashing: Hashing = {
  digest: async (message) => new Uint8Array(await crypto.subtle.digest('SHA-256', message)),
  keyed: async (key) => {
    const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign'])
    const sign = async (message: Bytes) => new Uint8Array(await crypto.subtle.sign('HMAC', imported, message))
    return (messages) => Promise.all(messages.map(sign))
  },
}

/** Browsers provide these functions on secure connections only. */
export const canHash = (): boolean => typeof crypto.subtle === 'object'
