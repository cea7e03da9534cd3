// Interface to the issuer of credit certificates: it confirms a number, its date and its person. The applicant has
// the certificate; no other data about them is requested or kept.

export interface NamedCertificate {
  number: string
  firstName: string
  lastName: string
}

export interface CertificateResult {
  valid: boolean
  /** YYYY-MM-DD; null if the issuer does not know the certificate number. */
  issuedOn: string | null
  nameMatch: boolean
}

export interface CertificateIssuer {
  name: string
  verify(certificate: NamedCertificate): Promise<CertificateResult>
}

/** Registers differ in accents, case and the order of several names, so these differences are ignored. */
export function isSameName(one: string, other: string): boolean {
  const [short = [], long = []] = [wordsIn(one), wordsIn(other)].toSorted((a, b) => a.length - b.length)
  return short.length > 0 && short.every((word) => long.includes(word))
}

const wordsIn = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
