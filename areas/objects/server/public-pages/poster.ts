// Contents of the printed sheet of an object.

export interface Poster {
  project: string
  title: string
  address: string
  /** For example «3.5 Zimmer», «86 m²», «2. OG», «Bezug ab 01.12.2026». */
  facts: string[]
  price: string
  priceNote: string
  text: string
  features: string[]
  /** Null if the settings exclude the contact from printed sheets. */
  contact: { name: string; phone: string; email: string } | null
  /** Project colour as #rrggbb, for marks and large text. */
  color: string | null
  logo: Buffer | null
  /** Footer line. */
  foot: string
  /** Alternative text of the floor plan, for screen readers. */
  planWords: string
  /** Link to the public page with its QR code; null while the object is not public. */
  code: { link: string; picture: Buffer } | null
  /** Caption of the code, or the reason for its absence. */
  scan: string
}
