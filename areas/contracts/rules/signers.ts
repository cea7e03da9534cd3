// Who has to sign an agreement: every adult of the household, and the landlord.

export const parties = ['tenant', 'landlord'] as const
export type Party = (typeof parties)[number]

export interface Signer {
  party: Party
  name: string
}

/** Who is still to sign, in the order of the paper. */
export const unsigned = (expected: readonly Signer[], signed: readonly Signer[]): Signer[] =>
  expected.filter((one) => !signed.some(({ party, name }) => party === one.party && name === one.name))
