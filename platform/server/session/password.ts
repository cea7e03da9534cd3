// Passwords are stored as Argon2id hashes; they cannot be read back, not even by us.

import { hash, verify } from '@node-rs/argon2'

export const hashPassword = (password: string): Promise<string> => hash(password)

/** False if there is no password; verification takes equally long then, so the time reveals nothing. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password)
  return matches && passwordHash !== null
}

const nobodysHash = hash('nobody has this password')
