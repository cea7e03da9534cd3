// What stands on a printed sheet of an object.

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
  contact: { name: string; phone: string; email: string }
  /** Of the public page. */
  link: string
  code: Buffer
  scan: string
}
