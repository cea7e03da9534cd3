// Roles of guests that every workspace begins with. Their ids are the same in all workspaces, because standard
// categories refer to them before a workspace stores anything of its own.

export const standardRoleKeys = ['seller', 'agent', 'candidate', 'buyer', 'lawyer', 'bank', 'surveyor'] as const
export type StandardRoleKey = (typeof standardRoleKeys)[number]

const titles: Record<StandardRoleKey, [de: string, fr: string]> = {
  seller: ['Verkäuferschaft', 'Partie venderesse'],
  agent: ['Maklerin oder Makler', 'Courtière ou courtier'],
  candidate: ['Kaufinteressierte', 'Personnes intéressées à l’achat'],
  buyer: ['Käuferschaft', 'Partie acheteuse'],
  lawyer: ['Anwalt oder Notariat', 'Avocat ou notaire'],
  bank: ['Bank', 'Banque'],
  surveyor: ['Gutachterin oder Gutachter', 'Experte ou expert'],
}

export const standardRoleId = (key: StandardRoleKey): string =>
  `00000000-0000-8000-8675-0000000000${String(standardRoleKeys.indexOf(key) + 1).padStart(2, '0')}`

export interface RoleFields {
  id: string
  position: number
  titleDe: string
  titleFr: string
  version: number
}

export const standardRoles: readonly RoleFields[] = standardRoleKeys.map((key, index) => ({
  id: standardRoleId(key),
  position: index + 1,
  titleDe: titles[key][0],
  titleFr: titles[key][1],
  version: 1,
}))

export const mostRoles = 30
