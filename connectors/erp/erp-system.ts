// Interface to property software: receives its news of buildings and agreements, and sends it the selected tenants
// (standards.md §5.1). Orders leave at once; their results arrive later, with the other news.

export const estateKinds = ['property', 'building', 'unit'] as const
export type EstateKind = (typeof estateKinds)[number]

/** Null: known to be empty. Absent: not reported by the system. Money in francs per month, areas in square metres. */
export interface EstateFacts {
  description?: string | null
  street?: string | null
  zipCode?: string | null
  city?: string | null
  egid?: string | null
  floors?: number | null
  hasLift?: boolean | null
  /** Our object category, if the system reports it. */
  category?: string | null
  storey?: number | null
  rooms?: number | null
  ewid?: string | null
  area?: number | null
  netRent?: number | null
  ancillaryCost?: number | null
  /** YYYY-MM-DD; null while it is let. */
  availableFrom?: string | null
}

export interface OrderReason {
  /** Part of the order that is meant, by the system's name; empty for the whole order. */
  attribute: string
  reason: string
}

export type ErpNews =
  /** `facts` is null if the record no longer exists. */
  | { about: 'estate'; kind: EstateKind; reference: string; facts: EstateFacts | null }
  | { about: 'accepted'; orderId: string; reference: string | null }
  | { about: 'refused'; orderId: string; reasons: OrderReason[] }
  /** The dossier was accepted for its unit. */
  | { about: 'chosen'; dossierId: string; reference: string | null }
  /** The tenancy agreement is no longer a draft. */
  | { about: 'agreed'; reference: string; startsOn: string | null }

export interface OrderedPerson {
  firstName: string
  lastName: string
  /** YYYY-MM-DD. */
  birthDate: string | null
  title: 'Sir' | 'Madam' | 'none'
  language: 'de' | 'fr'
  /** Two-letter country code. */
  nationality: string | null
  occupation: string | null
  email: string | null
  phone: string | null
  address: { street: string; zipCode: string; city: string }
}

interface Household {
  unitReference: string
  /** The main tenant first. */
  people: OrderedPerson[]
  /** YYYY-MM-DD. */
  startsOn: string | null
}

export type ErpOrder =
  | ({ kind: 'dossier'; dossierId: string } & Household)
  | ({
      kind: 'contract'
      /** YYYY-MM-DD. */
      agreedOn: string
      endsOn: string | null
      noticeMonths: number
      /** Francs. */
      deposit: number | null
    } & Household)

export interface ErpSystem {
  name: string
  /** Throws unless the system is reachable and accepts our access. */
  check(): Promise<void>
  /** Messages stay in the queue until `keep` has returned; after a crash they are delivered again. */
  receive(keep: (news: ErpNews[]) => Promise<void>): Promise<void>
  /** The same id may be sent twice after a crash; the system must treat it as one order. */
  send(orderId: string, order: ErpOrder): Promise<void>
}

/** `unreachable`: try again later. `refused`: address or credentials are wrong, so retrying does not help. */
export class ErpFailed extends Error {
  readonly problem: 'unreachable' | 'refused' | 'private_address'

  constructor(problem: ErpFailed['problem'], detail: string) {
    super(detail)
    this.problem = problem
  }
}
