// Checks of a buying confirmation beside the format of its fields. The form and the server use the same.

import { hasPropertyRegime, type CivilStatus, type PropertyRegime } from './civil-status.ts'
import { isWhole, readShare } from './shares.ts'

export interface Problem {
  /** Dotted path of the field. */
  path: string
  /** Text key. */
  key: string
}

const neededTexts = ['firstName', 'lastName', 'dateOfBirth', 'street', 'postalCode', 'city'] as const

type GivenBuyer = Record<(typeof neededTexts)[number], string> & {
  civilStatus: CivilStatus | null
  propertyRegime: PropertyRegime | null
  share: string
}

interface Given {
  buyers: readonly GivenBuyer[]
  objects: readonly string[]
}

const missing = 'general_field_is_required'

/** In the order of the form. */
export const confirmationProblems = ({ buyers, objects }: Given): Problem[] => [
  ...objectsOf(objects),
  ...buyers.flatMap(personOf),
  ...sharesOf(buyers),
]

function personOf(buyer: GivenBuyer, index: number): Problem[] {
  const at = (field: string) => ({ path: `buyers.${index}.${field}`, key: missing })
  const { civilStatus, propertyRegime } = buyer
  return [
    ...neededTexts.filter((field) => buyer[field].trim() === '').map(at),
    ...(civilStatus === null ? [at('civilStatus')] : []),
    ...(hasPropertyRegime(civilStatus) && propertyRegime === null ? [at('propertyRegime')] : []),
  ]
}

/** A single buyer owns everything and is not asked for a share. */
function sharesOf(buyers: readonly GivenBuyer[]): Problem[] {
  if (buyers.length < 2) return []
  const shares = buyers.map(({ share }) => readShare(share))
  const unreadable = shares.flatMap((share, index) =>
    share ? [] : [{ path: `buyers.${index}.share`, key: 'sales_share_not_valid' }],
  )
  if (unreadable.length > 0) return unreadable
  // Shown at the last share: the person typed the others first.
  return isWhole(shares.flatMap((share) => share ?? []))
    ? []
    : [{ path: `buyers.${buyers.length - 1}.share`, key: 'sales_shares_not_whole' }]
}

function objectsOf(objects: readonly string[]): Problem[] {
  if (objects.length === 0) return [{ path: 'objects', key: 'sales_objects_missing' }]
  return new Set(objects).size < objects.length ? [{ path: 'objects', key: 'sales_objects_twice' }] : []
}
