// Referees of the demo people, and the text of their references.

import type { ReferenceKind } from '#areas/applications/rules/referees.ts'
import type { ReferenceAnswers } from '#areas/enquiries/rules/references.ts'
import type { Language } from '#platform/rules/project-type.ts'

interface Referee {
  contactName: string
  contactEmail: string
}

export const referees: Record<Language, Record<ReferenceKind, Referee>> = {
  de: {
    landlord: { contactName: 'Verena Habegger', contactEmail: 'verena.habegger@verwaltung.example' },
    employer: { contactName: 'Stefan Odermatt', contactEmail: 'stefan.odermatt@werkstatt.example' },
  },
  fr: {
    landlord: { contactName: 'Sylvie Jaquet', contactEmail: 'sylvie.jaquet@gerance.example' },
    employer: { contactName: 'Marc Dubuis', contactEmail: 'marc.dubuis@atelier.example' },
  },
}

const words: Record<Language, Record<ReferenceKind, [relationship: string, care: string]>> = {
  de: {
    landlord: ['Mietverhältnis seit vier Jahren, ungekündigt.', 'Die Wohnung ist in gutem Zustand.'],
    employer: ['Unbefristet angestellt, seit drei Jahren im Betrieb.', 'Arbeitet selbständig und genau.'],
  },
  fr: {
    landlord: ['Locataire depuis quatre ans, bail en cours.', 'Le logement est en bon état.'],
    employer: ['Engagement de durée indéterminée, depuis trois ans.', 'Travail autonome et précis.'],
  },
}

export function refereeAnswers(kind: ReferenceKind, language: Language, place: number): ReferenceAnswers {
  const [relationship, care] = words[language][kind]
  return {
    relationship: { grade: null, text: relationship },
    payment: { grade: place % 2 === 1 ? 'A' : 'B', text: '' },
    care: { grade: 'A', text: care },
    again: { grade: kind === 'landlord' ? 'B' : 'A', text: '' },
  }
}
