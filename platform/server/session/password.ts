// Passwords are stored as Argon2id hashes; they cannot be read back, not even by us.

import { hash, verify } from '@node-rs/argon2'

export const hashPassword = (password: string): Promise<string> => hash(password)

/** False too when there is no password at all; it takes as long, so that the time does not tell. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password)
  return matches && passwordHash !== null
}

const nobodysHash = hash('nobody has this password')
