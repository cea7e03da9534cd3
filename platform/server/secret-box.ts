// Encrypts secrets that must be read again, such as two-factor keys, with AES-256-GCM and a key outside the database.
// A copy of the database alone cannot be decrypted.

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

export interface SecretBox {
  /** `place` identifies where the value is stored; it cannot be decrypted for another place. */
  seal(plain: string, place: string): string
  /** Null if it was encrypted for another place or with another secret. */
  open(sealed: string, place: string): string | null
  /** HMAC-SHA256 with a key for this purpose: proves that the author of the text knew the secret. */
  sign(text: string, purpose: string): Buffer
}

const mark = 'sealed1'
const algorithm = 'aes-256-gcm'

/** True if a stored value is sealed; older values are not. */
export const isSealed = (stored: string): boolean => stored.startsWith(`${mark}.`)

export function createSecretBox(secret: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'quartier secrets at rest', 32))
  return {
    seal(plain, place) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place))
      const hidden = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return [mark, ...[nonce, cipher.getAuthTag(), hidden].map((part) => part.toString('base64url'))].join('.')
    },
    open(sealed, place) {
      const [found, ...parts] = sealed.split('.')
      const [nonce, tag, hidden] = parts.map((part) => Buffer.from(part, 'base64url'))
      if (found !== mark || nonce?.length !== 12 || tag?.length !== 16 || !hidden) return null
      const decipher = createDecipheriv(algorithm, key, nonce).setAAD(Buffer.from(place)).setAuthTag(tag)
      try {
        return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
    sign(text, purpose) {
      return createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
        .update(text)
        .digest()
    },
  }
}
