// The staff of the demo firm: one login per role, the same in each of its workspaces.

import type { Role } from '#platform/rules/permissions.ts'

interface DemoPerson {
  email: string
  username: string
  firstName: string
  lastName: string
  role: Role
  language: 'de' | 'fr'
}

const person = (firstName: string, lastName: string, role: Role, language: 'de' | 'fr' = 'de'): DemoPerson => ({
  email: `${role}@quartier.example`,
  username: `${role}.demo`,
  firstName,
  lastName,
  role,
  language,
})

export const demoPeople: DemoPerson[] = [
  person('Regula', 'Aebischer', 'superadmin'),
  person('Nora', 'Ammann', 'admin'),
  person('Luc', 'Favre', 'superuser', 'fr'),
  person('Mirjam', 'Zgraggen', 'user'),
  person('Timo', 'Lüscher', 'assistant'),
  person('Céline', 'Rochat', 'marketer', 'fr'),
  person('Beat', 'Inauen', 'contract'),
  person('Sofia', 'Bernasconi', 'analyst'),
]
