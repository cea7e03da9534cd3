// Placeholders of the rental agreement and the form where each missing value is entered (spelling: domain.md §10).

export const variableGroups = ['landlord', 'tenants', 'object', 'rent', 'term'] as const
export type VariableGroup = (typeof variableGroups)[number]

/** Form in which a missing value is entered. */
export type Source = 'contact' | 'adult' | 'application' | 'object' | 'terms' | 'wording'

interface Variable {
  group: VariableGroup
  source: Source
  /** An optional value may be missing: it does not block sending. */
  optional?: true
}

const variables = {
  place_contact_company: { group: 'landlord', source: 'contact' },
  place_contact_address: { group: 'landlord', source: 'contact' },
  place_contact_person: { group: 'landlord', source: 'contact' },
  place_contact_phone: { group: 'landlord', source: 'contact' },
  place_contact_mail: { group: 'landlord', source: 'contact' },
  place_all_names: { group: 'tenants', source: 'application' },
  place_email: { group: 'tenants', source: 'application' },
  place_number_persons: { group: 'tenants', source: 'application' },
  place_object_title: { group: 'object', source: 'object' },
  place_object_number: { group: 'object', source: 'object' },
  place_object_address: { group: 'object', source: 'object' },
  place_rooms: { group: 'object', source: 'object' },
  place_area: { group: 'object', source: 'object' },
  place_floor: { group: 'object', source: 'object' },
  place_dwelling_number: { group: 'object', source: 'object' },
  place_secondary_objects: { group: 'object', source: 'object', optional: true },
  place_owner: { group: 'object', source: 'object' },
  place_rent_net: { group: 'rent', source: 'terms' },
  place_incidentals: { group: 'rent', source: 'terms' },
  place_rent_gross: { group: 'rent', source: 'terms' },
  place_deposit: { group: 'rent', source: 'terms' },
  place_contract_start: { group: 'term', source: 'terms' },
  place_contract_end: { group: 'term', source: 'terms' },
  place_notice_months: { group: 'term', source: 'terms' },
  place_notice_dates: { group: 'term', source: 'terms' },
  place_contract_number: { group: 'term', source: 'terms', optional: true },
  place_today: { group: 'term', source: 'terms' },
} as const satisfies Record<string, Variable>

export type VariableKey = keyof typeof variables

export const isVariable = (key: string): key is VariableKey => key in variables
export const variableOf = (key: VariableKey): Variable => variables[key]
export const variableKeys = Object.keys(variables).filter(isVariable)
