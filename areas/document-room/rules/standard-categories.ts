// Categories that a new document room begins with, as usual for the sale of Swiss real estate, with the rights of the
// standard roles.

import type { ProjectType } from '#platform/rules/project-type.ts'
import type { Rights, RoomRight } from './room-right.ts'
import { standardRoleId, type StandardRoleKey } from './standard-roles.ts'

type Given = Partial<Record<StandardRoleKey, RoomRight>>

interface Chapter {
  de: string
  fr: string
  given: Given
  parts?: readonly { de: string; fr: string; given?: Given }[]
  /** Flats and houses are sold without tenancies. */
  onlyB2b?: true
}

const everywhere: Given = { seller: 'upload', agent: 'upload', buyer: 'download', lawyer: 'download' }

const chapters: readonly Chapter[] = [
  {
    de: 'Grundbuch',
    fr: 'Registre foncier',
    given: { candidate: 'read', bank: 'download', surveyor: 'download' },
    parts: [
      { de: 'Grundbuchauszug', fr: 'Extrait du registre foncier' },
      { de: 'Dienstbarkeiten und Grundlasten', fr: 'Servitudes et charges foncières' },
    ],
  },
  {
    de: 'Pläne',
    fr: 'Plans',
    given: { candidate: 'read', bank: 'download', surveyor: 'download' },
    parts: [
      { de: 'Situation und Kataster', fr: 'Situation et cadastre' },
      { de: 'Grundrisse, Schnitte, Fassaden', fr: 'Plans d’étage, coupes, façades' },
    ],
  },
  {
    de: 'Mietverhältnisse',
    fr: 'Baux',
    onlyB2b: true,
    given: { bank: 'download', surveyor: 'download' },
    parts: [
      { de: 'Mieterspiegel', fr: 'État locatif' },
      { de: 'Mietverträge', fr: 'Contrats de bail' },
    ],
  },
  {
    de: 'Technik und Unterhalt',
    fr: 'Technique et entretien',
    given: { candidate: 'read', surveyor: 'download' },
    parts: [
      { de: 'Baubeschrieb und Zustand', fr: 'Descriptif et état de la construction' },
      { de: 'Anlagen und Serviceverträge', fr: 'Installations et contrats de maintenance' },
    ],
  },
  { de: 'Versicherungen', fr: 'Assurances', given: { bank: 'download' } },
  { de: 'Steuern und Finanzen', fr: 'Impôts et finances', given: { bank: 'download' } },
  {
    de: 'Recht',
    fr: 'Droit',
    given: { bank: 'read' },
    parts: [
      { de: 'Reglemente und Beschlüsse', fr: 'Règlements et décisions' },
      { de: 'Vertragsentwürfe', fr: 'Projets de contrat', given: { buyer: 'upload', lawyer: 'upload' } },
    ],
  },
  {
    de: 'Umwelt und Energie',
    fr: 'Environnement et énergie',
    given: { candidate: 'read', bank: 'download', surveyor: 'download' },
    parts: [
      { de: 'Belastete Standorte und Schadstoffe', fr: 'Sites pollués et polluants' },
      { de: 'Energieausweis', fr: 'Certificat énergétique' },
    ],
  },
]

export interface CategoryFields {
  id: string
  parentId: string | null
  position: number
  titleDe: string
  titleFr: string
  rights: Rights
  version: number
}

export function standardCategories(projectType: ProjectType): CategoryFields[] {
  const chosen = chapters.filter(({ onlyB2b }) => !onlyB2b || projectType === 'saleb2b')
  return chosen.flatMap((chapter, index) => {
    const id = idOf(chapters.indexOf(chapter), 0)
    const head = { id, parentId: null, position: index + 1, ...fieldsOf(chapter, { ...everywhere, ...chapter.given }) }
    const parts = (chapter.parts ?? []).map((part, at) => ({
      id: idOf(chapters.indexOf(chapter), at + 1),
      parentId: id,
      position: at + 1,
      ...fieldsOf(part, part.given ?? {}),
    }))
    return [head, ...parts]
  })
}

const fieldsOf = ({ de, fr }: { de: string; fr: string }, given: Given) => ({
  titleDe: de,
  titleFr: fr,
  rights: rightsIn(given),
  version: 1,
})

function rightsIn(given: Given): Rights {
  const rights: Rights = {}
  // The keys of `Given` are those of the standard roles.
  for (const [key, right] of Object.entries(given) as [StandardRoleKey, RoomRight][])
    rights[standardRoleId(key)] = right
  return rights
}

/** The same in all workspaces, as for the standard roles. */
const idOf = (chapter: number, part: number): string =>
  `00000000-0000-8000-9675-00000000${String(chapter + 1).padStart(2, '0')}${String(part).padStart(2, '0')}`

export const mostCategories = 300
