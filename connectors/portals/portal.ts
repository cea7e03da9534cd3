// Interface to property portals. Each hand-over contains all advertisements of an account: the portal removes those
// that are missing (standards.md §1).

export interface PortalFile {
  /** Name at the portal: a–z, 0–9, dot, hyphen and underscore. Contains the hash of the content, so it never changes its meaning. */
  name: string
  title: string
  /** Read only if the portal does not have the file yet; null if it cannot be converted. */
  content: () => Promise<Buffer | null>
}

/** Money in francs, areas in square metres, days as YYYY-MM-DD; null is unknown. */
export interface PortalAdvert {
  /** Identity at the portal. Stays the same when the number of the object changes. */
  reference: string
  offer: 'rent' | 'sale'
  objectType: string
  street: string
  postalCode: string
  city: string
  canton: string
  country: string
  availableOn: string | null
  title: string
  /** Paragraphs separated by line breaks; plain text. */
  text: string
  grossRent: number | null
  netRent: number | null
  ancillaryCost: number | null
  sellingPrice: number | null
  priceUnit: 'month' | 'year' | 'square_metre_year'
  currency: string
  floor: number | null
  rooms: number | null
  livingArea: number | null
  plotArea: number | null
  usableArea: number | null
  yearBuilt: number | null
  floors: number | null
  traits: readonly PortalTrait[]
  pictures: readonly PortalFile[]
  document: PortalFile | null
  /** Link to the application form. */
  url: string
  tourUrl: string | null
  contact: { name: string; phone: string; email: string }
  agency: { name: string; street: string; postalCode: string; city: string }
  changedAt: Date
}

export const portalTraits = [
  'lift',
  'balcony',
  'fireplace',
  'parking',
  'wheelchair',
  'pets',
  'minergie',
  'new_building',
] as const
export type PortalTrait = (typeof portalTraits)[number]

export const advertProblems = [
  'reference',
  'duplicate',
  'title',
  'text',
  'postal_code',
  'city',
  'country',
  'object_type',
  'price_unit',
  'refused',
] as const
export type AdvertProblem = (typeof advertProblems)[number]

export interface SkippedAdvert {
  reference: string
  problems: readonly AdvertProblem[]
  /** Reply of the portal; empty if it was not asked. */
  detail: string
}

export interface PortalLoad {
  adverts: readonly PortalAdvert[]
  /** Ids that the portal returned for advertisements of this account, by reference; also of those to remove. */
  remoteIds: ReadonlyMap<string, string>
}

export interface PortalOutcome {
  skipped: readonly SkippedAdvert[]
  remoteIds: ReadonlyMap<string, string>
  /** Pictures and documents that were transferred. */
  files: number
}

/** Content of a hand-over, for the log. */
export interface PortalDocument {
  name: string
  contentType: string
  content: Buffer
  skipped: readonly SkippedAdvert[]
}

export interface Portal {
  /** Throws unless the portal can be reached and accepts the access. */
  check(): Promise<void>
  documentOf(load: PortalLoad): PortalDocument
  handOver(load: PortalLoad): Promise<PortalOutcome>
}

export const portalProblems = ['unreachable', 'refused', 'private_address', 'unknown_host_key', 'no_folder'] as const

/** `unreachable`: try again later. All others need a person. */
export class PortalFailed extends Error {
  readonly problem: (typeof portalProblems)[number]

  constructor(problem: PortalFailed['problem'], detail: string) {
    super(detail)
    this.problem = problem
  }
}
