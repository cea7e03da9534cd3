// Finds the key to an application in a pasted link, such as the status link of the confirmation mail.

import type { Credentials } from '../../contract/form-shapes.ts'

/** Key or code of an application whose answers a new one begins with. */
export type Earlier = Credentials | { code: string }

/** Undefined if the text is no such link; it may be a code then. */
export function credentialsIn(text: string): Credentials | undefined {
  const [, slug, token] = /\/form\/application\/(?:new\/)?([0-9a-f]{20})\/([\w-]{43})(?:[/?#\s]|$)/.exec(text) ?? []
  return slug && token ? { slug, token } : undefined
}
