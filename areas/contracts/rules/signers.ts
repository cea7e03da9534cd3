// Required signers of an agreement: every adult of the household and the landlord.

export const parties = ['tenant', 'landlord'] as const
export type Party = (typeof parties)[number]

export interface Signer {
  party: Party
  /** Distinguishes signers with the same name; null for the landlord. */
  adultId: string | null
  name: string
}

export type SignerKey = Pick<Signer, 'party' | 'adultId'>

export const isSameSigner = (one: SignerKey, other: SignerKey): boolean =>
  one.party === other.party && one.adultId === other.adultId

/** Signers without a signature, in the order of the agreement. */
export const unsigned = (expected: readonly Signer[], signed: readonly SignerKey[]): Signer[] =>
  expected.filter((one) => !signed.some((other) => isSameSigner(one, other)))
