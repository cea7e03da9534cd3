// Titles and adverts of the demo objects, in the language of their place.

import type { Language } from '#platform/rules/project-type.ts'

/**
 * Type of the top floor by construction period: under a pitched roof, a regular floor under a flat roof, or an attic
 * flat with terrace.
 */
export type TopFloor = 'roof' | 'counted' | 'attic'

export const topFloorOf = (year: number): TopFloor => (year < 1968 ? 'roof' : year < 2009 ? 'counted' : 'attic')

const underRoof = { de: { roof: 'DG', attic: 'Attika' }, fr: { roof: 'combles', attic: 'attique' } } as const

export function floorWords(language: Language, floor: number, top: TopFloor | null): string {
  if (floor === 0) return language === 'de' ? 'EG' : 'rez'
  if (top && top !== 'counted') return underRoof[language][top]
  if (language === 'de') return `${floor}. OG`
  return floor === 1 ? '1er' : `${floor}e`
}

const placesBySize: Record<Language, Record<number, readonly string[]>> = {
  de: { 1: [''], 2: ['links', 'rechts'], 3: ['links', 'Mitte', 'rechts'] },
  fr: { 1: [''], 2: ['gauche', 'droite'], 3: ['gauche', 'centre', 'droite'] },
}

export const placeWords = (language: Language, place: number, beside: number): string =>
  placesBySize[language][beside]?.[place] ?? `${language === 'de' ? 'Whg.' : 'app.'} ${place + 1}`

export const kindWords = {
  de: {
    garage: 'Einstellplatz',
    outdoor: 'Aussenparkplatz',
    cellar: 'Kellerabteil',
    hobby: 'Hobbyraum',
    basement: 'UG',
    shop: 'Ladenlokal',
    office: 'Büro',
    plot: 'Baufeld',
  },
  fr: {
    garage: 'Place intérieure',
    outdoor: 'Place extérieure',
    cellar: 'Cave',
    hobby: 'Local de loisirs',
    basement: 'sous-sol',
    shop: 'Local commercial',
    office: 'Bureau',
    plot: 'Parcelle',
  },
} as const satisfies Record<Language, Record<string, string>>

interface Advertised {
  rooms: number
  city: string
  isNew: boolean
  isTop: boolean
  floor: number
  lift: boolean
}

interface Advert {
  title: string
  notice: string
}

export const adverts: Record<Language, (flat: Advertised) => Advert> = { de: germanAdvert, fr: frenchAdvert }

function germanAdvert({ rooms, city, isNew, isTop, floor, lift }: Advertised): Advert {
  const kind = isTop && isNew ? 'Attikawohnung' : isTop ? 'Dachwohnung' : floor === 0 ? 'Gartenwohnung' : 'Wohnung'
  const size =
    rooms < 2 ? 'Helles Studio' : rooms > 4 ? `Grosszügige ${rooms}-Zimmer-${kind}` : `Ruhige ${rooms}-Zimmer-${kind}`
  return {
    title: `${size} in ${city}`,
    notice: [
      'Die Zimmer liegen auf der ruhigen Seite, Wohnen und Küche gehen zum Balkon hinaus.',
      isNew
        ? 'Eigener Waschturm, Fussbodenheizung und Parkett.'
        : 'Küche und Bad sind in gutem Zustand, die Böden sind aus Parkett.',
      lift ? 'Mit Lift ab dem Untergeschoss.' : 'Ohne Lift.',
      'Ein Kellerabteil gehört dazu.',
    ].join(' '),
  }
}

function frenchAdvert({ rooms, city, isNew, isTop, floor, lift }: Advertised): Advert {
  const kind = isTop ? 'en attique' : floor === 0 ? 'avec jardin' : 'lumineux'
  return {
    title: rooms < 2 ? `Studio ${kind} à ${city}` : `Appartement ${kind} de ${rooms} pièces à ${city}`,
    notice: [
      'Les chambres donnent du côté calme, le séjour et la cuisine sur le balcon.',
      isNew ? 'Colonne de lavage, chauffage au sol et parquet.' : 'Cuisine et salle de bains en bon état, parquet.',
      lift ? 'Ascenseur depuis le sous-sol.' : 'Sans ascenseur.',
      'Une cave est comprise.',
    ].join(' '),
  }
}
