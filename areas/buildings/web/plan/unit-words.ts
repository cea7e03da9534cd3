// Labels of a unit for staff, and its appearance in each colouring.

import { formatMoney, formatNumber } from '#platform/web/i18n/format.ts'
import type { Translate } from '#platform/web/i18n/texts.ts'
import { toneOf } from '#platform/web/ui/state-tone.ts'
import type { PlanUnit } from '../../contract/plan.ts'
import { scaleOver, type Scale } from '../../rules/value-scale.ts'
import type { UnitLook } from './unit-look.ts'

export const colourings = ['state', 'rent', 'applications'] as const
export type Colouring = (typeof colourings)[number]

/**
 * Scale of the values on a plan. If there are flats, it covers only them: cellars are cheap and would flatten the
 * scale.
 */
export function scaleOf(units: readonly PlanUnit[], colouring: Colouring): Scale | null {
  if (colouring === 'state') return null
  const flats = units.filter(({ kind }) => kind === 'apartment')
  const compared = flats.length > 0 ? flats : units
  return scaleOver(compared.map((unit) => valueOf(unit, colouring)).filter((value) => value !== null))
}

export const valueOf = (unit: PlanUnit, colouring: Colouring): number | null =>
  colouring === 'rent' ? unit.perSquareMetre : unit.applications

/** "22.35" for a monthly rent; "7'250" for a sale price. */
export const perSquareMetreWords = (francs: number): string =>
  francs >= 1000 ? formatNumber(Math.round(francs)) : formatNumber(francs, 2)

export const priceWords = ({ grossRent, sellingPrice }: PlanUnit): string => formatMoney(grossRent ?? sellingPrice)

export function roomWords(t: Translate, { rooms, kind, objectTypeTitle }: PlanUnit): string {
  if (rooms !== null) return t('buildings_plan_rooms', { rooms: formatNumber(rooms) })
  return kind === 'parkingspace' ? '' : objectTypeTitle
}

export const applicationWords = (t: Translate, count: number): string =>
  t(count === 1 ? 'buildings_plan_application' : 'buildings_plan_applications', { count: formatNumber(count) })

interface Coloured {
  colouring: Colouring
  scale: Scale | null
  number: string
}

export function lookOf(t: Translate, unit: PlanUnit, coloured: Coloured): UnitLook {
  const { id, path, area, kind, objectTypeTitle, reference_number, rooms, stateTitle, applications } = unit
  return {
    id,
    path,
    area,
    isSmall: kind === 'parkingspace' || kind === 'other',
    name: coloured.number,
    size: roomWords(t, unit),
    ...colourOf(unit, coloured),
    spoken: [
      `${objectTypeTitle} ${reference_number}`,
      rooms !== null && t('buildings_plan_rooms_long', { rooms: formatNumber(rooms) }),
      area !== null && `${formatNumber(area)} m²`,
      stateTitle,
      priceWords(unit),
      applications !== null && applicationWords(t, applications),
    ]
      .filter(Boolean)
      .join(', '),
  }
}

function colourOf(unit: PlanUnit, { colouring, scale }: Coloured): Pick<UnitLook, 'value' | 'fill'> {
  if (colouring === 'state') return { value: unit.stateTitle, fill: { tone: toneOf(unit.letting_state) } }
  const value = valueOf(unit, colouring)
  if (value === null) return { value: '–', fill: null }
  const words = colouring === 'rent' ? perSquareMetreWords(value) : formatNumber(value)
  const isCompared =
    scale !== null && value >= scale.least && value <= scale.most && (colouring === 'rent' || value > 0)
  return { value: words, fill: isCompared ? { step: scale.stepOf(value) } : null }
}
