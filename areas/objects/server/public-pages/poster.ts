// Contents of the printed sheet of an object.

export interface Poster {
  project: string
  title: string
  address: string
  /** «3.5 Zimmer», «86 m²», «2. OG», «Bezug ab 01.12.2026» */
  facts: string[]
  price: string
  priceNote: string
  text: string
  features: string[]
  /** Null when the settings do not want it on paper. */
  contact: { name: string; phone: string; email: string } | null
  /** #rrggbb of the project, for marks and large words. */
  color: string | null
  logo: Buffer | null
  /** The last line. */
  foot: string
  /** The drawing of its rooms, for those who hear the page instead of seeing it. */
  planWords: string
  /** Link to the public page with its QR code; null while the object is not public. */
  code: { link: string; picture: Buffer } | null
  /** Caption of the code, or the reason for its absence. */
  scan: string
}
